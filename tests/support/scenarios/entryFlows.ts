import {
  chooserCancelled,
  chooserOpened,
  companyPicked,
  switchConfirmed,
} from '../../../src/features/companySwitch/companySwitchEvents.ts';
import { toastShown } from '../../../src/features/feedback/feedbackSlice.ts';
import { requestFailed } from '../../../src/features/network/networkSlice.ts';
import { accessRefused } from '../../../src/features/permissions/permissionsSlice.ts';
import { navigationWanted } from '../../../src/features/routing/routingSlice.ts';
import {
  hostInfoLoaded,
  logoutWanted,
  sessionEndedByServer,
  signedIn,
} from '../../../src/features/session/sessionSlice.ts';
import { unauthorisedReceived } from '../../../src/features/sessionRefresh/sessionRefreshSlice.ts';
import { CHOOSER_OPENS } from '../backend.ts';
import { companyOf } from '../fixtures.ts';
import { former } from '../signedIn.ts';
import { PORTAL_ANSWERS } from './portalAnswers.ts';
import { reloadScenarios } from './reloadFlows.ts';
import { does, doesAndWaits, type Scenario } from './scenario.ts';
import { SHELL_OPENS } from './shellStory.ts';

const aurora = companyOf('Aurora');
const toast = toastShown({ id: 't', kind: 'info', message: { text: 'x' }, durationMs: 2_000 });
const user = { userName: 'lin', id: 'account', name: 'Lin Jing', hostId: 'account' };
/** A session can end only once, so asking again needs a new one. */
const signInAgain = [signedIn({ token: 'Bearer host-token', refreshToken: 'r' }), hostInfoLoaded(user)];

/** Flows that every page needs; those of the account screens are in files of their own. */
export const entryScenarios: readonly Scenario[] = [
  {
    flow: 'feedback',
    title: 'a toast disappears by itself',
    ask: doesAndWaits(2_000, toast),
    leadsTo: ['feedback/toastShown', 'feedback/toastDismissed'],
    story: ['feedback/toastShown', 'feedback/toastDismissed'],
  },
  ...reloadScenarios,
  {
    flow: 'network',
    title: 'a failed request starts a probe, and the network is back',
    ask: doesAndWaits(5_000, requestFailed()),
    leadsTo: ['network/requestFailed', 'network/probeSucceeded'],
    story: ['network/requestFailed', '→ probeSiteIcon', 'network/probeSucceeded', 'shellRest/shellRested'],
  },
  {
    flow: 'sessionRefresh',
    title: 'a refused token is refreshed',
    ask: does(unauthorisedReceived({ session: 'tenant', refusedToken: 'Bearer former-token' })),
    leadsTo: ['sessionRefresh/unauthorisedReceived', 'sessionRefresh/refreshSucceeded', 'reload/pageReloadWanted'],
    story: [
      'sessionRefresh/unauthorisedReceived',
      '→ withLock',
      'sessionRefresh/tenantTokenRefreshed',
      'sessionRefresh/refreshSucceeded',
      'feedback/toastShown',
      'reload/pageReloadWanted',
    ],
  },
  {
    flow: 'session',
    title: 'a person logs out',
    ask: does(...signInAgain, logoutWanted()),
    leadsTo: ['session/logoutWanted', 'session/loggedOut', 'session/sessionCleared', 'routing/locationChanged'],
    story: [
      'session/signedIn',
      'session/hostInfoLoaded',
      'session/logoutWanted',
      '→ GET /api/account/logout',
      '→ forgetTabDrafts',
      'session/loggedOut',
      'session/sessionCleared',
      'shell/shellClosed',
      '→ flushPersistence',
      'routing/navigationWanted',
      'realtime/connectionStopped',
      'ownPicture/pictureDropped',
      '→ revokeBlobUrl',
      'routing/locationChanged',
    ],
  },
  {
    flow: 'session',
    title: 'the server ends the session',
    ask: doesAndWaits(1_000, ...signInAgain, sessionEndedByServer({ reason: 'otherDevice', message: { text: 'x' } })),
    leadsTo: ['session/sessionEndedByServer', 'session/sessionCleared'],
    story: [
      'session/signedIn',
      'session/hostInfoLoaded',
      'session/sessionEndedByServer',
      'feedback/toastShown',
      'session/sessionEnding',
      'session/sessionCleared',
      'shell/shellClosed',
      '→ flushPersistence',
      'routing/navigationWanted',
      'realtime/connectionStopped',
      'ownPicture/pictureDropped',
      '→ revokeBlobUrl',
      'routing/locationChanged',
    ],
  },
  {
    flow: 'crossTab',
    title: 'another tab stores a value',
    ask: async (play) => {
      const change = { key: 'companyName', newValue: `Renamed ${Math.random()}`, storageArea: localStorage };
      window.dispatchEvent(new StorageEvent('storage', change));
      await play.pass(0);
    },
    leadsTo: ['crossTab/keyChanged'],
    story: ['crossTab/keyChanged'],
  },
  {
    flow: 'permissions',
    title: 'a missing permission is reported',
    ask: does(accessRefused()),
    leadsTo: ['permissions/accessRefused', 'feedback/toastShown'],
    story: ['permissions/accessRefused', 'feedback/toastShown'],
  },
  {
    flow: 'runtimeErrors',
    title: 'a known fault reloads the page',
    ask: async (play) => {
      sessionStorage.clear();
      window.dispatchEvent(new ErrorEvent('error', { message: 'x died in status y' }));
      await play.pass(0);
    },
    leadsTo: ['reload/pageReloadWanted'],
    story: ['reload/pageReloadWanted', '→ flushPersistence', 'reload/pageReloadPrepared', '→ reloadPage'],
  },
  {
    flow: 'companySwitch',
    title: 'a person switches the company',
    path: '/404',
    backend: PORTAL_ANSWERS,
    ask: doesAndWaits(
      1_000,
      chooserCancelled(),
      chooserOpened({ action: 'switch' }),
      companyPicked(aurora.tenantId),
      switchConfirmed(),
    ),
    leadsTo: ['companySwitch/chooserOpened', 'companySwitch/companiesLoaded', 'companySwitch/switchSucceeded'],
    story: [
      'companySwitch/chooserCancelled',
      ...CHOOSER_OPENS,
      'companySwitch/companyPicked',
      'companySwitch/switchConfirmed',
      '→ GET /api/identity/organization-units/switch/tenant-Aurora/tenant',
      'companySwitch/tokenObtained',
      '→ GET /api/abp/application-configuration',
      'companySwitch/userStored',
      '→ removeKeysContaining',
      'companySwitch/tokenFlagRenewed',
      'companySwitch/departmentCachesDropped',
      '→ removeStoredText',
      '→ removeStoredText',
      'companySwitch/switchSucceeded',
      'feedback/toastShown',
      'routing/navigationWanted',
      'routing/locationChanged',
      ...SHELL_OPENS,
    ],
  },
  {
    flow: 'shell',
    title: 'the shell opens with the page',
    path: '/404',
    backend: PORTAL_ANSWERS,
    ask: does(navigationWanted({ to: '/404' }), navigationWanted({ to: '/portal' })),
    leadsTo: ['shell/shellOpened'],
    story: [
      'routing/navigationWanted',
      'routing/locationChanged',
      'routing/navigationWanted',
      'routing/locationChanged',
      ...SHELL_OPENS,
    ],
  },
  {
    flow: 'routing',
    title: 'a link leads to its page',
    ask: does(navigationWanted({ to: '/404' })),
    leadsTo: ['routing/navigationWanted', 'routing/locationChanged'],
    story: [
      'routing/navigationWanted',
      'routing/locationChanged',
      'shell/shellClosed',
      'realtime/connectionStopped',
      'ownPicture/pictureDropped',
      '→ revokeBlobUrl',
    ],
  },
  {
    flow: 'areas',
    title: 'the flows of the portal start with the shell',
    path: '/404',
    backend: PORTAL_ANSWERS,
    ask: does(navigationWanted({ to: '/404' }), navigationWanted({ to: '/portal' })),
    leadsTo: ['shell/shellOpened', 'clock/clockTicked'],
    story: [
      'routing/navigationWanted',
      'routing/locationChanged',
      'routing/navigationWanted',
      'routing/locationChanged',
      ...SHELL_OPENS,
    ],
  },
];

/** The companies in the backend of every scenario. */
export const COMPANIES = [former, aurora];
