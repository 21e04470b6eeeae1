import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ModuleSummary, Notification } from '../../../contract/notifications.ts';
import { LIMITS } from '../../constants/limits.ts';
import { emptyLoad, type Load, loadArrived, loadFailed, loadRequested } from '../../lib/loading.ts';
import { governed } from '../../lib/machine.ts';
import type { Message } from '../../lib/message.ts';
import * as paging from '../../lib/paging.ts';
import { switchSucceeded } from '../companySwitch/companySwitchEvents.ts';
import * as dialog from '../notificationDialog/notificationDialogSlice.ts';
import { sessionCleared } from '../session/sessionSlice.ts';
import { notificationCentreMachine } from './notificationCentreMachine.ts';
import { clickOf } from './notificationProperties.ts';

/** Which notifications of the open module are shown. */
export type NotificationFilter = 'all' | 'unread';

interface NotificationCentreState {
  /** Views 1 and 2 of §4. */
  status: 'list' | 'qrCode';
  /** Unread counts and latest titles by module. */
  summary: Load<ModuleSummary[]>;
  /** The modules in the order they had when the dialog was opened, so that none moves under the pointer; null outside. */
  order: string[] | null;
  /** The open module; kept when the dialog closes, so that it opens there again. */
  moduleName: string | null;
  filter: NotificationFilter;
  lists: Record<NotificationFilter, paging.Paged<Notification>>;
  /** The notification whose code is shown. */
  scanned: Notification | null;
  /** Live notifications on the screen, newest first, each id once. */
  popups: Notification[];
  /** Live ones that found no room beside the shown popups. */
  morePopups: number;
  /** Ids of the live notifications shown last, newest first. */
  shownIds: string[];
}
const emptyLists = () => ({ all: paging.emptyPaged<Notification>(), unread: paging.emptyPaged<Notification>() });
const initialState: NotificationCentreState = {
  status: 'list',
  summary: emptyLoad(),
  order: null,
  moduleName: null,
  filter: 'all',
  lists: emptyLists(),
  scanned: null,
  popups: [],
  morePopups: 0,
  shownIds: [],
};

interface PageOf {
  filter: NotificationFilter;
  page: paging.Page<Notification>;
}
interface FailureOf {
  filter: NotificationFilter;
  error: Message;
}

function showList(state: NotificationCentreState): void {
  state.status = 'list';
  state.scanned = null;
}

/** Nobody sees the lists: they are let go, and asked for anew when somebody looks again. */
function leaveCentre(state: NotificationCentreState): void {
  showList(state);
  state.filter = 'all';
  state.lists = emptyLists();
}

function keepOrder(state: NotificationCentreState, order: readonly string[]): void {
  const names = (state.summary.data ?? []).map(({ moduleName }) => moduleName);
  state.order = [...order, ...names.filter((name) => !order.includes(name))];
}

const slice = createSlice({
  name: 'notificationCentre',
  initialState,
  reducers: {
    summaryRequested(state) {
      loadRequested(state.summary);
    },
    /** Counts are replaced, also to zero: a merge could only grow. */
    summaryLoaded(state, { payload }: PayloadAction<ModuleSummary[]>) {
      loadArrived(state.summary, payload);
      if (state.order) keepOrder(state, state.order);
    },
    summaryFailed(state, { payload }: PayloadAction<Message>) {
      loadFailed(state.summary, payload);
    },
    /** The module's notifications are shown, and marked read once they are there (§4). */
    moduleOpened(state, { payload }: PayloadAction<string>) {
      leaveCentre(state);
      state.moduleName = payload;
    },
    filterChosen(state, { payload }: PayloadAction<NotificationFilter>) {
      state.filter = payload;
    },
    notificationPageRequested(state, { payload }: PayloadAction<NotificationFilter>) {
      paging.pageRequested(state.lists[payload]);
    },
    notificationPageLoaded(state, { payload: { filter, page } }: PayloadAction<PageOf>) {
      paging.pageArrived(state.lists[filter], filter === 'unread' ? withKnownUnread(state, page) : page);
    },
    notificationPageFailed(state, { payload: { filter, error } }: PayloadAction<FailureOf>) {
      paging.pageFailed(state.lists[filter], error);
    },
    /** The shown list failed, and the person wants it again. */
    notificationsRetried() {},
    /** The end of the list is in sight. */
    nextNotificationPageRequested(state, { payload }: PayloadAction<NotificationFilter>) {
      paging.nextRequested(state.lists[payload]);
    },
    nextNotificationPageLoaded(state, { payload: { filter, page } }: PayloadAction<PageOf>) {
      paging.nextArrived(state.lists[filter], page);
    },
    nextNotificationPageFailed(state, { payload: { filter, error } }: PayloadAction<FailureOf>) {
      paging.nextFailed(state.lists[filter], error);
    },
    /** A click; where it leads is the notification's to say (NTF-5). */
    notificationPressed(state, { payload }: PayloadAction<Notification>) {
      if (clickOf(payload).kind !== 'scan') return;
      state.status = 'qrCode';
      state.scanned = payload;
    },
    notificationBackPressed: showList,
    notificationReceived(state, { payload }: PayloadAction<Notification>) {
      if (payload.moduleName === state.moduleName)
        for (const list of [state.lists.all, state.lists.unread]) paging.itemPrepended(list, payload);
      // The same notification never pops up twice, also not when a second tab or a reconnect tells it again.
      if (state.shownIds.includes(payload.id)) return;
      state.shownIds = [payload.id, ...state.shownIds].slice(0, LIMITS.rememberedPopups);
      state.popups.unshift(payload);
      if (state.popups.length > LIMITS.popups) {
        state.popups.length = LIMITS.popups;
        state.morePopups += 1;
      }
    },
    popupDismissed(state, { payload }: PayloadAction<string>) {
      state.popups = state.popups.filter((popup) => popup.id !== payload);
      if (state.popups.length === 0) state.morePopups = 0;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(sessionCleared, () => initialState)
      .addCase(switchSucceeded, () => initialState)
      .addCase(dialog.dialogClosed, (state) => {
        leaveCentre(state);
        state.order = null;
      })
      .addCase(dialog.dialogTabChosen, (state, { payload }) => {
        if (payload !== 1) leaveCentre(state);
      })
      .addCase(dialog.dialogOpened, (state, { payload }) => {
        if (payload.tab !== 1) leaveCentre(state);
        keepOrder(state, state.order ?? []);
      }),
  selectors: {
    selectSummary: (state) => state.summary,
    selectCentreView: (state) => state.status,
    selectOrder: (state) => state.order,
    selectModuleName: (state) => state.moduleName,
    selectFilter: (state) => state.filter,
    selectNotifications: (state) => state.lists[state.filter],
    selectNotificationsOf: (state, filter: NotificationFilter) => state.lists[filter],
    selectScanned: (state) => state.scanned,
    selectPopups: (state) => state.popups,
    selectMorePopups: (state) => state.morePopups,
  },
});

/**
 * The unread ones by the server, and those that were unread when the module was opened: opening it has marked them read
 * since, but nobody has looked for them yet.
 */
function withKnownUnread(
  { lists }: NotificationCentreState,
  page: paging.Page<Notification>,
): paging.Page<Notification> {
  const ids = new Set(page.items.map(({ id }) => id));
  const known = lists.all.items.filter(({ id, state }) => state === 0 && !ids.has(id));
  const items = [...page.items, ...known].sort((a, b) => b.creationTime.localeCompare(a.creationTime));
  return { items, totalCount: page.totalCount + known.length };
}

export const {
  summaryRequested,
  summaryLoaded,
  summaryFailed,
  moduleOpened,
  filterChosen,
  notificationPageRequested,
  notificationPageLoaded,
  notificationPageFailed,
  notificationsRetried,
  nextNotificationPageRequested,
  nextNotificationPageLoaded,
  nextNotificationPageFailed,
  notificationPressed,
  notificationBackPressed,
  notificationReceived,
  popupDismissed,
} = slice.actions;
export const notificationCentreReducer = governed(notificationCentreMachine, slice.reducer);
export const {
  selectSummary,
  selectCentreView,
  selectModuleName,
  selectFilter,
  selectNotifications,
  selectNotificationsOf,
  selectScanned,
  selectPopups,
  selectMorePopups,
} = slice.selectors;
/** The summary with its modules in the order they keep while the dialog is open. */
export const selectModules = createSelector([selectSummary, slice.selectors.selectOrder], (summary, order) => {
  if (!summary.data || !order) return summary;
  const data = [...summary.data].sort((a, b) => order.indexOf(a.moduleName) - order.indexOf(b.moduleName));
  return { ...summary, data };
});
/** All unread notifications, over every module (bell and tab title). */
export const selectUnreadTotal = createSelector([selectSummary], (summary) =>
  (summary.data ?? []).reduce((total, module) => total + module.unreadCount, 0),
);
