import { LIMITS } from '../../src/constants/limits.ts';
import { TIMING } from '../../src/constants/timing.ts';
import { keyChanged } from '../../src/features/crossTab/crossTabEvents.ts';
import { keptUnreadChanged } from '../../src/features/keptUnread/keptUnreadSlice.ts';
import {
  notificationPressed,
  selectIsKept,
  selectModules,
  selectUnreadTotal,
  unreadToggled,
} from '../../src/features/notificationCentre/notificationCentreSlice.ts';
import { hostInfoLoaded } from '../../src/features/session/sessionSlice.ts';
import { shellClosed, shellOpened } from '../../src/features/shell/shellSlice.ts';
import { centreWork, openCentre, READ, SUMMARY, summaryOf } from '../support/centreWork.ts';
import { notificationOf } from '../support/fixtures.ts';
import { former } from '../support/signedIn.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({ createRealtime: jest.fn() }));

const one = notificationOf('one', { moduleName: 'BPM', state: 1 });

async function work() {
  const { play } = await centreWork();
  const counts = () => selectModules(play.state()).data?.map(({ unreadCount }) => unreadCount);
  return { play, counts, total: () => selectUnreadTotal(play.state()) };
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

it('a notification kept as unread counts with its module until it is opened', async () => {
  const { play, counts, total } = await work();
  expect(counts()).toEqual([12, 4]);
  play.dispatch(unreadToggled(one));
  expect(selectIsKept(play.state(), 'one')).toBe(true);
  play.calls();
  expect(counts()).toEqual([13, 4]);
  expect(total()).toBe(17);
  play.dispatch(notificationPressed(one));
  expect(counts()).toEqual([12, 4]);
  expect(play.calls()).not.toContain(READ);
});

it('one that arrived live in the open module counts once: the server no longer counts it too', async () => {
  const { play, hub } = await openCentre();
  await play.pass(TIMING.readMarkMs);
  const live = notificationOf('live', { moduleName: 'BPM' });
  play.backend[SUMMARY] = summaryOf(['WMS', 4], ['BPM', 1]);
  hub.tell({ kind: 'notification', notification: live });
  await play.pass(TIMING.realtimeBurstMs);
  expect(selectUnreadTotal(play.state())).toBe(5);
  play.backend[READ] = () => {
    play.backend[SUMMARY] = summaryOf(['WMS', 4], ['BPM', 0]);
    return { body: null };
  };
  play.dispatch(unreadToggled(live));
  await play.pass(0);
  expect(selectUnreadTotal(play.state())).toBe(5);
});

it('one that the server no longer counts leaves unread what has arrived since', async () => {
  const { play, hub } = await openCentre();
  await play.pass(TIMING.readMarkMs);
  play.backend[SUMMARY] = summaryOf(['WMS', 4], ['BPM', 1]);
  hub.tell({ kind: 'notification', notification: notificationOf('live', { moduleName: 'BPM' }) });
  await play.pass(TIMING.realtimeBurstMs);
  const older = play.state().notificationCentre.lists.all.items.at(-1);
  expect(older).toMatchObject({ state: 0 });
  play.calls();
  play.dispatch(unreadToggled(older ?? one));
  play.dispatch(unreadToggled(one));
  await play.pass(0);
  expect(play.calls()).not.toContain(READ);
  expect(selectUnreadTotal(play.state())).toBe(7);
});

it('stays on this device for this account and company, even when the shell is opened again', async () => {
  const { play, counts } = await work();
  play.dispatch(unreadToggled(one));
  const place = `account/${former.tenantId}`;
  expect(play.state().keptUnread.kept).toEqual({ [place]: [{ id: 'one', moduleName: 'BPM' }] });
  play.dispatch(keptUnreadChanged({ place: 'account/elsewhere', kept: [{ id: 'two', moduleName: 'WMS' }] }));
  play.dispatch(shellClosed());
  play.dispatch(shellOpened());
  await play.pass(0);
  expect(counts()).toEqual([13, 4]);
});

it('what another tab keeps as unread counts here at once, and what it releases stops counting', async () => {
  const { play, counts } = await work();
  const raw = JSON.stringify({ [`account/${former.tenantId}`]: [{ id: 'one', moduleName: 'BPM' }] });
  play.dispatch(keyChanged({ key: 'keptUnread', raw }));
  expect(counts()).toEqual([13, 4]);
  expect(selectIsKept(play.state(), 'one')).toBe(true);
  play.dispatch(keyChanged({ key: 'keptUnread', raw: JSON.stringify({}) }));
  expect(counts()).toEqual([12, 4]);
});

it('keeps the newest fifty, and another account starts without them', async () => {
  const { play } = await work();
  for (let index = 0; index <= LIMITS.keptUnread; index += 1)
    play.dispatch(unreadToggled(notificationOf(`n${index}`, { moduleName: 'BPM' })));
  expect(play.state().notificationCentre.kept).toHaveLength(LIMITS.keptUnread);
  expect(selectIsKept(play.state(), 'n0')).toBe(false);
  play.dispatch(hostInfoLoaded({ userName: 'wang', id: 'another', name: 'Wang', hostId: 'another' }));
  expect(play.state().keptUnread.kept).toEqual({});
});
