import { TIMING } from '../../src/constants/timing.ts';
import { deedSettled, type HeldDeed } from '../../src/features/heldDeeds/heldDeedsSlice.ts';
import { hostInfoLoaded } from '../../src/features/session/sessionSlice.ts';
import { taskDeletionWanted } from '../../src/features/task/taskSlice.ts';
import { todoListPicked } from '../../src/features/todoCentre/todoCentreSlice.ts';
import * as browserPage from '../../src/services/browser/page.ts';
import * as probe from '../../src/services/browser/probe.ts';
import type { Reply } from '../support/playFlow.ts';
import { former } from '../support/signedIn.ts';
import { ownTask, pageWith, TODO, todoWork } from '../support/todoWork.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));
jest.mock('../../src/services/browser/page.ts', () => ({
  ...jest.requireActual('../../src/services/browser/page.ts'),
  reloadPage: jest.fn(),
}));
jest.mock('../../src/services/browser/probe.ts', () => ({ probeSiteIcon: jest.fn() }));

const START = Date.UTC(2026, 10, 20, 2, 24);
const DUE_MS = 3_000;
const LEFT: HeldDeed = {
  deed: 'deleted',
  kind: 'personal',
  id: 'bearings',
  title: 'bearings',
  status: 0,
  place: `account/${former.tenantId}`,
  dueAt: START + DUE_MS,
};
const followed = ownTask('bearings', { isCollection: true });

/** Lin's page after a reload; the previous page left an action behind. */
async function pageAfter(left: Partial<HeldDeed>, replies: Record<string, Reply> = {}) {
  const play = await todoWork({ tab: 2 }, { heldDeeds: { deeds: [{ ...LEFT, ...left }] } });
  play.backend[TODO.participating] = pageWith([followed, ownTask('other')]);
  play.backend[TODO.read] = { body: followed };
  play.backend[TODO.follow] = { body: { isCollection: false } };
  Object.assign(play.backend, replies);
  play.dispatch(todoListPicked('participating'));
  await play.pass(0);
  play.calls();
  const listed = () => play.state().todoCentre.page.items.find(({ id }) => id === 'bearings');
  return { ...play, listed, deeds: () => play.state().heldDeeds.deeds };
}

beforeEach(() => {
  jest.useFakeTimers({ now: START });
  localStorage.clear();
  jest.mocked(browserPage.reloadPage).mockClear();
  jest.mocked(probe.probeSiteIcon).mockReset();
});
afterEach(() => jest.useRealTimers());

it.each([
  ['deleted', TODO.remove, 'task:deletedLater'],
  ['completed', TODO.mark, 'task:completedLater'],
  ['unfollowed', TODO.follow, 'task:unfollowedLater'],
] as const)('what was %s by a page that is gone is done by the next, and said', async (deed, call, key) => {
  const play = await pageAfter({ deed });
  expect(play.listed() ?? {}).not.toMatchObject({ isCollection: true, myExecutorStatus: 0 });
  await play.pass(DUE_MS - 1);
  expect(play.calls()).not.toContain(call);
  await play.pass(1 + TIMING.deleteSuccessDelayMs);
  expect(play.calls()).toContain(call);
  expect(play.deeds()).toEqual([]);
  expect(play.toasts()).toEqual([{ kind: 'success', message: { key, params: { title: 'bearings' } } }]);
});

it('a deletion that the server received from the leaving page is harmless the second time', async () => {
  const play = await pageAfter({}, { [TODO.remove]: { status: 404, body: { error: { message: 'gone' } } } });
  await play.pass(DUE_MS + TIMING.deleteSuccessDelayMs);
  expect(play.deeds()).toEqual([]);
  expect(play.listed()).toBeUndefined();
  expect(play.toasts()).toEqual([
    { kind: 'success', message: { key: 'task:deletedLater', params: { title: 'bearings' } } },
  ]);
});

it('a to-do that was changed since the page left stays, and a message says so', async () => {
  const play = await pageAfter({ stamp: 'v1' }, { [TODO.remove]: { status: 412, body: { error: { message: 'no' } } } });
  await play.pass(DUE_MS);
  expect(play.headersOf(TODO.remove).get('If-Match')).toBe('"v1"');
  expect(play.deeds()).toEqual([]);
  expect(play.listed()).toBeDefined();
  expect(play.toasts()).toEqual([
    { kind: 'warning', message: { key: 'task:deletionOutdated', params: { title: 'bearings' } } },
  ]);
});

it('an unfollow that the server has received is not toggled back', async () => {
  const play = await pageAfter({ deed: 'unfollowed' }, { [TODO.read]: { body: ownTask('bearings') } });
  await play.pass(DUE_MS);
  expect(play.calls()).not.toContain(TODO.follow);
  expect(play.deeds()).toEqual([]);
});

it('leaves alone what another tab has done or undone in the meantime', async () => {
  const play = await pageAfter({});
  play.dispatch(deedSettled('bearings'));
  await play.pass(DUE_MS);
  expect(play.calls()).not.toContain(TODO.remove);
  expect(play.state().task.busy).toEqual([]);
});

it('an action in another company waits for that company, and nobody else performs it', async () => {
  const play = await pageAfter({ place: 'account/elsewhere' });
  await play.pass(DUE_MS);
  expect(play.calls()).not.toContain(TODO.remove);
  expect(play.deeds()).toHaveLength(1);
  play.dispatch(hostInfoLoaded({ userName: 'wang', id: 'another', name: 'Wang', hostId: 'another' }));
  expect(play.deeds()).toEqual([]);
});

it('what the server refuses later comes back, with its message', async () => {
  const play = await pageAfter({}, { [TODO.remove]: { status: 403, body: { error: { message: 'no' } } } });
  await play.pass(DUE_MS);
  expect(play.deeds()).toEqual([]);
  expect(play.listed()).toBeDefined();
  expect(play.toasts()).toEqual([{ kind: 'error', message: { text: 'no', language: 'zh-CN' } }]);
});

/** Deletes, and the network goes down within the five seconds; the probe decides whether it really has. */
async function deletesWithoutNetwork(isThere: boolean) {
  jest.mocked(probe.probeSiteIcon).mockResolvedValue(isThere);
  const play = await todoWork();
  play.backend[TODO.participating] = pageWith([followed]);
  play.dispatch(todoListPicked('participating'));
  await play.pass(0);
  play.dispatch(taskDeletionWanted({ kind: 'personal', id: 'bearings' }));
  await play.pass(0);
  play.accept();
  play.backend[TODO.remove] = 'network error';
  await play.pass(TIMING.undoMs);
  return play;
}

it('without a network a deletion is kept, and the page that loads with the network sends it', async () => {
  const play = await deletesWithoutNetwork(false);
  expect(play.state().network.status).toBe('offline');
  expect(play.toasts()).toEqual([]);
  expect(play.state().todoCentre.page.items).toEqual([]);
  jest.mocked(probe.probeSiteIcon).mockResolvedValue(true);
  await play.pass(TIMING.networkProbeMs + TIMING.networkRecoveryReloadMs);
  expect(browserPage.reloadPage).toHaveBeenCalledTimes(1);
  expect(play.state().heldDeeds.deeds).toMatchObject([{ deed: 'deleted', id: 'bearings' }]);
});

it('one lost call is retried once; then a message says what was not done', async () => {
  const play = await deletesWithoutNetwork(true);
  await play.pass(0);
  expect(play.calls().filter((call) => call === TODO.remove)).toHaveLength(2);
  expect(play.state().heldDeeds.deeds).toEqual([]);
  expect(play.toasts()).toEqual([{ kind: 'error', message: { key: 'task:deedLost', params: { title: 'bearings' } } }]);
});
