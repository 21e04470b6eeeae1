import { call, cancelled, delay, put, race, type SagaGenerator, take } from 'typed-redux-saga';
import { TIMING } from '../../constants/timing.ts';
import { type ToastKind, toastActed, toastDismissed, toastShown } from '../../features/feedback/feedbackSlice.ts';
import type { Message } from '../../lib/message.ts';
import { newId } from '../../services/browser/ids.ts';

/**
 * Tells what has been done, or is about to be, and offers for five seconds to take it back. True if the person wants that; what takes it back
 * is the caller's. If the caller is cancelled, the offer goes.
 */
export function* offerUndo(message: Message, kind: ToastKind = 'success'): SagaGenerator<boolean> {
  // A task of its own, for the same reason as in askConfirmation.
  return yield* call(offer, message, kind);
}

function* offer(message: Message, kind: ToastKind): SagaGenerator<boolean> {
  const id = yield* call(newId);
  try {
    const durationMs = TIMING.undoMs;
    yield* put(toastShown({ id, kind, message, durationMs, action: { key: 'common:undo' } }));
    const { undone } = yield* race({
      undone: take((action: { type: string }) => toastActed.match(action) && action.payload === id),
      over: delay(durationMs),
    });
    return undone !== undefined;
  } finally {
    if (yield* cancelled()) yield* put(toastDismissed(id));
  }
}
