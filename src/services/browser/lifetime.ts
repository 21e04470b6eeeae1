// The page's own life, for whoever records it; flows ask clock.ts and ids.ts.

/** Milliseconds since the page began. */
export const sinceStart = (): number => Math.round(performance.now());
/** When the page began, in milliseconds of the epoch. */
export const startedAt = (): number => Math.round(performance.timeOrigin);
/** Thirty-two bytes that nobody else knows. */
export const secretKey = (): Uint8Array => crypto.getRandomValues(new Uint8Array(32));
/** Lets `work` be done in a task of its own after `ms` milliseconds. */
export function later(work: () => void, ms: number): void {
  setTimeout(work, ms);
}
