import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ModuleSummary, Notification } from '../../../contract/notifications.ts';
import { crashed } from '../../lib/crash.ts';
import { emptyLoad, type Load } from '../../lib/loading.ts';
import { governed } from '../../lib/machine.ts';
import { addPagedResource, definePagedResource } from '../../lib/pagedResource.ts';
import { emptyPaged, itemPrepended, type Paged } from '../../lib/paging.ts';
import { addResource, defineResource } from '../../lib/resource.ts';
import { type KeptUnread, keptUnreadChanged } from '../keptUnread/keptUnreadSlice.ts';
import * as dialog from '../notificationDialog/notificationDialogSlice.ts';
import { quietBegan, quietEnded } from '../quiet/quietEvents.ts';
import { notificationReceived } from '../realtime/realtimeEvents.ts';
import { withKept, withKnownUnread } from './keptCounts.ts';
import { notificationCentreMachine } from './notificationCentreMachine.ts';
import { dropModule, isHeld, keepPopups, noPopups, type PopupHold, type Popups, popUp } from './notificationPopups.ts';
import { clickOf, mayInterrupt } from './notificationProperties.ts';

/** Which notifications of the open module are shown. */
export type NotificationFilter = 'all' | 'unread';

interface NotificationCentreState extends Popups {
  /** Views 1 and 2 of §4. */
  status: keyof typeof notificationCentreMachine.transitions;
  /** Unread counts and latest titles by module. */
  summary: Load<ModuleSummary[]>;
  /**
   * The modules in the order they had when the dialog was opened, so that none moves under the pointer; null while it
   * is closed.
   */
  order: string[] | null;
  /** The open module; kept when the dialog closes, so that it reopens there. */
  moduleName: string | null;
  filter: NotificationFilter;
  lists: Record<NotificationFilter, Paged<Notification>>;
  /** Those in the lists that the server has marked read since they were loaded; for the person they are still new. */
  readIds: string[];
  /** What the person keeps as unread on this device (sagas/keptUnread.ts). */
  kept: KeptUnread[];
  /** Only urgent notifications pop up (sagas/quiet.ts). */
  isQuiet: boolean;
  /** The notification whose code is shown. */
  scanned: Notification | null;
}
const emptyLists = () => ({ all: emptyPaged<Notification>(), unread: emptyPaged<Notification>() });
const initialState: NotificationCentreState = {
  status: 'list',
  summary: emptyLoad(),
  order: null,
  moduleName: null,
  filter: 'all',
  lists: emptyLists(),
  readIds: [],
  kept: [],
  isQuiet: false,
  scanned: null,
  ...noPopups(),
  shownIds: [],
};

/** Unread counts and latest titles by module. */
export const moduleSummary = defineResource<ModuleSummary[]>('notificationCentre', 'summary');
/** The notifications of the open module; its key is the filter. */
export const notificationPages = definePagedResource<Notification>('notificationCentre', 'notification');
const listOf = ({ lists }: NotificationCentreState, filter: string) => (filter === 'unread' ? lists.unread : lists.all);

/** The lists are off the screen: they are dropped, and requested again when they are next shown. */
function leaveCentre(state: NotificationCentreState): void {
  state.scanned = null;
  state.filter = 'all';
  state.lists = emptyLists();
  state.readIds = [];
}

function noteRead(state: NotificationCentreState, { payload }: PayloadAction<string>): void {
  dropModule(state, payload);
  if (payload === state.moduleName) state.readIds = state.lists.all.items.map(({ id }) => id);
}

function keepOrder(state: NotificationCentreState, order: readonly string[], modules: readonly ModuleSummary[]): void {
  const names = modules.map(({ moduleName }) => moduleName);
  state.order = [...order, ...names.filter((name) => !order.includes(name))];
}

const slice = createSlice({
  name: 'notificationCentre',
  initialState,
  reducers: {
    /** The module's notifications are shown, and marked read once they have arrived (§4). */
    moduleOpened(state, { payload }: PayloadAction<string>) {
      leaveCentre(state);
      state.moduleName = payload;
    },
    filterChosen(state, { payload }: PayloadAction<NotificationFilter>) {
      state.filter = payload;
    },
    /** A click; the notification determines where it leads (NTF-5). */
    notificationPressed(state, { payload }: PayloadAction<Notification>) {
      if (clickOf(payload).kind !== 'scan') return;
      state.status = 'qrCode';
      state.scanned = payload;
    },
    /** Kept as unread, or no longer kept. */
    unreadToggled(_, __: PayloadAction<Notification>) {},
    notificationBackPressed(state) {
      state.scanned = null;
    },
    /**
     * The person has seen a module's notifications, or kept one of them as unread that the server still counts: the
     * server marks all of them read.
     */
    moduleSeen(_, __: PayloadAction<string>) {},
    /** A module's notifications have been read: in this tab, once the server has recorded it, or in another tab. */
    moduleRead: noteRead,
    moduleReadElsewhere: noteRead,
    popupDismissed(state, { payload }: PayloadAction<string>) {
      keepPopups(state, ({ id }) => id !== payload);
    },
    popupsDismissed(state) {
      keepPopups(state, () => false);
    },
    /** The pointer or the focus has entered the popups. */
    popupsHeld(state, { payload }: PayloadAction<PopupHold>) {
      if (state.popups.length > 0) state.heldBy[payload] = true;
    },
    popupsReleased(state, { payload }: PayloadAction<PopupHold>) {
      state.heldBy[payload] = false;
    },
    /** The action of a popup was pressed; the flow decides where it leads. */
    popupPressed(_, __: PayloadAction<Notification>) {},
    /** The person asked for the list behind the popups: a module's, or the centre as they left it. */
    popupListPressed(_, __: PayloadAction<string | null>) {},
  },
  extraReducers: (builder) => {
    builder
      .addCase(notificationReceived, (state, { payload }) => {
        if (payload.moduleName === state.moduleName)
          for (const list of [state.lists.all, state.lists.unread]) itemPrepended(list, payload);
        popUp(state, payload, mayInterrupt(state.isQuiet, payload));
      })
      .addCase(keptUnreadChanged, (state, { payload }) => {
        state.kept = payload.kept;
      })
      .addCase(quietBegan, (state) => {
        state.isQuiet = true;
        keepPopups(state, (popup) => mayInterrupt(true, popup));
      })
      .addCase(quietEnded, (state) => {
        state.isQuiet = false;
      })
      // Counts are replaced, even by zero: a merge could only grow.
      .addCase(moduleSummary.loaded, (state, { payload }) => {
        if (state.order) keepOrder(state, state.order, payload);
      })
      .addCase(dialog.dialogClosed, (state) => {
        leaveCentre(state);
        state.order = null;
      })
      .addCase(dialog.dialogTabChosen, (state, { payload }) => {
        state.scanned = null;
        if (payload !== 1) leaveCentre(state);
      })
      .addCase(dialog.dialogOpened, (state, { payload }) => {
        state.scanned = null;
        if (payload.tab !== 1) leaveCentre(state);
        keepOrder(state, state.order ?? [], state.summary.data ?? []);
      })
      // After a crash nothing would remove the popups.
      .addCase(crashed('notificationCentre'), (state) => {
        state.scanned = null;
        keepPopups(state, () => false);
      });
    addResource(builder, moduleSummary, (state) => state.summary);
    addPagedResource(builder, notificationPages, {
      at: listOf,
      all: ({ lists }) => [lists.all, lists.unread],
      prepare: ({ lists, kept }, page, filter, isFirst) => {
        if (filter !== 'unread') return page;
        if (isFirst) return withKnownUnread(lists.all.items, kept, page);
        return { ...page, totalCount: page.totalCount + lists.unread.surplus, surplus: lists.unread.surplus };
      },
    });
  },
  selectors: {
    selectSummary: createSelector(
      [(state: NotificationCentreState) => state.summary, (state: NotificationCentreState) => state.kept],
      withKept,
    ),
    selectIsKept: ({ kept }, id: string) => kept.some((one) => one.id === id),
    /** Whether the server counts a notification as unread. */
    selectIsCounted: ({ readIds }, { id, state }: Notification) => state === 0 && !readIds.includes(id),
    selectCentreView: (state) => state.status,
    selectOrder: (state) => state.order,
    selectModuleName: (state) => state.moduleName,
    selectFilter: (state) => state.filter,
    selectNotifications: (state) => state.lists[state.filter],
    selectNotificationsOf: listOf,
    selectScanned: (state) => state.scanned,
    selectIsQuiet: (state) => state.isQuiet,
    selectPopups: (state) => state.popups,
    selectMorePopups: (state) => state.morePopups,
    selectMoreModule: (state) => state.moreModule,
    selectPopupsHeld: isHeld,
    selectPopupFocused: (state) => state.heldBy.focus,
  },
});

export const {
  moduleOpened,
  filterChosen,
  notificationPressed,
  unreadToggled,
  notificationBackPressed,
  moduleSeen,
  moduleRead,
  moduleReadElsewhere,
  popupDismissed,
  popupsDismissed,
  popupsHeld,
  popupsReleased,
  popupPressed,
  popupListPressed,
} = slice.actions;
export const notificationCentreReducer = governed(notificationCentreMachine, slice.reducer);
export const {
  selectSummary,
  selectIsKept,
  selectIsCounted,
  selectCentreView,
  selectModuleName,
  selectFilter,
  selectNotifications,
  selectNotificationsOf,
  selectIsQuiet,
  selectScanned,
  selectPopups,
  selectMorePopups,
  selectMoreModule,
  selectPopupsHeld,
  selectPopupFocused,
} = slice.selectors;
/** The summary, with its modules in the order they keep while the dialog is open. */
export const selectModules = createSelector([selectSummary, slice.selectors.selectOrder], (summary, order) => {
  if (!summary.data || !order) return summary;
  const data = [...summary.data].sort((a, b) => order.indexOf(a.moduleName) - order.indexOf(b.moduleName));
  return { ...summary, data };
});
/** All unread notifications of all modules (bell and tab title). */
export const selectUnreadTotal = createSelector([selectSummary], (summary) =>
  (summary.data ?? []).reduce((total, module) => total + module.unreadCount, 0),
);
