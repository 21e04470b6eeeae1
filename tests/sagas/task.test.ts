import type { UnknownAction } from '@reduxjs/toolkit';
import { channel } from 'redux-saga';
import type { UserTask } from '../../contract/tasks.ts';
import { TIMING } from '../../src/constants/timing.ts';
import {
  type Confirmation,
  confirmationAccepted,
  confirmationDismissed,
} from '../../src/features/feedback/feedbackSlice.ts';
import { deedHeld, type HeldDeed } from '../../src/features/heldDeeds/heldDeedsSlice.ts';
import { settingsChanged } from '../../src/features/settings/settingsSlice.ts';
import * as events from '../../src/features/task/taskSlice.ts';
import { EMPTY_TASK } from '../../src/features/task/taskValues.ts';
import { detailedTask, taskDetailOpened } from '../../src/features/taskDetail/taskDetailSlice.ts';
import { taskFormOpened } from '../../src/features/taskForm/taskFormSlice.ts';
import { todoRows } from '../../src/features/todoCentre/todoCentreSlice.ts';
import { task } from '../../src/sagas/task.ts';
import { enumeration } from '../../src/services/api/reference.ts';
import { deleteSchedule } from '../../src/services/api/schedules.ts';
import { deleteTask, markTask, toggleFollow } from '../../src/services/api/tasks.ts';
import { rootReducer } from '../support/rootReducer.ts';
import { former, signedIn } from '../support/signedIn.ts';
import { ownTask } from '../support/todoWork.ts';
import { REFUSED } from './support/calls.ts';
import { runSteps, sent } from './support/runSteps.ts';

const initial = rootReducer(undefined, { type: '@@test' });
const me = { userId: 'former-user', userName: 'Lin Jing', executorStatus: 0 };
const person = (userId: string) => ({ userId, userName: userId.toUpperCase(), executorStatus: 0 });
const shared = (...others: string[]) => ({ executors: [me, ...others.map(person)] });

/** Lin at work; these to-dos are in the list. */
function work(listed: readonly UserTask[] = [], over: Readonly<Record<string, unknown>> = {}) {
  const begun: UnknownAction[] = [
    todoRows.requested('inProgress'),
    todoRows.loaded({ items: [...listed], totalCount: listed.length }, 'inProgress'),
  ];
  const state = { ...initial, ...signedIn(), shell: { ...initial.shell, open: true } };
  const run = runSteps(task, {
    state: begun.reduce(rootReducer, state),
    reduce: rootReducer,
    answers: {
      now: Date.now(),
      newId: 'id',
      pageChannel: channel(),
      send: ({ id }: { id: string }) => {
        const answer = over[id] ?? { items: [], isCollection: true };
        if (answer instanceof Error) throw answer;
        return answer;
      },
      ...over,
    },
  });
  const question = (): Confirmation | null => run.state().feedback.confirmation;
  const accept = () => run.hear(confirmationAccepted('id'));
  const held = (): HeldDeed | undefined => run.state().heldDeeds.deeds[0];
  return { ...run, question, accept, held, undone: () => jest.advanceTimersByTimeAsync(TIMING.undoMs) };
}
const deletion = (id: string, kind: 'personal' | 'schedule' = 'personal') => events.taskDeletionWanted({ kind, id });

beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2, 24) }));
afterEach(() => jest.useRealTimers());

describe('the question before a deletion', () => {
  const asked = (one: UserTask) => {
    const { hear, question } = work([ownTask('other'), one]);
    hear(deletion(one.id));
    return question();
  };

  it('says who loses it with the person: nobody, one, or several', () => {
    expect(asked(ownTask('alone', shared()))).toMatchObject({
      consequence: { key: 'task:deletionAlone', params: { title: 'alone' } },
      confirm: { key: 'task:delete' },
      danger: true,
    });
    expect(asked(ownTask('two', shared('wang')))).toMatchObject({
      consequence: { key: 'task:deletionForOther', params: { title: 'two', name: 'WANG' } },
      confirm: { key: 'task:deleteForAll' },
    });
    expect(asked(ownTask('many', shared('wang', 'chen', 'zhao')))).toMatchObject({
      consequence: { key: 'task:deletionForOthers', params: { title: 'many', name: 'WANG', count: 3 } },
      confirm: { key: 'task:deleteForAll' },
    });
  });

  it('of a task that is not on the screen knows neither', () => {
    const { hear, question } = work();
    hear(deletion('elsewhere'));
    expect(question()).toMatchObject({ consequence: null, confirm: { key: 'task:delete' }, danger: true });
  });

  it('names a schedule one, and its calls are those of schedules', async () => {
    const review = ownTask('review', { concurrencyStamp: 'v1' });
    const { hear, question, accept, undone, steps } = work();
    hear(taskDetailOpened({ kind: 'schedule', id: 'review' }));
    hear(detailedTask.requested('review'));
    hear(detailedTask.loaded(review, 'review'));
    hear(deletion('review', 'schedule'));
    expect(question()?.question).toEqual({ key: 'task:confirmDeletion' });
    accept();
    await undone();
    expect(steps).toContainEqual(sent(deleteSchedule('review', 'v1')));
  });

  it('is about what the person saw when they pressed, whatever arrives behind it', async () => {
    const { hear, accept, held } = work([ownTask('bearings', { concurrencyStamp: 'v1' })]);
    hear(deletion('bearings'));
    const renamed = ownTask('bearings', { title: 'Renamed', concurrencyStamp: 'v2' });
    hear(todoRows.loaded({ items: [renamed], totalCount: 1 }, 'inProgress'));
    accept();
    expect(held()).toMatchObject({ deed: 'deleted', kind: 'personal', title: 'bearings', status: 0, stamp: 'v1' });
  });

  it('declined deletes nothing', async () => {
    const { hear, held, steps, undone } = work([ownTask('bearings')]);
    hear(deletion('bearings'));
    hear(confirmationDismissed('id'));
    await undone();
    expect(held()).toBeUndefined();
    expect(steps).not.toContainEqual(sent(deleteTask('bearings', null)));
  });
});

describe('a task with a change under way', () => {
  it.each([
    ['followed', events.followWanted({ id: 'bearings', isCollection: true })],
    ['unfollowed', events.followWanted({ id: 'bearings', isCollection: false })],
    ['completed', events.completionWanted({ id: 'bearings', status: 0 })],
    ['deleted', deletion('bearings')],
  ])('cannot be %s as well', (_what, press) => {
    const { hear, steps } = work([ownTask('bearings')], { send: new Promise(() => {}) });
    hear(events.followWanted({ id: 'bearings', isCollection: true }));
    steps.splice(0);
    hear(press);
    expect(steps).toEqual([]);
    hear(events.completionWanted({ id: 'other', status: 0 }));
    expect(steps).not.toEqual([]);
  });
});

describe('following', () => {
  it('is sent at once; the server’s word is shown and said', () => {
    const { hear, steps } = work([ownTask('bearings')], { toggleFollow: { isCollection: true } });
    hear(events.followWanted({ id: 'bearings', isCollection: true }));
    expect(steps.slice(0, 3)).toEqual([
      events.followToggled({ id: 'bearings', isCollection: true }),
      sent(toggleFollow('bearings')),
      events.followSettled({ id: 'bearings', isCollection: true }),
    ]);
    expect(steps[3]).toMatchObject({ payload: { kind: 'success', message: { key: 'task:followed' } } });
  });

  it('that is refused is taken back', () => {
    const { hear, steps } = work([ownTask('bearings')], { toggleFollow: REFUSED });
    hear(events.followWanted({ id: 'bearings', isCollection: true }));
    expect(steps).toContainEqual(events.followRolledBack({ id: 'bearings', isCollection: false }));
  });

  it('ends after five seconds in which it can be undone', async () => {
    const { hear, steps, held, undone } = work([ownTask('bearings', { isCollection: true })]);
    hear(events.followWanted({ id: 'bearings', isCollection: false }));
    expect(held()).toMatchObject({
      deed: 'unfollowed',
      kind: 'personal',
      id: 'bearings',
      title: 'bearings',
      status: 0,
    });
    expect(steps).not.toContainEqual(sent(toggleFollow('bearings')));
    await undone();
    expect(steps).toContainEqual(sent(toggleFollow('bearings')));
  });
});

describe('completing', () => {
  it('asks, then holds it back with the status before it', async () => {
    const request = { type: { zh: '请假申请', en: 'Leave' }, title: '回家' };
    const { hear, steps, question, accept, held, undone } = work([
      ownTask('leave', { request, title: '请假申请：回家' }),
    ]);
    hear(settingsChanged({ language: 'en-US' }));
    hear(events.completionWanted({ id: 'leave', status: 2 }));
    expect(question()?.question).toEqual({ key: 'task:confirmCompleted' });
    expect(held()).toBeUndefined();
    accept();
    expect(held()).toMatchObject({ deed: 'completed', kind: 'personal', id: 'leave', title: 'Leave: 回家', status: 2 });
    await undone();
    expect(steps).toContainEqual(sent(markTask('leave')));
  });
});

it('what an earlier page left to do is taken up only where it was done', async () => {
  const left: HeldDeed = {
    deed: 'completed',
    kind: 'personal',
    id: 'bearings',
    title: 'bearings',
    status: 0,
    place: `account/${former.tenantId}`,
    dueAt: Date.now(),
  };
  const state = { ...initial, ...signedIn(), shell: { ...initial.shell, open: true } };
  const deeds = [deedHeld(left), deedHeld({ ...left, id: 'gears', place: 'account/elsewhere' })];
  const { steps } = runSteps(task, {
    state: deeds.reduce(rootReducer, state),
    reduce: rootReducer,
    answers: { now: Date.now(), newId: 'id' },
  });
  await jest.advanceTimersByTimeAsync(0);
  expect(steps).toContainEqual(sent(markTask('bearings')));
  expect(steps).not.toContainEqual(sent(markTask('gears')));
});

describe('the server’s words for the enumerations', () => {
  const opened = taskFormOpened({
    kind: 'personal',
    id: null,
    values: EMPTY_TASK,
    executorFixed: false,
    draftKey: 'd',
  });
  const reads = (steps: readonly unknown[]) => steps.filter((step) => Array.isArray(step) && step[0] === 'send');
  const all = events.TASK_ENUMS.map((name) => sent(enumeration(name)));

  it('are read with a form or a detail, and once for each language', () => {
    const { hear, steps, state } = work([], { getEnum: { items: [{ name: 'a', value: 0, displayName: 'zero' }] } });
    hear(opened);
    expect(reads(steps)).toEqual(all);
    expect(state().task.enums.degreeType.data).toEqual({
      language: 'zh-CN',
      items: [{ value: 0, displayName: 'zero' }],
    });
    hear(taskDetailOpened({ kind: 'personal', id: 'bearings' }));
    expect(reads(steps)).toEqual(all);
    hear(settingsChanged({ language: 'en-US' }));
    hear(taskDetailOpened({ kind: 'personal', id: 'bearings' }));
    expect(reads(steps)).toEqual([...all, ...all]);
    expect(state().task.enums.warmingType.data?.language).toBe('en-US');
  });

  it('that could not be read are read with the next', () => {
    const { hear, steps } = work([], { getEnum: REFUSED });
    hear(opened);
    hear(taskDetailOpened({ kind: 'personal', id: 'bearings' }));
    expect(reads(steps)).toEqual([...all, ...all]);
  });
});
