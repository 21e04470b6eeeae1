// Spec §9 messages: a toast stays for its own time and leaves by itself.
import { delay, put, type SagaGenerator, takeEvery } from 'typed-redux-saga';
import { toastDismissed, toastShown } from '../features/feedback/feedbackSlice.ts';

function* dismissLater({ payload }: ReturnType<typeof toastShown>): SagaGenerator<void> {
  yield* delay(payload.durationMs);
  yield* put(toastDismissed(payload.id));
}

export function* feedback(): SagaGenerator<void> {
  yield* takeEvery(toastShown, dismissLater);
}
