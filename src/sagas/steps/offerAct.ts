import type { Action } from '@reduxjs/toolkit';
import { call, cancelled, delay, put, race, type SagaGenerator, take } from '../../effects/effects.ts';
import {
  type ToastKind,
  toastActed,
  toastClosed,
  toastDismissed,
  toastShown,
} from '../../features/feedback/feedbackSlice.ts';
import type { Message } from '../../lib/message.ts';
import { newId } from '../../services/browser/ids.ts';

/**
 * Shows a message and offers, for a while or until it is closed, to act on it. True if the person accepts; the caller
 * performs the act. If the caller is cancelled, the offer disappears.
 */
export function* offerAct(
  message: Message,
  action: Message,
  kind: ToastKind,
  durationMs: number,
): SagaGenerator<boolean> {
  // A task of its own, for the same reason as in askConfirmation.
  return yield* call(offer, message, action, kind, durationMs);
}

function* offer(message: Message, action: Message, kind: ToastKind, durationMs: number): SagaGenerator<boolean> {
  const id = yield* call(newId);
  const ofThis =
    ({ match }: typeof toastActed | typeof toastClosed) =>
    (event: Action<string>) =>
      match(event) && event.payload === id;
  try {
    yield* put(toastShown({ id, kind, message, durationMs, action }));
    const { acted } = yield* race({
      acted: take(ofThis(toastActed)),
      closed: take(ofThis(toastClosed)),
      over: delay(durationMs),
    });
    return acted !== undefined;
  } finally {
    if (yield* cancelled()) yield* put(toastDismissed(id));
  }
}
