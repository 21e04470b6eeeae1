import { performer } from '../../lib/performer.ts';

/** Milliseconds since the epoch. Sagas ask through `call`, so that a replay gets the recorded answer. */
export const now = performer(
  'now',
  function now(): number {
    return Date.now();
  },
  'reads',
);
