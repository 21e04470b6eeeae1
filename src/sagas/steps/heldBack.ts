import { call, race, type SagaGenerator, take } from '../../effects/effects.ts';
import { chooserOpened } from '../../features/companySwitch/companySwitchEvents.ts';
import type { ToastKind } from '../../features/feedback/feedbackSlice.ts';
import { logoutWanted } from '../../features/session/sessionSlice.ts';
import type { Message } from '../../lib/message.ts';
import { untilPageGoes } from '../waits/untilPageGoes.ts';
import { offerUndo } from './offerUndo.ts';

/** Not a success yet. */
const KIND: ToastKind = 'info';

/**
 * Announces an action that the server could not undo, and holds it back for five seconds. True if the person undoes it.
 * False as soon as the page, the session or the company is about to go: then it must be done at once.
 */
export function* heldBack(about: Message): SagaGenerator<boolean> {
  const { takenBack } = yield* race({
    takenBack: call(offerUndo, about, KIND),
    page: call(untilPageGoes),
    place: take([logoutWanted, chooserOpened]),
  });
  return takenBack === true;
}
