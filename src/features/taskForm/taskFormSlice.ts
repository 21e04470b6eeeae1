import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { crashed } from '../../lib/crash.ts';
import { governed } from '../../lib/machine.ts';
import { type Message, UNEXPECTED } from '../../lib/message.ts';
import { defineResource } from '../../lib/resource.ts';
import { fileUploaded, placeBefore } from '../attachments/attachmentsSlice.ts';
import { type ChosenPerson, peopleConfirmed } from '../selectPerson/selectPersonEvents.ts';
import {
  type DisputedPart,
  EMPTY_TASK,
  mergeVersions,
  type TaskField,
  type TaskKind,
  type TaskProblems,
  type TaskValues,
  type TimeField,
  taskProblemsOf,
  withPart,
} from '../task/taskValues.ts';
import { taskFormMachine } from './taskFormMachine.ts';

interface TaskFormState {
  status: keyof typeof taskFormMachine.transitions;
  kind: TaskKind;
  /** Null for a new task. */
  id: string | null;
  values: TaskValues;
  /** The initial values: the form is dirty if the current ones differ. */
  initial: TaskValues;
  problems: TaskProblems;
  /** Without a company the executor is the user and cannot change (§5). */
  executorFixed: boolean;
  /** Whom it was opened for: they are also added to the executors of a restored draft. */
  people: ChosenPerson[];
  /**
   * The key its draft is kept under (`draftKey`): that of the company it was opened in, even if another tab enters a
   * different one.
   */
  draftKey: string;
  /** Wall clock at which the restored draft was kept; null if there was none. */
  draftFrom: string | null;
  error: Message | null;
  /** The person has not chosen the end yet: it follows the start (`chosenTime`). */
  endProposed: boolean;
  /** What was saved elsewhere while the form was open. */
  otherVersions: DisputedPart[];
  /** The open picker of a time. */
  picker: TimePicker | null;
}
interface TimePicker {
  field: TimeField;
  /** The shown month, as any date in it. */
  month: string;
}
const TIME_FIELDS: readonly TimeField[] = ['startedAt', 'endAt'];
const initialState: TaskFormState = {
  status: 'closed',
  kind: 'personal',
  id: null,
  values: EMPTY_TASK,
  initial: EMPTY_TASK,
  problems: {},
  executorFixed: false,
  people: [],
  draftKey: '',
  draftFrom: null,
  error: null,
  endProposed: false,
  otherVersions: [],
  picker: null,
};
/** The content of an existing task; the form's own machine tracks its loading. */
export const formValues = defineResource<TaskValues>('taskForm', 'taskForm');

type Opening = Pick<TaskFormState, 'kind' | 'id' | 'values' | 'executorFixed' | 'draftKey'> &
  Partial<Pick<TaskFormState, 'people'>>;

const slice = createSlice({
  name: 'taskForm',
  initialState,
  reducers: {
    /** `values` is what a new task begins with; an existing one is fetched. */
    taskFormOpened: (_state, { payload }: PayloadAction<Opening>) => ({
      ...initialState,
      ...payload,
      initial: payload.values,
      endProposed: payload.id === null && payload.values.endAt !== null,
      status: payload.id === null ? 'editing' : 'loading',
    }),
    taskFormChanged(state, { payload }: PayloadAction<Partial<TaskValues>>) {
      Object.assign(state.values, payload);
      for (const field of Object.keys(payload)) delete state.problems[field as TaskField];
      if ('endAt' in payload && !('startedAt' in payload)) state.endProposed = false;
      for (const field of TIME_FIELDS) if (field in payload) delete state.values.typedTimes[field];
      if ('startedAt' in payload || 'endAt' in payload) checkOrder(state);
    },
    /** Until the text is understood there is no time, so that a time that is not shown is never saved. */
    timeTyped(state, { payload }: PayloadAction<{ field: TimeField; text: string }>) {
      if (payload.field === 'endAt') state.endProposed = false;
      state.values[payload.field] = null;
      state.values.typedTimes[payload.field] = payload.text;
      delete state.problems[payload.field];
      checkOrder(state);
    },
    /** The person has finished typing a time: `taskFormChanged` follows if it is understood, else `taskFieldLeft`. */
    timeEntered(_state, _action: PayloadAction<TimeField>) {},
    timePickerOpened(state, { payload }: PayloadAction<TimePicker>) {
      state.picker = payload;
    },
    timePickerClosed(state) {
      state.picker = null;
    },
    /** The title is checked when the person leaves it (§5). */
    taskFieldLeft(state, { payload }: PayloadAction<TaskField>) {
      const problem = taskProblemsOf(state.values)[payload];
      if (problem) state.problems[payload] = problem;
    },
    /** What was typed before a reload has been restored; `from` is when it was kept. */
    draftRestored(state, { payload }: PayloadAction<{ values: TaskValues; from: string }>) {
      const { executors } = payload.values;
      const added = state.people.filter(({ userId }) => !executors.some((one) => one.userId === userId));
      state.values = { ...payload.values, executors: [...executors, ...added] };
      state.draftFrom = payload.from;
      state.endProposed = false;
      state.problems = {};
    },
    draftDiscarded(state) {
      state.values = state.initial;
      state.draftFrom = null;
      state.endProposed = state.id === null && state.initial.endAt !== null;
      state.problems = {};
      state.otherVersions = [];
    },
    /** The person asks to save; `submitted` follows once no upload is under way. */
    taskSaveWanted() {},
    taskFormSubmitted(state) {
      state.problems = taskProblemsOf(state.values);
      if (Object.keys(state.problems).length === 0) state.status = 'saving';
    },
    taskSaveFailed(state, { payload }: PayloadAction<TaskProblems>) {
      state.problems = payload;
    },
    /** The task was changed elsewhere in the meantime: `payload` is what was saved there. */
    taskSaveConflicted(state, { payload }: PayloadAction<TaskValues>) {
      const { values, others } = mergeVersions(state.initial, state.values, payload);
      state.values = values;
      state.initial = payload;
      state.otherVersions = others;
    },
    versionChosen(state, { payload }: PayloadAction<Pick<DisputedPart, 'part' | 'isTaken'>>) {
      const version = state.otherVersions.find(({ part }) => part === payload.part);
      if (!version) return;
      version.isTaken = payload.isTaken;
      state.values = withPart(state.values, payload.part, payload.isTaken ? version.saved : version.own);
      checkOrder(state);
    },
    taskSaveSucceeded() {},
    /** A form has been saved; `id` is null for a new task. All lists of tasks hear this. `isLeft` by then: no view moves. */
    taskSaved(_state, _action: PayloadAction<{ kind: TaskKind; id: string | null; isLeft?: true }>) {},
    taskFormClosed() {},
  },
  extraReducers: (builder) =>
    builder
      .addCase(formValues.requested, (state) => {
        state.error = null;
      })
      .addCase(formValues.loaded, (state, { payload }) => {
        state.values = payload;
        state.initial = payload;
      })
      .addCase(formValues.failed, (state, { payload }) => {
        state.error = payload;
      })
      .addCase(crashed('taskForm'), (state) => {
        if (state.status === 'loading') state.error = UNEXPECTED;
      })
      .addCase(fileUploaded, (state, { payload }) => {
        const { attachments } = state.values;
        attachments.splice(placeBefore(attachments, payload.later), 0, payload.file);
      })
      .addCase(peopleConfirmed, (state, { payload }) => {
        if (payload.purpose !== 'executors') return;
        state.values.executors = payload.people;
        delete state.problems.executors;
      }),
  selectors: {
    selectTaskForm: (state) => state,
    selectFormStatus: (state) => state.status,
    selectFormKind: (state) => state.kind,
    selectFormId: (state) => state.id,
    selectFormDraftKey: (state) => state.draftKey,
    selectFormValues: (state) => state.values,
    selectFormProblems: (state) => state.problems,
    selectInitialValues: (state) => state.initial,
    selectTimePicker: (state) => state.picker,
  },
});

/** A start after the deadline is reported at once, and cleared as soon as the two fit. */
function checkOrder(state: TaskFormState): void {
  if (state.values.typedTimes.startedAt) return;
  delete state.problems.startedAt;
  if (state.values.startedAt === null || state.values.endAt === null) return;
  const { startedAt } = taskProblemsOf(state.values);
  if (startedAt) state.problems.startedAt = startedAt;
}

export const {
  taskFormOpened,
  taskFormChanged,
  taskFieldLeft,
  timeTyped,
  timeEntered,
  timePickerOpened,
  timePickerClosed,
  draftRestored,
  draftDiscarded,
  taskSaveWanted,
  taskFormSubmitted,
  taskSaveFailed,
  taskSaveConflicted,
  versionChosen,
  taskSaveSucceeded,
  taskFormClosed,
  taskSaved,
} = slice.actions;
export const taskFormReducer = governed(taskFormMachine, slice.reducer);
export const {
  selectTaskForm,
  selectFormStatus,
  selectFormKind,
  selectFormId,
  selectFormDraftKey,
  selectFormValues,
  selectFormProblems,
  selectInitialValues,
  selectTimePicker,
} = slice.selectors;
/** True while leaving the form would lose something. */
export const selectFormDirty = createSelector(
  [selectFormStatus, selectFormValues, selectInitialValues],
  (status, values, initial) =>
    (status === 'editing' || status === 'saving') && JSON.stringify(values) !== JSON.stringify(initial),
);
