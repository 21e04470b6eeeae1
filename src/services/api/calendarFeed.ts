import { disableCalendarFeed, getCalendarFeed, renewCalendarFeed } from '../../../contract/calendarFeed.ts';
import { toEndpoint } from '../http/endpoint.ts';

/** Whether the person's calendar has a feed address. */
export const feedState = () => toEndpoint(getCalendarFeed, {});
/** Gives it a new address. */
export const renewedFeed = () => toEndpoint(renewCalendarFeed, {});
/** Removes the address. */
export const disabledFeed = () => toEndpoint(disableCalendarFeed, {});
