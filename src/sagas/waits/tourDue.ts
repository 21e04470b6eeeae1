import { type SagaGenerator, select, take } from '../../effects/effects.ts';
import { selectTourSeen } from '../../features/device/deviceSlice.ts';
import { hostInfoLoaded, selectHostInfo } from '../../features/session/sessionSlice.ts';
import { shellOpen } from './shellOpen.ts';

/** Stands for every account in the list of accounts that have seen the tour. */
const EVERYBODY = '*';

/** Waits until somebody is signed in who has not seen the tour on this device; returns the account. */
export function* tourDue(): SagaGenerator<string> {
  while (true) {
    yield* shellOpen();
    const account = yield* select(selectHostInfo);
    const seen = (yield* select(selectTourSeen)) ?? [];
    if (account && !seen.includes(EVERYBODY) && !seen.includes(account.id)) return account.id;
    yield* take(hostInfoLoaded);
  }
}
