/**
 * What a performer is to those who read a tape: it `asks` somebody, `reads` a value that is there, `waits` for time or a
 * person, or fetches `code`, which no tape can hold.
 */
export type PerformerKind = 'asks' | 'reads' | 'waits' | 'code';

/** How a function that touches the world outside the store is called on a tape. */
export interface Performer {
  /** Unlike all others; a text, since minifying changes the names of functions. */
  readonly name: string;
  readonly kind: PerformerKind;
}

const performers = new WeakMap<object, Performer>();

/**
 * Marks a function that sagas `call` and that touches the world outside the store. A tape holds what it was asked and
 * what it answered; a replay answers in its place. The function itself is returned, unchanged.
 */
// @__NO_SIDE_EFFECTS__
export function performer<F extends object>(name: string, perform: F, kind: PerformerKind = 'asks'): F {
  performers.set(perform, { name, kind });
  return perform;
}

/** The mark of a function; undefined for one that is part of the program. */
export const performerOf = (fn: object): Performer | undefined => performers.get(fn);
