import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { chooserOpened } from '../companySwitch/companySwitchEvents.ts';
import { locationChanged } from '../routing/routingSlice.ts';
import { sessionCleared } from '../session/sessionSlice.ts';

/** What can hang from the header or stand over the bottom bar; one at a time. */
export type PopoverName = 'applications' | 'notices' | 'user' | 'settings' | 'structure';
/** A popover under the pointer goes with it; a pressed one stays until it is dismissed. */
export type PopoverOpening = 'hover' | 'press';

interface ShellState {
  popover: PopoverName | null;
  openedBy: PopoverOpening;
}
const initialState: ShellState = { popover: null, openedBy: 'press' };

const slice = createSlice({
  name: 'shell',
  initialState,
  reducers: {
    popoverOpened(state, { payload }: PayloadAction<{ name: PopoverName; by: PopoverOpening }>) {
      state.popover = payload.name;
      state.openedBy = payload.by;
    },
    popoverClosed(state) {
      state.popover = null;
    },
  },
  // Another page, the company dialog and the end of the session all leave what hung over the former page behind.
  extraReducers: (builder) =>
    builder
      .addCase(locationChanged, () => initialState)
      .addCase(chooserOpened, () => initialState)
      .addCase(sessionCleared, () => initialState),
  selectors: {
    selectPopover: (state) => state.popover,
    selectPopoverOpening: (state) => state.openedBy,
  },
});

export const { popoverOpened, popoverClosed } = slice.actions;
export const shellReducer = slice.reducer;
export const { selectPopover, selectPopoverOpening } = slice.selectors;
