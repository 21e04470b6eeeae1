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
    /** A call needs it. While a question is open it serves this call as well. */
    proofWanted() {},
    questionOpened(state, { payload }: PayloadAction<ProofMethod[]>) {
      state.methods = payload;
    },
    proofGiven(state, _action: PayloadAction<Proof>) {
      state.error = null;
    },
    proofRefused(state, { payload }: PayloadAction<Message | null>) {
      state.error = payload;
    },
    /** `payload` is whether the person has proved who they are: calls that wanted it are repeated. */
    questionClosed(_state, _action: PayloadAction<boolean>) {},
    /** The person cancels what they were about to do, or has left it. */
    cancelWanted() {},
  },
  selectors: {
    selectReauthentication: (state) => state,
    selectProofAsked: ({ status }) => status === 'asking' || status === 'submitting',
  },
});

export const { proofWanted, questionOpened, proofGiven, proofRefused, questionClosed, cancelWanted } = slice.actions;
export const reauthenticationReducer = governed(reauthenticationMachine, slice.reducer);
export const { selectReauthentication, selectProofAsked } = slice.selectors;
