/** Milliseconds since the epoch. Sagas ask through `call`, so that a replay gets the recorded answer. */
export function now(): number {
  return Date.now();
}
