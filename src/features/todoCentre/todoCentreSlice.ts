import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { TaskCounts, TaskListName, UserTask } from '../../../contract/tasks.ts';
import { emptyLoad, type Load, loadArrived, loadFailed, loadRequested } from '../../lib/loading.ts';
import { governed } from '../../lib/machine.ts';
import type { Message } from '../../lib/message.ts';
import * as paging from '../../lib/paging.ts';
import { switchSucceeded } from '../companySwitch/companySwitchEvents.ts';
import { cleared } from '../session/sessionSlice.ts';
import { addTaskChanges } from '../task/taskChanges.ts';
import { deleted } from '../task/taskSlice.ts';
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
    listChosen(state, { payload }: PayloadAction<{ group: TaskGroup; list: TaskListName }>) {
      state.chosen[payload.group] = payload.list;
    },
    listRequested(state, { payload }: PayloadAction<TaskListName>) {
      const list = state.lists[payload] ?? emptyLoad();
      loadRequested(list);
      state.lists[payload] = list;
    },
    listLoaded(state, { payload }: PayloadAction<{ list: TaskListName; items: UserTask[] }>) {
      const list = state.lists[payload.list];
      if (list) loadArrived(list, payload.items);
    },
    listFailed(state, { payload }: PayloadAction<{ list: TaskListName; error: Message }>) {
      const list = state.lists[payload.list];
      if (list) loadFailed(list, payload.error);
    },
    /** A person picks a list of the dialog, a row of it, or a way to another view; the flow leads there. */
    listPicked(_state, _action: PayloadAction<TaskListName>) {},
    taskPressed(_state, _action: PayloadAction<UserTask>) {},
    createPressed() {},
    editPressed(_state, _action: PayloadAction<string>) {},
    backPressed() {},
    retryPressed() {},
    /** View 1. Another list begins empty; the same one keeps its rows while it is fetched again. */
    listShown(state, { payload }: PayloadAction<TaskListName>) {
      state.status = 'list';
      state.scanned = null;
      if (state.list !== payload) state.page = paging.emptyPaged();
      state.list = payload;
    },
    codeShown(state, { payload }: PayloadAction<UserTask>) {
      state.status = 'qrCode';
      state.scanned = payload;
    },
    formShown(state) {
      state.status = 'form';
      state.scanned = null;
    },
    detailShown(state) {
      state.status = 'detail';
      state.scanned = null;
    },
    /** The tab is not looked at any more. */
    panelLeft(state) {
      state.status = 'list';
      state.scanned = null;
      state.page = paging.emptyPaged();
    },
    pageRequested(state) {
      paging.pageRequested(state.page);
    },
    /** An answer for a list that was left behind is dropped. */
    pageLoaded(state, { payload }: PayloadAction<{ list: TaskListName; page: paging.Page<UserTask> }>) {
      if (payload.list === state.list) paging.pageArrived(state.page, payload.page);
    },
    pageFailed(state, { payload }: PayloadAction<{ list: TaskListName; error: Message }>) {
      if (payload.list === state.list) paging.pageFailed(state.page, payload.error);
    },
    /** The end of the list is in sight, or a person tries again. */
    nextPageRequested(state) {
      paging.nextRequested(state.page);
    },
    nextPageLoaded(state, { payload }: PayloadAction<{ list: TaskListName; page: paging.Page<UserTask> }>) {
      if (payload.list === state.list) paging.nextArrived(state.page, payload.page);
    },
    nextPageFailed(state, { payload }: PayloadAction<{ list: TaskListName; error: Message }>) {
      if (payload.list === state.list) paging.nextFailed(state.page, payload.error);
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(cleared, () => initialState)
      .addCase(switchSucceeded, () => initialState)
      .addCase(deleted, ({ page, lists }, { payload: { id } }) => {
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
  listChosen,
  listRequested,
  listLoaded,
  listFailed,
  listPicked,
  taskPressed,
  createPressed,
  editPressed,
  backPressed,
  retryPressed,
  listShown,
  codeShown,
  formShown,
  detailShown,
  panelLeft,
  pageRequested,
  pageLoaded,
  pageFailed,
  nextPageRequested,
  nextPageLoaded,
  nextPageFailed,
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
