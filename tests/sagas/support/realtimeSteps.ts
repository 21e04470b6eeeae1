import { channel } from 'redux-saga';
import { type TestApiWithEffectsTesters, testSaga } from 'redux-saga-test-plan';
import { selectPersistenceHeld } from '../../../src/features/companySwitch/companySwitchSlice.ts';
import * as events from '../../../src/features/realtime/realtimeEvents.ts';
import { selectRealtimeStatus } from '../../../src/features/realtime/realtimeSlice.ts';
import { selectTenantToken, selectTokenFlag } from '../../../src/features/session/sessionSlice.ts';
import { selectShellOpen, selectShellRestedBefore } from '../../../src/features/shell/shellSlice.ts';
import type { ConnectionEvent } from '../../../src/sagas/channels/realtimeChannels.ts';
import {
  type RelayChannel,
  realtimeChannel,
  relayChannel,
  tellTabs,
} from '../../../src/sagas/channels/realtimeChannels.ts';
import { missedNotifications, realtime } from '../../../src/sagas/realtime.ts';
import { readRuntimeConfiguration } from '../../../src/services/browser/runtimeConfig.ts';
import type { RelayedEvent } from '../../../src/services/realtime/relay.ts';
import { notificationOf } from '../../support/fixtures.ts';
import { effectAt, sagaOf } from './branches.ts';

type At = TestApiWithEffectsTesters;
export const connection = channel<ConnectionEvent>();
export const wakes = channel<'online' | 'shown' | 'clicked'>();
export const relay: RelayChannel = channel<RelayedEvent | { kind: 'leading' }>();
export const notification = notificationOf('n1');

beforeEach(() => {
  jest.spyOn(relay, 'close').mockImplementation(() => {});
  jest.spyOn(connection, 'close').mockImplementation(() => {});
  jest.spyOn(wakes, 'close').mockImplementation(() => {});
});

export const shown = () => testSaga(realtime).next().select(selectShellOpen).next(true);
export const joined = (flag: string | null = 'flag-1') =>
  testSaga(sagaOf(effectAt(shown())))
    .next()
    .select(selectTokenFlag)
    .next(flag)
    .call(relayChannel, `atrium-hub-${flag ?? 'account'}`)
    .next(relay);
export const following = () =>
  joined()
    .put(events.startWanted())
    .next()
    .fork(missedNotifications)
    .next()
    .call(tellTabs, relay, { kind: 'wanted' })
    .next();
/** It is this tab's turn, up to the question whether its first screen has come to rest. */
export const chosen = () =>
  following()
    .next({ event: { kind: 'leading' } })
    .select(selectShellRestedBefore);
export const leading = () => chosen().next(true).put(events.leadershipTaken()).next();
/** Connected, up to the wait for the hub's events. */
export const connected = (here: At = leading()) =>
  here
    .select(selectPersistenceHeld)
    .next(false)
    .select(selectTenantToken)
    .next('Bearer company')
    .call(readRuntimeConfiguration)
    .next({ apiBase: '/hub' })
    .call(realtimeChannel, '/hub', 'Bearer company')
    .next(connection)
    .take(connection);
/** A connection that has closed, up to the check of the machine's status. */
export const closed = () =>
  connected()
    .next({ kind: 'closed', reason: 'gone' })
    .put(events.connectionClosed({ reason: 'gone' }))
    .next();
export const gaveUp = () =>
  closed().select(selectRealtimeStatus).next('gaveUp').call(tellTabs, relay, { kind: 'gaveUp' }).next();
