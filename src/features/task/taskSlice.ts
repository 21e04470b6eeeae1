import { type ActionReducerMapBuilder, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { TaskListName, UserTask } from '../../../contract/tasks.ts';
import { crashed } from '../../lib/crash.ts';
import { emptyLoad, type Load } from '../../lib/loading.ts';
import { addResource, defineResource } from '../../lib/resource.ts';
import { scoped } from '../../lib/scope.ts';
import { shellClosed } from '../shell/shellSlice.ts';
import type { TaskKind } from './taskValues.ts';

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
/** Ends the pending state of all tasks. */
function endAll(state: TaskState): void {
  state.busy = [];
}

const slice = createSlice({
  name: 'task',
  initialState,
  reducers: {
    /** The person asks to follow, or to stop following; `isCollection` is the desired value. */
    followWanted(_state, _action: PayloadAction<{ id: string; isCollection: boolean }>) {},
    /** Optimistic update: shown before the server has answered. */
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
    completionWanted(_state, _action: PayloadAction<{ id: string; status: number }>) {},
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
    taskDeletionWanted(_state, _action: PayloadAction<{ kind: TaskKind; id: string }>) {},
    /** With the lists of the to-do centre that count it, if it is known here. */
    deletionConfirmed(state, { payload }: PayloadAction<{ kind: TaskKind; id: string; lists?: TaskListName[] }>) {
      begin(state, payload.id);
    },
    taskDeleted(state, { payload }: PayloadAction<{ kind: TaskKind; id: string }>) {
      end(state, payload.id);
    },
    deletionFailed(state, { payload }: PayloadAction<{ kind: TaskKind; id: string }>) {
      end(state, payload.id);
    },
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
    selectTaskEnums: (state) => state.enums,
  },
});

export const {
  followWanted,
  followToggled,
  followSettled,
  followRolledBack,
  completionWanted,
  completionConfirmed,
  taskCompleted,
  completionRolledBack,
  taskDeletionWanted,
  deletionConfirmed,
  taskDeleted,
  deletionFailed,
} = slice.actions;
export const taskReducer = scoped('company', slice.reducer);
export const { selectTaskEnums } = slice.selectors;

/** Whether the person may mark the task complete: only an executor who has not done so yet (§4). */
export function mayComplete(task: UserTask, userId: string | undefined): boolean {
  return task.executors.some((executor) => executor.userId === userId && executor.executorStatus !== 1);
}

/**
 * Keeps a slice's copies of a task up to date; `findAll` returns those with an id from the slice's state (Immer drafts,
 * so that they may be written to).
 */
export function addTaskChanges<State>(
  builder: ActionReducerMapBuilder<State>,
  findAll: (state: State, id: string) => UserTask[],
): ActionReducerMapBuilder<State> {
  const follow = (state: State, { payload }: { payload: { id: string; isCollection: boolean } }) => {
    for (const task of findAll(state, payload.id)) task.isCollection = payload.isCollection;
  };
  const setStatus = (state: State, id: string, userId: string, status: number) => {
    for (const task of findAll(state, id)) {
      task.myExecutorStatus = status;
      for (const executor of task.executors) if (executor.userId === userId) executor.executorStatus = status;
    }
  };
  // Immer's draft of a state is the state made writable; for a type parameter its type cannot express that.
  return builder
    .addCase(followToggled, (state, action) => follow(state as State, action))
    .addCase(followSettled, (state, action) => follow(state as State, action))
    .addCase(followRolledBack, (state, action) => follow(state as State, action))
    .addCase(completionConfirmed, (state, { payload }) => {
      setStatus(state as State, payload.id, payload.userId, 1);
    })
    .addCase(completionRolledBack, (state, { payload }) => {
      setStatus(state as State, payload.id, payload.userId, payload.status);
    });
}
