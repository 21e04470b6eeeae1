// Spec §2 workbench greeting, §3 times: the wall clock of the tenant's zone advances in the store, so that every text
// that depends on it can be replayed.
import { call, delay, put, type SagaGenerator, select } from 'typed-redux-saga';
import { TIMING } from '../constants/timing.ts';
import { clockTicked, selectTimeZone } from '../features/clock/clockSlice.ts';
import { wallClockAt } from '../lib/wallClock.ts';
import { now } from '../services/browser/clock.ts';
import { whileShellOpen } from './waits/whileShellOpen.ts';

export function* clock(): SagaGenerator<void> {
  yield* whileShellOpen(tick);
}

function* tick(): SagaGenerator<void> {
  while (true) {
    const zone = yield* select(selectTimeZone);
    yield* put(clockTicked(wallClockAt(yield* call(now), zone)));
    yield* delay(TIMING.clockTickMs);
  }
}
