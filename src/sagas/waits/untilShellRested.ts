import { type SagaGenerator, select, take } from 'typed-redux-saga';
import { selectShellRested, shellRested } from '../../features/shell/shellSlice.ts';

/** Waits until requests for what no first screen shows disturb nobody; returns at once if that is already so. */
export function* untilShellRested(): SagaGenerator<void> {
  if (!(yield* select(selectShellRested))) yield* take(shellRested);
}
