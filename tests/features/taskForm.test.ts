import type { UnknownAction } from '@reduxjs/toolkit';
import { uploaded } from '../../src/features/attachments/attachmentsSlice.ts';
import { peopleConfirmed } from '../../src/features/selectPerson/selectPersonEvents.ts';
import { EMPTY_TASK } from '../../src/features/task/taskValues.ts';
import * as form from '../../src/features/taskForm/taskFormSlice.ts';

const lin = { userId: 'lin', userName: '林静' };
const filled = {
  ...EMPTY_TASK,
  title: 'Check the bearings',
  startedAt: '2026-11-20T10:30:00',
  endAt: '2026-11-27T18:00:00',
  executors: [lin],
};
const opened = (id: string | null = null, values = EMPTY_TASK) =>
  form.taskFormOpened({ kind: 'personal', id, values, executorFixed: false, draftKey: 'draft' });
const stateAfter = (...actions: UnknownAction[]) =>
  actions.reduce(form.taskFormReducer, form.taskFormReducer(undefined, opened()));
const problemsAfter = (...actions: UnknownAction[]) => Object.keys(stateAfter(...actions).problems).sort();

describe('TODO-4 a problem', () => {
  const broken = form.taskFormSubmitted();

  it('goes with the field that is changed, and the others stay', () => {
    expect(problemsAfter(broken)).toEqual(['endAt', 'executors', 'startedAt', 'title']);
    expect(problemsAfter(broken, form.taskFormChanged({ title: 'x' }))).toEqual(['endAt', 'executors', 'startedAt']);
    expect(problemsAfter(broken, form.taskFormChanged({ endAt: filled.endAt }))).toEqual(['executors', 'title']);
    expect(problemsAfter(broken, peopleConfirmed({ purpose: 'executors', people: [lin] }))).toEqual([
      'endAt',
      'startedAt',
      'title',
    ]);
    expect(problemsAfter(broken, peopleConfirmed({ purpose: 'else', people: [lin] }))).toHaveLength(4);
  });

  it('of a server goes with its field as well', () => {
    const refused = [
      form.taskFormChanged(filled),
      broken,
      form.taskSaveFailed({ title: { text: 'too odd' }, description: { text: 'too long' } }),
    ];
    expect(problemsAfter(...refused)).toEqual(['description', 'title']);
    expect(problemsAfter(...refused, form.taskFormChanged({ description: 'short' }))).toEqual(['title']);
    expect(stateAfter(...refused, broken)).toMatchObject({ status: 'saving', problems: {} });
  });

  it('is told of the field that the person leaves, and of no other', () => {
    expect(problemsAfter(form.taskFieldLeft('title'))).toEqual(['title']);
    expect(problemsAfter(form.taskFormChanged({ title: 'x' }), form.taskFieldLeft('title'))).toEqual([]);
  });

  it('goes with what is restored or discarded', () => {
    expect(problemsAfter(broken, form.draftRestored({ values: filled, from: '2026-11-20T10:32:00' }))).toEqual([]);
    expect(problemsAfter(broken, form.draftDiscarded())).toEqual([]);
  });

  it('of the order of the times needs both', () => {
    const late = form.taskFormChanged({ startedAt: '2026-12-01T00:00:00' });
    expect(problemsAfter(late)).toEqual([]);
    expect(problemsAfter(late, form.taskFormChanged({ endAt: filled.endAt }))).toEqual(['startedAt']);
    const both = [late, form.taskFormChanged({ endAt: filled.endAt })];
    expect(problemsAfter(...both, form.taskFormChanged({ title: 'x' }))).toEqual(['startedAt']);
    expect(problemsAfter(...both, form.taskFormChanged({ endAt: null }))).toEqual([]);
  });
});

describe('TODO-8 a form', () => {
  const isDirty = (...actions: UnknownAction[]) => form.selectFormDirty({ taskForm: stateAfter(...actions) });

  it('is dirty while it differs from what it began with', () => {
    expect(isDirty()).toBe(false);
    expect(isDirty(form.taskFormChanged({ title: 'x' }))).toBe(true);
    expect(isDirty(form.taskFormChanged({ title: 'x' }), form.taskFormChanged({ title: '' }))).toBe(false);
    expect(isDirty(form.taskFormChanged(filled), form.taskFormSubmitted())).toBe(true);
    expect(isDirty(form.taskFormChanged(filled), form.taskFormSubmitted(), form.taskSaveSucceeded())).toBe(false);
    expect(isDirty(uploaded({ id: 'u', file: { blobName: 'b', fileName: 'f' }, later: [] }))).toBe(true);
  });

  it('that was fetched begins with what came', () => {
    const fetched = [opened('t1'), form.formValues.loaded(filled)];
    expect(stateAfter(...fetched)).toMatchObject({ status: 'editing', values: filled });
    expect(isDirty(...fetched)).toBe(false);
    const changed = [...fetched, form.taskFormChanged({ title: 'x' })];
    expect(stateAfter(...changed, form.draftDiscarded())).toMatchObject({ values: filled, draftFrom: null });
  });

  it('that another one takes the place of leaves nothing behind', () => {
    const restored = form.draftRestored({ values: filled, from: '2026-11-20T10:32:00' });
    expect(stateAfter(restored)).toMatchObject({ values: filled, draftFrom: '2026-11-20T10:32:00' });
    expect(stateAfter(restored, opened())).toEqual(stateAfter());
  });

  it('that cannot be fetched says why until it is fetched again', () => {
    const failed = [opened('t1'), form.formValues.failed({ text: 'busy' })];
    expect(stateAfter(...failed)).toMatchObject({ status: 'failed', error: { text: 'busy' } });
    expect(stateAfter(...failed, form.formValues.requested())).toMatchObject({ status: 'loading', error: null });
  });
});
