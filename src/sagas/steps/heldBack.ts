import { call, race, type SagaGenerator, take } from 'typed-redux-saga';
import { chooserOpened } from '../../features/companySwitch/companySwitchEvents.ts';
import type { ToastKind } from '../../features/feedback/feedbackSlice.ts';
import { pageReloadRequested } from '../../features/reload/reloadSlice.ts';
import { logoutRequested } from '../../features/session/sessionSlice.ts';
import type { Message } from '../../lib/message.ts';
import { pageChannel } from '../channels/pageChannel.ts';
import { withChannel } from '../channels/withChannel.ts';
import { offerUndo } from './offerUndo.ts';

/** Not a success yet. */
const KIND: ToastKind = 'info';

/** The page, the session or the company is about to go, and with it the time in which something can be taken back. */
const LEAVING = [pageReloadRequested, logoutRequested, chooserOpened];

/**
 * Says what is about to be done, which the server could not undo, and holds it back for five seconds. True if the person
 * takes it back. False as soon as the page is about to go or is no longer looked at: then it has to be done at once.
 */
export function* heldBack(about: Message): SagaGenerator<boolean> {
  const { takenBack } = yield* race({
    takenBack: call(offerUndo, about, KIND),
    leaving: take(LEAVING),
    hidden: withChannel(pageChannel, take, 'hidden'),
  });
  return takenBack === true;
}
