import { calendarFeedReducer } from '../features/calendarFeed/calendarFeedSlice.ts';
import { calendarImportReducer } from '../features/calendarImport/calendarImportSlice.ts';

/** The slices of the exchange with other calendars; they come in their chunk (src/areas/calendarExchange.ts). */
export const calendarExchangeReducers = { calendarFeed: calendarFeedReducer, calendarImport: calendarImportReducer };
