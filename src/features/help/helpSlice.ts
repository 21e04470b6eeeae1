import { createSlice } from '@reduxjs/toolkit';
import { scoped } from '../../lib/scope.ts';

interface HelpState {
  /** The area `help` is loaded: its panel can be rendered. */
  arrived: boolean;
}
const initialState: HelpState = { arrived: false };

const slice = createSlice({
  name: 'help',
  initialState,
  reducers: {
    helpArrived(state) {
      state.arrived = true;
    },
  },
  selectors: { selectHelpArrived: (state) => state.arrived },
});

export const { helpArrived } = slice.actions;
export const helpReducer = scoped('device', slice.reducer);
export const { selectHelpArrived } = slice.selectors;
