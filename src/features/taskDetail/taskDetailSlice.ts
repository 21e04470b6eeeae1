import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { UserTask } from '../../../contract/tasks.ts';
import { emptyLoad, type Load, loadArrived, loadFailed, loadRequested } from '../../lib/loading.ts';
import type { Message } from '../../lib/message.ts';
import { switchSucceeded } from '../companySwitch/companySwitchEvents.ts';
import { sessionCleared } from '../session/sessionSlice.ts';
import { addTaskChanges } from '../task/taskChanges.ts';
import type { TaskKind } from '../task/taskTypes.ts';

/** The task whose detail is shown. */
export interface DetailTarget {
  kind: TaskKind;
  id: string;
}
interface TaskDetailState {
  target: DetailTarget | null;
  load: Load<UserTask>;
}
const initialState: TaskDetailState = { target: null, load: emptyLoad() };

const slice = createSlice({
  name: 'taskDetail',
  initialState,
  reducers: {
    taskDetailOpened: (_state, { payload }: PayloadAction<DetailTarget>) => ({ target: payload, load: emptyLoad() }),
    taskDetailClosed: () => initialState,
    /** A person asks to load it again after a failure. */
    taskDetailRetried() {},
    taskDetailRequested(state) {
      loadRequested(state.load);
    },
    /** An answer for a task that was left behind is dropped. */
    taskDetailLoaded(state, { payload }: PayloadAction<UserTask>) {
      if (state.target?.id === payload.id) loadArrived(state.load, payload);
    },
    taskDetailFailed(state, { payload }: PayloadAction<{ id: string; error: Message }>) {
      if (state.target?.id === payload.id) loadFailed(state.load, payload.error);
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sessionCleared, () => initialState).addCase(switchSucceeded, () => initialState);
    addTaskChanges(builder, ({ load }, id) => (load.data?.id === id ? [load.data] : []));
  },
  selectors: {
    selectDetailTarget: (state) => state.target,
    selectTaskDetail: (state) => state.load,
  },
});

export const {
  taskDetailOpened,
  taskDetailClosed,
  taskDetailRetried,
  taskDetailRequested,
  taskDetailLoaded,
  taskDetailFailed,
} = slice.actions;
export const taskDetailReducer = slice.reducer;
export const { selectDetailTarget, selectTaskDetail } = slice.selectors;
