import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { scoped } from '../../lib/scope.ts';
import { addSubmission, defineSubmission, emptySubmission, type Submission } from '../../lib/submission.ts';

interface NotMeState extends Submission<never> {
  /** The outcome; null until then. The account's number, middle digits hidden, or null if it has none. */
  undone: { readonly phoneNumber: string | null } | null;
}

/** Somebody else made the change: only `submitted` carries the ticket of the text message. */
export const dispute = defineSubmission<{ ticket: string }, never>('notMe', 'dispute', []);

const slice = createSlice({
  name: 'notMe',
  initialState: (): NotMeState => ({ ...emptySubmission(), undone: null }),
  reducers: {
    changesUndone(state, { payload }: PayloadAction<{ phoneNumber: string | null }>) {
      state.undone = payload;
    },
  },
  extraReducers: (builder) =>
    void addSubmission(builder, dispute).addMatcher(dispute.left.match, (state) => {
      state.undone = null;
    }),
  selectors: {
    selectDisputeStatus: (state) => state.status,
    selectDisputeFailure: (state) => state.failure,
    selectUndone: (state) => state.undone,
  },
});

export const { changesUndone } = slice.actions;
export const notMeReducer = scoped('device', slice.reducer);
export const { selectDisputeStatus, selectDisputeFailure, selectUndone } = slice.selectors;
