import { TIMING } from '../../../src/constants/timing.ts';
import { navigationWanted } from '../../../src/features/routing/routingSlice.ts';
import { StartFailure } from '../../../src/services/realtime/connection.ts';
import { PAGE } from '../centreWork.ts';
import { notificationOf } from '../fixtures.ts';
import { fakeHub, startFailure } from '../hubWork.ts';
import { justLoaded } from '../signedIn.ts';
import { PORTAL_ANSWERS, SUMMARY } from './portalAnswers.ts';
import { does, type Play, type Scenario } from './scenario.ts';

const LISTS_REQUESTED = [
  'workbench/todoListRequested',
  '→ POST /api/user-work/work/my-working',
  'workbench/todoListRequested',
  '→ POST /api/user-work/personal/my-participate',
  'notificationCentre/summaryRequested',
  '→ GET /api/notification/user-notification-statistics',
  'todoCentre/countsRequested',
  '→ POST /api/user-work/common/user-task-count',
  'workbench/monthRequested',
  '→ POST /api/user-date-schedule/month',
  'workbench/agendaRequested',
  '→ POST /api/user-date-schedule/day',
];
const LISTS_LOADED = [
  'workbench/todoListLoaded',
  'workbench/todoListLoaded',
  'notificationCentre/summaryLoaded',
  'todoCentre/countsLoaded',
  'workbench/monthLoaded',
  'workbench/agendaLoaded',
];
/** What may have been missed in the meantime is requested again. */
const REQUESTED_AGAIN = [
  '→ GET /api/abp/application-configuration',
  ...LISTS_REQUESTED,
  'permissions/policiesGranted',
  ...LISTS_LOADED,
];

/** The hub of the session that began last. */
let hub: ReturnType<typeof fakeHub> | undefined;

/** In the portal, connected to a hub that will refuse like this while it is down. */
const connected = (refusal: Error) => async (play: Play) => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  hub = fakeHub();
  hub.refusal = refusal;
  await does(navigationWanted({ to: '/portal' }))(play);
};

/** The hub closes the connection, and is there again by the second try. */
async function closedAndBack(play: Play): Promise<void> {
  if (!hub) return;
  hub.up = false;
  hub.tell({ kind: 'closed', reason: 'server gone' });
  await play.pass(0);
  hub.up = true;
  await play.pass(TIMING.realtimeRetryMs);
}

/** The first screen has come to rest; the hub connects and knows a newer notification than the summary has. */
async function connectedAndMissed(play: Play): Promise<void> {
  await play.pass(TIMING.shellRestMs);
  hub?.tell({ kind: 'latest', id: 'n2' });
  await play.pass(0);
}

/**
 * How the first connection of a page begins, and how one ends and begins again; a later beginning with the shell is in
 * `portalFlows.ts`.
 */
export const realtimeScenarios: readonly Scenario[] = [
  {
    flow: 'realtime',
    title: 'the first connection waits for the first screen; what was missed is received',
    preloadedState: justLoaded(),
    backend: {
      ...PORTAL_ANSWERS,
      [SUMMARY]: { body: { items: [{ moduleName: 'OA', unreadCount: 1, title: 'x', latestId: 'n1' }] } },
      [PAGE]: { body: { items: [notificationOf('n2'), notificationOf('n1')], totalCount: 2 } },
    },
    before: async () => {
      hub = fakeHub();
    },
    ask: connectedAndMissed,
    leadsTo: ['realtime/latestTold', 'realtime/notificationReceived', 'realtime/eventsMissed'],
    story: [
      'shell/shellRested',
      'realtime/leadershipTaken',
      '→ realtimeChannel',
      '→ tellTabs',
      'realtime/startSucceeded',
      '→ tellTabs',
      'realtime/latestTold',
      '→ GET /api/notification/user-notifications',
      'realtime/notificationReceived',
      'realtime/eventsMissed',
      ...LISTS_REQUESTED,
      ...LISTS_LOADED,
    ],
  },
  {
    flow: 'realtime',
    title: 'the connection is closed, and starts only at the second try',
    path: '/404',
    backend: PORTAL_ANSWERS,
    before: connected(startFailure('refused')),
    ask: closedAndBack,
    leadsTo: ['realtime/connectionClosed', 'realtime/startFailed', 'realtime/retryDue', 'realtime/startSucceeded'],
    story: [
      'realtime/connectionClosed',
      '→ realtimeChannel',
      '→ logWarning',
      'realtime/startFailed',
      'network/requestFailed',
      '→ probeSiteIcon',
      'network/probeSucceeded',
      'shell/shellRested',
      'realtime/retryDue',
      '→ realtimeChannel',
      '→ tellTabs',
      'realtime/startSucceeded',
      ...REQUESTED_AGAIN,
    ],
  },
  {
    flow: 'realtime',
    title: 'the hub refuses the token, a call finds nothing wrong with it, and the next try succeeds',
    path: '/404',
    backend: PORTAL_ANSWERS,
    before: connected(new StartFailure("Failed to complete negotiation: Unauthorized: Status code '401'")),
    ask: closedAndBack,
    leadsTo: ['realtime/connectionClosed', 'realtime/startFailed', 'realtime/retryDue', 'realtime/startSucceeded'],
    story: [
      'realtime/connectionClosed',
      '→ realtimeChannel',
      '→ logWarning',
      'realtime/startFailed',
      '→ GET /api/abp/application-configuration',
      'shell/shellRested',
      'realtime/retryDue',
      '→ realtimeChannel',
      '→ tellTabs',
      'realtime/startSucceeded',
      ...REQUESTED_AGAIN,
    ],
  },
];
