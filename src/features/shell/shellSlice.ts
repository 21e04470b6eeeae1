import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SearchScope } from '../../constants/searchScopes.ts';
import { scoped } from '../../lib/scope.ts';
import { chatOffered } from '../aiChat/aiChatEvents.ts';
import { applicationStored, applicationsExpected } from '../applications/applicationsSlice.ts';
import { chooserOpened, switchSucceeded } from '../companySwitch/companySwitchEvents.ts';
import { pushOffered } from '../push/pushEvents.ts';
import { childPage } from '../routing/pages.ts';
import { locationChanged } from '../routing/routingSlice.ts';
import { sessionCleared } from '../session/sessionSlice.ts';
import { shellRested } from '../shellRest/shellRestEvents.ts';

/**
 * What can open from the header, the dialog's head or above the bottom bar, the menu of the page tab with a path, and a
 * group of the menu when the menu is on top; one at a time.
 */
export type PopoverName =
  | 'applications'
  | 'notices'
  | 'user'
  | 'settings'
  | 'structure'
  | 'help'
  | 'dialogHelp'
  | `tab:${string}`
  | `menu:${string}`;
/** A popover opened by hovering closes when the pointer leaves; a pressed one stays until it is dismissed. */
export type PopoverOpening = 'hover' | 'press';

interface ShellState {
  /** True while the signed-in shell is on the screen. */
  open: boolean;
  /** The first screen's head start is over: what no first screen shows may be requested (sagas/shellRest.ts). */
  rested: boolean;
  /** It has been over in this page before, perhaps in another company. */
  restedBefore: boolean;
  popover: PopoverName | null;
  openedBy: PopoverOpening;
  /** An application has been opened or will be: what shows them is loaded, and stays loaded. */
  applicationsWanted: boolean;
  /** The person is looking at the action log (sagas/actionLog.ts). */
  actionLogShown: boolean;
  /** What covers the page: the search, or the list of keys (sagas/palette.ts). */
  palette: 'search' | 'keys' | null;
  /** Where the search looks (HDR-2). */
  searchScope: SearchScope;
  /** The text typed into the search; its field exists before the rest of it does. */
  keyword: string;
  /** The AI chat can be opened (sagas/aiChat.ts), and is open. */
  chatOffered: boolean;
  chatShown: boolean;
  /** The browser can receive notifications while no tab is open (sagas/push.ts). */
  pushOffered: boolean;
}
const initialState: ShellState = {
  open: false,
  rested: false,
  restedBefore: false,
  popover: null,
  openedBy: 'press',
  applicationsWanted: false,
  actionLogShown: false,
  palette: null,
  searchScope: 'all',
  keyword: '',
  chatOffered: false,
  chatShown: false,
  pushOffered: false,
};

function closePalette(state: ShellState): void {
  state.palette = null;
  state.keyword = '';
}

function closePopover(state: ShellState): void {
  state.popover = null;
  state.openedBy = 'press';
}

function closeAll(state: ShellState): void {
  closePopover(state);
  closePalette(state);
}

/** Leaving the shell or the company also leaves the chat; what flows offer there is offered again. */
function withdrawOffers(state: ShellState): void {
  state.rested = false;
  state.pushOffered = false;
  state.chatOffered = false;
  state.chatShown = false;
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
      withdrawOffers(state);
    },
    popoverOpened(state, { payload }: PayloadAction<{ name: PopoverName; by: PopoverOpening }>) {
      state.popover = payload.name;
      state.openedBy = payload.by;
    },
    popoverClosed: closePopover,
    actionLogOpened(state) {
      closePopover(state);
      state.actionLogShown = true;
    },
    chatToggled(state) {
      if (state.chatOffered) closePopover(state);
      state.chatShown = state.chatOffered && !state.chatShown;
    },
    actionLogClosed(state) {
      state.actionLogShown = false;
    },
    /** Every search starts empty. With a scope, it looks there from now on. */
    searchOpened(state, { payload = state.searchScope }: PayloadAction<SearchScope | undefined>) {
      closePopover(state);
      state.palette = 'search';
      state.keyword = '';
      state.searchScope = payload;
    },
    searchTyped(state, { payload }: PayloadAction<string>) {
      state.keyword = payload;
    },
    keysOpened(state) {
      closePopover(state);
      state.palette = 'keys';
    },
    paletteClosed: closePalette,
    searchScopeChosen(state, { payload }: PayloadAction<SearchScope>) {
      state.searchScope = payload;
    },
  },
  // Another page, an application in a tab of its own, the company dialog and the end of the session all close what was
  // open over the previous page: by hand, so that they do it alike. The shell itself is closed by its flow, so that the
  // flows inside are notified.
  extraReducers: (builder) =>
    builder
      .addCase(locationChanged, (state, { payload }) => {
        closeAll(state);
        if (childPage(payload.location.pathname)) state.applicationsWanted = true;
      })
      .addCase(applicationsExpected, (state) => {
        state.applicationsWanted = true;
      })
      .addCase(shellRested, (state) => {
        state.rested = true;
        state.restedBefore = true;
      })
      .addCase(pushOffered, (state) => {
        state.pushOffered = true;
      })
      .addCase(chatOffered, (state) => {
        state.chatOffered = true;
      })
      .addCase(switchSucceeded, withdrawOffers)
      .addCase(chooserOpened, closeAll)
      .addCase(applicationStored, closeAll)
      .addCase(sessionCleared, (state) => {
        closeAll(state);
        state.actionLogShown = false;
      }),
  selectors: {
    selectShellOpen: (state) => state.open,
    selectShellRested: (state) => state.rested,
    selectShellRestedBefore: (state) => state.restedBefore,
    selectApplicationsWanted: (state) => state.applicationsWanted,
    selectActionLogShown: (state) => state.actionLogShown,
    selectPaletteShown: (state) => state.palette,
    selectSearchScope: (state) => state.searchScope,
    selectSearchKeyword: (state) => state.keyword,
    selectChatOffered: (state) => state.chatOffered,
    selectChatShown: (state) => state.chatShown,
    selectPushOffered: (state) => state.pushOffered,
    selectPopover: (state) => state.popover,
    selectPopoverOpening: (state) => state.openedBy,
  },
});

export const {
  actionLogClosed,
  actionLogOpened,
  keysOpened,
  paletteClosed,
  searchOpened,
  searchScopeChosen,
  searchTyped,
  chatToggled,
  shellOpened,
  shellClosed,
  popoverOpened,
  popoverClosed,
} = slice.actions;
/** What ends the search, whichever flow began it. */
export const PALETTE_CLOSINGS = [paletteClosed, locationChanged, chooserOpened, applicationStored, sessionCleared];
export const shellReducer = scoped('device', slice.reducer);
export const {
  selectActionLogShown,
  selectApplicationsWanted,
  selectChatOffered,
  selectChatShown,
  selectShellOpen,
  selectShellRested,
  selectShellRestedBefore,
  selectPopover,
  selectPopoverOpening,
  selectPushOffered,
  selectPaletteShown,
  selectSearchKeyword,
  selectSearchScope,
} = slice.selectors;
