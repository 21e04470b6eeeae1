import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { UserTask } from '../../../contract/tasks.ts';
import { addChangingResource } from '../../lib/keyedResource.ts';
import { emptyLoad, type Load } from '../../lib/loading.ts';
import { says } from '../../lib/message.ts';
import { defineResource } from '../../lib/resource.ts';
import { scoped } from '../../lib/scope.ts';
import { addTaskChanges } from '../task/taskSlice.ts';
import { TASK_GONE, type TaskKind } from '../task/taskValues.ts';

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

/** The shown task; the key is its id. */
export const detailedTask = defineResource<UserTask>('taskDetail', 'taskDetail');

const slice = createSlice({
  name: 'taskDetail',
  initialState,
  reducers: {
    taskDetailOpened: (_state, { payload }: PayloadAction<DetailTarget>) => ({ target: payload, load: emptyLoad() }),
    taskDetailClosed: () => initialState,
  },
  extraReducers: (builder) => {
    // What no longer exists is no longer shown.
    builder.addCase(detailedTask.failed, ({ target, load }, { payload, meta }) => {
      if (target?.id === meta.key && says(payload, TASK_GONE)) load.data = null;
    });
    addTaskChanges(builder, ({ load }, id) => (load.data?.id === id ? [load.data] : []));
    addChangingResource(
      builder,
      detailedTask,
      (state) => state.target?.id,
      (state) => state.load,
    );
  },
  selectors: {
    selectDetailTarget: (state) => state.target,
    selectTaskDetail: (state) => state.load,
  },
});

export const { taskDetailOpened, taskDetailClosed } = slice.actions;
export const taskDetailReducer = scoped('company', slice.reducer);
export const { selectDetailTarget, selectTaskDetail } = slice.selectors;
