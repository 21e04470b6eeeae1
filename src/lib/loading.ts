import { defineMachine, move } from './machine.ts';
import type { Message } from './message.ts';

/**
 * The life of a loaded thing. `reloading` keeps the old data on the screen; `failed` keeps it too, if there was any.
 */
export type LoadStatus = 'idle' | 'loading' | 'loaded' | 'reloading' | 'failed';
export interface Load<T> {
  status: LoadStatus;
  data: T | null;
  error: Message | null;
}

export const loadingMachine = defineMachine<LoadStatus>('loading', {
  initial: 'idle',
  transitions: {
    idle: { requested: 'loading' },
    loading: { loaded: 'loaded', failed: 'failed', abandoned: 'idle' },
    loaded: { requested: 'reloading' },
    reloading: { loaded: 'loaded', failed: 'failed', abandoned: 'loaded' },
    failed: { requested: ['loading', 'reloading'] },
  },
});

export function emptyLoad<T>(): Load<T> {
  return { status: 'idle', data: null, error: null };
}

/** Marks a load as started. A second request while one is under way changes nothing. */
export function loadRequested<T>(load: Load<T>): void {
  move(loadingMachine, load, 'requested', load.data === null ? 'loading' : 'reloading');
}

/** Takes the answer. An answer that is not awaited is dropped. */
export function loadArrived<T>(load: Load<T>, data: T): void {
  if (!move(loadingMachine, load, 'loaded')) return;
  load.data = data;
  load.error = null;
}

/** Nobody waits for the answer any longer; existing data stays. */
export function loadAbandoned<T>(load: Load<T>): void {
  if (move(loadingMachine, load, 'abandoned')) load.error = null;
}

/** Takes a failure; existing data stays. */
export function loadFailed<T>(load: Load<T>, error: Message): void {
  if (move(loadingMachine, load, 'failed')) load.error = error;
}
