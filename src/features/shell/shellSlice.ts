import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { scoped } from '../../lib/scope.ts';
import { chooserOpened } from '../companySwitch/companySwitchEvents.ts';
import { locationChanged } from '../routing/routingSlice.ts';
import { sessionCleared } from '../session/sessionSlice.ts';

/** What can open from the header or above the bottom bar; one at a time. */
export type PopoverName = 'applications' | 'notices' | 'user' | 'settings' | 'structure';
/** A popover opened by hovering closes when the pointer leaves; a pressed one stays until it is dismissed. */
export type PopoverOpening = 'hover' | 'press';

interface ShellState {
  /** True while the signed-in shell is on the screen. */
  open: boolean;
  popover: PopoverName | null;
  openedBy: PopoverOpening;
}
const initialState: ShellState = { open: false, popover: null, openedBy: 'press' };

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
  },
  // Another page, the company dialog and the end of the session all close what was open over the previous page. The
  // shell itself is closed by its flow, so that the flows inside are notified.
  extraReducers: (builder) =>
    builder
      .addCase(locationChanged, closePopover)
      .addCase(chooserOpened, closePopover)
      .addCase(sessionCleared, closePopover),
  selectors: {
    selectShellOpen: (state) => state.open,
    selectPopover: (state) => state.popover,
    selectPopoverOpening: (state) => state.openedBy,
  },
});

export const { shellOpened, shellClosed, popoverOpened, popoverClosed } = slice.actions;
export const shellReducer = scoped('device', slice.reducer);
export const { selectShellOpen, selectPopover, selectPopoverOpening } = slice.selectors;
