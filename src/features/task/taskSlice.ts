import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { crashed } from '../../lib/crash.ts';
import { emptyLoad, type Load } from '../../lib/loading.ts';
import { addResource, defineResource } from '../../lib/resource.ts';
import { scoped } from '../../lib/scope.ts';
import { shellClosed } from '../shell/shellSlice.ts';
import type { TaskKind } from './taskTypes.ts';

/** One value of a server enumeration, with its word. */
export interface EnumItem {
  value: number;
  displayName: string;
}
export const TASK_ENUMS = ['degreeType', 'warmingTime', 'warmingType'] as const;
export type TaskEnum = (typeof TASK_ENUMS)[number];
/** The server's words for an enumeration, and their language. */
export interface EnumWords {
  language: string;
  items: EnumItem[];
}

interface TaskState {
  /** Tasks with a follow, completion or deletion under way: a second click does nothing. */
  busy: string[];
  /** The three enumerations of the form (§3). */
  enums: Record<TaskEnum, Load<EnumWords>>;
}
const initialState: TaskState = {
  busy: [],
  enums: { degreeType: emptyLoad(), warmingTime: emptyLoad(), warmingType: emptyLoad() },
};

/** The enumerations; the key is the name of one. */
export const taskEnums = defineResource<EnumWords>('task', 'enums');

function begin(state: TaskState, id: string): void {
  if (!state.busy.includes(id)) state.busy.push(id);
}
function end(state: TaskState, id: string): void {
  state.busy = state.busy.filter((busy) => busy !== id);
}
/** No work on any task is under way any longer. */
function endAll(state: TaskState): void {
  state.busy = [];
}

const slice = createSlice({
  name: 'task',
  initialState,
  reducers: {
    /** The person asks to follow, or to stop following; `isCollection` is the desired value. */
    followRequested(_state, _action: PayloadAction<{ id: string; isCollection: boolean }>) {},
    /** Shown at once, before the server has answered. */
    followToggled(state, { payload }: PayloadAction<{ id: string; isCollection: boolean }>) {
      begin(state, payload.id);
    },
    /** The value the server confirms. */
    followSettled(state, { payload }: PayloadAction<{ id: string; isCollection: boolean }>) {
      end(state, payload.id);
    },
    /** The server refused: `isCollection` is the previous value. */
    followRolledBack(state, { payload }: PayloadAction<{ id: string; isCollection: boolean }>) {
      end(state, payload.id);
    },
    /** The person asks to mark their part complete; `status` is the value before. */
    completionRequested(_state, _action: PayloadAction<{ id: string; status: number }>) {},
    /** The person has confirmed; their own status is 1 from here on (§4). */
    completionConfirmed(state, { payload }: PayloadAction<{ id: string; userId: string }>) {
      begin(state, payload.id);
    },
    taskCompleted(state, { payload }: PayloadAction<{ id: string }>) {
      end(state, payload.id);
    },
    /** The server refused: the executor's previous status is restored. */
    completionRolledBack(state, { payload }: PayloadAction<{ id: string; userId: string; status: number }>) {
      end(state, payload.id);
    },
    deletionRequested(_state, _action: PayloadAction<{ kind: TaskKind; id: string }>) {},
    deletionConfirmed(state, { payload }: PayloadAction<{ kind: TaskKind; id: string }>) {
      begin(state, payload.id);
    },
    taskDeleted(state, { payload }: PayloadAction<{ kind: TaskKind; id: string }>) {
      end(state, payload.id);
    },
    deletionFailed(state, { payload }: PayloadAction<{ kind: TaskKind; id: string }>) {
      end(state, payload.id);
    },
    /** A form has been saved; `id` is null for a new task. */
    taskSaved(_state, _action: PayloadAction<{ kind: TaskKind; id: string | null }>) {},
  },
  extraReducers: (builder) => {
    builder.addCase(crashed('task'), endAll).addCase(shellClosed, endAll);
    addResource(
      builder,
      taskEnums,
      ({ enums }, name) => enums[name as TaskEnum],
      ({ enums }) => Object.values(enums),
    );
  },
  selectors: {
    selectBusyTasks: (state) => state.busy,
    selectTaskEnums: (state) => state.enums,
  },
});

export const {
  followRequested,
  followToggled,
  followSettled,
  followRolledBack,
  completionRequested,
  completionConfirmed,
  taskCompleted,
  completionRolledBack,
  deletionRequested,
  deletionConfirmed,
  taskDeleted,
  deletionFailed,
  taskSaved,
} = slice.actions;
export const taskReducer = scoped('company', slice.reducer);
export const { selectBusyTasks, selectTaskEnums } = slice.selectors;
