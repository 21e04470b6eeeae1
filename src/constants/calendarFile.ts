/** Beyond §9: a file of another calendar brings at most so many events and has so many bytes; an id of one is so long. */
export const CALENDAR_FILE = { events: 500, uid: 300, bytes: 2 * 1024 * 1024 } as const;
