import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { TaskCounts, TaskListName, UserTask } from '../../../contract/tasks.ts';
import { emptyLoad, type Load } from '../../lib/loading.ts';
import { governed } from '../../lib/machine.ts';
import { addPagedResource, definePagedResource } from '../../lib/pagedResource.ts';
import { emptyPaged, itemHidden, itemRestored, type Paged } from '../../lib/paging.ts';
import { addResource, defineResource } from '../../lib/resource.ts';
import { dialogOpened } from '../notificationDialog/notificationDialogSlice.ts';
import { addTaskChanges, deletionConfirmed, deletionFailed, taskDeleted } from '../task/taskSlice.ts';
import { taskDetailOpened } from '../taskDetail/taskDetailSlice.ts';
import { countsWithout, type GoneTodo, withoutGone } from './goneTodos.ts';
import { type TodoView, todoCentreMachine } from './todoCentreMachine.ts';

/** The two groups of the to-do centre (§2) and their lists, in the order of the tabs. */
export const TASK_GROUPS = {
  work: ['inProgress', 'overdue', 'finished', 'workFollowed'],
  personal: ['participating', 'started', 'personalFollowed'],
} as const satisfies Record<string, readonly TaskListName[]>;
export type TaskGroup = keyof typeof TASK_GROUPS;
/** The group that a list belongs to: work to-dos are handed to the app, personal ones have a detail (§4). */
export const groupOf = (list: string): TaskGroup =>
  TASK_GROUPS.work.some((name) => name === list) ? 'work' : 'personal';

interface TodoCentreState {
  /** The view of tab 2 of the dialog (§4). */
  status: TodoView;
  /** The list that the dialog shows; kept when it closes, so that it reopens there. */
  list: TaskListName;
  page: Paged<UserTask>;
  /** The work to-do whose code is shown. */
  scanned: UserTask | null;
  counts: Load<TaskCounts>;
  /** What the person has deleted, as long as the server's numbers may still contain it. */
  gone: GoneTodo[];
  /** The to-do that the person opened last: its row takes the focus when the list is shown again. */
  lastAt: string | null;
  /** Whether the way back from the shown detail leads to the notifications, which opened it. */
  fromNotifications: boolean;
}
const initialState: TodoCentreState = {
  status: 'list',
  list: 'inProgress',
  page: emptyPaged(),
  scanned: null,
  counts: emptyLoad(),
  gone: [],
  lastAt: null,
  fromNotifications: false,
};

/** How many to-dos each of the seven lists has. */
export const todoCounts = defineResource<TaskCounts>('todoCentre', 'counts');
/** The rows of the shown list; the key is its name. */
export const todoRows = definePagedResource<UserTask>('todoCentre', 'todo');

function chooseList(state: TodoCentreState, list: TaskListName): void {
  if (state.list === list) return;
  state.list = list;
  state.page = emptyPaged();
  state.lastAt = null;
}

const slice = createSlice({
  name: 'todoCentre',
  initialState,
  reducers: {
    // The person picks a list, one of its rows, or a way to another view; the flow takes them there.
    todoListPicked(_state, _action: PayloadAction<TaskListName>) {},
    todoPressed(_state, _action: PayloadAction<UserTask>) {},
    todoCreatePressed() {},
    todoEditPressed(state, { payload }: PayloadAction<string>) {
      state.lastAt = payload;
    },
    todoBackPressed() {},

    /** The list that the shown detail belongs to, whatever was open before. */
    todoListFound(state, { payload }: PayloadAction<TaskListName>) {
      chooseList(state, payload);
    },

    // Governed by the machine.
    /** Another list starts empty; the same one keeps its rows while it is fetched again. */
    todoListShown(state, { payload }: PayloadAction<TaskListName>) {
      state.scanned = null;
      state.fromNotifications = false;
      chooseList(state, payload);
    },
    todoCodeShown(state, { payload }: PayloadAction<UserTask>) {
      state.scanned = payload;
      state.lastAt = payload.id;
    },
    todoFormShown(state) {
      state.scanned = null;
    },
    todoDetailShown(state) {
      state.scanned = null;
    },
    /** The tab is no longer shown. */
    todoPanelLeft(state) {
      state.scanned = null;
      state.page = emptyPaged();
      state.lastAt = null;
      state.fromNotifications = false;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(dialogOpened, (state, { payload }) => {
      const intent = payload.tab === 2 ? payload.intent : undefined;
      state.fromNotifications = intent?.kind === 'detail' && intent.from === 'notifications';
    });
    builder.addCase(taskDetailOpened, (state, { payload }) => {
      if (payload.kind === 'personal') state.lastAt = payload.id;
    });
    builder
      .addCase(deletionConfirmed, (state, { payload: { id, lists } }) => {
        const { page } = state;
        const at = page.items.findIndex((task) => task.id === id);
        if (at >= 0) state.lastAt = (page.items[at + 1] ?? page.items[at - 1])?.id ?? null;
        // Told again whenever a list arrives: it counts once.
        if (!state.gone.some((one) => one.id === id)) {
          const counting = [...new Set([...(lists ?? []), ...(at >= 0 ? [state.list] : [])])];
          state.gone.push({ id, lists: counting, isDeleted: false });
          if (counting.includes(state.list)) itemHidden(page);
        }
        page.items = page.items.filter((task) => task.id !== id);
      })
      .addCase(deletionFailed, (state, { payload: { id } }) => {
        const back = state.gone.find((one) => one.id === id);
        if (back?.lists.includes(state.list)) itemRestored(state.page);
        state.gone = state.gone.filter((one) => one.id !== id);
      })
      .addCase(taskDeleted, ({ gone, page, list }, { payload: { id } }) => {
        const one = gone.find((todo) => todo.id === id);
        if (!one) return;
        one.isDeleted = true;
        if (one.lists.includes(list)) page.surplus += 1;
      })
      // Requested after the deletion: an earlier request is no longer awaited.
      .addCase(todoCounts.loaded, (state) => {
        state.gone = state.gone.filter(({ isDeleted }) => !isDeleted);
      });
    addTaskChanges(builder, ({ page, scanned }, id) =>
      [...page.items, ...(scanned ? [scanned] : [])].filter((task) => task.id === id),
    );
    addResource(builder, todoCounts, (state) => state.counts);
    addPagedResource(builder, todoRows, {
      at: (state, list) => (list === state.list ? state.page : null),
      all: (state) => [state.page],
      prepare: ({ gone, list }, page) => withoutGone(gone, list, page),
    });
  },
  selectors: {
    selectTaskCounts: (state) => state.counts,
    selectTodoView: (state) => state.status,
    selectShownList: (state) => state.list,
    selectTodoPage: (state) => state.page,
    selectScannedTask: (state) => state.scanned,
    selectLastAt: (state) => state.lastAt,
    selectFromNotifications: (state) => state.fromNotifications,
  },
});

export const {
  todoListPicked,
  todoPressed,
  todoCreatePressed,
  todoEditPressed,
  todoBackPressed,
  todoListFound,
  todoListShown,
  todoCodeShown,
  todoFormShown,
  todoDetailShown,
  todoPanelLeft,
} = slice.actions;
export const todoCentreReducer = governed(todoCentreMachine, slice.reducer);
export const {
  selectTaskCounts,
  selectTodoView,
  selectShownList,
  selectTodoPage,
  selectScannedTask,
  selectLastAt,
  selectFromNotifications,
} = slice.selectors;

const selectCounts = createSelector(
  [selectTaskCounts, ({ todoCentre }: { todoCentre: TodoCentreState }) => todoCentre.gone],
  ({ data }, gone) => countsWithout(data, gone),
);
/**
 * How many to-dos a list has; null if unknown. For the list on the screen it is what its own rows say, which may be
 * newer than the counts, so that nothing on the screen differs. A list that is too long to be counted with its pages has
 * the server's count.
 */
export function selectTotalOf(state: { todoCentre: TodoCentreState }, list: TaskListName): number | null {
  const { status, page, list: shown } = state.todoCentre;
  const isKnown = !page.isCapped && !['idle', 'loading', 'failed'].includes(page.status);
  if (status === 'list' && list === shown && isKnown) return page.totalCount;
  return selectCounts(state)?.[list] ?? null;
}
