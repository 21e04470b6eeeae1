// Spec §2 workbench greeting, §3 times: the wall clock of the tenant's zone advances in the store, so that every text
// that depends on it can be replayed.
import { TIMING } from '../constants/timing.ts';
import { delay, put, type SagaGenerator } from '../effects/effects.ts';
import { clockTicked } from '../features/clock/clockSlice.ts';
import { wallNow } from './steps/wallNow.ts';
import { whileShellOpen } from './waits/whileShellOpen.ts';

export function* clock(): SagaGenerator<void> {
  yield* whileShellOpen(tick);
}

function* tick(): SagaGenerator<void> {
  while (true) {
    yield* put(clockTicked(yield* wallNow()));
    yield* delay(TIMING.clockTickMs);
  }
}
