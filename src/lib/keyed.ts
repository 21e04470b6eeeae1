/** Prepares an event whose `meta.key` says which of several it is about. */
export const keyed = (key = '') => ({ payload: undefined, meta: { key } });

/** The same for an event with a payload. */
export const keyedPayload = <T>(payload: T, key = '') => ({ payload, meta: { key } });
