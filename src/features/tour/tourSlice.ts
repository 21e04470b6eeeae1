import { createSlice } from '@reduxjs/toolkit';
import { governed } from '../../lib/machine.ts';
import { tourMachine } from './tourMachine.ts';

interface TourState {
  status: keyof typeof tourMachine.transitions;
}
const initialState: TourState = { status: 'away' };

const slice = createSlice({
  name: 'tour',
  initialState,
  reducers: { tourBegun() {}, tourAdvanced() {}, tourReturned() {}, tourLeft() {} },
  selectors: { selectTourStep: (state) => state.status },
});

export const { tourBegun, tourAdvanced, tourReturned, tourLeft } = slice.actions;
export const tourReducer = governed(tourMachine, slice.reducer);
export const { selectTourStep } = slice.selectors;
