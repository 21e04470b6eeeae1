import { type Effect, take } from 'redux-saga/effects';
import { testSaga } from 'redux-saga-test-plan';
import { TIMING } from '../../src/constants/timing.ts';
import { toastShown } from '../../src/features/feedback/feedbackSlice.ts';
import {
  answerArrived,
  probeFailed,
  probeSucceeded,
  requestFailed,
  selectIsDoubted,
  selectNetworkStatus,
} from '../../src/features/network/networkSlice.ts';
import { selectDirtyTabs } from '../../src/features/pageTabs/pageTabsSlice.ts';
import { notificationReceived, startSucceeded } from '../../src/features/realtime/realtimeEvents.ts';
import { pageReloadHeld, pageReloadWanted } from '../../src/features/reload/reloadSlice.ts';
import { hearBrowser, network } from '../../src/sagas/network.ts';
import { newId } from '../../src/services/browser/ids.ts';
import { probeSiteIcon } from '../../src/services/browser/probe.ts';
import { branchesOf, effectAt, sagaIn } from './support/branches.ts';

const doubted = () => testSaga(network).next().fork(hearBrowser).next().take(requestFailed).next(requestFailed());
const probe = (race: Effect) => testSaga(sagaIn(race, 'probed')).next();
/** A doubt that ends like this, up to the question whether an application has unsaved work. */
const ended = (status: 'recovered' | 'givenUp') =>
  doubted()
    .next({ probed: undefined })
    .select(selectNetworkStatus)
    .next(status)
    .select(selectNetworkStatus)
    .next(status)
    .select(selectDirtyTabs);
const racing = (waitMs: number) => ({
  probed: { call: 'probe', args: [waitMs] },
  answered: take(answerArrived),
  spoken: take([startSucceeded, notificationReceived]),
});

it('a failed request triggers one probe at once, racing an answer and the hub', () => {
  const race = effectAt(doubted());
  expect(branchesOf(race)).toEqual(racing(0));
  probe(race).call(probeSiteIcon).next(true).put(probeSucceeded()).next().isDone();
});

it('reports a probe without an answer', () => {
  probe(effectAt(doubted())).call(probeSiteIcon).next(false).put(probeFailed()).next().isDone();
});

it('offline, the next probe waits 5 s', () => {
  const race = effectAt(doubted().next({ probed: undefined }).select(selectNetworkStatus).next('offline'));
  expect(branchesOf(race)).toEqual(racing(5_000));
  probe(race).delay(5_000).next().call(probeSiteIcon);
});

it('an answer of a call needs no further event', () => {
  doubted().next({ answered: answerArrived() }).select(selectNetworkStatus);
});

it.each([
  [true, 'counts as an answer while the network is in doubt'],
  [false, 'does not count once the doubt is gone'],
])('the hub (doubted: %s) %s', (isDoubted) => {
  const spoken = doubted().next({ spoken: startSucceeded() }).select(selectIsDoubted).next(isDoubted);
  if (isDoubted) spoken.put(answerArrived()).next().select(selectNetworkStatus);
  else spoken.select(selectNetworkStatus);
});

it('back online it shows nothing and waits for the next failure', () => {
  doubted()
    .next({ probed: undefined })
    .select(selectNetworkStatus)
    .next('online')
    .select(selectNetworkStatus)
    .next('online')
    .take(requestFailed);
});

it.each([
  ['recovered', 'success', 2_000, 'networkRecovered', 2_000],
  ['givenUp', 'error', TIMING.errorMessageMs, 'networkGivenUp', TIMING.messageMs],
] as const)('%s: first the toast, then the reload', (status, kind, durationMs, reason, delayMs) => {
  ended(status)
    .next([])
    .call(newId)
    .next('t1')
    .put(toastShown({ id: 't1', kind, message: { key: `network:${status}` }, durationMs }))
    .next()
    .put(pageReloadWanted({ reason, delayMs }))
    .next()
    .take(requestFailed);
});

it.each([
  ['recovered', 'networkRecovered'],
  ['givenUp', 'networkGivenUp'],
] as const)('%s: unsaved work in an application holds the reload, without a toast', (status, reason) => {
  ended(status).next(['/crm']).put(pageReloadHeld({ reason })).next().take(requestFailed);
});
