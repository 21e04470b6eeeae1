import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { governed } from '../../lib/machine.ts';
import type { Message } from '../../lib/message.ts';
import { reauthenticationMachine } from './reauthenticationMachine.ts';

/** Ways to prove one's identity. */
export type ProofMethod = 'password' | 'authenticator' | 'passkey';
/** Only the event carries the password or code; tapes and DevTools mask it (DEV-3). */
export type Proof =
  | { readonly method: 'password'; readonly password: string }
  | { readonly method: 'authenticator'; readonly code: string }
  | { readonly method: 'passkey' };

interface ReauthenticationState {
  status: keyof typeof reauthenticationMachine.transitions;
  methods: ProofMethod[];
  /** Why the last proof was refused; also null if the person gave up. */
  error: Message | null;
}
const initialState: ReauthenticationState = { status: reauthenticationMachine.initial, methods: [], error: null };

const slice = createSlice({
  name: 'reauthentication',
  initialState,
  reducers: {
    questionOpened(state, { payload }: PayloadAction<ProofMethod[]>) {
      state.methods = payload;
    },
    proofGiven(state, _action: PayloadAction<Proof>) {
      state.error = null;
    },
    proofRefused(state, { payload }: PayloadAction<Message | null>) {
      state.error = payload;
    },
    /** Proved, cancelled, or left. */
    questionClosed() {},
    /** The person cancels what they were about to do. */
    cancelWanted() {},
  },
  selectors: {
    selectReauthentication: (state) => state,
  },
});

export const { questionOpened, proofGiven, proofRefused, questionClosed, cancelWanted } = slice.actions;
export const reauthenticationReducer = governed(reauthenticationMachine, slice.reducer);
export const { selectReauthentication } = slice.selectors;
