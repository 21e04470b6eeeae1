/**
 * The kind of a performer, for readers of a tape: it `asks` somebody, `reads` an existing value, `waits` for time or a
 * person, or fetches `code`, which no tape can hold.
 */
export type PerformerKind = 'asks' | 'reads' | 'waits' | 'code';

/** How a tape refers to a function that touches the world outside the store. */
export interface Performer {
  /** Unique; a string, since minifying changes function names. */
  readonly name: string;
  readonly kind: PerformerKind;
}

const performers = new WeakMap<object, Performer>();

/**
 * Marks a function that sagas `call` and that touches the world outside the store. A tape records its arguments and its
 * answer; a replay answers in its place. The function itself is returned, unchanged.
 */
// @__NO_SIDE_EFFECTS__
export function performer<F extends object>(name: string, perform: F, kind: PerformerKind = 'asks'): F {
  performers.set(perform, { name, kind });
  return perform;
}

/** The mark of a function; undefined for one that is part of the program. */
export const performerOf = (fn: object): Performer | undefined => performers.get(fn);
