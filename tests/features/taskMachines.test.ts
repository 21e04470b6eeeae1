import * as selectPerson from '../../src/features/selectPerson/selectPersonEvents.ts';
import { EMPTY_TASK, type TaskValues } from '../../src/features/task/taskTypes.ts';
import { taskFormMachine } from '../../src/features/taskForm/taskFormMachine.ts';
import * as form from '../../src/features/taskForm/taskFormSlice.ts';
import { problemsOf, serverProblems } from '../../src/features/taskForm/taskRules.ts';
import { TODO_VIEWS, todoCentreMachine } from '../../src/features/todoCentre/todoCentreMachine.ts';
import * as centre from '../../src/features/todoCentre/todoCentreSlice.ts';
import { exhaust } from '../support/exhaust.ts';
import { taskOf } from '../support/workbenchState.ts';

const filled = {
  ...EMPTY_TASK,
  title: 'Check the bearings',
  startedAt: '2026-11-20T10:30:00',
  endAt: '2026-11-27T18:00:00',
  executors: [{ userId: 'lin', userName: '林静' }],
};
const opened = (over: Partial<Parameters<typeof form.opened>[0]> = {}) =>
  form.opened({ kind: 'personal', id: null, values: EMPTY_TASK, executorFixed: false, draftKey: 'draft', ...over });

describe('taskForm', () => {
  exhaust(taskFormMachine, form.taskFormReducer, {
    opened: [opened(), opened({ id: 't1' }), opened({ values: filled })],
    taskLoaded: [form.taskLoaded(filled)],
    loadFailed: [form.loadFailed({ key: 'errors:network' })],
    loadRetried: [form.loadRetried()],
    changed: [form.changed({ title: 'x' }), form.changed({ startedAt: '2027-01-01T00:00:00' })],
    fieldLeft: [form.fieldLeft('title')],
    draftRestored: [form.draftRestored({ values: filled, from: '2026-11-20T10:32:00' })],
    draftDiscarded: [form.draftDiscarded()],
    submitted: [form.submitted()],
    saveSucceeded: [form.saveSucceeded()],
    saveFailed: [form.saveFailed({})],
    closed: [form.closed()],
  });
});

describe('todoCentre', () => {
  exhaust(todoCentreMachine, centre.todoCentreReducer, {
    listShown: [centre.listShown('started'), centre.listShown('inProgress')],
    codeShown: [centre.codeShown(taskOf('x'))],
    formShown: [centre.formShown()],
    detailShown: [centre.detailShown()],
    panelLeft: [centre.panelLeft()],
  });
  it('TODO-3 the views have the numbers of the specification', () => {
    expect(TODO_VIEWS).toEqual({ list: 1, qrCode: 2, form: 3, detail: 4 });
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
    expect(problemsOf({ ...filled, ...over })).toEqual({ [field]: { key } });
  });
  it('TODO-4 a start at the deadline is allowed', () => {
    expect(problemsOf({ ...filled, startedAt: filled.endAt })).toEqual({});
  });
  it('TODO-4 a new form has the defaults of §9', () => {
    expect(EMPTY_TASK).toMatchObject({ degreeType: 0, isWarming: true, isSynchronizeDate: true });
  });
  it('TODO-4 the order is told as soon as both times are there, and forgotten as soon as one fits', () => {
    const run = (...actions: Parameters<typeof form.taskFormReducer>[1][]) =>
      actions.reduce(form.taskFormReducer, form.taskFormReducer(undefined, opened()));
    const late = run(
      form.changed({ startedAt: '2026-12-01T00:00:00' }),
      form.changed({ endAt: '2026-11-01T00:00:00' }),
    );
    expect(late.problems).toEqual({ startedAt: { key: 'task:startAfterDeadline' } });
    expect(form.taskFormReducer(late, form.changed({ endAt: '2026-12-02T00:00:00' })).problems).toEqual({});
  });
  it('ERR-1 what the server says goes to the fields it names, whatever their spelling', () => {
    const errors = [
      { message: 'too long', members: ['Title'] },
      { message: 'not yours', members: ['attachments[0].blobName'] },
      { message: 'odd', members: ['nobodyKnows'] },
    ];
    expect(serverProblems(errors, filled)).toEqual({
      title: { text: 'too long' },
      attachments: { text: 'not yours' },
    });
  });
  it('PER-1 the chosen people become the executors; people chosen for something else do not', () => {
    const people = [{ userId: 'wang', userName: '王磊' }];
    const state = form.taskFormReducer(undefined, opened());
    expect(
      form.taskFormReducer(state, selectPerson.confirmed({ purpose: 'executors', people })).values.executors,
    ).toEqual(people);
    expect(form.taskFormReducer(state, selectPerson.confirmed({ purpose: 'else', people })).values.executors).toEqual(
      [],
    );
  });
});
