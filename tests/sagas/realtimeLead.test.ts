import { type Effect, take } from 'redux-saga/effects';
import { testSaga } from 'redux-saga-test-plan';
import { TIMING } from '../../src/constants/timing.ts';
import { selectPersistenceHeld } from '../../src/features/companySwitch/companySwitchSlice.ts';
import { requestFailed } from '../../src/features/network/networkSlice.ts';
import * as events from '../../src/features/realtime/realtimeEvents.ts';
import { selectRealtimeStatus } from '../../src/features/realtime/realtimeSlice.ts';
import { selectHostToken, selectTenantToken } from '../../src/features/session/sessionSlice.ts';
import { pageChannel } from '../../src/sagas/channels/pageChannel.ts';
import { realtimeChannel, tellTabs } from '../../src/sagas/channels/realtimeChannels.ts';
import { tenantConfiguration } from '../../src/services/api/configuration.ts';
import { now } from '../../src/services/browser/clock.ts';
import { logWarning } from '../../src/services/browser/log.ts';
import { readRuntimeConfiguration } from '../../src/services/browser/runtimeConfig.ts';
import { branchesOf, effectAt, sagaIn } from './support/branches.ts';
import { refused } from './support/calls.ts';
import { closed, connected, connection, gaveUp, leading, notification, relay, wakes } from './support/realtimeSteps.ts';

it('connects with the company’s token once no switch is in progress, else with the account’s', () => {
  connected();
  leading()
    .select(selectPersistenceHeld)
    .next(false)
    .select(selectTenantToken)
    .next(null)
    .select(selectHostToken)
    .next('Bearer account')
    .call(readRuntimeConfiguration)
    .next({ apiBase: '/hub' })
    .call(realtimeChannel, '/hub', 'Bearer account');
});

it('tells the other tabs first, then this one', () => {
  connected()
    .next({ kind: 'started' })
    .call(tellTabs, relay, { kind: 'connected' })
    .next()
    .put(events.startSucceeded())
    .next()
    .take(connection)
    .next({ kind: 'notification', notification })
    .call(tellTabs, relay, { kind: 'notification', notification })
    .next()
    .put(events.notificationReceived(notification));
});

it('passes on the newest notification of the hub to the other tabs first, then to this one', () => {
  connected()
    .next({ kind: 'latest', id: 'n1' })
    .call(tellTabs, relay, { kind: 'latest', id: 'n1' })
    .next()
    .put(events.latestTold({ id: 'n1' }))
    .next()
    .take(connection);
});

it('a failed start is logged, reported and casts doubt on the network; the connection is closed', () => {
  connected()
    .next({ kind: 'failed', reason: 'no route', unauthorised: false })
    .call(logWarning, 'realtime', 'start failed: no route')
    .next()
    .put(events.startFailed({ reason: 'no route' }))
    .next()
    .put(requestFailed())
    .next()
    .select(selectRealtimeStatus);
  expect(connection.close).toHaveBeenCalledTimes(1);
});

it('a fault of the portal while it connects is no failure of the network: the flow crashes', () => {
  const fault = new TypeError('no such method');
  const ending = connected().next({ kind: 'broken', thrown: fault }).select(selectHostToken);
  expect(() => ending.next('Bearer account')).toThrow(fault);
  expect(connection.close).toHaveBeenCalledTimes(1);
});

it('a refused token casts no doubt on the network: a silent call finds out why', () => {
  const asked = connected()
    .next({ kind: 'failed', reason: '401', unauthorised: true })
    .call(logWarning, 'realtime', 'start failed: 401')
    .next()
    .put(events.startFailed({ reason: '401' }))
    .next();
  refused(asked, tenantConfiguration()).select(selectRealtimeStatus);
});

it('restarts a connection that closes at once, and a second one 5 s after the first', () => {
  const again = closed().select(selectRealtimeStatus).next('connecting').call(now).next(60_000).call(now).next(60_000);
  connected(again)
    .next({ kind: 'closed', reason: 'gone' })
    .put(events.connectionClosed({ reason: 'gone' }))
    .next()
    .select(selectRealtimeStatus)
    .next('connecting')
    .call(now)
    .next(61_000)
    .delay(4_000)
    .next()
    .call(now)
    .next(65_000)
    .select(selectPersistenceHeld);
});

it('retries a failed start after 5 s', () => {
  closed()
    .select(selectRealtimeStatus)
    .next('waiting')
    .delay(TIMING.realtimeRetryMs)
    .next()
    .put(events.retryDue())
    .next()
    .select(selectPersistenceHeld);
  expect(TIMING.realtimeRetryMs).toBe(5_000);
});

it('after the last retry it tells the other tabs and restarts when this tab or another gives a reason', () => {
  const waiting = gaveUp();
  const race = effectAt(waiting);
  expect(branchesOf(race)).toEqual({
    reason: { call: 'awaitReason', args: [] },
    wanted: { call: 'untilWanted', args: [relay] },
  });
  waiting.next({ reason: undefined }).select(selectPersistenceHeld);
});

it('another tab that wants a connection requests one here', () => {
  testSaga(sagaIn(effectAt(gaveUp()), 'wanted'))
    .next()
    .take(relay)
    .next({ kind: 'connected' })
    .take(relay)
    .next({ kind: 'wanted' })
    .put(events.reconnectWanted())
    .next()
    .isDone();
});

it('a wake requests a connection; a click has already done so; neither keeps listening', () => {
  const reason = () =>
    testSaga(sagaIn(effectAt(gaveUp()), 'reason'))
      .next()
      .call(pageChannel, 'online', 'shown', 'clicked')
      .next(wakes)
      .inspect((race: Effect) =>
        expect(branchesOf(race)).toEqual({ woken: take(wakes), asked: take(events.reconnectWanted) }),
      );
  reason().next({ woken: 'online' }).put(events.reconnectWanted()).next().isDone();
  reason().next({ asked: events.reconnectWanted() }).isDone();
  expect(wakes.close).toHaveBeenCalledTimes(2);
});
