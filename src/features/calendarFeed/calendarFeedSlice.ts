import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CalendarFeed } from '../../../contract/calendarFeed.ts';
import { governed } from '../../lib/machine.ts';
import type { Message } from '../../lib/message.ts';
import { calendarFeedMachine } from './calendarFeedMachine.ts';

interface CalendarFeedState {
  status: keyof typeof calendarFeedMachine.transitions;
  /** As the backend reported it; null before that. */
  feed: CalendarFeed | null;
  /** The calendar's address: known from its creation until the dialog closes, and never again. */
  secretAddress: string | null;
  error: Message | null;
}
const initialState: CalendarFeedState = { status: 'asking', feed: null, secretAddress: null, error: null };

const slice = createSlice({
  name: 'calendarFeed',
  initialState,
  reducers: {
    // Governed by the machine.
    feedTold: (_state, { payload }: PayloadAction<CalendarFeed>) => ({ ...initialState, feed: payload }),
    feedAbsent() {},
    feedFailed(state, { payload }: PayloadAction<Message>) {
      state.error = payload;
    },
    /** Requested again after a failure. */
    feedWanted(state) {
      state.error = null;
    },
    feedChangeBegun(state) {
      state.error = null;
    },
    addressGiven(state, { payload }: PayloadAction<{ secretAddress: string; creationTime: string }>) {
      state.secretAddress = payload.secretAddress;
      state.feed = { isOn: true, creationTime: payload.creationTime, lastReadTime: null };
    },
    feedEnded: () => ({ ...initialState, feed: { isOn: false, creationTime: null, lastReadTime: null } }),
    feedChangeFailed(state, { payload }: PayloadAction<Message>) {
      state.error = payload;
    },
    feedLeft() {},

    // Requests by the person.
    renewalWanted() {},
    feedEndWanted() {},
    addressCopyWanted() {},
  },
  selectors: { selectCalendarFeed: (state) => state },
});

export const {
  feedTold,
  feedAbsent,
  feedFailed,
  feedWanted,
  feedChangeBegun,
  addressGiven,
  feedEnded,
  feedChangeFailed,
  feedLeft,
  renewalWanted,
  feedEndWanted,
  addressCopyWanted,
} = slice.actions;
export const calendarFeedReducer = governed(calendarFeedMachine, slice.reducer);
export const { selectCalendarFeed } = slice.selectors;
