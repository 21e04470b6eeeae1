import { channel } from 'redux-saga';
import { filesPicked } from '../../src/features/attachments/attachmentsSlice.ts';
import { draftRemoved, draftSaved } from '../../src/features/drafts/draftsSlice.ts';
import { EMPTY_TASK, type TaskValues, valuesOf } from '../../src/features/task/taskValues.ts';
import * as form from '../../src/features/taskForm/taskFormSlice.ts';
import { taskSaved } from '../../src/features/taskForm/taskFormSlice.ts';
import { inputOf } from '../../src/sagas/calls/taskCalls.ts';
import { taskForm } from '../../src/sagas/taskForm.ts';
import { changedSchedule, schedule } from '../../src/services/api/schedules.ts';
import { changedTask, newTask, taskOf } from '../../src/services/api/tasks.ts';
import { ApiFailure } from '../../src/services/http/apiError.ts';
import { rootReducer } from '../support/rootReducer.ts';
import { signedIn } from '../support/signedIn.ts';
import { ownTask } from '../support/todoWork.ts';
import { REFUSED, refusal } from './support/calls.ts';
import { runSteps, sent } from './support/runSteps.ts';

const initial = rootReducer(undefined, { type: '@@test' });
const KEY = 'draft';
const filled: TaskValues = {
  ...EMPTY_TASK,
  title: 'Check the bearings',
  startedAt: '2026-11-20T11:30:00',
  endAt: '2026-11-27T18:00:00',
  executors: [{ userId: 'former-user', userName: 'Lin Jing' }],
};
const CHANGED = new ApiFailure({ ...refusal, status: 412 });
const INVALID = new ApiFailure({
  ...refusal,
  kind: 'invalid',
  validationErrors: [{ message: 'too odd', members: ['Title'] }],
});

/** Lin at work at 10:24; `over` is what calls are answered with, by their ids. */
function work(over: Readonly<Record<string, unknown>> = {}) {
  const run = runSteps(taskForm, {
    state: { ...initial, ...signedIn(), shell: { ...initial.shell, open: true } },
    reduce: rootReducer,
    answers: {
      now: Date.UTC(2026, 10, 20, 2, 24),
      newId: 'id',
      openTabs: [],
      pageChannel: channel(),
      send: ({ id }: { id: string }) => {
        const answer = over[id] ?? { id: 'new-task' };
        if (answer instanceof Error) throw answer;
        return answer;
      },
    },
  });
  const open = (id: string | null, kind: 'personal' | 'schedule' = 'personal') => {
    run.hear(form.taskFormOpened({ kind, id, values: filled, executorFixed: false, draftKey: KEY }));
    run.steps.splice(0);
  };
  const type = (field: 'startedAt' | 'endAt', text: string) => {
    run.hear(form.timeTyped({ field, text }));
    run.hear(form.timeEntered(field));
  };
  const save = () => run.hear(form.taskSaveWanted());
  const types = () => run.steps.map((step) => ('type' in step ? step.type : step[0]));
  return { ...run, open, type, save, types, shown: () => run.state().taskForm };
}

describe('a typed time', () => {
  it.each([
    ['startedAt', '12-01 9:00', { startedAt: '2026-12-01T09:00:00', endAt: '2026-12-08T18:00:00' }],
    ['startedAt', '12-01', { startedAt: '2026-12-01T09:00:00' }],
    ['endAt', '12-01', { startedAt: filled.startedAt, endAt: '2026-12-01T18:00:00' }],
    ['startedAt', '16:00', { startedAt: '2026-11-20T16:00:00' }],
    ['startedAt', ' ', { startedAt: null, typedTimes: {} }],
    ['endAt', ' ', { endAt: null, typedTimes: {} }],
  ] as const)('%s %s', (field, text, values) => {
    const { open, type, shown } = work();
    open(null);
    type(field, text);
    expect(shown()).toMatchObject({ values, problems: {} });
    expect(shown().values.typedTimes).toEqual({});
  });

  it('that is an end without a day is on the day of the start', () => {
    const { open, type, shown } = work();
    open(null);
    type('startedAt', '12-01 9:00');
    type('endAt', '10:00');
    expect(shown().values.endAt).toBe('2026-12-01T10:00:00');
  });

  it('that is not understood stays and is reported', () => {
    const { open, type, shown } = work();
    open(null);
    type('endAt', 'soonish');
    expect(shown()).toMatchObject({
      values: { endAt: null, typedTimes: { endAt: 'soonish' } },
      problems: { endAt: { key: 'task:timeNotUnderstood' } },
    });
  });

  it('is read before a save, the start first', () => {
    const { open, hear, save, shown, steps } = work();
    open(null);
    hear(form.timeTyped({ field: 'endAt', text: '10:00' }));
    hear(form.timeTyped({ field: 'startedAt', text: '12-01 9:00' }));
    save();
    const values = { ...filled, startedAt: '2026-12-01T09:00:00', endAt: '2026-12-01T10:00:00' };
    expect(steps).toContainEqual(sent(newTask(inputOf(values))));
    expect(shown().status).toBe('closed');
  });

  it('of a draft is read when the draft is restored', () => {
    const { hear, open, shown, steps } = work();
    const values = { ...filled, startedAt: null, typedTimes: { startedAt: '12-01 9:00' } };
    hear(draftSaved({ key: KEY, draft: { savedAt: '2026-11-20T09:00:00', values } }));
    open(null);
    expect(shown().values).toMatchObject({ startedAt: '2026-12-01T09:00:00', typedTimes: {} });
    expect([shown().draftFrom, steps]).toEqual(['2026-11-20T09:00:00', []]);
  });
});

describe('a save', () => {
  it('waits for the files that are on their way', () => {
    const { open, hear, save, steps, shown } = work();
    open(null);
    hear(filesPicked([{ id: 'f1', fileName: 'a.pdf', size: 1 }]));
    save();
    expect(steps).toMatchObject([{ payload: { kind: 'warning', message: { key: 'task:uploadsUnfinished' } } }]);
    expect(shown().status).toBe('editing');
  });

  it('of a new task gives up its draft, says so, and tells the lists', () => {
    const { open, hear, save, steps } = work();
    open(null);
    hear(form.taskFormChanged({ title: 'New' }));
    save();
    expect(steps.slice(0, 4)).toEqual([
      form.taskFormSubmitted(),
      sent(newTask(inputOf({ ...filled, title: 'New' }))),
      draftRemoved(KEY),
      form.taskSaveSucceeded(),
    ]);
    expect(steps.slice(4)).toMatchObject([
      { type: 'attachments/uploadsDropped' },
      { payload: { kind: 'success', message: { key: 'common:createdSuccessfully' } } },
      taskSaved({ kind: 'personal', id: null }),
    ]);
  });

  it('of a schedule names its id and version, and says that it is saved', () => {
    const review = ownTask('review', { concurrencyStamp: 'v1' });
    const { open, hear, save, steps } = work({ getSchedule: review });
    open('review', 'schedule');
    hear(form.taskFormChanged({ title: 'New' }));
    save();
    const input = inputOf({ ...valuesOf(review), title: 'New' });
    expect(steps).toContainEqual(sent(changedSchedule('review', input, 'v1')));
    expect(steps).toContainEqual(taskSaved({ kind: 'schedule', id: 'review' }));
    expect(JSON.stringify(steps)).toContain('common:savedSuccessfully');
  });

  it('with a start after the end warns of that, and of nothing else', () => {
    const { open, hear, save, types, steps } = work();
    open(null);
    hear(form.taskFormChanged({ title: '' }));
    save();
    expect(types()).toEqual([form.taskFormSubmitted.type]);
    hear(form.taskFormChanged({ startedAt: '2026-12-24T00:00:00' }));
    save();
    expect(steps.at(-1)).toMatchObject({ payload: { kind: 'warning', message: { key: 'task:startAfterDeadline' } } });
    hear(form.taskFormChanged({ startedAt: null }));
    steps.splice(0);
    save();
    expect(types()).toEqual([form.taskFormSubmitted.type]);
  });

  it('that is refused shows why at the fields, and can be tried again', () => {
    const { open, hear, save, steps, shown } = work({ createTask: INVALID });
    open(null);
    hear(form.taskFormChanged({ title: 'Odd' }));
    save();
    // The order of its files is not forgotten either.
    expect(steps.at(-1)).toEqual(form.taskSaveFailed({ title: { text: 'too odd' } }));
    expect(shown()).toMatchObject({ status: 'editing', values: { title: 'Odd' } });
    steps.splice(0);
    save();
    expect(steps).toContainEqual(form.taskFormSubmitted());
  });

  it('that fails otherwise names no field', () => {
    const { open, save, steps } = work({ createTask: REFUSED });
    open(null);
    save();
    expect(steps).toContainEqual(form.taskSaveFailed({}));
  });

  it('of a task that has changed meanwhile reads it, merges the two, and can be tried again', () => {
    const theirs = ownTask('bearings', { description: 'Theirs', concurrencyStamp: 'v2' });
    const { open, hear, save, steps, shown } = work({ getTask: theirs, updateTask: CHANGED });
    open('bearings');
    hear(form.taskFormChanged({ title: 'Mine' }));
    save();
    expect(steps.slice(-2)).toEqual([sent(taskOf('bearings')), form.taskSaveConflicted(valuesOf(theirs))]);
    expect(shown()).toMatchObject({ status: 'editing', values: { title: 'Mine', stamp: 'v2' } });
    steps.splice(0);
    save();
    expect(steps[1]).toEqual(sent(changedTask('bearings', inputOf({ ...valuesOf(theirs), title: 'Mine' }), 'v2')));
  });

  it('of a new task has no other version to read, whatever the refusal', () => {
    const { open, save, steps } = work({ createTask: CHANGED });
    open(null);
    save();
    expect(steps).toContainEqual(form.taskSaveFailed({}));
    expect(steps.filter((step) => Array.isArray(step) && step[0] === 'send')).toHaveLength(1);
  });

  it('keeps what was typed if the newer version cannot be read', () => {
    const answers: Record<string, unknown> = { getSchedule: ownTask('review'), updateSchedule: CHANGED };
    const { open, hear, save, steps, shown } = work(answers);
    open('review', 'schedule');
    hear(form.taskFormChanged({ title: 'Mine' }));
    answers['getSchedule'] = REFUSED;
    save();
    expect(steps).toContainEqual(sent(schedule('review')));
    expect(steps).toContainEqual(form.taskSaveFailed({}));
    expect(shown()).toMatchObject({ status: 'editing', values: { title: 'Mine' } });
  });
});

describe('the form of an existing task', () => {
  it('that cannot be read is read again when the person asks, and can be closed', () => {
    const { open, hear, steps, shown } = work({ getTask: REFUSED });
    open('bearings');
    expect(shown().status).toBe('failed');
    hear(form.formValues.wanted());
    expect(steps.filter((step) => Array.isArray(step) && step[0] === 'send')).toHaveLength(1);
    hear(form.taskFormClosed());
    expect(shown().status).toBe('closed');
  });

  it('another one takes its place', () => {
    const { open, steps, shown } = work({ getTask: ownTask('bearings') });
    open('bearings');
    open('gears');
    expect(shown()).toMatchObject({ id: 'gears', status: 'editing' });
    expect(steps).toEqual([]);
  });
});
