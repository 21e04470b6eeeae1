import type { UnknownAction } from '@reduxjs/toolkit';
import { TIMING } from '../../src/constants/timing.ts';
import { shellClosed } from '../../src/features/shell/shellSlice.ts';
import * as task from '../../src/features/task/taskSlice.ts';
import * as centre from '../../src/features/todoCentre/todoCentreSlice.ts';
import { todoCard } from '../../src/features/workbench/workbenchSlice.ts';
import type { Effects, Reply } from '../support/playFlow.ts';
import { sabotage } from '../support/sabotage.ts';
import { ownTask, pageWith, TODO, todoWork } from '../support/todoWork.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

/** The detail of `bearings`, opened from the list. */
async function detail(list: 'participating' | 'started' = 'participating', effects?: Effects) {
  const play = await todoWork({ tab: 2 }, {}, effects);
  const page = pageWith([ownTask('bearings'), ownTask('other')]);
  play.backend[TODO.participating] = page;
  play.backend[TODO.started] = page;
  play.backend[TODO.read] = { body: ownTask('bearings') };
  play.dispatch(centre.todoListPicked(list));
  await play.pass(0);
  play.dispatch(centre.todoPressed(ownTask('bearings')));
  await play.pass(0);
  play.calls();
  const shown = () => play.state().taskDetail.load.data;
  const listed = () => play.state().todoCentre.page.items;
  /** The person has confirmed and has not undone it within five seconds. */
  const decided = async () => {
    play.accept();
    await play.pass(TIMING.undoMs);
  };
  return { ...play, shown, listed, decided };
}

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2, 24) });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

it('TODO-6 following shows at once in detail and list; the server returns the new state, and a message says so', async () => {
  const play = await detail();
  play.backend[TODO.follow] = { body: { isCollection: true } };
  play.dispatch(task.followWanted({ id: 'bearings', isCollection: true }));
  expect(play.shown()?.isCollection).toBe(true);
  expect(play.listed()[0]?.isCollection).toBe(true);
  expect(play.listed()[1]?.isCollection).toBe(false);
  await play.pass(0);
  expect(play.toasts()).toEqual([{ kind: 'success', message: { key: 'task:followed' } }]);
  expect(play.calls()).toEqual(expect.arrayContaining([TODO.follow, TODO.counts]));

  play.backend[TODO.follow] = { body: { isCollection: false } };
  play.dispatch(task.followWanted({ id: 'bearings', isCollection: false }));
  await play.pass(TIMING.undoMs);
  expect(play.shown()?.isCollection).toBe(false);
  expect(play.toasts()).toContainEqual({ kind: 'success', message: { key: 'task:unfollowed' } });
});

it('a refused follow is rolled back with the server’s message', async () => {
  const play = await detail();
  play.backend[TODO.follow] = { status: 403, body: { error: { message: 'not yours' } } };
  play.dispatch(task.followWanted({ id: 'bearings', isCollection: true }));
  await play.pass(0);
  expect(play.shown()?.isCollection).toBe(false);
  expect(play.toasts()).toEqual([{ kind: 'error', message: { text: 'not yours', language: 'zh-CN' } }]);
});

it('a second click while the first is in progress sends nothing', async () => {
  const play = await detail();
  play.backend[TODO.follow] = { body: { isCollection: true } };
  play.dispatch(task.followWanted({ id: 'bearings', isCollection: true }));
  play.dispatch(task.followWanted({ id: 'bearings', isCollection: false }));
  await play.pass(0);
  expect(play.calls().filter((call) => call === TODO.follow)).toHaveLength(1);
});

it('TODO-6 TODO-7 completing asks first; then one’s own status is 1, and the executors are fetched again', async () => {
  const play = await detail();
  play.dispatch(task.completionWanted({ id: 'bearings', status: 0 }));
  await play.pass(0);
  expect(play.question()).toMatchObject({ title: { key: 'common:tip' }, question: { key: 'task:confirmCompleted' } });
  expect(play.calls()).toEqual([]);
  play.accept();
  expect(play.shown()?.executors.map(({ executorStatus }) => executorStatus)).toEqual([1, 0]);
  await play.pass(TIMING.undoMs);
  expect(play.calls()).toEqual(expect.arrayContaining([TODO.mark, TODO.read, TODO.counts]));
  expect(play.toasts()).toEqual([{ kind: 'success', message: { key: 'common:markedSuccessfully' } }]);
});

it('declining the question changes and sends nothing', async () => {
  const play = await detail();
  play.dispatch(task.completionWanted({ id: 'bearings', status: 0 }));
  await play.pass(0);
  play.dismiss();
  await play.pass(0);
  expect(play.calls()).toEqual([]);
  expect(play.shown()?.executors[0]?.executorStatus).toBe(0);
});

it('a refused completion restores the previous status', async () => {
  const play = await detail();
  play.backend[TODO.mark] = { status: 403, body: { error: { message: 'not an executor' } } };
  play.dispatch(task.completionWanted({ id: 'bearings', status: 2 }));
  await play.pass(0);
  await play.decided();
  expect(play.shown()).toMatchObject({
    myExecutorStatus: 2,
    executors: [{ executorStatus: 2 }, { executorStatus: 0 }],
  });
  expect(play.toasts()).toEqual([{ kind: 'error', message: { text: 'not an executor', language: 'zh-CN' } }]);
});

it('TODO-7 deleting asks with the title Tip; the list returns without it, and half a second after success it is confirmed', async () => {
  const play = await detail('started');
  play.dispatch(task.taskDeletionWanted({ kind: 'personal', id: 'bearings' }));
  await play.pass(0);
  expect(play.question()).toMatchObject({
    title: { key: 'common:tip' },
    question: { key: 'task:confirmDelete' },
    danger: true,
  });
  expect(play.question()).toMatchObject({
    consequence: { key: 'task:deletionForOther', params: { title: 'bearings', name: '王磊' } },
    confirm: { key: 'task:deleteForAll' },
  });
  play.backend[TODO.started] = pageWith([ownTask('other')]);
  play.accept();
  expect(play.state().todoCentre.status).toBe('list');
  expect(play.listed().map(({ id }) => id)).toEqual(['other']);
  await play.pass(TIMING.undoMs);
  expect(play.calls()).toEqual(expect.arrayContaining([TODO.remove, TODO.counts]));
  await play.pass(499);
  expect(play.toasts()).toEqual([]);
  await play.pass(1);
  expect(play.listed().map(({ id }) => id)).toEqual(['other']);
  expect(play.toasts()).toEqual([{ kind: 'success', message: { key: 'common:deletedSuccessfully' } }]);
});

it('a refused deletion brings the to-do back', async () => {
  const play = await detail();
  play.backend[TODO.remove] = { status: 403, body: { error: { message: 'no' } } };
  play.dispatch(task.taskDeletionWanted({ kind: 'personal', id: 'bearings' }));
  await play.pass(0);
  play.accept();
  expect(play.listed().map(({ id }) => id)).toEqual(['other']);
  await play.pass(TIMING.undoMs + 1000);
  expect(play.listed().map(({ id }) => id)).toEqual(['bearings', 'other']);
  expect(play.state().task.busy).toEqual([]);
  expect(play.toasts()).toEqual([{ kind: 'error', message: { text: 'no', language: 'zh-CN' } }]);
});

it('requests the enumerations once per language; without them the portal’s own words stay', async () => {
  const play = await todoWork();
  play.backend[TODO.enums] = { status: 500, body: {} };
  play.dispatch(centre.todoCreatePressed());
  await play.pass(0);
  expect(play.state().task.enums.warmingTime).toMatchObject({ status: 'failed', data: null });
  expect(play.toasts()).toEqual([]);
  play.backend[TODO.enums] = { body: { items: [{ name: 'a', value: 0, displayName: 'zero' }] } };
  play.dispatch(centre.todoBackPressed());
  play.dispatch(centre.todoCreatePressed());
  await play.pass(0);
  expect(play.state().task.enums.warmingTime.data).toEqual({
    language: 'zh-CN',
    items: [{ value: 0, displayName: 'zero' }],
  });
  play.calls();
  play.dispatch(centre.todoBackPressed());
  play.dispatch(centre.todoCreatePressed());
  await play.pass(0);
  expect(play.calls()).not.toContain(TODO.enums);
});

/** What is shown at once, and the call it waits for. */
const CHANGES = [
  ['follow', task.followWanted({ id: 'bearings', isCollection: true }), TODO.follow],
  ['completion', task.completionWanted({ id: 'bearings', status: 0 }), TODO.mark],
  ['deletion', task.taskDeletionWanted({ kind: 'personal', id: 'bearings' }), TODO.remove],
] as const;

/** A change in progress, made from the detail of a to-do that the workbench shows as well. */
async function underWay(press: UnknownAction, call: string, effects?: Effects) {
  const play = await detail('participating', effects);
  play.dispatch(todoCard.wanted('participating'));
  await play.pass(0);
  play.backend[call] = () => new Promise<Reply>(() => {});
  play.dispatch(press);
  await play.pass(0);
  if (play.question() !== null) await play.decided();
  await play.pass(0);
  const onWorkbench = () => play.state().workbench.lists['participating']?.data?.find(({ id }) => id === 'bearings');
  return { ...play, onWorkbench };
}
const asItWas = { isCollection: false, executors: [{ executorStatus: 0 }, { executorStatus: 0 }] };

it.each(CHANGES)('rolls back a %s that the end of the shell interrupts', async (_change, press, call) => {
  const play = await underWay(press, call);
  expect(play.state().task.busy).toEqual(['bearings']);
  play.dispatch(shellClosed());
  expect(play.state().task.busy).toEqual([]);
  // The next view fetches its lists: only a copy that is still there has to be corrected.
  expect(play.onWorkbench() ?? asItWas).toMatchObject(asItWas);
});

it.each(CHANGES)(
  'rolls back a %s that a crash interrupts, and it can be requested again',
  async (_change, press, call) => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const saboteur = sabotage('task');
    const play = await underWay(press, call, saboteur.effects);
    // Another change of the same flow meets a fault of the portal.
    saboteur.arm(1);
    play.dispatch(task.followWanted({ id: 'other', isCollection: true }));
    saboteur.disarm();
    await play.pass(0);
    expect(play.events()).toContain('task/crashed');
    expect(play.state().task.busy).toEqual([]);
    expect(play.onWorkbench()).toMatchObject(asItWas);
    expect(play.shown() ?? asItWas).toMatchObject(asItWas);
    expect(play.listed().map(({ isCollection }) => isCollection)).toEqual([false, false]);
    play.dispatch(press);
    await play.pass(0);
    if (play.question() !== null) await play.decided();
    expect(play.state().task.busy).toEqual(['bearings']);
  },
);

it('a question left unanswered when the shell ends counts as no: nothing is deleted', async () => {
  const play = await detail();
  play.dispatch(task.taskDeletionWanted({ kind: 'personal', id: 'bearings' }));
  await play.pass(0);
  expect(play.question()).not.toBeNull();
  play.dispatch(shellClosed());
  await play.pass(1_000);
  expect(play.question()).toBeNull();
  expect(play.calls()).not.toContain(TODO.remove);
  expect(play.events()).not.toContain(task.deletionConfirmed.type);
});
