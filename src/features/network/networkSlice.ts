import { createSlice } from '@reduxjs/toolkit';
import { TIMING } from '../../constants/timing.ts';
import { governed } from '../../lib/machine.ts';
import { pageReloadHeld } from '../reload/reloadSlice.ts';
import { networkMachine } from './networkMachine.ts';

interface NetworkState {
  status: keyof typeof networkMachine.transitions;
  /** Failed probes since the page went offline. */
  failedProbes: number;
}
const initialState: NetworkState = { status: 'online', failedProbes: 0 };

function reachable(state: NetworkState): void {
  state.failedProbes = 0;
}

const slice = createSlice({
  name: 'network',
  initialState,
  reducers: {
    /** A call, or a start of the hub, got no answer at all (§8 "Network error"). */
    requestFailed() {},
    probeSucceeded: reachable,
    /** A call was answered, or the hub was heard from, while the network counted as down. */
    answerArrived: reachable,
    probeFailed(state) {
      // The probe that detected the outage does not count as a retry.
      if (state.status !== 'offline') return;
      state.failedProbes += 1;
      if (state.failedProbes >= TIMING.networkProbeLimit) state.status = 'givenUp';
    },
  },
  extraReducers: (builder) => builder.addCase(pageReloadHeld, reachable),
  selectors: {
    selectNetworkStatus: (state) => state.status,
    selectFailedProbes: (state) => state.failedProbes,
    /** Whether an answer matters: the network is in doubt, or counts as down. */
    selectIsDoubted: ({ status }) => status === 'probing' || status === 'offline',
  },
});

export const { requestFailed, probeSucceeded, answerArrived, probeFailed } = slice.actions;
export const networkReducer = governed(networkMachine, slice.reducer);
export const { selectNetworkStatus, selectFailedProbes, selectIsDoubted } = slice.selectors;
