import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CalendarFeed } from '../../../contract/calendarFeed.ts';
import { emptyLoad, type Load } from '../../lib/loading.ts';
import { says } from '../../lib/message.ts';
import { addResource, defineResource } from '../../lib/resource.ts';
import { scoped } from '../../lib/scope.ts';
import { addSubmission, defineSubmission, emptySubmission, type Submission } from '../../lib/submission.ts';

/** Why the feed cannot be loaded from a backend without feeds. */
export const NO_FEEDS = { key: 'calendarFeed:absent' } as const;

/** The calendar at a secret address (decision 0026). */
interface CalendarFeedState {
  feed: Load<CalendarFeed>;
  change: Submission<never>;
  /** The calendar's address: known from its creation until the dialog closes, and never again. */
  secretAddress: string | null;
}
const initialState: CalendarFeedState = { feed: emptyLoad(), change: emptySubmission(), secretAddress: null };

export const feedResource = defineResource<CalendarFeed>('calendarFeed', 'feed');
/** A new address, or the end of the present one. */
export const feedChange = defineSubmission<void, never>('calendarFeed', 'change', []);

const slice = createSlice({
  name: 'calendarFeed',
  initialState,
  reducers: {
    feedChanged(state, { payload }: PayloadAction<Pick<CalendarFeedState, 'secretAddress'> & { feed: CalendarFeed }>) {
      state.feed.data = payload.feed;
      state.secretAddress = payload.secretAddress;
    },
    feedLeft: () => initialState,

    // Requests by the person.
    renewalWanted() {},
    feedEndWanted() {},
    addressCopyWanted() {},
  },
  extraReducers: (builder) => {
    addSubmission(builder, feedChange, (state) => state.change);
    addResource(builder, feedResource, (state) => state.feed);
  },
  selectors: {
    selectCalendarFeed: (state) => state,
    /** Whether feeds exist is known a moment later; a backend without them offers none. */
    selectIsFeedOffered: ({ feed: { status, data, error } }) =>
      data !== null || (status === 'failed' && !says(error, NO_FEEDS)),
  },
});

export const { feedChanged, feedLeft, renewalWanted, feedEndWanted, addressCopyWanted } = slice.actions;
export const calendarFeedReducer = scoped('company', slice.reducer);
export const { selectCalendarFeed, selectIsFeedOffered } = slice.selectors;
