import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { governed } from '../../lib/machine.ts';
import type { TokenPair } from '../session/sessionSlice.ts';
import { sessionRefreshMachine } from './sessionRefreshMachine.ts';

/** Whose token was refused: the company's or the account's own. They are refreshed separately (ACC-8). */
export type SessionKind = 'tenant' | 'host';
interface SessionRefreshState {
  status: keyof typeof sessionRefreshMachine.transitions;
  /** An action of the person was refused with the token: the server has not performed it, and nothing retries it. */
  deedLost: boolean;
}
interface Refusal {
  session: SessionKind;
  refusedToken: string | null;
  unasked?: boolean;
}
const initialState: SessionRefreshState = { status: 'idle', deedLost: false };

const slice = createSlice({
  name: 'sessionRefresh',
  initialState,
  reducers: {
    /**
     * `refusedToken` is the header value that got the 401; masked in every log. `unasked` if nothing that the person
     * sees was refused: the page then continues with the new token.
     */
    unauthorisedReceived(_state, _action: PayloadAction<Refusal>) {},
    deedRefused(state) {
      state.deedLost = true;
    },
    /** The person has been told. */
    deedTold(state) {
      state.deedLost = false;
    },
    hostTokenRefreshed(_state, _action: PayloadAction<TokenPair>) {},
    tenantTokenRefreshed(_state, _action: PayloadAction<TokenPair>) {},
    refreshSucceeded() {},
    refreshFailed() {},
    refreshUnanswered() {},
    refreshedUnseen() {},
    leftForLogin() {},
  },
  selectors: { selectRefreshStatus: (state) => state.status, selectDeedLost: (state) => state.deedLost },
});

export const {
  unauthorisedReceived,
  deedRefused,
  deedTold,
  hostTokenRefreshed,
  tenantTokenRefreshed,
  refreshSucceeded,
  refreshFailed,
  refreshUnanswered,
  refreshedUnseen,
  leftForLogin,
} = slice.actions;
export const sessionRefreshReducer = governed(sessionRefreshMachine, slice.reducer);
export const { selectRefreshStatus, selectDeedLost } = slice.selectors;
