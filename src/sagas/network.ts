// Spec §4 "Network", §8: online → probing → online | offline (every 5 s) → recovered → reload after 2 s; 11th → reload.
import { call, delay, put, type SagaGenerator, select, take } from 'typed-redux-saga';
import { TIMING } from '../constants/timing.ts';
import { probeFailed, probeSucceeded, requestFailed, selectNetworkStatus } from '../features/network/networkSlice.ts';
import { requested } from '../features/reload/reloadSlice.ts';
import { probeSiteIcon } from '../services/browser/probe.ts';
import { showToast } from './support/showToast.ts';

export function* network(): SagaGenerator<void> {
  while (true) {
    yield* take(requestFailed);
    yield* probe();
    while ((yield* select(selectNetworkStatus)) === 'offline') {
      yield* delay(TIMING.networkProbeMs);
      yield* probe();
    }
    const status = yield* select(selectNetworkStatus);
    if (status === 'recovered') {
      yield* showToast('success', { key: 'network:recovered' }, TIMING.networkRecoveryReloadMs);
      yield* put(requested({ reason: 'networkRecovered', delayMs: TIMING.networkRecoveryReloadMs }));
    }
    if (status === 'givenUp') {
      yield* showToast('error', { key: 'network:givenUp' }, TIMING.errorMessageMs);
      yield* put(requested({ reason: 'networkGivenUp', delayMs: TIMING.messageMs }));
    }
  }
}

function* probe(): SagaGenerator<void> {
  const reachable = yield* call(probeSiteIcon);
  yield* put(reachable ? probeSucceeded() : probeFailed());
}
