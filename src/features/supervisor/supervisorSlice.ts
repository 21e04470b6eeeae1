import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { scoped } from '../../lib/scope.ts';

interface SupervisorState {
  /** Names of the flows that have crashed too often; they wait until the person tries again. */
  stopped: string[];
}
const initialState: SupervisorState = { stopped: [] };

const slice = createSlice({
  name: 'supervisor',
  initialState,
  reducers: {
    /** A flow has crashed three times within a minute: part of the portal has stopped working. */
    flowStopped(state, { payload }: PayloadAction<string>) {
      if (!state.stopped.includes(payload)) state.stopped.push(payload);
    },
    /** The person wants the stopped flows to be started again. */
    flowsRetried: () => initialState,
  },
  selectors: { selectFlowStopped: (state) => state.stopped.length > 0 },
});

export const { flowStopped, flowsRetried } = slice.actions;
export const supervisorReducer = scoped('device', slice.reducer);
export const { selectFlowStopped } = slice.selectors;
