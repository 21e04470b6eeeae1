import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { governed } from '../../lib/machine.ts';
import type { Message } from '../../lib/message.ts';
import { reauthenticationMachine } from './reauthenticationMachine.ts';

/** What somebody can prove themselves by. */
export type ProofMethod = 'password' | 'authenticator' | 'passkey';
/** The password or code passes through the event only; tapes and DevTools mask it (DEV-3). */
export type Proof =
  | { readonly method: 'password'; readonly password: string }
  | { readonly method: 'authenticator'; readonly code: string }
  | { readonly method: 'passkey' };

interface ReauthenticationState {
  status: keyof typeof reauthenticationMachine.transitions;
  methods: ProofMethod[];
  /** Why the last proof was refused; null if the person gave it up, too. */
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
    /** Proved, given up, or left. */
    questionClosed() {},
    /** The person gives up what they were about to do. */
    cancelWanted() {},
  },
  selectors: {
    selectReauthentication: (state) => state,
  },
});

export const { questionOpened, proofGiven, proofRefused, questionClosed, cancelWanted } = slice.actions;
export const reauthenticationReducer = governed(reauthenticationMachine, slice.reducer);
export const { selectReauthentication } = slice.selectors;
