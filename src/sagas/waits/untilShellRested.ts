import { type SagaGenerator, select, take } from '../../effects/effects.ts';
import { selectShellRested } from '../../features/shell/shellSlice.ts';
import { shellRested } from '../../features/shellRest/shellRestEvents.ts';

/** Waits until background requests can no longer slow the first screen down; returns at once if that is already so. */
export function* untilShellRested(): SagaGenerator<void> {
  if (!(yield* select(selectShellRested))) yield* take(shellRested);
}
