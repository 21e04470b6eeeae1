import type { Reducer, UnknownAction } from '@reduxjs/toolkit';

/** Reducers by slice name. Each receives the state it made itself, so their types may differ. */
export type Reducers = Readonly<Record<string, Reducer>>;
type Slices = Readonly<Record<string, unknown>>;

/** Nothing reacts to it: a slice without state starts with its initial one. */
const BEGUN = { type: 'slices/begun' };

/** Made once: an error that is made where it is thrown also describes the stack, dozens of times for each type. */
const LOOKED = new Error('looked');
function looked(): never {
  throw LOOKED;
}
/** A state that cannot be read. */
const CLOSED: object = new Proxy({}, { get: looked, has: looked, ownKeys: looked, getOwnPropertyDescriptor: looked });

/**
 * Whether the events of this type concern a reducer. One that returns its state without reading it cannot change it.
 * This holds for all events of a type because reducers choose by the type alone, which `tests/architecture` checks.
 */
function hears(reducer: Reducer, action: UnknownAction): boolean {
  try {
    return reducer(CLOSED, action) !== CLOSED;
  } catch {
    return true;
  }
}

/**
 * Combines the reducers of slices so that an event costs only as much as the slices it concerns, however many others
 * there are: which ones it concerns is determined at the first event of a type (decision 0051).
 */
export function slicesByEvent(first: Reducers): {
  readonly reducer: Reducer<Slices>;
  /** Adds more slices; they have their initial state from the next event on. */
  readonly inject: (more: Reducers) => void;
} {
  let reducers = first;
  const concerned = new Map<string, readonly string[]>();
  /** The newest state that has exactly these slices. */
  let whole: Slices | undefined;

  const concernedBy = (action: UnknownAction): readonly string[] => {
    const known = concerned.get(action.type);
    if (known) return known;
    const names = Object.keys(reducers).filter((name) => hears(reducers[name] as Reducer, action));
    concerned.set(action.type, names);
    return names;
  };
  const completed = (state: Slices): Slices => {
    const names = Object.keys(reducers);
    if (Object.keys(state).length === names.length && names.every((name) => state[name] !== undefined)) return state;
    const begun = (name: string) => (state[name] === undefined ? reducers[name]?.(undefined, BEGUN) : state[name]);
    return Object.fromEntries(names.map((name) => [name, begun(name)]));
  };
  return {
    reducer: (state = {}, action) => {
      const before = state === whole ? state : completed(state);
      const changed: Record<string, unknown> = {};
      for (const name of concernedBy(action)) {
        const slice = reducers[name]?.(before[name], action);
        if (slice !== before[name]) changed[name] = slice;
      }
      whole = Object.keys(changed).length === 0 ? before : { ...before, ...changed };
      return whole;
    },
    inject: (more) => {
      reducers = { ...reducers, ...more };
      concerned.clear();
      whole = undefined;
    },
  };
}
