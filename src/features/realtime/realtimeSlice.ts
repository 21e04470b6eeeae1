import { createReducer } from '@reduxjs/toolkit';
import { TIMING } from '../../constants/timing.ts';
import { governed } from '../../lib/machine.ts';
import { reconnectRequested, startFailed, startSucceeded } from './realtimeEvents.ts';
import { realtimeMachine } from './realtimeMachine.ts';

interface RealtimeState {
  status: keyof typeof realtimeMachine.transitions;
  /** Failed starts in a row; back to 0 on success. */
  failures: number;
}
const initialState: RealtimeState = { status: 'stopped', failures: 0 };

const reducer = createReducer(initialState, (builder) =>
  builder
    .addCase(startFailed, (state) => {
      state.failures += 1;
      state.status = state.failures > TIMING.realtimeRetryLimit ? 'gaveUp' : 'waiting';
    })
    .addCase(startSucceeded, startCounting)
    .addCase(reconnectRequested, startCounting),
);

function startCounting(state: RealtimeState): void {
  state.failures = 0;
}

export const realtimeReducer = governed(realtimeMachine, reducer);

interface Slice {
  realtime: RealtimeState;
}
export const selectRealtimeStatus = (state: Slice) => state.realtime.status;
