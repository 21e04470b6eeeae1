import type { UnknownAction } from '@reduxjs/toolkit';
import { TIMING } from '../../src/constants/timing.ts';
import { chooserOpened } from '../../src/features/companySwitch/companySwitchEvents.ts';
import { toastActed } from '../../src/features/feedback/feedbackSlice.ts';
import { todosChanged } from '../../src/features/realtime/realtimeEvents.ts';
import { pageReloadWanted } from '../../src/features/reload/reloadSlice.ts';
import { logoutWanted } from '../../src/features/session/sessionSlice.ts';
import * as task from '../../src/features/task/taskSlice.ts';
import * as centre from '../../src/features/todoCentre/todoCentreSlice.ts';
import { ownTask, pageWith, TODO, todoWork } from '../support/todoWork.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));
jest.mock('../../src/services/browser/page.ts', () => ({
  ...jest.requireActual('../../src/services/browser/page.ts'),
  reloadPage: jest.fn(),
}));
jest.mock('../../src/services/browser/fingerprint.ts', () => ({ makeFingerprint: () => 'device-1' }));

const followed = ownTask('bearings', { isCollection: true });
const DEEDS = [
  ['deleted', task.taskDeletionWanted({ kind: 'personal', id: 'bearings' }), TODO.remove, 'task:deletionHeld'],
  ['completed', task.completionWanted({ id: 'bearings', status: 0 }), TODO.mark, 'task:completionHeld'],
  ['unfollowed', task.followWanted({ id: 'bearings', isCollection: false }), TODO.follow, 'task:unfollowHeld'],
] as const;

type Asked = Awaited<ReturnType<typeof todoWork>>;

/** The list of the to-dos that Lin participates in, and an action on the first one that she has confirmed. */
async function done(press: UnknownAction, todo = followed, behindQuestion?: (play: Asked) => Promise<void>) {
  const play = await todoWork();
  play.backend[TODO.participating] = pageWith([todo, ownTask('other')]);
  play.backend[TODO.follow] = { body: { isCollection: false } };
  play.dispatch(centre.todoListPicked('participating'));
  await play.pass(0);
  play.calls();
  play.dispatch(press);
  await play.pass(0);
  await behindQuestion?.(play);
  if (play.question() !== null) play.accept();
  await play.pass(0);
  const row = () => play.state().todoCentre.page.items.find(({ id }) => id === 'bearings');
  const undo = () => play.dispatch(toastActed(play.state().feedback.toasts[0]?.id ?? ''));
  return { ...play, row, undo, deeds: () => play.state().heldDeeds.deeds };
}

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2, 24) });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

it.each(DEEDS)('shows what is %s at once and sends it after five seconds', async (_, press, call, key) => {
  const play = await done(press);
  const before = { isCollection: true, myExecutorStatus: 0 };
  expect(play.row() ?? {}).not.toMatchObject(before);
  expect(play.toasts()).toEqual([{ kind: 'info', message: { key, params: { title: 'bearings' } } }]);
  await play.pass(TIMING.undoMs - 1);
  expect(play.calls()).not.toContain(call);
  expect(play.deeds()).toMatchObject([{ id: 'bearings', dueAt: Date.now() + 1 }]);
  await play.pass(1);
  expect(play.calls()).toContain(call);
  expect(play.deeds()).toEqual([]);
});

it.each(DEEDS)('undoes what was %s without a trace: the server never hears of it', async (_, press, call) => {
  const play = await done(press);
  play.undo();
  await play.pass(0);
  expect(play.row()).toMatchObject({ isCollection: true, myExecutorStatus: 0 });
  expect(play.state().task.busy).toEqual([]);
  expect(play.deeds()).toEqual([]);
  await play.pass(2 * TIMING.undoMs);
  expect(play.calls()).not.toContain(call);
  expect(play.toasts()).toEqual([]);
});

it.each(DEEDS)('a list fetched in the meantime does not show again what was %s', async (_, press) => {
  const play = await done(press);
  play.dispatch(centre.todoRows.wanted('participating'));
  await play.pass(0);
  expect(play.row() ?? {}).not.toMatchObject({ isCollection: true, myExecutorStatus: 0 });
});

/** The first version of the to-do, as Lin sees it and deletes it; somebody saves the second within the five seconds. */
async function deletedInFirstVersion() {
  const play = await done(DEEDS[0][1], ownTask('bearings', { concurrencyStamp: 'v1' }));
  const changed = () => {
    play.backend[TODO.participating] = pageWith([
      ownTask('bearings', { description: 'new words', concurrencyStamp: 'v2' }),
      ownTask('other'),
    ]);
    play.backend[TODO.remove] = { status: 412, body: { error: { message: 'changed' } } };
  };
  return { ...play, changed };
}
const OUTDATED = {
  kind: 'warning',
  message: { key: 'task:deletionOutdated', params: { title: 'bearings' } },
};

it('a to-do changed before its deletion is sent stays: it is in its list with the change, and a message says so', async () => {
  const play = await deletedInFirstVersion();
  play.changed();
  await play.pass(TIMING.undoMs);
  expect(play.headersOf(TODO.remove).get('If-Match')).toBe('"v1"');
  await play.pass(0);
  expect(play.row()).toMatchObject({ description: 'new words' });
  expect(play.toasts()).toEqual([OUTDATED]);
  expect([play.deeds(), play.state().task.busy]).toEqual([[], []]);

  play.backend[TODO.remove] = { body: null };
  play.dispatch(DEEDS[0][1]);
  await play.pass(0);
  play.accept();
  await play.pass(TIMING.undoMs);
  expect(play.headersOf(TODO.remove).get('If-Match')).toBe('"v2"');
  expect(play.row()).toBeUndefined();
});

it('a change that arrives while a deletion can be undone calls it off at once', async () => {
  const play = await deletedInFirstVersion();
  play.dispatch(todosChanged());
  await play.pass(TIMING.realtimeBurstMs);
  expect(play.row()).toBeUndefined();
  play.changed();
  play.dispatch(todosChanged());
  await play.pass(TIMING.realtimeBurstMs);
  expect(play.row()).toMatchObject({ description: 'new words' });
  expect(play.toasts()).toEqual([OUTDATED]);
  await play.pass(2 * TIMING.undoMs);
  expect(play.calls()).not.toContain(TODO.remove);
  expect(play.deeds()).toEqual([]);
});

it('a change that arrives behind the question is not deleted unseen', async () => {
  const play = await done(DEEDS[0][1], ownTask('bearings', { concurrencyStamp: 'v1' }), async (asked) => {
    asked.backend[TODO.participating] = pageWith([ownTask('bearings', { concurrencyStamp: 'v2' })]);
    asked.dispatch(todosChanged());
    await asked.pass(TIMING.realtimeBurstMs);
  });
  await play.pass(TIMING.undoMs);
  expect(play.headersOf(TODO.remove).get('If-Match')).toBe('"v1"');
});

it.each([
  ['no versions', null, null, null],
  ['a version of the shown to-do only', 'v1', null, '"v1"'],
  ['a version of the fetched to-do only', null, 'v2', null],
])('a list calls no deletion off with a backend that sends %s', async (_, shown, fetched, sent) => {
  const play = await done(DEEDS[0][1], ownTask('bearings', { concurrencyStamp: shown }));
  play.backend[TODO.participating] = pageWith([ownTask('bearings', { concurrencyStamp: fetched })]);
  play.dispatch(todosChanged());
  await play.pass(TIMING.undoMs);
  expect(play.calls()).toContain(TODO.remove);
  expect(play.headersOf(TODO.remove).get('If-Match')).toBe(sent);
});

it('what somebody else has deleted in the meantime is deleted', async () => {
  const play = await done(DEEDS[0][1]);
  play.backend[TODO.remove] = { status: 404, body: { error: { message: 'gone' } } };
  play.backend[TODO.participating] = pageWith([ownTask('other')]);
  await play.pass(TIMING.undoMs + TIMING.deleteSuccessDelayMs);
  expect(play.row()).toBeUndefined();
  expect(play.toasts()).toEqual([{ kind: 'success', message: { key: 'common:deletedSuccessfully' } }]);
});

const LEAVINGS: readonly (readonly [string, UnknownAction | Event])[] = [
  ['reloaded', pageReloadWanted({ reason: 'sessionRefreshed', delayMs: 500 })],
  ['logged out of', logoutWanted()],
  ['left for another company', chooserOpened({ action: 'switch' })],
  ['hidden or closed', new Event('pagehide')],
  ['about to be left', new Event('beforeunload')],
];
it.each(LEAVINGS)('a page that is %s first sends what was held back', async (_, leaving) => {
  const play = await done(DEEDS[1][1]);
  if (leaving instanceof Event) window.dispatchEvent(leaving);
  else play.dispatch(leaving);
  expect(play.calls()).toContain(TODO.mark);
  expect(play.headersOf(TODO.mark).get('Authorization')).toBe('Bearer former-token');
  await play.pass(0);
  expect(play.toasts()).not.toContainEqual({
    kind: 'info',
    message: { key: 'task:completionHeld', params: { title: 'bearings' } },
  });
});

it('a log-out waits for what was held back, but no longer than two seconds for the server', async () => {
  const play = await done(DEEDS[1][1]);
  play.backend[TODO.mark] = () => new Promise(() => {});
  play.dispatch(logoutWanted());
  await play.pass(TIMING.deedsAtLogOutMs - 1);
  expect(play.state().session.hostToken).not.toBeNull();
  await play.pass(1);
  expect(play.state().session.hostToken).toBeNull();
});
