import { disableCalendarFeed, getCalendarFeed, renewCalendarFeed } from '../../../contract/calendarFeed.ts';
import { toEndpoint } from '../http/endpoint.ts';

/** Whether the own calendar can be read at an address. */
export const feedState = () => toEndpoint(getCalendarFeed, {});
/** A new address for it. */
export const renewedFeed = () => toEndpoint(renewCalendarFeed, {});
/** No address any more. */
export const disabledFeed = () => toEndpoint(disableCalendarFeed, {});
