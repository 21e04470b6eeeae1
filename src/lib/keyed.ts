/** Prepares an event that says by `meta.key` which one of several it is about. */
export const keyed = (key = '') => ({ payload: undefined, meta: { key } });

/** The same for an event that carries something. */
export const keyedPayload = <T>(payload: T, key = '') => ({ payload, meta: { key } });
