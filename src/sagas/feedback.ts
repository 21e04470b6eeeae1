// Spec §9 messages: a toast is shown for its own duration and then disappears.
import { TIMING } from '../constants/timing.ts';
import { delay, fork, put, type SagaGenerator, select, takeEvery } from '../effects/effects.ts';
import { selectToasts, toastDismissed, toastShown } from '../features/feedback/feedbackSlice.ts';

export function* feedback(): SagaGenerator<void> {
  // A crash loses the timers of the toasts on the screen.
  for (const { id } of yield* select(selectToasts)) yield* fork(dismissLater, id, TIMING.errorMessageMs);
  yield* takeEvery(toastShown, ({ payload }) => dismissLater(payload.id, payload.durationMs));
}

function* dismissLater(id: string, durationMs: number): SagaGenerator<void> {
  yield* delay(durationMs);
  yield* put(toastDismissed(id));
}
