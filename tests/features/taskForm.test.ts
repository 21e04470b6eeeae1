import type { UnknownAction } from '@reduxjs/toolkit';
import { fileUploaded } from '../../src/features/attachments/attachmentsSlice.ts';
import { peopleConfirmed } from '../../src/features/selectPerson/selectPersonEvents.ts';
import { EMPTY_TASK, type TimeField } from '../../src/features/task/taskValues.ts';
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

describe('a problem', () => {
  const broken = form.taskFormSubmitted();

  it('disappears with a change of its field, and the others stay', () => {
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

  it('from the server also disappears with its field', () => {
    const refused = [
      form.taskFormChanged(filled),
      broken,
      form.taskSaveFailed({ title: { text: 'too odd' }, description: { text: 'too long' } }),
    ];
    expect(problemsAfter(...refused)).toEqual(['description', 'title']);
    expect(problemsAfter(...refused, form.taskFormChanged({ description: 'short' }))).toEqual(['title']);
    expect(stateAfter(...refused, broken)).toMatchObject({ status: 'saving', problems: {} });
  });

  it('is reported for the field that the person leaves, and for no other', () => {
    expect(problemsAfter(form.taskFieldLeft('title'))).toEqual(['title']);
    expect(problemsAfter(form.taskFormChanged({ title: 'x' }), form.taskFieldLeft('title'))).toEqual([]);
  });

  it('disappears when a draft is restored or discarded', () => {
    expect(problemsAfter(broken, form.draftRestored({ values: filled, from: '2026-11-20T10:32:00' }))).toEqual([]);
    expect(problemsAfter(broken, form.draftDiscarded())).toEqual([]);
  });

  it('with the order of the times needs both', () => {
    const late = form.taskFormChanged({ startedAt: '2026-12-01T00:00:00' });
    expect(problemsAfter(late)).toEqual([]);
    expect(problemsAfter(late, form.taskFormChanged({ endAt: filled.endAt }))).toEqual(['startedAt']);
    expect(problemsAfter(form.taskFormChanged({ endAt: filled.endAt }), late)).toEqual(['startedAt']);
    const both = [late, form.taskFormChanged({ endAt: filled.endAt })];
    expect(problemsAfter(...both, form.taskFormChanged({ title: 'x' }))).toEqual(['startedAt']);
    expect(problemsAfter(...both, form.taskFormChanged({ endAt: null }))).toEqual([]);
  });
});

describe('a form', () => {
  const isDirty = (...actions: UnknownAction[]) => form.selectFormDirty({ taskForm: stateAfter(...actions) });

  it('is dirty while it differs from its initial values', () => {
    expect(isDirty()).toBe(false);
    expect(isDirty(form.taskFormChanged({ title: 'x' }))).toBe(true);
    expect(isDirty(form.taskFormChanged({ title: 'x' }), form.taskFormChanged({ title: '' }))).toBe(false);
    expect(isDirty(form.taskFormChanged(filled), form.taskFormSubmitted())).toBe(true);
    expect(isDirty(form.taskFormChanged(filled), form.taskFormSubmitted(), form.taskSaveSucceeded())).toBe(false);
    expect(isDirty(fileUploaded({ id: 'u', file: { blobName: 'b', fileName: 'f' }, later: [] }))).toBe(true);
  });

  it('starts with what was fetched', () => {
    const fetched = [opened('t1'), form.formValues.loaded(filled)];
    expect(stateAfter(...fetched)).toMatchObject({ status: 'editing', values: filled });
    expect(isDirty(...fetched)).toBe(false);
    const changed = [...fetched, form.taskFormChanged({ title: 'x' })];
    expect(stateAfter(...changed, form.draftDiscarded())).toMatchObject({ values: filled, draftFrom: null });
  });

  it('leaves nothing behind when another one replaces it', () => {
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

describe('a typed time', () => {
  const typed = (field: TimeField, text: string) => form.timeTyped({ field, text });

  it('is no time until it is understood, and says so when the form is sent', () => {
    const half = [form.taskFormChanged(filled), typed('startedAt', 'tomor')];
    expect(stateAfter(...half).values).toMatchObject({ startedAt: null, typedTimes: { startedAt: 'tomor' } });
    expect(stateAfter(...half, form.taskFormSubmitted()).problems).toEqual({
      startedAt: { key: 'task:timeNotUnderstood' },
    });
    expect(stateAfter(...half, form.taskFormChanged({ startedAt: filled.startedAt })).values).toEqual(filled);
    expect(stateAfter(...half, form.taskFormChanged({ endAt: filled.endAt })).values.typedTimes).not.toEqual({});
  });

  it('clears its problem, and that of the order', () => {
    const late = [form.taskFormChanged({ ...filled, startedAt: '2026-12-01T00:00:00' })];
    expect(problemsAfter(...late)).toEqual(['startedAt']);
    expect(problemsAfter(...late, typed('endAt', 'x'))).toEqual([]);
    const refused = [form.taskFormSubmitted(), typed('endAt', 'x')];
    expect(problemsAfter(...refused)).toEqual(['executors', 'title']);
    const unclear = [typed('startedAt', 'x'), form.taskFieldLeft('startedAt'), form.taskFormChanged({ endAt: null })];
    expect(stateAfter(...unclear).problems).toEqual({ startedAt: { key: 'task:timeNotUnderstood' } });
  });
});

describe('the proposed end', () => {
  const isProposed = (...actions: UnknownAction[]) => stateAfter(opened(null, filled), ...actions).endProposed;

  it('is one only in a new form that starts with it', () => {
    expect(isProposed()).toBe(true);
    expect(stateAfter(opened('t1', filled)).endProposed).toBe(false);
    expect(stateAfter(opened()).endProposed).toBe(false);
  });

  it('becomes the person’s own as soon as they choose or type it, not when it follows the start', () => {
    const { startedAt, endAt } = filled;
    expect(isProposed(form.taskFormChanged({ endAt }))).toBe(false);
    expect(isProposed(form.timeTyped({ field: 'endAt', text: 'x' }))).toBe(false);
    expect(isProposed(form.taskFormChanged({ startedAt, endAt }))).toBe(true);
    expect(isProposed(form.timeTyped({ field: 'startedAt', text: 'x' }))).toBe(true);
  });

  it('is proposed again when the draft, which does not know it, is discarded', () => {
    const restored = form.draftRestored({ values: filled, from: '2026-11-20T10:32:00' });
    expect(isProposed(restored)).toBe(false);
    expect(isProposed(restored, form.draftDiscarded())).toBe(true);
    const fetched = [opened('t1'), form.formValues.loaded(filled), form.draftDiscarded()];
    expect(stateAfter(...fetched).endProposed).toBe(false);
    expect(stateAfter(form.draftDiscarded()).endProposed).toBe(false);
  });
});

it('a restored draft includes among its executors those for whom the form was opened, each once', () => {
  const wang = { userId: 'wang', userName: '王磊' };
  const forBoth = form.taskFormOpened({
    kind: 'personal',
    id: null,
    values: { ...EMPTY_TASK, executors: [lin, wang] },
    executorFixed: false,
    draftKey: 'draft',
    people: [lin, wang],
  });
  const restored = form.draftRestored({ values: filled, from: '2026-11-20T10:32:00' });
  expect(stateAfter(forBoth, restored).values.executors).toEqual([lin, wang]);
  const withAll = form.draftRestored({ values: { ...filled, executors: [wang, lin] }, from: '2026-11-20T10:32:00' });
  expect(stateAfter(forBoth, withAll).values.executors).toEqual([wang, lin]);
});

it('an upload that finishes first keeps the place in which it was chosen', () => {
  const file = (blobName: string) => ({ blobName, fileName: blobName });
  const second = fileUploaded({ id: '2', file: file('second'), later: [] });
  const first = fileUploaded({ id: '1', file: file('first'), later: ['second'] });
  expect(stateAfter(second, first).values.attachments.map(({ blobName }) => blobName)).toEqual(['first', 'second']);
});

it('the time picker is open for one field until it is closed', () => {
  const picker = { field: 'endAt', month: '2026-11-01' } as const;
  const state = stateAfter(form.timePickerOpened(picker));
  expect(form.selectTimePicker({ taskForm: state })).toEqual(picker);
  expect(stateAfter(form.timePickerOpened(picker), form.timePickerClosed()).picker).toBeNull();
});

describe('a task that was changed elsewhere', () => {
  const base = { ...filled, stamp: 'v1' };
  const theirs = { ...base, title: 'Theirs', startedAt: '2026-12-01T00:00:00', stamp: 'v2' };
  const conflicted = [
    opened('t1'),
    form.formValues.loaded(base),
    form.taskFormChanged({ title: 'Mine' }),
    form.taskFormSubmitted(),
    form.taskSaveConflicted(theirs),
  ];

  it('is compared with the saved version from then on', () => {
    expect(stateAfter(...conflicted)).toMatchObject({ status: 'editing', initial: theirs, values: { title: 'Mine' } });
    expect(stateAfter(...conflicted, form.draftDiscarded())).toMatchObject({ values: theirs, otherVersions: [] });
  });

  it('takes the version of a part that the person chooses, and back', () => {
    const taken = [...conflicted, form.versionChosen({ part: 'title', isTaken: true })];
    expect(stateAfter(...taken).values.title).toBe('Theirs');
    expect(stateAfter(...taken).otherVersions.map(({ part, isTaken }) => [part, isTaken])).toEqual([
      ['title', true],
      ['startedAt', true],
    ]);
    expect(stateAfter(...taken, form.versionChosen({ part: 'title', isTaken: false })).values.title).toBe('Mine');
    expect(stateAfter(...taken, form.versionChosen({ part: 'endAt', isTaken: true }))).toEqual(stateAfter(...taken));
  });

  it('has its order checked when a time is chosen', () => {
    const own = form.versionChosen({ part: 'startedAt', isTaken: false });
    expect(stateAfter(...conflicted, own).otherVersions.map(({ isTaken }) => isTaken)).toEqual([false, false]);
    expect(problemsAfter(...conflicted, own)).toEqual([]);
    expect(problemsAfter(...conflicted, own, form.versionChosen({ part: 'startedAt', isTaken: true }))).toEqual([
      'startedAt',
    ]);
  });
});
