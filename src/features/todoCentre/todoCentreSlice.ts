import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { TaskCounts, TaskListName, UserTask } from '../../../contract/tasks.ts';
import { emptyLoad, type Load, loadArrived, loadFailed, loadRequested } from '../../lib/loading.ts';
import { governed } from '../../lib/machine.ts';
import type { Message } from '../../lib/message.ts';
import * as paging from '../../lib/paging.ts';
import { switchSucceeded } from '../companySwitch/companySwitchEvents.ts';
import { sessionCleared } from '../session/sessionSlice.ts';
import { addTaskChanges } from '../task/taskChanges.ts';
import { taskDeleted } from '../task/taskSlice.ts';
import { type TodoView, todoCentreMachine } from './todoCentreMachine.ts';

/** The two groups of the to-do centre (§2) and their lists, in the order of the tabs. */
export const TASK_GROUPS = {
  work: ['inProgress', 'overdue', 'finished', 'workFollowed'],
  personal: ['participating', 'started', 'personalFollowed'],
} as const satisfies Record<string, readonly TaskListName[]>;
export type TaskGroup = keyof typeof TASK_GROUPS;
/** The group that a list belongs to: work to-dos are handed to the app, personal ones have a detail (§4). */
export const groupOf = (list: TaskListName): TaskGroup =>
  TASK_GROUPS.work.some((name) => name === list) ? 'work' : 'personal';

interface TodoCentreState {
  /** The view of tab 2 of the dialog (§4). */
  status: TodoView;
  /** The list that the dialog shows; kept when it closes, so that it opens there again. */
  list: TaskListName;
  page: paging.Paged<UserTask>;
  /** The work to-do whose code is shown. */
  scanned: UserTask | null;
  counts: Load<TaskCounts>;
  /** The list that each group shows on the workbench. */
  chosen: Record<TaskGroup, TaskListName>;
  /** First items by list; a list never asked for is absent. */
  lists: Partial<Record<TaskListName, Load<UserTask[]>>>;
}
const initialState: TodoCentreState = {
  status: 'list',
  list: 'inProgress',
  page: paging.emptyPaged(),
  scanned: null,
  counts: emptyLoad(),
  chosen: { work: 'inProgress', personal: 'participating' },
  lists: {},
};

const slice = createSlice({
  name: 'todoCentre',
  initialState,
  reducers: {
    countsRequested(state) {
      loadRequested(state.counts);
    },
    countsLoaded(state, { payload }: PayloadAction<TaskCounts>) {
      loadArrived(state.counts, payload);
    },
    countsFailed(state, { payload }: PayloadAction<Message>) {
      loadFailed(state.counts, payload);
    },
    todoListChosen(state, { payload }: PayloadAction<{ group: TaskGroup; list: TaskListName }>) {
      state.chosen[payload.group] = payload.list;
    },
    todoListRequested(state, { payload }: PayloadAction<TaskListName>) {
      const list = state.lists[payload] ?? emptyLoad();
      loadRequested(list);
      state.lists[payload] = list;
    },
    todoListLoaded(state, { payload }: PayloadAction<{ list: TaskListName; items: UserTask[] }>) {
      const list = state.lists[payload.list];
      if (list) loadArrived(list, payload.items);
    },
    todoListFailed(state, { payload }: PayloadAction<{ list: TaskListName; error: Message }>) {
      const list = state.lists[payload.list];
      if (list) loadFailed(list, payload.error);
    },
    /** A person picks a list of the dialog, a row of it, or a way to another view; the flow leads there. */
    todoListPicked(_state, _action: PayloadAction<TaskListName>) {},
    todoPressed(_state, _action: PayloadAction<UserTask>) {},
    todoCreatePressed() {},
    todoEditPressed(_state, _action: PayloadAction<string>) {},
    todoBackPressed() {},
    todosRetried() {},
    /** View 1. Another list begins empty; the same one keeps its rows while it is fetched again. */
    todoListShown(state, { payload }: PayloadAction<TaskListName>) {
      state.status = 'list';
      state.scanned = null;
      if (state.list !== payload) state.page = paging.emptyPaged();
      state.list = payload;
    },
    todoCodeShown(state, { payload }: PayloadAction<UserTask>) {
      state.status = 'qrCode';
      state.scanned = payload;
    },
    todoFormShown(state) {
      state.status = 'form';
      state.scanned = null;
    },
    todoDetailShown(state) {
      state.status = 'detail';
      state.scanned = null;
    },
    /** The tab is not looked at any more. */
    todoPanelLeft(state) {
      state.status = 'list';
      state.scanned = null;
      state.page = paging.emptyPaged();
    },
    todoPageRequested(state) {
      paging.pageRequested(state.page);
    },
    /** An answer for a list that was left behind is dropped. */
    todoPageLoaded(state, { payload }: PayloadAction<{ list: TaskListName; page: paging.Page<UserTask> }>) {
      if (payload.list === state.list) paging.pageArrived(state.page, payload.page);
    },
    todoPageFailed(state, { payload }: PayloadAction<{ list: TaskListName; error: Message }>) {
      if (payload.list === state.list) paging.pageFailed(state.page, payload.error);
    },
    /** The end of the list is in sight, or a person tries again. */
    nextTodoPageRequested(state) {
      paging.nextRequested(state.page);
    },
    nextTodoPageLoaded(state, { payload }: PayloadAction<{ list: TaskListName; page: paging.Page<UserTask> }>) {
      if (payload.list === state.list) paging.nextArrived(state.page, payload.page);
    },
    nextTodoPageFailed(state, { payload }: PayloadAction<{ list: TaskListName; error: Message }>) {
      if (payload.list === state.list) paging.nextFailed(state.page, payload.error);
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionCleared, () => initialState)
      .addCase(switchSucceeded, () => initialState)
      .addCase(taskDeleted, ({ page, lists }, { payload: { id } }) => {
        const before = page.items.length;
        page.items = page.items.filter((task) => task.id !== id);
        page.totalCount -= before - page.items.length;
        for (const list of Object.values(lists)) list.data = list.data?.filter((task) => task.id !== id) ?? null;
      });
    addTaskChanges(builder, ({ page, lists, scanned }, id) =>
      [...page.items, ...Object.values(lists).flatMap(({ data }) => data ?? []), ...(scanned ? [scanned] : [])].filter(
        (task) => task.id === id,
      ),
    );
  },
  selectors: {
    selectTaskCounts: (state) => state.counts,
    selectChosenList: (state, group: TaskGroup) => state.chosen[group],
    selectChosenLists: (state) => state.chosen,
    selectTaskList: (state, list: TaskListName) => state.lists[list],
    selectTodoView: (state) => state.status,
    selectShownList: (state) => state.list,
    selectTodoPage: (state) => state.page,
    selectScannedTask: (state) => state.scanned,
  },
});

export const {
  countsRequested,
  countsLoaded,
  countsFailed,
  todoListChosen,
  todoListRequested,
  todoListLoaded,
  todoListFailed,
  todoListPicked,
  todoPressed,
  todoCreatePressed,
  todoEditPressed,
  todoBackPressed,
  todosRetried,
  todoListShown,
  todoCodeShown,
  todoFormShown,
  todoDetailShown,
  todoPanelLeft,
  todoPageRequested,
  todoPageLoaded,
  todoPageFailed,
  nextTodoPageRequested,
  nextTodoPageLoaded,
  nextTodoPageFailed,
} = slice.actions;
export const todoCentreReducer = governed(todoCentreMachine, slice.reducer);
export const {
  selectTaskCounts,
  selectChosenList,
  selectChosenLists,
  selectTaskList,
  selectTodoView,
  selectShownList,
  selectTodoPage,
  selectScannedTask,
} = slice.selectors;
/** The count of a list, as the server counts it. */
export function countOf(counts: TaskCounts, list: TaskListName): number {
  const { work, personal } = counts;
  return {
    inProgress: work.myInProgress,
    overdue: work.myOverdue,
    finished: work.myFinished,
    workFollowed: work.myCollection,
    participating: personal.myParticipateIn,
    started: personal.myStartCount,
    personalFollowed: personal.myCollection,
  }[list];
}
