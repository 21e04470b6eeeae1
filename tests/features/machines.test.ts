import * as switchEvents from '../../src/features/companySwitch/companySwitchEvents.ts';
import { companySwitchMachine } from '../../src/features/companySwitch/companySwitchMachine.ts';
import { companySwitchReducer } from '../../src/features/companySwitch/companySwitchSlice.ts';
import { networkMachine } from '../../src/features/network/networkMachine.ts';
import * as network from '../../src/features/network/networkSlice.ts';
import * as realtime from '../../src/features/realtime/realtimeEvents.ts';
import { realtimeMachine } from '../../src/features/realtime/realtimeMachine.ts';
import { realtimeReducer } from '../../src/features/realtime/realtimeSlice.ts';
import { reloadMachine } from '../../src/features/reload/reloadMachine.ts';
import * as reload from '../../src/features/reload/reloadSlice.ts';
import { sessionRefreshMachine } from '../../src/features/sessionRefresh/sessionRefreshMachine.ts';
import * as refresh from '../../src/features/sessionRefresh/sessionRefreshSlice.ts';
import { exhaust } from '../support/exhaust.ts';
import { companyOf, noFormerCompany } from '../support/fixtures.ts';

const aurora = companyOf('Aurora');
const disabled = companyOf('Cinder', { tenantIsActive: false });
const userInfo = { userName: 'lin', id: 'u1', name: 'Lin', hostId: 'a1' };

describe('companySwitch', () => {
  exhaust(companySwitchMachine, companySwitchReducer, {
    chooserOpened: [switchEvents.chooserOpened({ action: 'login' }), switchEvents.chooserOpened({ action: 'switch' })],
    companyPicked: [switchEvents.companyPicked(aurora.tenantId), switchEvents.companyPicked(disabled.tenantId)],
    switchConfirmed: [switchEvents.switchConfirmed()],
    soleCompanyEntered: [switchEvents.soleCompanyEntered(aurora.tenantId)],
    noCompanyFound: [switchEvents.noCompanyFound([])],
    chooserCancelled: [switchEvents.chooserCancelled()],
    tokenObtained: [switchEvents.tokenObtained({ token: 'Bearer t', refreshToken: 'r', company: aurora })],
    userStored: [switchEvents.userStored({ userInfo, tenantId: 't', authorization: [] })],
    tokenFlagRenewed: [switchEvents.tokenFlagRenewed('flag')],
    departmentCachesDropped: [switchEvents.departmentCachesDropped()],
    switchFailed: [switchEvents.switchFailed({ former: noFormerCompany })],
  });
});

describe('network', () => {
  exhaust(
    networkMachine,
    network.networkReducer,
    {
      requestFailed: [network.requestFailed()],
      probeSucceeded: [network.probeSucceeded()],
      answerArrived: [network.answerArrived()],
      probeFailed: [network.probeFailed()],
      'reload/pageReloadHeld': [reload.pageReloadHeld({ reason: 'networkRecovered' })],
    },
    ['probing', 'offline', 'recovered', 'givenUp'],
  );
});

describe('realtime', () => {
  exhaust(
    realtimeMachine,
    realtimeReducer,
    {
      startWanted: [realtime.startWanted()],
      leadershipTaken: [realtime.leadershipTaken()],
      eventsRelayed: [realtime.eventsRelayed()],
      leaderGaveUp: [realtime.leaderGaveUp()],
      startSucceeded: [realtime.startSucceeded()],
      startFailed: [realtime.startFailed({ reason: 'refused' })],
      retryDue: [realtime.retryDue()],
      connectionClosed: [realtime.connectionClosed({ reason: 'gone' })],
      reconnectWanted: [realtime.reconnectWanted()],
      connectionStopped: [realtime.connectionStopped()],
    },
    ['following', 'connecting', 'connected', 'waiting'],
  );
});

describe('reload', () => {
  exhaust(
    reloadMachine,
    reload.reloadReducer,
    {
      pageReloadWanted: [reload.pageReloadWanted({ reason: 'companySwitched', delayMs: 1 })],
      pageReloadHeld: [reload.pageReloadHeld({ reason: 'networkRecovered' })],
      pageReloadPrepared: [reload.pageReloadPrepared()],
    },
    ['held', 'waiting', 'leaving'],
  );
});

describe('sessionRefresh', () => {
  exhaust(sessionRefreshMachine, refresh.sessionRefreshReducer, {
    unauthorisedReceived: [refresh.unauthorisedReceived({ session: 'host', refusedToken: null })],
    refreshedUnseen: [refresh.refreshedUnseen()],
    refreshSucceeded: [refresh.refreshSucceeded()],
    refreshFailed: [refresh.refreshFailed()],
    refreshUnanswered: [refresh.refreshUnanswered()],
    leftForLogin: [refresh.leftForLogin()],
    'reload/pageReloadHeld': [reload.pageReloadHeld({ reason: 'sessionRefreshed' })],
  });
});
