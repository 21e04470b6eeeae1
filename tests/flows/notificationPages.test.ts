import {
  filterChosen,
  moduleOpened,
  notificationPages,
} from '../../src/features/notificationCentre/notificationCentreSlice.ts';
import { dialogOpened } from '../../src/features/notificationDialog/notificationDialogSlice.ts';
import { centreWork, heldBack, openCentre, PAGE, pageOf } from '../support/centreWork.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({ createRealtime: jest.fn() }));

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => jest.useRealTimers());

it('NTF-3 the next page loads once however often the end is reached, and a failure costs only a row', async () => {
  const { play, centre } = await openCentre();
  play.calls();
  play.backend[PAGE] = { status: 500, body: {} };
  play.dispatch(notificationPages.nextRequested('all'));
  play.dispatch(notificationPages.nextRequested('all'));
  await play.pass(0);
  expect(play.calls()).toEqual([PAGE]);
  expect(play.queryOf(PAGE)).toEqual({ moduleName: 'BPM', skipCount: '50', maxResultCount: '50' });
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

it('a list that the server counts only in part goes on beyond what is counted', async () => {
  const { play, centre } = await openCentre();
  const capped = (from: number, to: number) => ({ body: { ...pageOf(from, to, 100).body, isCapped: true } });
  play.backend[PAGE] = capped(200, 151);
  play.dispatch(notificationPages.wanted('all'));
  await play.pass(0);
  for (const from of [150, 100]) {
    expect(centre().lists.all).toMatchObject({ totalCount: 100, isCapped: true });
    play.backend[PAGE] = capped(from, from - 49);
    play.dispatch(notificationPages.nextRequested('all'));
    await play.pass(0);
  }
  expect(centre().lists.all.items).toHaveLength(150);
  play.backend[PAGE] = pageOf(50, 1, 200);
  play.dispatch(notificationPages.nextRequested('all'));
  await play.pass(0);
  expect(centre().lists.all).toMatchObject({ totalCount: 200, isCapped: false });
});

it('the answer for a module that was left never shows in the new one', async () => {
  const { play, centre } = await openCentre();
  play.dispatch(notificationPages.nextRequested('all'));
  play.backend[PAGE] = pageOf(2, 1, 2, { moduleName: 'WMS' });
  play.dispatch(moduleOpened('WMS'));
  await play.pass(0);
  expect(centre()).toMatchObject({ moduleName: 'WMS', lists: { all: { status: 'loaded', totalCount: 2 } } });
});

it('a late page of a module that was left never shows in the new one, not even under its filter', async () => {
  const { play, centre } = await openCentre();
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

it('the unread filter shows what was unread on opening and what has arrived since', async () => {
  const { play, centre } = await openCentre();
  play.backend[PAGE] = pageOf(61, 61, 1, { creationTime: '2026-11-20T11:00:00' });
  play.dispatch(filterChosen('unread'));
  await play.pass(0);
  expect(play.queryOf(PAGE)).toMatchObject({ moduleName: 'BPM', skipCount: '0', notificationState: '0' });
  expect(
    centre()
      .lists.unread.items.map(({ id }) => id)
      .slice(0, 2),
  ).toEqual(['n61', 'n60']);
  expect(centre().lists.unread.totalCount).toBe(51);
  // The other list is unchanged.
  play.calls();
  play.dispatch(filterChosen('all'));
  await play.pass(0);
  expect(play.calls()).toEqual([]);
});

it('NTF-7 malformed properties are logged once per page, and the list shows', async () => {
  const { play, centre } = await centreWork();
  play.backend[PAGE] = pageOf(3, 1, 3, { properties: '{"App":' });
  play.dispatch(dialogOpened({ tab: 1 }));
  await play.pass(0);
  expect(centre().lists.all.items).toHaveLength(3);
  expect(console.warn).toHaveBeenCalledTimes(3);
  expect(console.warn).toHaveBeenCalledWith('notificationCentre: n3: properties hold no JSON');
});

it('requests failed unread notifications again without marking anything read', async () => {
  const { play, centre } = await openCentre();
  play.backend[PAGE] = { status: 500, body: {} };
  play.dispatch(filterChosen('unread'));
  await play.pass(0);
  expect(centre().lists.unread.status).toBe('failed');
  play.calls();
  play.backend[PAGE] = pageOf(60, 60, 1);
  play.dispatch(notificationPages.wanted('unread'));
  await play.pass(0);
  expect(play.calls()).toEqual([PAGE]);
  expect(centre().lists.unread.status).toBe('loaded');
});
