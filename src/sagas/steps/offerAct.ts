import type { Action } from '@reduxjs/toolkit';
import { call, cancelled, delay, put, race, type SagaGenerator, take } from 'typed-redux-saga';
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
 * Tells something, and offers for a while, or until it is closed, to do something about it. True if the person wants that; the deed is the
 * caller's. If the caller is cancelled, the offer goes.
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
