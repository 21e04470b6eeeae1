import { chooserOpened, companyPicked, switchConfirmed } from '../../src/features/companySwitch/companySwitchEvents.ts';
import { reconnectWanted } from '../../src/features/realtime/realtimeEvents.ts';
import { navigationWanted } from '../../src/features/routing/routingSlice.ts';
import * as connection from '../../src/services/realtime/connection.ts';
import { backendWith, CALLS } from '../support/backend.ts';
import { heldBack } from '../support/centreWork.ts';
import { companyOf, notificationOf } from '../support/fixtures.ts';
import { fakeHub, realtimeEvents, SUMMARY, hubWork as work } from '../support/hubWork.ts';
import { playFlow } from '../support/playFlow.ts';
import { former, signedIn } from '../support/signedIn.ts';

// An unreachable hub says nothing about the network here (NET-1 has tests of its own).
jest.mock('../../src/services/browser/probe.ts', () => ({ probeSiteIcon: async () => true }));
jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: jest.fn(),
}));

/** What may have been missed in the meantime is requested again. */
const RECONNECTED = [
  'realtime/connectionClosed',
  '→ realtimeChannel',
  '→ tellTabs',
  'realtime/startSucceeded',
  `→ ${CALLS.configuration}`,
  'workbench/todoListRequested',
  '→ POST /api/user-work/work/my-working',
  'workbench/todoListRequested',
  '→ POST /api/user-work/personal/my-participate',
  'notificationCentre/summaryRequested',
  `→ ${SUMMARY}`,
  'todoCentre/countsRequested',
  '→ POST /api/user-work/common/user-task-count',
  'workbench/monthRequested',
  '→ POST /api/user-date-schedule/month',
  'workbench/agendaRequested',
  '→ POST /api/user-date-schedule/day',
  'permissions/policiesGranted',
  'workbench/todoListFailed',
  'workbench/todoListFailed',
  'notificationCentre/summaryLoaded',
  'todoCentre/countsFailed',
  'workbench/monthFailed',
  'workbench/agendaFailed',
];

const latest = (latestId: string) => ({ moduleName: 'OA', unreadCount: 3, title: 'x', latestId });

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => jest.useRealTimers());

it('RT-1 the connection starts with the shell, restarts on close, and stops with the shell', async () => {
  const { play, hub } = await work(fakeHub());
  expect(realtimeEvents(play.events())).toEqual([
    'realtime/startWanted',
    'realtime/leadershipTaken',
    'realtime/startSucceeded',
  ]);
  play.lookFromHere();
  hub.tell({ kind: 'closed', reason: 'server gone' });
  await play.pass(0);
  play.expectExactly(RECONNECTED);
  play.dispatch(navigationWanted({ to: '/404' }));
  await play.pass(0);
  play.expectExactly([
    'routing/navigationWanted',
    'routing/locationChanged',
    'shell/shellClosed',
    'realtime/connectionStopped',
  ]);
  expect(hub).toMatchObject({ starts: 2, stops: 2 });
});

it('contacts a hub that closes every connection right away once in 5 s, not in a tight loop', async () => {
  const hub = fakeHub();
  const { play } = await work(hub);
  for (const starts of [2, 2, 2]) {
    hub.tell({ kind: 'closed', reason: 'closed by the server' });
    await play.pass(0);
    expect(hub.starts).toBe(starts);
  }
  await play.pass(4_999);
  expect(hub.starts).toBe(2);
  await play.pass(1);
  expect(hub.starts).toBe(3);
});

it('a company switch ends the connection, and the next one has the token of the new company', async () => {
  const aurora = companyOf('Aurora');
  const { play, hub } = await work(fakeHub());
  const token = () => jest.mocked(connection.createRealtime).mock.lastCall?.[0].readToken();
  expect(token()).toBe('Bearer former-token');
  Object.assign(play.backend, backendWith([former, aurora]));
  play.dispatch(chooserOpened({ action: 'switch' }));
  await play.pass(0);
  play.events();
  play.dispatch(companyPicked(aurora.tenantId));
  play.dispatch(switchConfirmed());
  await play.pass(0);
  expect(realtimeEvents(play.events())).toEqual([
    'realtime/connectionStopped',
    'realtime/startWanted',
    'realtime/leadershipTaken',
    'realtime/startSucceeded',
  ]);
  expect(token()).toBe('Bearer token-Aurora');
  expect(hub).toMatchObject({ starts: 2, stops: 1 });
});

it('RT-2 retries a failed start after 5 s, four times, logging each failure; then it gives up', async () => {
  const hub = fakeHub();
  hub.up = false;
  const { play } = await work(hub);
  for (const starts of [1, 2, 3, 4]) {
    expect(hub.starts).toBe(starts);
    await play.pass(4_999);
    expect(hub.starts).toBe(starts);
    await play.pass(1);
  }
  expect(hub.starts).toBe(5);
  expect(play.state().realtime).toEqual({ status: 'gaveUp', failures: 5, heard: false });
  await play.pass(60_000);
  expect(hub.starts).toBe(5);
  expect(console.warn).toHaveBeenCalledTimes(5);
  expect(realtimeEvents(play.events())).toEqual([
    'realtime/startWanted',
    'realtime/leadershipTaken',
    ...Array.from({ length: 4 }, () => ['realtime/startFailed', 'realtime/retryDue']).flat(),
    'realtime/startFailed',
  ]);
});

it('RT-2 a success resets the counter', async () => {
  const hub = fakeHub();
  hub.up = false;
  const { play } = await work(hub);
  await play.pass(10_000);
  hub.up = true;
  await play.pass(5_000);
  expect(play.state().realtime).toEqual({ status: 'connected', failures: 0, heard: true });
});

it.each([
  ['a click', (dispatch: (action: { type: string }) => void) => dispatch(reconnectWanted())],
  ['a click anywhere', () => document.body.click()],
  ['the network coming back', () => window.dispatchEvent(new Event('online'))],
  ['the tab coming to the front', () => document.dispatchEvent(new Event('visibilitychange'))],
])('RT-3 once the retries are exhausted, %s starts again', async (_, wake) => {
  const hub = fakeHub();
  hub.up = false;
  const { play } = await work(hub);
  await play.pass(20_000);
  expect(play.state().realtime.status).toBe('gaveUp');
  hub.up = true;
  wake(play.dispatch);
  await play.pass(0);
  expect(play.state().realtime).toEqual({ status: 'connected', failures: 0, heard: true });
});

it('RT-3 after a reconnect, fetches and replaces the unread counts, even with zero', async () => {
  const { play, hub } = await work(fakeHub());
  expect(play.state().notificationCentre.summary.data).toEqual([{ moduleName: 'OA', unreadCount: 3, title: 'x' }]);
  play.lookFromHere();
  play.backend[SUMMARY] = { body: { items: [] } };
  hub.tell({ kind: 'closed', reason: 'x' });
  await play.pass(0);
  play.expectExactly(RECONNECTED);
  expect(play.state().notificationCentre.summary.data).toEqual([]);
});

it.each([
  ['nothing newer', 'n1', 0],
  ['something newer', 'n2', 1],
  ['nothing at all', null, 0],
])('the hub reports %s than the summary has: requests what was missed before the connection', async (_, id, times) => {
  const { play, hub } = await work(fakeHub(), [latest('n0'), latest('n1')]);
  play.calls();
  hub.tell({ kind: 'latest', id });
  await play.pass(0);
  expect(play.calls().filter((call) => call === SUMMARY)).toHaveLength(times);
});

it('a hub count that arrives before the summary is compared once the summary has been read', async () => {
  const hub = fakeHub();
  const { reply, answer } = heldBack();
  const backend = { ...backendWith([former]), [SUMMARY]: reply };
  const play = await playFlow(backend, { path: '/portal', preloadedState: signedIn() });
  await play.pass(0);
  hub.tell({ kind: 'latest', id: 'n2' });
  expect(play.calls().filter((call) => call === SUMMARY)).toHaveLength(1);
  answer({ body: { items: [latest('n2')] } });
  await play.pass(0);
  expect(play.calls()).toEqual([]);
  expect(play.events()).not.toContain('realtime/eventsMissed');
});

it('NTF-6 a thousand events in one second cost one summary call; an endless stream still gets its counts', async () => {
  const { play, hub } = await work(fakeHub());
  play.calls();
  for (let n = 0; n < 1_000; n += 1) {
    hub.tell({ kind: 'notification', notification: notificationOf(`burst-${n}`) });
    if (n % 50 === 0) await play.pass(50);
  }
  await play.pass(300);
  expect(play.calls().filter((call) => call === SUMMARY)).toHaveLength(1);
  for (let n = 0; n < 30; n += 1) {
    hub.tell({ kind: 'notification', notification: notificationOf(`stream-${n}`) });
    await play.pass(200);
  }
  expect(play.calls().filter((call) => call === SUMMARY).length).toBeGreaterThanOrEqual(2);
});

it('NTF-6 an event shows a popup for 10 s, and a burst costs one summary call', async () => {
  const { play, hub } = await work(fakeHub());
  play.calls();
  for (const id of ['n1', 'n2', 'n2', 'n3', 'n4', 'n5'])
    hub.tell({ kind: 'notification', notification: notificationOf(id) });
  await play.pass(1_000);
  expect(play.calls().filter((call) => call === SUMMARY)).toHaveLength(1);
  expect(play.state().notificationCentre.popups.map(({ id }) => id)).toEqual(['n5', 'n4', 'n3']);
  expect(play.state().notificationCentre.morePopups).toBe(2);
  await play.pass(8_999);
  expect(play.state().notificationCentre.popups).toHaveLength(3);
  await play.pass(1);
  expect(play.state().notificationCentre.popups).toHaveLength(0);
  hub.tell({ kind: 'notification', notification: notificationOf('n5') });
  expect(play.state().notificationCentre.popups).toHaveLength(0);
});
