import { TIMING } from '../../src/constants/timing.ts';
import { dialogOpened } from '../../src/features/notificationDialog/notificationDialogSlice.ts';
import { notificationReceived } from '../../src/features/realtime/realtimeEvents.ts';
import { notificationOf } from '../support/fixtures.ts';
import { fakeHub, hubWork as work } from '../support/hubWork.ts';

jest.mock('../../src/services/browser/probe.ts', () => ({ probeSiteIcon: async () => true }));
jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: jest.fn(),
}));

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2, 24) });
  localStorage.clear();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => jest.useRealTimers());

const SUMMARY = 'GET /api/notification/user-notification-statistics';
const LIST = 'POST /api/user-work/work/my-working';
const twice = (calls: string[]) => calls.filter((call, index) => calls.indexOf(call) !== index);

it('the hub’s first connection does not repeat requests that have just been made', async () => {
  const { play } = await work(fakeHub());
  expect(play.state().realtime.status).toBe('connected');
  const calls = play.calls();
  expect(calls).toContain(SUMMARY);
  expect(twice(calls)).toEqual([]);
});

it('a late or restored connection fetches what may have changed in the meantime', async () => {
  const hub = fakeHub();
  hub.up = false;
  const { play } = await work(hub);
  play.calls();
  hub.up = true;
  await play.pass(TIMING.realtimeRetryMs);
  expect(play.state().realtime.status).toBe('connected');
  expect(play.calls()).toContain(SUMMARY);

  hub.tell({ kind: 'closed', reason: 'server gone' });
  await play.pass(TIMING.realtimeRetryMs);
  expect(play.calls()).toContain(SUMMARY);
});

it('a connection restored just after a list was opened fetches that list again', async () => {
  const hub = fakeHub();
  const { play } = await work(hub);
  play.dispatch(dialogOpened({ tab: 2 }));
  await play.pass(0);
  expect(play.calls().filter((call) => call === LIST)).toHaveLength(2);
  hub.tell({ kind: 'closed', reason: 'server gone' });
  await play.pass(0);
  expect(play.calls().filter((call) => call === LIST)).toHaveLength(2);
});

it('opening a list requests one page of it', async () => {
  const { play } = await work(fakeHub());
  play.calls();
  play.dispatch(dialogOpened({ tab: 2, intent: { kind: 'list', list: 'overdue' } }));
  await play.pass(0);
  expect(play.calls()).toEqual(['POST /api/user-work/work/my-overdue']);
});

it('a live notification right after the shell opens still counts', async () => {
  const hub = fakeHub();
  const { play } = await work(hub);
  play.calls();
  play.dispatch(notificationReceived(notificationOf('n1')));
  await play.pass(TIMING.realtimeBurstMs);
  expect(play.calls()).toContain(SUMMARY);
});
