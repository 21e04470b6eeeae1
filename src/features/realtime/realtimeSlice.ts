import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { TIMING } from '../../constants/timing.ts';
import { governed } from '../../lib/machine.ts';
import { realtimeMachine } from './realtimeMachine.ts';

interface RealtimeState {
  status: keyof typeof realtimeMachine.transitions;
  /** Failed starts in a row; back to 0 on success. */
  failures: number;
}
const initialState: RealtimeState = { status: 'stopped', failures: 0 };

const slice = createSlice({
  name: 'realtime',
  initialState,
  reducers: {
    startRequested(state) {
      state.status = 'following';
    },
    /** This tab now holds the connection of the browser. */
    leadershipTaken(state) {
      state.status = 'connecting';
    },
    /** The tab that holds the connection has (re)connected: what was sent before is lost to all tabs alike. */
    eventsRelayed(state) {
      state.status = 'following';
    },
    /** The tab that holds the connection has spent its retries: nothing arrives here either. */
    leaderGaveUp(state) {
      state.status = 'unserved';
    },
    startSucceeded(state) {
      state.status = 'connected';
      state.failures = 0;
    },
    /** The reason is for the log; it never holds the token. */
    startFailed(state, _action: PayloadAction<{ reason: string }>) {
      state.failures += 1;
      state.status = state.failures > TIMING.realtimeRetryLimit ? 'gaveUp' : 'waiting';
    },
    retryDue(state) {
      state.status = 'connecting';
    },
    connectionClosed(state, _action: PayloadAction<{ reason: string }>) {
      state.status = 'connecting';
    },
    reconnectRequested(state) {
      // A tab without the connection asks the one that holds it.
      state.status = state.status === 'unserved' ? 'following' : 'connecting';
      state.failures = 0;
    },
    connectionStopped() {
      return initialState;
    },
  },
  selectors: {
    selectRealtimeStatus: (state) => state.status,
    selectRealtimeFailures: (state) => state.failures,
  },
});

export const {
  startRequested,
  leadershipTaken,
  eventsRelayed,
  leaderGaveUp,
  startSucceeded,
  startFailed,
  retryDue,
  connectionClosed,
  reconnectRequested,
  connectionStopped,
} = slice.actions;
export const realtimeReducer = governed(realtimeMachine, slice.reducer);
export const { selectRealtimeStatus, selectRealtimeFailures } = slice.selectors;
