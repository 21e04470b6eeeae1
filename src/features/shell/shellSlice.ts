import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { scoped } from '../../lib/scope.ts';
import { applicationStored } from '../applications/applicationsSlice.ts';
import { chooserOpened } from '../companySwitch/companySwitchEvents.ts';
import { childPage } from '../routing/pages.ts';
import { locationChanged } from '../routing/routingSlice.ts';
import { sessionCleared } from '../session/sessionSlice.ts';

/**
 * What can open from the header or above the bottom bar, the menu of the page tab with a path, and a group of the menu
 * where that is on top; one at a time.
 */
export type PopoverName =
  | 'applications'
  | 'notices'
  | 'user'
  | 'settings'
  | 'structure'
  | 'help'
  | `tab:${string}`
  | `menu:${string}`;
/** A popover opened by hovering closes when the pointer leaves; a pressed one stays until it is dismissed. */
export type PopoverOpening = 'hover' | 'press';

interface ShellState {
  /** True while the signed-in shell is on the screen. */
  open: boolean;
  popover: PopoverName | null;
  openedBy: PopoverOpening;
  /** An application has been opened or will be: what shows them is loaded, and stays from then on. */
  applicationsWanted: boolean;
  /** The log of what happened is being looked at (sagas/actionLog.ts). */
  actionLogShown: boolean;
  /** Blob address of the person's picture; null without one (HDR-7). */
  picture: string | null;
}
const initialState: ShellState = {
  open: false,
  popover: null,
  openedBy: 'press',
  applicationsWanted: false,
  actionLogShown: false,
  picture: null,
};

function closePopover(state: ShellState): void {
  state.popover = null;
  state.openedBy = 'press';
}

const slice = createSlice({
  name: 'shell',
  initialState,
  reducers: {
    shellOpened(state) {
      state.open = true;
    },
    shellClosed(state) {
      state.open = false;
    },
    popoverOpened(state, { payload }: PayloadAction<{ name: PopoverName; by: PopoverOpening }>) {
      state.popover = payload.name;
      state.openedBy = payload.by;
    },
    popoverClosed: closePopover,
    pictureFetched(state, { payload }: PayloadAction<string>) {
      state.picture = payload;
    },
    pictureDropped(state) {
      state.picture = null;
    },
    applicationsWanted(state) {
      state.applicationsWanted = true;
    },
    actionLogOpened(state) {
      closePopover(state);
      state.actionLogShown = true;
    },
    actionLogClosed(state) {
      state.actionLogShown = false;
    },
  },
  // Another page, an application in a tab of its own, the company dialog and the end of the session all close what was open over the previous page. The
  // shell itself is closed by its flow, so that the flows inside are notified.
  extraReducers: (builder) =>
    builder
      .addCase(locationChanged, (state, { payload }) => {
        closePopover(state);
        if (childPage(payload.location.pathname)) state.applicationsWanted = true;
      })
      .addCase(chooserOpened, closePopover)
      .addCase(applicationStored, closePopover)
      .addCase(sessionCleared, closePopover),
  selectors: {
    selectShellOpen: (state) => state.open,
    selectApplicationsWanted: (state) => state.applicationsWanted,
    selectActionLogShown: (state) => state.actionLogShown,
    selectOwnPicture: (state) => state.picture,
    selectPopover: (state) => state.popover,
    selectPopoverOpening: (state) => state.openedBy,
  },
});

export const {
  actionLogClosed,
  actionLogOpened,
  applicationsWanted,
  shellOpened,
  shellClosed,
  popoverOpened,
  popoverClosed,
  pictureFetched,
  pictureDropped,
} = slice.actions;
export const shellReducer = scoped('device', slice.reducer);
export const {
  selectActionLogShown,
  selectApplicationsWanted,
  selectShellOpen,
  selectPopover,
  selectPopoverOpening,
  selectOwnPicture,
} = slice.selectors;
