/** A value as JSON has it; what JSON does not know is written as `{ "$": … }` (codec.ts). */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** `v`: answered with a value; `x`: failed with an error. */
export type Outcome = 'v' | 'x';

/** From outside: milliseconds since the stimulus before, the action, and the digest of the state that it led to. */
export type ActionLine = readonly ['a', ms: number, action: Json, state: string];
/** Put by a flow; only to be checked. */
export type PutLine = readonly ['p', flow: string, type: string, action: string, state: string];
/** An effect on the world outside, numbered in order of beginning; with its outcome where that was there at once. */
export type CallLine = readonly [
  'c',
  n: number,
  flow: string,
  performer: string,
  args: Json,
  outcome?: Outcome,
  value?: Json,
];
/** The answer to an effect: milliseconds since the stimulus before, the number of the effect, outcome and value. */
export type AnswerLine = readonly ['r', ms: number, n: number, outcome: Outcome, value: Json];
/** Here lines are missing: there was no room for all. What follows can be read, but not replayed. */
export type GapLine = readonly ['g'];
/** One line of a tape. `a` and `r` are stimuli; `p` and `c` follow from them and are there to be checked. */
export type Line = ActionLine | PutLine | CallLine | AnswerLine | GapLine;

/** Name of the effect that takes the next event of a channel from outside. */
export const TAKE = 'take';
/** Name of the effect that lets time pass. */
export const DELAY = 'delay';

/** Changes with every change of what a line means; another is refused or migrated in clear words (parse.ts). */
export const TAPE_VERSION = 1;

/** The first line of a tape: where it comes from, and how its values are to be read. */
export interface Head {
  readonly tape: number;
  readonly app: { readonly version: string; readonly commit: string };
  /** How values were hidden; null where they stand as they were, which only tests do. */
  readonly mask: { readonly list: number; readonly texts: boolean } | null;
  /** Number of the page's life in its tab, from 0: a reload begins the next one. */
  readonly segment: number;
  /** When it began, in milliseconds of the epoch. */
  readonly begun: number;
  /** What began it: `start`, or the reason of the reload. */
  readonly why: string;
  /** The state to begin with; null for the one that the reducers make themselves. */
  readonly state: Json;
}

/** One life of a page, from its start to the next reload. */
export interface Tape {
  readonly head: Head;
  readonly lines: readonly Line[];
}
