import { type SagaGenerator, select, take } from 'typed-redux-saga';
import { switchFailed, switchSucceeded } from '../../features/companySwitch/companySwitchEvents.ts';
import { selectPersistenceHeld } from '../../features/companySwitch/companySwitchSlice.ts';

/**
 * Waits while a company switch is under way: the store then holds the new company's token, which is nobody's to use until
 * the switch has succeeded. By then whoever waits here has ended with the former company (CMP-4); where the switch
 * fails, it goes on in that company (CMP-5).
 */
export function* companySettled(): SagaGenerator<void> {
  while (yield* select(selectPersistenceHeld)) yield* take([switchSucceeded, switchFailed]);
}
