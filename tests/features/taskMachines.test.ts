import { fileUploaded } from '../../src/features/attachments/attachmentsSlice.ts';
import * as selectPerson from '../../src/features/selectPerson/selectPersonEvents.ts';
import { shellClosed } from '../../src/features/shell/shellSlice.ts';
import { selectBusyTasks } from '../../src/features/task/busyTasks.ts';
import * as task from '../../src/features/task/taskSlice.ts';
import { EMPTY_TASK, serverProblems, type TaskValues, taskProblemsOf } from '../../src/features/task/taskValues.ts';
import { taskFormMachine } from '../../src/features/taskForm/taskFormMachine.ts';
import * as form from '../../src/features/taskForm/taskFormSlice.ts';
import { TODO_VIEWS, todoCentreMachine } from '../../src/features/todoCentre/todoCentreMachine.ts';
import * as centre from '../../src/features/todoCentre/todoCentreSlice.ts';
import { crashed } from '../../src/lib/crash.ts';
import { createRootReducer } from '../../src/store/rootReducer.ts';
import { subAppReducers } from '../../src/store/subAppReducers.ts';
import { exhaust } from '../support/exhaust.ts';
import { taskOf } from '../support/workbenchState.ts';

const filled = {
  ...EMPTY_TASK,
  title: 'Check the bearings',
  startedAt: '2026-11-20T10:30:00',
  endAt: '2026-11-27T18:00:00',
  executors: [{ userId: 'lin', userName: '林静' }],
};
const opened = (over: Partial<Parameters<typeof form.taskFormOpened>[0]> = {}) =>
  form.taskFormOpened({
    kind: 'personal',
    id: null,
    values: EMPTY_TASK,
    executorFixed: false,
    draftKey: 'draft',
    ...over,
  });

describe('taskForm', () => {
  exhaust(
    taskFormMachine,
    form.taskFormReducer,
    {
      taskFormOpened: [opened(), opened({ id: 't1' }), opened({ values: filled })],
      taskFormLoaded: [form.formValues.loaded(filled)],
      taskFormFailed: [form.formValues.failed({ key: 'errors:network' })],
      taskFormRequested: [form.formValues.requested()],
      taskFormChanged: [
        form.taskFormChanged({ title: 'x' }),
        form.taskFormChanged({ startedAt: '2027-01-01T00:00:00' }),
      ],
      taskFieldLeft: [form.taskFieldLeft('title')],
      timeTyped: [form.timeTyped({ field: 'endAt', text: 'soon' })],
      'attachments/fileUploaded': [fileUploaded({ id: 'u', file: { blobName: 'b', fileName: 'f' }, later: [] })],
      'selectPerson/peopleConfirmed': [selectPerson.peopleConfirmed({ purpose: 'executors', people: [] })],
      draftRestored: [form.draftRestored({ values: filled, from: '2026-11-20T10:32:00' })],
      draftDiscarded: [form.draftDiscarded()],
      taskFormSubmitted: [form.taskFormSubmitted()],
      taskSaveSucceeded: [form.taskSaveSucceeded()],
      taskSaveFailed: [form.taskSaveFailed({})],
      taskSaveConflicted: [form.taskSaveConflicted(filled)],
      versionChosen: [form.versionChosen({ part: 'title', isTaken: true })],
      taskFormClosed: [form.taskFormClosed()],
    },
    ['loading', 'saving'],
  );

  const crash = crashed('taskForm')();
  const reduce = (...actions: Parameters<typeof form.taskFormReducer>[1][]) =>
    actions.reduce(form.taskFormReducer, form.taskFormReducer(undefined, opened()));
  it('a crash while saving loses nothing that was typed', () => {
    const saving = reduce(form.taskFormChanged(filled), form.taskFormSubmitted());
    expect(saving.status).toBe('saving');
    expect(form.taskFormReducer(saving, crash)).toMatchObject({ status: 'editing', values: filled, error: null });
  });
  it('a crash while loading is reported and can be retried', () => {
    const failed = reduce(opened({ id: 't1' }), crash);
    expect(failed).toMatchObject({ status: 'failed', error: { key: 'errors:unexpected' } });
    expect(form.taskFormReducer(failed, form.formValues.requested())).toMatchObject({ status: 'loading', error: null });
  });
});

describe('todoCentre', () => {
  exhaust(todoCentreMachine, centre.todoCentreReducer, {
    todoListShown: [centre.todoListShown('started'), centre.todoListShown('inProgress')],
    todoCodeShown: [centre.todoCodeShown(taskOf('x'))],
    todoFormShown: [centre.todoFormShown()],
    todoDetailShown: [centre.todoDetailShown()],
    todoPanelLeft: [centre.todoPanelLeft()],
  });
  it('TODO-3 the views have the numbers of the specification', () => {
    expect(TODO_VIEWS).toEqual({ list: 1, qrCode: 2, form: 3, detail: 4 });
  });
});

describe('task', () => {
  const busy = [
    task.followToggled({ id: 'a', isCollection: true }),
    task.completionConfirmed({ id: 'b', userId: 'lin' }),
    task.deletionConfirmed({ kind: 'personal', id: 'c' }),
  ].reduce(task.taskReducer, undefined);
  it.each([
    ['a crash', crashed('task')()],
    ['the end of the shell', shellClosed()],
  ])('%s leaves no task busy', (_end, event) => {
    expect(busy?.busy).toEqual(['a', 'b', 'c']);
    expect(task.taskReducer(busy, event).busy).toEqual([]);
  });
  it.each([
    ['a', 'following is confirmed', task.followSettled({ id: 'a', isCollection: true })],
    ['a', 'following is refused', task.followRolledBack({ id: 'a', isCollection: false })],
    ['b', 'it is completed', task.taskCompleted({ id: 'b' })],
    ['b', 'completing is refused', task.completionRolledBack({ id: 'b', userId: 'lin', status: 0 })],
    ['c', 'it is deleted', task.taskDeleted({ kind: 'personal', id: 'c' })],
    ['c', 'deleting is refused', task.deletionFailed({ kind: 'personal', id: 'c' })],
  ])('task %s is no longer busy once %s; the others are', (id, _end, event) => {
    expect(task.taskReducer(busy, event).busy).toEqual(['a', 'b', 'c'].filter((other) => other !== id));
  });
  it('repeating an action on a task counts as one operation', () => {
    const again = task.taskReducer(busy, task.followToggled({ id: 'a', isCollection: false }));
    expect(selectBusyTasks({ task: again })).toEqual(['a', 'b', 'c']);
  });
  it('if the shell was never opened, a log-out finds no task to wait for', () => {
    const { reducer, inject } = createRootReducer();
    inject(subAppReducers);
    const publicPage = reducer(undefined, { type: '@@test' });
    expect(selectBusyTasks(publicPage)).toEqual([]);
    expect(selectBusyTasks(publicPage)).toBe(selectBusyTasks(publicPage));
  });
  it('each enumeration of the form has its own words; a crash ends those in progress', () => {
    const { requested, loaded } = task.taskEnums;
    const words = { language: 'en-US', items: [{ value: 1, displayName: 'Urgent' }] };
    const actions = [requested('degreeType'), loaded(words, 'degreeType'), requested('warmingType'), crashed('task')()];
    const { degreeType, warmingTime, warmingType } = actions.reduce(
      task.taskReducer,
      task.taskReducer(undefined, { type: '@@test' }),
    ).enums;
    expect([degreeType.data, warmingTime.data]).toEqual([words, null]);
    expect([degreeType.status, warmingTime.status, warmingType.status]).toEqual(['loaded', 'idle', 'failed']);
  });
});

describe('rules of the form', () => {
  it.each<[string, Partial<TaskValues>, string]>([
    ['title', { title: '  ' }, 'task:titleEmpty'],
    ['startedAt', { startedAt: null }, 'task:startEmpty'],
    ['endAt', { endAt: null }, 'task:deadlineEmpty'],
    ['executors', { executors: [] }, 'task:executorEmpty'],
    ['startedAt', { startedAt: '2026-11-27T18:00:01' }, 'task:startAfterDeadline'],
  ])('TODO-4 %s is checked: %j', (field, over, key) => {
    expect(taskProblemsOf({ ...filled, ...over })).toEqual({ [field]: { key } });
  });
  it('a start at the deadline is allowed', () => {
    expect(taskProblemsOf({ ...filled, startedAt: filled.endAt })).toEqual({});
  });
  it('TODO-4 a new form has the defaults of §9', () => {
    expect(EMPTY_TASK).toMatchObject({ degreeType: 0, isWarming: true, isSynchronizeDate: true });
  });
  it('reports a wrong order as soon as both times are set, and clears the message as soon as they fit', () => {
    const run = (...actions: Parameters<typeof form.taskFormReducer>[1][]) =>
      actions.reduce(form.taskFormReducer, form.taskFormReducer(undefined, opened()));
    const late = run(
      form.taskFormChanged({ startedAt: '2026-12-01T00:00:00' }),
      form.taskFormChanged({ endAt: '2026-11-01T00:00:00' }),
    );
    expect(late.problems).toEqual({ startedAt: { key: 'task:startAfterDeadline' } });
    expect(form.taskFormReducer(late, form.taskFormChanged({ endAt: '2026-12-02T00:00:00' })).problems).toEqual({});
  });
  it('assigns the server’s messages to the fields they name, however those are spelled', () => {
    const validationErrors = [
      { message: 'too long', members: ['Title'] },
      { message: 'not yours', members: ['attachments[0].blobName'] },
      { message: 'odd', members: ['nobodyKnows'] },
    ];
    expect(serverProblems({ validationErrors, language: 'en-US' }, filled)).toEqual({
      title: { text: 'too long', language: 'en-US' },
      attachments: { text: 'not yours', language: 'en-US' },
    });
  });
  it('the chosen people become the executors; people chosen for something else do not', () => {
    const people = [{ userId: 'wang', userName: '王磊' }];
    const state = form.taskFormReducer(undefined, opened());
    expect(
      form.taskFormReducer(state, selectPerson.peopleConfirmed({ purpose: 'executors', people })).values.executors,
    ).toEqual(people);
    expect(
      form.taskFormReducer(state, selectPerson.peopleConfirmed({ purpose: 'else', people })).values.executors,
    ).toEqual([]);
  });
});
