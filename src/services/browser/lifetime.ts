// The page's own life, for the recorder; flows use clock.ts and ids.ts.

/** Milliseconds since the page load started. */
export const sinceStart = (): number => Math.round(performance.now());
/** When the page load started, in milliseconds since the epoch. */
export const startedAt = (): number => Math.round(performance.timeOrigin);
/** Thirty-two secret random bytes. */
export const secretKey = (): Uint8Array => crypto.getRandomValues(new Uint8Array(32));
/** Runs `work` in a separate task after `ms` milliseconds. */
export function later(work: () => void, ms: number): void {
  setTimeout(work, ms);
}
