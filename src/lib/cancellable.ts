/** The name by which redux-saga looks for a promise's cancel function; part of its public protocol. */
const CANCEL_PROMISE = '@@redux-saga/CANCEL_PROMISE';

/** Attaches to a promise the function to call when the saga waiting for it is cancelled. */
export function cancellable<T>(promise: Promise<T>, cancel: () => void): Promise<T> {
  return Object.assign(promise, { [CANCEL_PROMISE]: cancel });
}
