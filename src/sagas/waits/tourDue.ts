import { type SagaGenerator, select, take } from 'typed-redux-saga';
import { selectTourSeen } from '../../features/device/deviceSlice.ts';
import { hostInfoLoaded, selectHostInfo } from '../../features/session/sessionSlice.ts';
import { shellOpen } from './shellOpen.ts';

/** Whoever puts it among the accounts that have been shown round wants no account to be. */
const EVERYBODY = '*';

/** Waits until somebody is signed in who has not been shown round on this device; answers with the account. */
export function* tourDue(): SagaGenerator<string> {
  while (true) {
    yield* shellOpen();
    const account = yield* select(selectHostInfo);
    const seen = (yield* select(selectTourSeen)) ?? [];
    if (account && !seen.includes(EVERYBODY) && !seen.includes(account.id)) return account.id;
    yield* take(hostInfoLoaded);
  }
}
