import { call, cancelled, put, race, type SagaGenerator, take } from '../../effects/effects.ts';
import {
  type Confirmation,
  confirmationAccepted,
  confirmationAsked,
  confirmationDismissed,
} from '../../features/feedback/feedbackSlice.ts';
import { sessionCleared } from '../../features/session/sessionSlice.ts';
import { newId } from '../../services/browser/ids.ts';

type Question = Pick<Confirmation, 'question'> &
  Partial<Pick<Confirmation, 'title' | 'subject' | 'consequence' | 'confirm' | 'decline' | 'danger'>>;

/**
 * Asks and waits for the answer (§5 "Deleting asks for confirmation"). False if the person declines, another question
 * takes its place, or the session ends. Title 'Tip' and button 'Confirm' by default.
 */
export function* askConfirmation(asked: Question): SagaGenerator<boolean> {
  // A task of its own: if its `finally` yields, a generator cancelled inside another one's `yield*` returns as if it
  // were done, and the outer one would go on.
  return yield* call(ask, asked);
}

function* ask(asked: Question): SagaGenerator<boolean> {
  const id = yield* call(newId);
  const defaults = {
    title: { key: 'common:tip' },
    consequence: null,
    confirm: { key: 'common:confirm' },
    danger: false,
  };
  try {
    yield* put(confirmationAsked({ ...defaults, ...asked, id }));
    const { yes } = yield* race({
      yes: take((action: { type: string }) => confirmationAccepted.match(action) && action.payload === id),
      no: take((action: { type: string }) => confirmationDismissed.match(action) && action.payload === id),
      replaced: take(confirmationAsked),
      ended: take(sessionCleared),
    });
    return yes !== undefined;
  } finally {
    if (yield* cancelled()) yield* put(confirmationDismissed(id));
  }
}
