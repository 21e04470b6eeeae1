import { type SagaGenerator, select, take } from '../../effects/effects.ts';
import { selectShellOpen, shellOpened } from '../../features/shell/shellSlice.ts';

/** Waits until the signed-in shell is on the screen; returns at once if it already is. */
export function* shellOpen(): SagaGenerator<void> {
  if (!(yield* select(selectShellOpen))) yield* take(shellOpened);
}
