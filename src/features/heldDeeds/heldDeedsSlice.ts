import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { LIMITS } from '../../constants/limits.ts';
import { crashed } from '../../lib/crash.ts';
import { isOfAccount, scoped } from '../../lib/scope.ts';
import { hostInfoLoaded } from '../session/sessionSlice.ts';
import type { TaskKind } from '../task/taskValues.ts';

/** An action on a to-do or schedule that the server has not confirmed yet (decision 0029). */
export interface HeldDeed {
  deed: 'deleted' | 'completed' | 'unfollowed';
  kind: TaskKind;
  id: string;
  title: string;
  /** The person's own status before it. */
  status: number;
  /** The version that a deletion is about; absent for any other deed, null if the backend reports none. */
  stamp?: string | null | undefined;
  /** Where it happened: a company of an account, as `account/tenant`. */
  place: string;
  /** Until then it can be undone, in milliseconds since 1970. */
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
    /** It has been done, refused or undone. */
    deedSettled(state, { payload }: PayloadAction<string>) {
      state.deeds = state.deeds.filter(({ id }) => id !== payload);
    },
  },
  extraReducers: (builder) =>
    builder
      // One account's actions must not carry over to the next. They are a list, so `byAccount` does not fit.
      .addCase(hostInfoLoaded, (state, { payload }) => {
        state.deeds = state.deeds.filter(({ place }) => isOfAccount(place, payload.id));
      })
      // What a crash undoes on the screen must not be sent later behind the person's back.
      .addCase(crashed('task'), () => initialState),
  selectors: { selectHeldDeeds: (state) => state.deeds },
});

export const { deedHeld, deedSettled } = slice.actions;
/** Survives the page: what it could not send, the next one does. */
export const heldDeedsReducer = scoped('account', slice.reducer);
export const { selectHeldDeeds } = slice.selectors;
