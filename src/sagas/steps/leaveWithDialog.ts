import { put, type SagaGenerator, select, take } from '../../effects/effects.ts';
import { locationChanged } from '../../features/routing/routingSlice.ts';
import type { SubmissionOf } from '../../lib/submission.ts';

/**
 * Leaves a form whenever its dialog closes or gives way to another one, however the person got there: neither an attempt
 * under way nor a refusal is about the next form. A restart after a crash leaves nothing, so its message stays.
 *
 * @param selectDialog - what of the address identifies the dialog; null if it is closed.
 */
export function* leaveWithDialog<State, Input, Field extends string>(
  form: SubmissionOf<Input, Field>,
  selectDialog: (state: State) => string | null,
): SagaGenerator<void> {
  while (true) {
    const shown = yield* select(selectDialog);
    do yield* take(locationChanged);
    while ((yield* select(selectDialog)) === shown);
    if (shown !== null) yield* put(form.left());
  }
}
