import { call, put, type SagaGenerator } from '../../effects/effects.ts';
import { type ToastKind, toastShown } from '../../features/feedback/feedbackSlice.ts';
import type { Message } from '../../lib/message.ts';
import { newId } from '../../services/browser/ids.ts';

/** Shows a toast for `durationMs` milliseconds. */
export function* showToast(kind: ToastKind, message: Message, durationMs: number): SagaGenerator<void> {
  const id = yield* call(newId);
  yield* put(toastShown({ id, kind, message, durationMs }));
}
