import { type SagaGenerator, select, take } from '../../effects/effects.ts';
import { switchFailed, switchSucceeded } from '../../features/companySwitch/companySwitchEvents.ts';
import { selectPersistenceHeld } from '../../features/companySwitch/companySwitchSlice.ts';

/**
 * Waits while a company switch is under way: the store then holds the new company's token, which must not be used until
 * the switch has succeeded. By then the flows waiting here have ended with the former company (CMP-4); if the switch
 * fails, they continue in it (CMP-5).
 */
export function* companySettled(): SagaGenerator<void> {
  while (yield* select(selectPersistenceHeld)) yield* take([switchSucceeded, switchFailed]);
}
