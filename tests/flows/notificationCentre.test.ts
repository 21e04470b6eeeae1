import {
  filterChosen,
  moduleOpened,
  moduleSummary,
  notificationBackPressed,
  notificationPages,
  notificationPressed,
} from '../../src/features/notificationCentre/notificationCentreSlice.ts';
import { dialogClosed, dialogOpened } from '../../src/features/notificationDialog/notificationDialogSlice.ts';
import * as connection from '../../src/services/realtime/connection.ts';
import { backendWith } from '../support/backend.ts';
import { notificationOf } from '../support/fixtures.ts';
import { playFlow, type Reply } from '../support/playFlow.ts';
import { former, signedIn } from '../support/signedIn.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({ createRealtime: jest.fn() }));

const SUMMARY = 'GET /api/notification/user-notification-statistics';
const PAGE = 'GET /api/notification/user-notifications';
const READ = 'POST /api/notification/set-all-read';
const CODE = 'POST /api/dimensional-code/generate';

const summaryOf = (...modules: [name: string, unread: number][]) => ({
  body: { items: modules.map(([moduleName, unreadCount]) => ({ moduleName, unreadCount, title: moduleName })) },
});
/** Notifications n<from> … n<to>, newest first, each about the thing b<number>. */
const pageOf = (
  from: number,
  to: number,
  totalCount: number,
  over: Partial<ReturnType<typeof notificationOf>> = {},
) => ({
  body: {
    items: Array.from({ length: from - to + 1 }, (_, index) =>
      notificationOf(`n${from - index}`, {
        moduleName: 'BPM',
        notificationName: 'approvalRequest',
        properties: JSON.stringify({ App: { businessId: `b${from - index}` } }),
        ...over,
      }),
    ),
    totalCount,
  },
});

async function work() {
  const hub = { tell: (_: connection.RealtimeEvent) => {} };
  jest.mocked(connection.createRealtime).mockImplementation(({ onEvent }) => {
    hub.tell = onEvent;
    return { start: async () => {}, stop: async () => {} };
  });
  const backend = {
    ...backendWith([former]),
    [SUMMARY]: summaryOf(['BPM', 12], ['WMS', 4]),
    [PAGE]: pageOf(60, 11, 60),
    [READ]: { body: null },
    [CODE]: { body: { content: 'atrium://open?code=101' } },
  };
  const play = await playFlow(backend, { path: '/portal', preloadedState: signedIn() });
  await play.pass(0);
  const centre = () => play.state().notificationCentre;
  return { play, hub, centre };
}
/** The dialog open on tab 1, its first module loaded and read. */
async function open() {
  const all = await work();
  all.play.calls();
  all.play.events();
  all.play.backend[SUMMARY] = summaryOf(['WMS', 4], ['BPM', 0]);
  all.play.dispatch(dialogOpened({ tab: 1 }));
  await all.play.pass(0);
  return all;
}
/** A reply that comes when the test says so. */
function heldBack() {
  let answer: (reply: Reply) => void = () => {};
  const answered = new Promise<Reply>((resolve) => {
    answer = resolve;
  });
  return { reply: () => answered, answer };
}
const own = (events: string[]) => events.filter((type) => type.startsWith('notificationCentre/'));

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => jest.useRealTimers());

it('NTF-4 opening the dialog opens what waits most: its page is loaded, then it is marked read, then counts are replaced', async () => {
  const { play, centre } = await open();
  expect(play.calls()).toEqual([PAGE, READ, SUMMARY]);
  expect(own(play.events())).toEqual([
    'notificationCentre/moduleOpened',
    'notificationCentre/notificationPageRequested',
    'notificationCentre/notificationPageLoaded',
    'notificationCentre/summaryWanted',
    'notificationCentre/summaryRequested',
    'notificationCentre/summaryLoaded',
  ]);
  expect(centre().moduleName).toBe('BPM');
  expect(centre().lists.all.items).toHaveLength(50);
  // NTF-2: the module stays where the person has found it, though others have more unread now.
  expect(centre().order).toEqual(['BPM', 'WMS']);
  expect(play.state().notificationDialog.place).toBe('BPM');
});

it('NTF-4 a page that fails marks nothing read; a retry loads and marks', async () => {
  const { play, centre } = await work();
  play.calls();
  play.backend[PAGE] = { status: 500, body: {} };
  play.dispatch(dialogOpened({ tab: 1, place: 'WMS' }));
  await play.pass(0);
  expect(play.calls()).toEqual([PAGE]);
  expect(centre().lists.all).toMatchObject({ status: 'failed', error: { key: 'errors:requestFailed' } });
  expect(play.state().feedback.toasts).toEqual([]);
  play.backend[PAGE] = pageOf(3, 1, 3);
  play.dispatch(notificationPages.wanted('all'));
  await play.pass(0);
  expect(play.calls()).toEqual([PAGE, READ, SUMMARY]);
  expect(centre().lists.all).toMatchObject({ status: 'loaded', totalCount: 3 });
});

it('NTF-3 the next page comes once however often the end is reached, and costs a row if it fails', async () => {
  const { play, centre } = await open();
  play.calls();
  play.backend[PAGE] = { status: 500, body: {} };
  play.dispatch(notificationPages.nextRequested('all'));
  play.dispatch(notificationPages.nextRequested('all'));
  await play.pass(0);
  expect(play.calls()).toEqual([PAGE]);
  expect(centre().lists.all).toMatchObject({ status: 'moreFailed' });
  play.backend[PAGE] = pageOf(10, 1, 60);
  play.dispatch(notificationPages.nextRequested('all'));
  await play.pass(0);
  expect(centre().lists.all).toMatchObject({ status: 'loaded', totalCount: 60 });
  expect(centre().lists.all.items).toHaveLength(60);
  play.calls();
  play.dispatch(notificationPages.nextRequested('all'));
  await play.pass(0);
  expect(play.calls()).toEqual([]);
});

it('NTF-3 the answer for a module left behind never shows in the new one', async () => {
  const { play, centre } = await open();
  play.dispatch(notificationPages.nextRequested('all'));
  play.backend[PAGE] = pageOf(2, 1, 2, { moduleName: 'WMS' });
  play.dispatch(moduleOpened('WMS'));
  await play.pass(0);
  expect(centre()).toMatchObject({ moduleName: 'WMS', lists: { all: { status: 'loaded', totalCount: 2 } } });
});

it('NTF-3 a late page of a module left behind never shows in the new one, also not under its filter', async () => {
  const { play, centre } = await open();
  const [late, due] = [heldBack(), heldBack()];
  play.backend[PAGE] = late.reply;
  play.dispatch(filterChosen('unread'));
  await play.pass(0);
  play.backend[PAGE] = pageOf(2, 1, 2, { moduleName: 'WMS' });
  play.dispatch(moduleOpened('WMS'));
  await play.pass(0);
  play.backend[PAGE] = due.reply;
  play.dispatch(filterChosen('unread'));
  await play.pass(0);
  late.answer(pageOf(60, 51, 10));
  await play.pass(0);
  expect(centre().lists.unread).toMatchObject({ status: 'loading', items: [] });
  due.answer(pageOf(9, 9, 1, { moduleName: 'WMS', creationTime: '2026-11-20T11:00:00' }));
  await play.pass(0);
  expect(centre().lists.unread.items.map(({ id }) => id)).toEqual(['n9', 'n2', 'n1']);
});

it('NTF-6 counts that were overtaken by newer ones never show, whichever answer comes first', async () => {
  const { play, centre } = await work();
  const [overtaken, newest] = [heldBack(), heldBack()];
  play.backend[SUMMARY] = overtaken.reply;
  play.dispatch(moduleSummary.wanted());
  await play.pass(0);
  play.backend[SUMMARY] = newest.reply;
  play.dispatch(moduleSummary.wanted());
  await play.pass(0);
  overtaken.answer(summaryOf(['BPM', 13]));
  await play.pass(0);
  expect(centre().summary).toMatchObject({ status: 'reloading', data: [{ unreadCount: 12 }, { unreadCount: 4 }] });
  newest.answer(summaryOf(['BPM', 14]));
  await play.pass(0);
  expect(centre().summary).toMatchObject({ status: 'loaded', data: [{ unreadCount: 14 }] });
});

it('NTF-4 the unread filter shows what was unread on opening, and what came since', async () => {
  const { play, centre } = await open();
  play.backend[PAGE] = pageOf(61, 61, 1, { creationTime: '2026-11-20T11:00:00' });
  play.dispatch(filterChosen('unread'));
  await play.pass(0);
  expect(
    centre()
      .lists.unread.items.map(({ id }) => id)
      .slice(0, 2),
  ).toEqual(['n61', 'n60']);
  expect(centre().lists.unread.totalCount).toBe(51);
  // The other list is as it was.
  play.calls();
  play.dispatch(filterChosen('all'));
  await play.pass(0);
  expect(play.calls()).toEqual([]);
});

it('NTF-6 a live notification of the open module comes first in its list; others only count', async () => {
  const { play, hub, centre } = await open();
  hub.tell({ kind: 'notification', notification: notificationOf('live', { moduleName: 'BPM' }) });
  hub.tell({ kind: 'notification', notification: notificationOf('other', { moduleName: 'WMS' }) });
  await play.pass(0);
  expect(
    centre()
      .lists.all.items.slice(0, 2)
      .map(({ id }) => id),
  ).toEqual(['live', 'n60']);
  expect(centre().lists.all.totalCount).toBe(61);
});

it('NTF-6 after a reconnect the open list catches up, and nothing leaves the screen in the meantime', async () => {
  const { play, hub, centre } = await open();
  play.backend[PAGE] = pageOf(62, 13, 62);
  const seen: number[] = [];
  hub.tell({ kind: 'closed', reason: 'gone' });
  for (let step = 0; step < 20; step += 1) {
    await Promise.resolve();
    seen.push(centre().lists.all.items.length);
  }
  await play.pass(0);
  expect(Math.min(...seen)).toBe(50);
  expect(centre().lists.all.items).toHaveLength(52);
  expect(centre().lists.all.items[0]?.id).toBe('n62');
});

it('NTF-7 malformed properties are logged once per page, and the list shows', async () => {
  const { play, centre } = await work();
  play.backend[PAGE] = pageOf(3, 1, 3, { properties: '{"App":' });
  play.dispatch(dialogOpened({ tab: 1 }));
  await play.pass(0);
  expect(centre().lists.all.items).toHaveLength(3);
  expect(console.warn).toHaveBeenCalledTimes(3);
  expect(console.warn).toHaveBeenCalledWith('notificationCentre: n3: properties hold no JSON');
});

it('NTF-5 QR-1 a click shows the code of the notification; back leads to the list again', async () => {
  const { play, centre } = await open();
  const [first] = centre().lists.all.items;
  if (!first) throw new Error('no notification');
  play.dispatch(notificationPressed(first));
  await play.pass(0);
  expect(centre().status).toBe('qrCode');
  expect(play.state().qrCode).toMatchObject({ status: 'shown', content: 'atrium://open?code=101' });
  play.dispatch(notificationBackPressed());
  await play.pass(0);
  expect(centre().status).toBe('list');
  expect(play.state().qrCode.status).toBe('hidden');
});

it('NTF-5 a personal to-do opens its panel; what leads nowhere does nothing', async () => {
  const { play } = await open();
  play.calls();
  const app = { properties: JSON.stringify({ App: { businessId: 't1' } }) };
  play.dispatch(notificationPressed(notificationOf('x', { moduleName: 'Basic', notificationName: 'tenantStopped' })));
  await play.pass(0);
  expect(play.state().notificationDialog.tab).toBe(1);
  expect(play.calls()).toEqual([]);
  play.dispatch(notificationPressed(notificationOf('y', { notificationName: 'personalTodo', ...app })));
  await play.pass(0);
  expect(play.state().notificationDialog).toMatchObject({ tab: 2, place: 't1' });
});

it('NTF-1 closing drops the lists and stops what was under way; the next opening returns to the module', async () => {
  const { play, centre } = await open();
  play.dispatch(moduleOpened('WMS'));
  await play.pass(0);
  play.dispatch(notificationPages.nextRequested('all'));
  play.dispatch(dialogClosed());
  await play.pass(0);
  expect(centre().lists.all).toMatchObject({ status: 'idle', items: [] });
  play.dispatch(dialogOpened({ tab: 1 }));
  await play.pass(0);
  expect(centre().moduleName).toBe('WMS');
});
