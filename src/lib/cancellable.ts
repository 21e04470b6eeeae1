/** The name by which redux-saga looks for a promise's cancel function; part of its public protocol. */
const CANCEL_PROMISE = '@@redux-saga/CANCEL_PROMISE';

/** Attaches to a promise the function to call when the saga waiting for it is cancelled. */
export function cancellable<T>(promise: Promise<T>, cancel: () => void): Promise<T> {
  return Object.assign(promise, { [CANCEL_PROMISE]: cancel });
}

/**
 * The same for what must be released by somebody: if nobody waits for it any longer, `release` gets it, even if it was
 * made just as the saga was cancelled. `stop`, if any, cuts the making short.
 */
export function releasable<T>(promise: Promise<T>, release: (made: T) => void, stop?: () => void): Promise<T> {
  return cancellable(promise, () => {
    stop?.();
    promise.then(release, () => {});
  });
}
