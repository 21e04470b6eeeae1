import { TIMING } from '../../src/constants/timing.ts';
import { reconnectWanted } from '../../src/features/realtime/realtimeEvents.ts';
import { CALLS } from '../support/backend.ts';
import { PAGE } from '../support/centreWork.ts';
import { notificationOf } from '../support/fixtures.ts';
import { fakeHub, realtimeEvents, SUMMARY, hubWork as work } from '../support/hubWork.ts';
import { justLoaded } from '../support/signedIn.ts';
import { TODO } from '../support/todoWork.ts';

// An unreachable hub says nothing about the network here (NET-1 has tests of its own).
jest.mock('../../src/services/browser/probe.ts', () => ({ probeSiteIcon: async () => true }));
jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: jest.fn(),
}));

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => jest.useRealTimers());

/** A tab that, while open, holds every requested lock of the hub, and a BroadcastChannel on which the test speaks for it. */
function otherTab(isBroken: (message: unknown) => boolean = () => false) {
  const waiting: (() => void)[] = [];
  const posted: unknown[] = [];
  let closed = 0;
  const lines: { onmessage?: (event: { data: unknown }) => void }[] = [];
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: {
      request: (name: string, __: object, work: () => Promise<void>) =>
        new Promise((done) => name.startsWith('atrium-hub') && waiting.push(() => done(work()))),
    },
  });
  class Line {
    onmessage?: (event: { data: unknown }) => void;
    constructor() {
      lines.push(this);
    }
    postMessage(message: unknown) {
      if (isBroken(message)) throw new DOMException('The channel is closed.', 'InvalidStateError');
      posted.push(message);
    }
    close() {
      closed += 1;
    }
  }
  Object.defineProperty(globalThis, 'BroadcastChannel', { configurable: true, value: Line });
  return {
    posted,
    closed: () => closed,
    close: () => waiting.shift()?.(),
    tell: (data: unknown) => {
      for (const line of lines) line.onmessage?.({ data });
    },
  };
}
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
});

it('RT-4 only one tab connects; the others show what it relays, and one takes over at once when it closes', async () => {
  const other = otherTab();
  const { play, hub } = await work(fakeHub());
  expect(play.state().realtime.status).toBe('following');
  expect(hub.starts).toBe(0);
  play.calls();
  other.tell({ kind: 'notification', notification: notificationOf('n1') });
  other.tell({ kind: 'nonsense' });
  await play.pass(300);
  expect(play.state().notificationCentre.popups.map(({ id }) => id)).toEqual(['n1']);
  other.tell({ kind: 'connected' });
  await play.pass(0);
  expect(play.calls().filter((call) => call === SUMMARY)).toHaveLength(2);

  other.close();
  await play.pass(0);
  expect(play.state().realtime.status).toBe('connected');
  hub.tell({ kind: 'notification', notification: notificationOf('n2') });
  expect(other.posted).toEqual([
    { kind: 'wanted' },
    { kind: 'connected' },
    { kind: 'notification', notification: notificationOf('n2') },
  ]);
});

it('a tab just loaded follows at once, hears of what it missed, and takes over once its first screen rests', async () => {
  const other = otherTab();
  const known = { moduleName: 'OA', unreadCount: 3, title: 'x', latestId: 'n0' };
  const { play, hub } = await work(fakeHub(), [known], { preloadedState: justLoaded() });
  const shown = () => play.state().notificationCentre.popups.map(({ id }) => id);
  const items = [notificationOf('n1'), notificationOf('n0')];
  play.backend[PAGE] = { body: { items, totalCount: 2 } };
  other.tell({ kind: 'connected' });
  other.tell({ kind: 'latest', id: 'n1' });
  await play.pass(0);
  other.tell({ kind: 'notification', notification: notificationOf('n2') });
  expect(shown()).toEqual(['n2', 'n1']);
  other.close();
  await play.pass(TIMING.shellRestMs - 1);
  expect(hub.starts).toBe(0);
  await play.pass(1);
  expect(hub.starts).toBe(1);
  expect(other.posted).toEqual([{ kind: 'wanted' }, { kind: 'connected' }]);
});

it.each([
  ['a click', (dispatch: (action: { type: string }) => void) => dispatch(reconnectWanted())],
  ['coming to the front', () => document.dispatchEvent(new Event('visibilitychange'))],
])('RT-3 a tab whose leader gave up says so, and %s there asks the leader to connect', async (_, wake) => {
  const other = otherTab();
  const { play } = await work(fakeHub());
  play.events();
  other.tell({ kind: 'gaveUp' });
  await play.pass(0);
  expect(play.state().realtime.status).toBe('unserved');
  other.posted.length = 0;
  wake(play.dispatch);
  await play.pass(0);
  expect(other.posted).toEqual([{ kind: 'wanted' }]);
  other.tell({ kind: 'connected' });
  await play.pass(0);
  expect(realtimeEvents(play.events())).toEqual([
    'realtime/leaderGaveUp',
    'realtime/reconnectWanted',
    'realtime/eventsRelayed',
  ]);
});

it('the leader reports that it gave up, and a tab that wants the connection restarts it', async () => {
  const other = otherTab();
  const hub = fakeHub();
  hub.up = false;
  const { play } = await work(hub);
  other.close();
  await play.pass(20_000);
  expect(play.state().realtime.status).toBe('gaveUp');
  expect(other.posted).toEqual([{ kind: 'wanted' }, { kind: 'gaveUp' }]);
  hub.up = true;
  other.tell({ kind: 'wanted' });
  await play.pass(0);
  expect(play.state().realtime).toEqual({ status: 'connected', failures: 0, heard: true });
  expect(other.posted.at(-1)).toEqual({ kind: 'connected' });
});

it('a tab that the browser refuses the lock connects by itself', async () => {
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: () => Promise.reject(new DOMException('Not here.', 'SecurityError')) },
  });
  const { play, hub } = await work(fakeHub());
  expect(play.state().realtime.status).toBe('connected');
  expect(hub.starts).toBe(1);
});

it('a broken channel between the tabs ends the connection, and everything is opened anew', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  let breaks = 1;
  const other = otherTab((message) => (message as { kind: string }).kind === 'connected' && breaks-- > 0);
  const { play, hub } = await work(fakeHub());
  play.events();
  other.close();
  await play.pass(0);
  expect(logged).toHaveBeenCalledTimes(1);
  expect(logged).toHaveBeenCalledWith(expect.stringMatching(/^realtime, /), expect.anything());
  expect(realtimeEvents(play.events())).toEqual([
    'realtime/leadershipTaken',
    'realtime/crashed',
    'realtime/startWanted',
  ]);
  expect(hub).toMatchObject({ starts: 1, stops: 1 });
  expect(other.closed()).toBe(1);
  other.close();
  await play.pass(0);
  expect(play.state().realtime).toEqual({ status: 'connected', failures: 0, heard: true });
});

it('a follower tab requests nothing when it comes to the front', async () => {
  const other = otherTab();
  await work(fakeHub());
  other.posted.length = 0;
  document.dispatchEvent(new Event('visibilitychange'));
  await jest.advanceTimersByTimeAsync(0);
  expect(other.posted).toEqual([]);
});

it('a permission change reaches every tab, whichever holds the connection', async () => {
  const other = otherTab();
  const { play, hub } = await work(fakeHub());
  play.calls();
  other.tell({ kind: 'configurationChanged' });
  await play.pass(0);
  expect(play.calls()).toEqual([CALLS.configuration]);

  other.close();
  await play.pass(0);
  play.calls();
  hub.tell({ kind: 'configurationChanged' });
  await play.pass(0);
  expect(play.calls()).toEqual([CALLS.configuration]);
  expect(other.posted).toContainEqual({ kind: 'configurationChanged' });
});

it('a decision made elsewhere leaves the counts and the list of every tab', async () => {
  const other = otherTab();
  const { play, hub } = await work(fakeHub());
  play.calls();
  const agenda = ['POST /api/user-date-schedule/day', 'POST /api/user-date-schedule/month'];
  const again = [...agenda, TODO.participating, TODO.counts, TODO.working].sort();
  other.tell({ kind: 'todosChanged' });
  await play.pass(300);
  expect(play.calls().sort()).toEqual(again);

  other.close();
  await play.pass(0);
  play.calls();
  hub.tell({ kind: 'todosChanged' });
  await play.pass(300);
  expect(play.calls().sort()).toEqual(again);
  expect(other.posted).toContainEqual({ kind: 'todosChanged' });
});
