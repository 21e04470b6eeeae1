import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { governed } from '../../lib/machine.ts';
import { addSubmission, defineSubmission, emptySubmission, type Submission } from '../../lib/submission.ts';
import { reauthenticationMachine } from './reauthenticationMachine.ts';

/** Ways to prove one's identity. */
export type ProofMethod = 'password' | 'authenticator' | 'passkey';
/** Only `submitted` carries the password or code; tapes and DevTools mask it (DEV-3). */
export type Proof =
  | { readonly method: 'password'; readonly password: string }
  | { readonly method: 'authenticator'; readonly code: string }
  | { readonly method: 'passkey' };

interface ReauthenticationState {
  status: keyof typeof reauthenticationMachine.transitions;
  methods: ProofMethod[];
  form: Submission<never>;
}
const initialState: ReauthenticationState = {
  status: reauthenticationMachine.initial,
  methods: [],
  form: emptySubmission(),
};

export const proofForm = defineSubmission<Proof, never>('reauthentication', 'proof', []);

const slice = createSlice({
  name: 'reauthentication',
  initialState,
  reducers: {
    /** A call needs it. While a question is open it serves this call as well. */
    proofWanted() {},
    questionOpened(state, { payload }: PayloadAction<ProofMethod[]>) {
      state.methods = payload;
      state.form = emptySubmission();
    },
    /** `payload` is whether the person has proved who they are: calls that wanted it are repeated. */
    questionClosed(_state, _action: PayloadAction<boolean>) {},
    /** The person cancels what they were about to do, or has left it. */
    cancelWanted() {},
  },
  extraReducers: (builder) => addSubmission(builder, proofForm, (state) => state.form),
  selectors: {
    selectReauthentication: (state) => state,
    selectProofAsked: ({ status }) => status === 'asking',
  },
});

export const { proofWanted, questionOpened, questionClosed, cancelWanted } = slice.actions;
export const reauthenticationReducer = governed(reauthenticationMachine, slice.reducer);
export const { selectReauthentication, selectProofAsked } = slice.selectors;
