/** Beyond §9: limits of a calendar file: number of events, length of an event id, and bytes. */
export const CALENDAR_FILE = { events: 500, uid: 300, bytes: 2 * 1024 * 1024 } as const;
