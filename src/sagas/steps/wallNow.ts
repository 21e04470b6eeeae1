import { call, type SagaGenerator, select } from '../../effects/effects.ts';
import { selectTimeZone } from '../../features/clock/clockSlice.ts';
import { wallClockAt } from '../../lib/wallClock.ts';
import { now } from '../../services/browser/clock.ts';

/** The current wall clock of the company's zone. */
export function* wallNow(): SagaGenerator<string> {
  return wallClockAt(yield* call(now), yield* select(selectTimeZone));
}
