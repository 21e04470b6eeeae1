import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { governed } from '../../lib/machine.ts';
import type { Message } from '../../lib/message.ts';
import { uploaded } from '../attachments/attachmentsSlice.ts';
import { switchSucceeded } from '../companySwitch/companySwitchEvents.ts';
import { peopleConfirmed } from '../selectPerson/selectPersonEvents.ts';
import { sessionCleared } from '../session/sessionSlice.ts';
import { EMPTY_TASK, type TaskKind, type TaskValues } from '../task/taskTypes.ts';
import { taskFormMachine } from './taskFormMachine.ts';
import { problemsOf, type TaskField, type TaskProblems } from './taskRules.ts';

interface TaskFormState {
  status: keyof typeof taskFormMachine.transitions;
  kind: TaskKind;
  /** Null for a new task. */
  id: string | null;
  values: TaskValues;
  /** What the form began with: it is dirty where the values differ. */
  initial: TaskValues;
  problems: TaskProblems;
  /** Without a company the executor is the user and cannot change (§5). */
  executorFixed: boolean;
  /** Under which its draft is kept (`draftKey`): of the company it was opened in, whatever another tab enters meanwhile. */
  draftKey: string;
  /** Wall clock at which the draft that came back was kept; null where none did. */
  draftFrom: string | null;
  error: Message | null;
}
const initialState: TaskFormState = {
  status: 'closed',
  kind: 'personal',
  id: null,
  values: EMPTY_TASK,
  initial: EMPTY_TASK,
  problems: {},
  executorFixed: false,
  draftKey: '',
  draftFrom: null,
  error: null,
};
type Opening = Pick<TaskFormState, 'kind' | 'id' | 'values' | 'executorFixed' | 'draftKey'>;

const slice = createSlice({
  name: 'taskForm',
  initialState,
  reducers: {
    /** `values` is what a new task begins with; an existing one is fetched. */
    taskFormOpened: (_state, { payload }: PayloadAction<Opening>) => ({
      ...initialState,
      ...payload,
      initial: payload.values,
      status: payload.id === null ? 'editing' : 'loading',
    }),
    taskFormLoaded(state, { payload }: PayloadAction<TaskValues>) {
      state.status = 'editing';
      state.values = payload;
      state.initial = payload;
    },
    taskFormLoadFailed(state, { payload }: PayloadAction<Message>) {
      state.status = 'failed';
      state.error = payload;
    },
    taskFormLoadRetried(state) {
      state.status = 'loading';
      state.error = null;
    },
    taskFormChanged(state, { payload }: PayloadAction<Partial<TaskValues>>) {
      Object.assign(state.values, payload);
      for (const field of Object.keys(payload)) delete state.problems[field as TaskField];
      if ('startedAt' in payload || 'endAt' in payload) checkOrder(state);
    },
    /** The title is checked when the person leaves it (§5). */
    taskFieldLeft(state, { payload }: PayloadAction<TaskField>) {
      const problem = problemsOf(state.values)[payload];
      if (problem) state.problems[payload] = problem;
    },
    /** What was typed before a reload is back; `from` is when it was kept. */
    draftRestored(state, { payload }: PayloadAction<{ values: TaskValues; from: string }>) {
      state.values = payload.values;
      state.draftFrom = payload.from;
      state.problems = {};
    },
    draftDiscarded(state) {
      state.values = state.initial;
      state.draftFrom = null;
      state.problems = {};
    },
    /** The person asks to save; it is `submitted` once no upload is under way any more. */
    taskSaveRequested() {},
    taskFormSubmitted(state) {
      state.problems = problemsOf(state.values);
      if (Object.keys(state.problems).length === 0) state.status = 'saving';
    },
    taskSaveFailed(state, { payload }: PayloadAction<TaskProblems>) {
      state.status = 'editing';
      state.problems = payload;
    },
    taskSaveSucceeded: () => initialState,
    taskFormClosed: () => initialState,
  },
  extraReducers: (builder) =>
    builder
      .addCase(uploaded, (state, { payload }) => {
        if (state.status === 'editing') state.values.attachments.push(payload.file);
      })
      .addCase(peopleConfirmed, (state, { payload }) => {
        if (payload.purpose !== 'executors' || state.status !== 'editing') return;
        state.values.executors = payload.people;
        delete state.problems.executors;
      })
      .addCase(sessionCleared, () => initialState)
      .addCase(switchSucceeded, () => initialState),
  selectors: {
    selectTaskForm: (state) => state,
    selectFormStatus: (state) => state.status,
    selectFormKind: (state) => state.kind,
    selectFormId: (state) => state.id,
    selectFormDraftKey: (state) => state.draftKey,
    selectFormValues: (state) => state.values,
    selectFormProblems: (state) => state.problems,
    selectInitialValues: (state) => state.initial,
  },
});

/** Start after deadline is told at once, and is gone as soon as one of the two fits. */
function checkOrder(state: TaskFormState): void {
  delete state.problems.startedAt;
  if (state.values.startedAt === null || state.values.endAt === null) return;
  const { startedAt } = problemsOf(state.values);
  if (startedAt) state.problems.startedAt = startedAt;
}

export const {
  taskFormOpened,
  taskFormLoaded,
  taskFormLoadFailed,
  taskFormLoadRetried,
  taskFormChanged,
  taskFieldLeft,
  draftRestored,
  draftDiscarded,
  taskSaveRequested,
  taskFormSubmitted,
  taskSaveFailed,
  taskSaveSucceeded,
  taskFormClosed,
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
} = slice.selectors;
/** True while leaving the form would lose something. */
export const selectFormDirty = createSelector(
  [selectFormStatus, selectFormValues, selectInitialValues],
  (status, values, initial) =>
    (status === 'editing' || status === 'saving') && JSON.stringify(values) !== JSON.stringify(initial),
);
