import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { switchSucceeded } from '../companySwitch/companySwitchEvents.ts';
import { sessionCleared } from '../session/sessionSlice.ts';
import type { TaskKind } from './taskTypes.ts';

/** One value of an enumeration of the server, with its words in the language it was asked in. */
export interface EnumItem {
  value: number;
  displayName: string;
}
export type TaskEnum = 'degreeType' | 'warmingTime' | 'warmingType';
/** The enumerations and the language of their words. */
export type TaskEnums = Record<TaskEnum, EnumItem[]> & { language: string };

interface TaskState {
  /** Tasks that a follow, completion or deletion is under way for: a second click does nothing. */
  busy: string[];
  /** The three enumerations of the form (§3); null until the server has told them. */
  enums: TaskEnums | null;
}
const initialState: TaskState = { busy: [], enums: null };

function begin(state: TaskState, id: string): void {
  if (!state.busy.includes(id)) state.busy.push(id);
}
function end(state: TaskState, id: string): void {
  state.busy = state.busy.filter((busy) => busy !== id);
}

const slice = createSlice({
  name: 'task',
  initialState,
  reducers: {
    /** A person asks to follow, or to stop following; `isCollection` is what it shall become. */
    followRequested(_state, _action: PayloadAction<{ id: string; isCollection: boolean }>) {},
    /** Shown at once, before the server has answered. */
    followToggled(state, { payload }: PayloadAction<{ id: string; isCollection: boolean }>) {
      begin(state, payload.id);
    },
    /** What the server says it is now. */
    followSettled(state, { payload }: PayloadAction<{ id: string; isCollection: boolean }>) {
      end(state, payload.id);
    },
    /** The server refused: `isCollection` is what it was before. */
    followRolledBack(state, { payload }: PayloadAction<{ id: string; isCollection: boolean }>) {
      end(state, payload.id);
    },
    /** A person asks to mark their part complete; `status` is what it is until then. */
    completionRequested(_state, _action: PayloadAction<{ id: string; status: number }>) {},
    /** The person has confirmed; their own status is 1 from here on (§4). */
    completionConfirmed(state, { payload }: PayloadAction<{ id: string; userId: string }>) {
      begin(state, payload.id);
    },
    taskCompleted(state, { payload }: PayloadAction<{ id: string }>) {
      end(state, payload.id);
    },
    /** The server refused: the executor's former status is in force again. */
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
    /** A form was saved; `id` is null for a new task. */
    taskSaved(_state, _action: PayloadAction<{ kind: TaskKind; id: string | null }>) {},
    enumsLoaded(state, { payload }: PayloadAction<TaskEnums>) {
      state.enums = payload;
    },
  },
  extraReducers: (builder) =>
    builder.addCase(sessionCleared, () => initialState).addCase(switchSucceeded, () => initialState),
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
  enumsLoaded,
} = slice.actions;
export const taskReducer = slice.reducer;
export const { selectBusyTasks, selectTaskEnums } = slice.selectors;
