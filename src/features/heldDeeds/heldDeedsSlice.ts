import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { LIMITS } from '../../constants/limits.ts';
import { crashed } from '../../lib/crash.ts';
import { scoped } from '../../lib/scope.ts';
import { hostInfoLoaded } from '../session/sessionSlice.ts';
import type { TaskKind } from '../task/taskValues.ts';

/** What somebody has done to a to-do or schedule, and the server has not confirmed yet (decision 0029). */
export interface HeldDeed {
  deed: 'deleted' | 'completed' | 'unfollowed';
  kind: TaskKind;
  id: string;
  title: string;
  /** The person's own status before. */
  status: number;
  /** Where it was done: the company of an account, as `account/tenant`. */
  place: string;
  /** Until then it can be taken back, in milliseconds since 1970. */
  dueAt: number;
}
interface HeldDeedsState {
  deeds: HeldDeed[];
}
const initialState: HeldDeedsState = { deeds: [] };

const slice = createSlice({
  name: 'heldDeeds',
  initialState,
  reducers: {
    deedHeld(state, { payload }: PayloadAction<HeldDeed>) {
      state.deeds = [payload, ...state.deeds.filter(({ id }) => id !== payload.id)].slice(0, LIMITS.heldDeeds);
    },
    /** It is done, refused or taken back. */
    deedSettled(state, { payload }: PayloadAction<string>) {
      state.deeds = state.deeds.filter(({ id }) => id !== payload);
    },
  },
  extraReducers: (builder) =>
    builder
      // What one account did is no business of the next one.
      .addCase(hostInfoLoaded, (state, { payload }) => {
        state.deeds = state.deeds.filter(({ place }) => place.startsWith(`${payload.id}/`));
      })
      // What a crash takes back on the screen is not done behind the person's back later on.
      .addCase(crashed('task'), () => initialState),
  selectors: { selectHeldDeeds: (state) => state.deeds },
});

export const { deedHeld, deedSettled } = slice.actions;
/** Kept past the page: what it could not send, the next one does. */
export const heldDeedsReducer = scoped('account', slice.reducer);
export const { selectHeldDeeds } = slice.selectors;
