import { createReducer } from '@reduxjs/toolkit';
import { TIMING } from '../../constants/timing.ts';
import { governed } from '../../lib/machine.ts';
import { eventsRelayed, notificationReceived, reconnectWanted, startFailed, startSucceeded } from './realtimeEvents.ts';
import { realtimeMachine } from './realtimeMachine.ts';

interface RealtimeState {
  status: keyof typeof realtimeMachine.transitions;
  /** Failed starts in a row; back to 0 on success. */
  failures: number;
  /** Whether the hub has been heard in this company, over a connection or from the tab that holds it. */
  heard: boolean;
}
const initialState: RealtimeState = { status: 'stopped', failures: 0, heard: false };

const reducer = createReducer(initialState, (builder) =>
  builder
    .addCase(startFailed, (state) => {
      state.failures += 1;
      state.status = state.failures > TIMING.realtimeRetryLimit ? 'gaveUp' : 'waiting';
    })
    .addCase(startSucceeded, (state) => {
      startCounting(state);
      hear(state);
    })
    .addCase(eventsRelayed, hear)
    .addCase(notificationReceived, hear)
    .addCase(reconnectWanted, startCounting),
);

function hear(state: RealtimeState): void {
  state.heard = true;
}

function startCounting(state: RealtimeState): void {
  state.failures = 0;
}

export const realtimeReducer = governed(realtimeMachine, reducer);

interface Slice {
  realtime: RealtimeState;
}
export const selectRealtimeStatus = (state: Slice) => state.realtime.status;
export const selectIsHubHeard = (state: Slice) => state.realtime.heard;
