import { calendarFeed } from './calendarFeed.ts';
import { calendarImport } from './calendarImport.ts';

/**
 * The flows that exchange events with other calendars; they are loaded in their chunk (src/areas/calendarExchange.ts).
 */
export const calendarExchangeFlows = { calendarFeed, calendarImport };
