// Spec §4 "Network", §8: online → probing → online | offline (every 5 s) → recovered → reload after 2 s; 11th → reload.
// The last answer, the probe and the hub decide, never what the browser reports about its network: that only starts a
// probe.
import type { EventChannel } from 'redux-saga';
import { TIMING } from '../constants/timing.ts';
import { call, delay, fork, put, race, type SagaGenerator, select, take } from '../effects/effects.ts';
import {
  answerArrived,
  probeFailed,
  probeSucceeded,
  requestFailed,
  selectIsDoubted,
  selectNetworkStatus,
} from '../features/network/networkSlice.ts';
import { notificationReceived, startSucceeded } from '../features/realtime/realtimeEvents.ts';
import { pageReloadWanted } from '../features/reload/reloadSlice.ts';
import { probeSiteIcon } from '../services/browser/probe.ts';
import { type PageSignal, pageChannel } from './channels/pageChannel.ts';
import { withChannel } from './channels/withChannel.ts';
import { holdReload } from './steps/holdReload.ts';
import { showToast } from './steps/showToast.ts';

/** The hub has sent something, to this tab or through another one. */
const HUB_SPEAKS = [startSucceeded, notificationReceived];

export function* network(): SagaGenerator<void> {
  yield* fork(hearBrowser);
  while (true) {
    yield* take(requestFailed);
    yield* untilProven(0);
    while ((yield* select(selectNetworkStatus)) === 'offline') yield* untilProven(TIMING.networkProbeMs);
    const status = yield* select(selectNetworkStatus);
    if (status === 'recovered' && !(yield* holdReload('networkRecovered'))) {
      yield* showToast('success', { key: 'network:recovered' }, TIMING.networkRecoveryReloadMs);
      yield* put(pageReloadWanted({ reason: 'networkRecovered', delayMs: TIMING.networkRecoveryReloadMs }));
    }
    if (status === 'givenUp' && !(yield* holdReload('networkGivenUp'))) {
      yield* showToast('error', { key: 'network:givenUp' }, TIMING.errorMessageMs);
      yield* put(pageReloadWanted({ reason: 'networkGivenUp', delayMs: TIMING.messageMs }));
    }
  }
}

/** A page that sends no requests would notice late. */
export function* hearBrowser(): SagaGenerator<void> {
  yield* withChannel(pageChannel, doubtWhenTold, 'offline');
}

function* doubtWhenTold(offline: EventChannel<PageSignal>): SagaGenerator<void> {
  while (true) {
    yield* take(offline);
    yield* put(requestFailed());
  }
}

/** Probes once after `waitMs`, unless an answer comes first. */
function* untilProven(waitMs: number): SagaGenerator<void> {
  const { spoken } = yield* race({
    probed: call(probe, waitMs),
    answered: take(answerArrived),
    spoken: take(HUB_SPEAKS),
  });
  if (spoken && (yield* select(selectIsDoubted))) yield* put(answerArrived());
}

function* probe(waitMs: number): SagaGenerator<void> {
  if (waitMs > 0) yield* delay(waitMs);
  const reachable = yield* call(probeSiteIcon);
  yield* put(reachable ? probeSucceeded() : probeFailed());
}
