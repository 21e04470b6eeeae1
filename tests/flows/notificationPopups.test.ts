import { TIMING } from '../../src/constants/timing.ts';
import * as centre from '../../src/features/notificationCentre/notificationCentreSlice.ts';
import { dialogOpened } from '../../src/features/notificationDialog/notificationDialogSlice.ts';
import { taskFormChanged } from '../../src/features/taskForm/taskFormSlice.ts';
import { centreWork, PAGE, READ, SUMMARY, summaryOf } from '../support/centreWork.ts';
import { notificationOf } from '../support/fixtures.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({ createRealtime: jest.fn() }));

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
});

const approval = notificationOf('live', {
  moduleName: 'BPM',
  notificationName: 'approvalRequest',
  properties: '{"App":{"businessId":"b1"}}',
});
const work = async () => {
  const all = await centreWork();
  const arrive = (notification = approval) => all.hub.tell({ kind: 'notification', notification });
  return { ...all, arrive, shown: () => all.centre().popups.map(({ id }) => id) };
};

it('NTF-6 a popup stays 10 s, not counting time under the pointer or with focus', async () => {
  const { play, arrive, shown } = await work();
  arrive();
  await play.pass(4_000);
  play.dispatch(centre.popupsHeld('pointer'));
  await play.pass(60_000);
  play.dispatch(centre.popupsHeld('focus'));
  play.dispatch(centre.popupsReleased('pointer'));
  await play.pass(60_000);
  expect(shown()).toEqual(['live']);
  play.dispatch(centre.popupsReleased('focus'));
  await play.pass(5_999);
  expect(shown()).toEqual(['live']);
  await play.pass(1);
  expect(shown()).toEqual([]);
});

it('a popup that arrives while others are held waits with them and then stays its own 10 s', async () => {
  const { play, arrive, shown } = await work();
  arrive();
  await play.pass(9_000);
  play.dispatch(centre.popupsHeld('pointer'));
  arrive({ ...approval, id: 'later' });
  await play.pass(20_000);
  play.dispatch(centre.popupsReleased('pointer'));
  await play.pass(1_000);
  expect(shown()).toEqual(['later']);
  await play.pass(9_000);
  expect(shown()).toEqual([]);
});

it('a popup opens its target: the code for what the app shows, over the list of its module', async () => {
  const { play, arrive, centre: state, shown } = await work();
  arrive();
  await play.pass(0);
  play.calls();
  play.dispatch(centre.popupPressed(approval));
  await play.pass(TIMING.readMarkMs);
  expect(state()).toMatchObject({ status: 'qrCode', moduleName: 'BPM', scanned: { id: 'live' } });
  expect(play.state().notificationDialog).toMatchObject({ status: 'open', tab: 1, place: 'BPM' });
  expect(play.calls()).toEqual(expect.arrayContaining([PAGE, READ, 'POST /api/dimensional-code/generate']));
  expect(shown()).toEqual([]);
  play.dispatch(centre.notificationBackPressed());
  expect(state().status).toBe('list');
});

it('a popup does so in the open centre as well', async () => {
  const { play, arrive, centre: state } = await work();
  play.dispatch(dialogOpened({ tab: 1, place: 'WMS' }));
  await play.pass(0);
  arrive();
  play.dispatch(centre.popupPressed(approval));
  await play.pass(TIMING.readMarkMs);
  expect(state()).toMatchObject({ status: 'qrCode', moduleName: 'BPM', scanned: { id: 'live' } });
});

it('a personal to-do opens its panel; a popup without a target opens the list that contains it', async () => {
  const { play, arrive, centre: state } = await work();
  const todo = notificationOf('todo', { notificationName: 'personalTodo', properties: '{"App":{"businessId":"t1"}}' });
  const silent = notificationOf('silent', { moduleName: 'Basic', notificationName: 'tenantStopped' });
  arrive(todo);
  arrive(silent);
  play.dispatch(centre.popupPressed(todo));
  await play.pass(0);
  expect(play.state().notificationDialog).toMatchObject({ tab: 2, place: 't1' });
  play.dispatch(centre.popupPressed(silent));
  await play.pass(0);
  expect(play.state().notificationDialog).toMatchObject({ tab: 1, place: 'Basic' });
  expect(state().status).toBe('list');
});

it('the count of further popups opens the list and leaves none over it', async () => {
  const { play, arrive, shown } = await work();
  for (const id of ['a', 'b', 'c', 'd']) arrive({ ...approval, id, moduleName: 'WMS' });
  play.dispatch(centre.popupListPressed('WMS'));
  await play.pass(0);
  expect(play.state().notificationDialog).toMatchObject({ status: 'open', tab: 1, place: 'WMS' });
  expect(shown()).toEqual([]);
});

it('a popup asks before leaving a form with content', async () => {
  const { play, arrive, shown } = await work();
  play.dispatch(dialogOpened({ tab: 2, intent: { kind: 'create' } }));
  await play.pass(0);
  play.dispatch(taskFormChanged({ title: '写到一半' }));
  arrive();
  play.dispatch(centre.popupPressed(approval));
  await play.pass(0);
  expect(play.state().feedback.confirmation?.question).toEqual({ key: 'task:leaveUnsaved' });
  expect(play.state().notificationDialog.tab).toBe(2);
  expect(shown()).toEqual(['live']);
});

/** A channel on which the test speaks as another tab. */
function otherTab() {
  const posted: unknown[] = [];
  const lines: { onmessage?: (event: { data: unknown }) => void }[] = [];
  class Line {
    onmessage?: (event: { data: unknown }) => void;
    constructor() {
      lines.push(this);
    }
    postMessage(message: unknown) {
      posted.push(message);
    }
    close() {}
  }
  Object.defineProperty(globalThis, 'BroadcastChannel', { configurable: true, value: Line });
  return {
    posted,
    tell: (data: unknown) => {
      for (const line of lines) line.onmessage?.({ data });
    },
  };
}

it('what another tab has read counts as read here: its popups disappear, and the counts are requested once, immediately', async () => {
  const other = otherTab();
  const { play, arrive, centre: state, shown } = await work();
  arrive();
  await play.pass(400);
  play.lookFromHere();
  play.backend[SUMMARY] = summaryOf(['WMS', 4], ['BPM', 0]);
  other.tell('BPM');
  other.tell({ kind: 'nonsense' });
  await play.pass(0);
  play.expectExactly([
    'notificationCentre/moduleReadElsewhere',
    'notificationCentre/summaryRequested',
    `→ ${SUMMARY}`,
    'notificationCentre/summaryLoaded',
  ]);
  expect(state().summary.data?.find(({ moduleName }) => moduleName === 'BPM')?.unreadCount).toBe(0);
  expect(shown()).toEqual([]);
  // It is not passed on: two tabs would tell each other for ever.
  expect(other.posted).not.toContain('BPM');
});

it('tells the other tabs what was read here once the server has recorded it', async () => {
  const other = otherTab();
  const { play } = await work();
  play.backend[READ] = { status: 500, body: {} };
  play.dispatch(dialogOpened({ tab: 1, place: 'BPM' }));
  await play.pass(TIMING.readMarkMs);
  expect(other.posted).not.toContain('BPM');
  play.backend[READ] = { body: null };
  play.dispatch(dialogOpened({ tab: 1, place: 'BPM' }));
  await play.pass(TIMING.readMarkMs);
  expect(other.posted.filter((message) => message === 'BPM')).toHaveLength(1);
});
