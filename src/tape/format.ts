/** A value as JSON; what JSON cannot express is written as `{ "$": … }` (codec.ts). */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** `v`: answered with a value; `x`: failed with an error. */
export type Outcome = 'v' | 'x';

/** From outside: milliseconds since the previous stimulus, the action, and the digest of the resulting state. */
export type ActionLine = readonly ['a', ms: number, action: Json, state: string];
/** Put by a flow; only there to be checked. */
export type PutLine = readonly ['p', flow: string, type: string, action: string, state: string];
/** An effect on the outside world, numbered in starting order; with its outcome if that was immediate. */
export type CallLine = readonly [
  'c',
  n: number,
  flow: string,
  performer: string,
  args: Json,
  outcome?: Outcome,
  value?: Json,
];
/** The answer to an effect: milliseconds since the previous stimulus, the number of the effect, outcome and value. */
export type AnswerLine = readonly ['r', ms: number, n: number, outcome: Outcome, value: Json];
/** Lines are missing here: there was no room for all. What follows can be read, but not replayed. */
export type GapLine = readonly ['g'];
/** One line of a tape. `a` and `r` are stimuli; `p` and `c` follow from them and are there to be checked. */
export type Line = ActionLine | PutLine | CallLine | AnswerLine | GapLine;

/** Name of the effect that takes the next event of a channel from outside. */
export const TAKE = 'take';
/** Name of the effect that lets time pass. */
export const DELAY = 'delay';

/** Changes whenever the meaning of a line changes; other versions are refused or migrated in clear words (parse.ts). */
export const TAPE_VERSION = 1;

/** The first line of a tape: its origin, and how to read its values. */
export interface Head {
  readonly tape: number;
  readonly app: { readonly version: string; readonly commit: string };
  /** How values were hidden; null if they are in the clear, which only tests do. */
  readonly mask: { readonly list: number; readonly texts: boolean } | null;
  /** Number of the page load in its tab, from 0: a reload begins the next one. */
  readonly segment: number;
  /** When it began, in milliseconds since the epoch. */
  readonly begun: number;
  /** What started it: `start`, or the reason for the reload. */
  readonly why: string;
  /** The initial state; null for the one that the reducers make themselves. */
  readonly state: Json;
}

/** One page load, from its start to the next reload. */
export interface Tape {
  readonly head: Head;
  readonly lines: readonly Line[];
}
