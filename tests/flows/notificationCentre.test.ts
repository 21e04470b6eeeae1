import { TIMING } from '../../src/constants/timing.ts';
import {
  moduleOpened,
  moduleSummary,
  notificationBackPressed,
  notificationPages,
  notificationPressed,
  selectUnreadTotal,
} from '../../src/features/notificationCentre/notificationCentreSlice.ts';
import {
  dialogClosed,
  dialogOpened,
  dialogTabChosen,
} from '../../src/features/notificationDialog/notificationDialogSlice.ts';
import {
  centreEvents,
  centreWork,
  heldBack,
  openCentre,
  PAGE,
  pageOf,
  READ,
  SUMMARY,
  summaryOf,
} from '../support/centreWork.ts';
import { notificationOf } from '../support/fixtures.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({ createRealtime: jest.fn() }));

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => jest.useRealTimers());

it('NTF-4 opening the dialog opens the module with most unread: loads its page, marks it read, then replaces the counts', async () => {
  const { play, centre } = await centreWork();
  play.backend[SUMMARY] = summaryOf(['WMS', 4], ['BPM', 0]);
  play.lookFromHere();
  play.dispatch(dialogOpened({ tab: 1 }));
  await play.pass(0);
  play.expectExactly([
    'notificationDialog/dialogOpened',
    'notificationCentre/moduleOpened',
    'routing/navigationWanted',
    'notificationDialog/dialogPlaceShown',
    'qrCode/qrCodeLeft',
    'routing/locationChanged',
    'notificationCentre/notificationPageRequested',
    `→ ${PAGE}`,
    'pageTabs/pageVisited',
    'routing/navigationWanted',
    'routing/locationChanged',
    'pageTabs/pageVisited',
    'notificationCentre/notificationPageLoaded',
  ]);
  await play.pass(TIMING.readMarkMs - 1);
  play.expectExactly([]);
  await play.pass(1);
  play.expectExactly([
    'notificationCentre/moduleSeen',
    `→ ${READ}`,
    'notificationCentre/moduleRead',
    '→ tellReading',
    'notificationCentre/summaryWanted',
    'notificationCentre/summaryRequested',
    `→ ${SUMMARY}`,
    'notificationCentre/summaryLoaded',
  ]);
  expect(centre().moduleName).toBe('BPM');
  expect(centre().lists.all.items).toHaveLength(50);
  // NTF-2: the module stays where the person found it, although others now have more unread.
  expect(centre().order).toEqual(['BPM', 'WMS']);
  expect(play.state().notificationDialog.place).toBe('BPM');
});

it('a module opened by mistake stays unread: left within 1.5 s for another, or with the dialog', async () => {
  const { play } = await centreWork();
  play.calls();
  play.dispatch(dialogOpened({ tab: 1, place: 'WMS' }));
  await play.pass(TIMING.readMarkMs - 1);
  play.dispatch(moduleOpened('BPM'));
  await play.pass(TIMING.readMarkMs - 1);
  play.dispatch(dialogClosed());
  await play.pass(10_000);
  expect(play.calls()).not.toContain(READ);
});

it.each([
  ['closed', dialogClosed()],
  ['on another tab', dialogTabChosen(2)],
])('a module being marked read when the dialog is %s counts as read everywhere', async (_, leaving) => {
  const { play } = await centreWork();
  const marking = heldBack();
  play.backend[READ] = marking.reply;
  play.dispatch(dialogOpened({ tab: 1, place: 'WMS' }));
  await play.pass(TIMING.readMarkMs);
  play.dispatch(leaving);
  await play.pass(0);
  play.backend[SUMMARY] = summaryOf(['BPM', 12]);
  play.calls();
  marking.answer({ body: null });
  await play.pass(0);
  expect(play.events()).toContain('notificationCentre/moduleRead');
  expect(play.calls()).toEqual([SUMMARY]);
  expect(selectUnreadTotal(play.state())).toBe(12);
});

it('a page that fails marks nothing read; a retry loads and marks', async () => {
  const { play, centre } = await centreWork();
  play.calls();
  play.backend[PAGE] = { status: 500, body: {} };
  play.dispatch(dialogOpened({ tab: 1, place: 'WMS' }));
  await play.pass(0);
  expect(play.calls()).toEqual([PAGE]);
  expect(centre().lists.all).toMatchObject({ status: 'failed', error: { key: 'errors:requestFailed' } });
  expect(play.state().feedback.toasts).toEqual([]);
  play.backend[PAGE] = pageOf(3, 1, 3);
  play.dispatch(notificationPages.wanted('all'));
  await play.pass(TIMING.readMarkMs);
  expect(play.calls()).toEqual([PAGE, READ, SUMMARY]);
  expect(centre().lists.all).toMatchObject({ status: 'loaded', totalCount: 3 });
});

it('stale counts never show, whichever answer comes first', async () => {
  const { play, centre } = await centreWork();
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

it('NTF-6 a live notification of the open module comes first in its list; others only count', async () => {
  const { play, hub, centre } = await openCentre();
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

it('after a reconnect the open list catches up without clearing the screen', async () => {
  const { play, hub, centre } = await openCentre();
  play.backend[PAGE] = pageOf(62, 13, 62);
  const seen: number[] = [];
  play.calls();
  hub.tell({ kind: 'closed', reason: 'gone' });
  for (let step = 0; step < 20; step += 1) {
    await Promise.resolve();
    seen.push(centre().lists.all.items.length);
  }
  await play.pass(0);
  // The other list is not checked.
  expect(play.calls().filter((call) => call === PAGE)).toHaveLength(1);
  expect(Math.min(...seen)).toBe(50);
  expect(centre().lists.all.items).toHaveLength(52);
  expect(centre().lists.all.items[0]?.id).toBe('n62');
});

it('NTF-5 a click shows the code of the notification; back returns to the list', async () => {
  const { play, centre } = await openCentre();
  const [first] = centre().lists.all.items;
  if (!first) throw new Error('no notification');
  play.dispatch(notificationPressed(first));
  await play.pass(0);
  expect(centre().status).toBe('qrCode');
  expect(play.state().qrCode).toMatchObject({ content: { status: 'loaded', data: 'atrium://open?code=101' } });
  play.dispatch(notificationBackPressed());
  await play.pass(0);
  expect(centre().status).toBe('list');
  expect(play.state().qrCode.request).toBeNull();
});

it('NTF-5 a personal to-do opens its panel; a notification without a target does nothing', async () => {
  const { play } = await openCentre();
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

it('closing drops the lists and cancels what was in progress; the next opening returns to the module', async () => {
  const { play, centre } = await openCentre();
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

it('shows another requested place in the open centre', async () => {
  const { play, centre } = await openCentre();
  play.dispatch(dialogOpened({ tab: 1, place: 'WMS' }));
  await play.pass(0);
  expect(centre().moduleName).toBe('WMS');
});

it('a place requested before the modules are known replaces the previous one', async () => {
  const summary = heldBack();
  const { play, centre } = await centreWork({ [SUMMARY]: summary.reply });
  play.dispatch(dialogOpened({ tab: 1 }));
  play.dispatch(dialogOpened({ tab: 1, place: 'WMS' }));
  await play.pass(0);
  summary.answer(summaryOf(['BPM', 12], ['WMS', 4]));
  await play.pass(0);
  expect(centre().moduleName).toBe('WMS');
  expect(centreEvents(play.events()).filter((type) => type === 'notificationCentre/moduleOpened')).toHaveLength(1);
});
