/** One life of a page on a tape, as far as its tab tells. */
export interface TapeSegment {
  /** The file that it was read from. */
  readonly file: string;
  /** Number of the page's life in its tab, from 0. */
  readonly number: number;
  readonly version: string;
  readonly commit: string;
  /** Milliseconds of the epoch. */
  readonly begun: number;
  /** How its texts were hidden; null where they stand as they were. */
  readonly masked: 'all' | 'someTexts' | null;
  /** As in the file: the head is the first. */
  readonly lines: number;
}

/** What went wrong with a file: what the tape says of it, or that it cannot be unpacked, or is too large. */
export type TapeFileFault = 'empty' | 'noTape' | 'version' | 'head' | 'line' | 'file' | 'tooLarge';
export interface UnreadableFile {
  readonly file: string;
  readonly fault: TapeFileFault;
  /** The line of its text, from 1. */
  readonly line: number;
}
export interface TapesRead {
  readonly segments: readonly TapeSegment[];
  readonly unreadable: readonly UnreadableFile[];
}

/** `a` from outside, `p` put by a flow, `c` an effect begins, `r` it is answered, `g` lines are missing. */
export type RowKind = 'a' | 'p' | 'c' | 'r' | 'g';

/** A line of a tape, as a person reads it. */
export interface ReplayRow {
  readonly kind: RowKind;
  /** The flow that it belongs to; empty for what comes from outside. */
  readonly flow: string;
  /** The type of an event, or what was asked or answered. */
  readonly words: string;
  /** Milliseconds since the page was opened. */
  readonly ms: number;
  /** The effect; null for events. */
  readonly effect: number | null;
  /** For an effect, the row of its answer; for an answer, that of its effect; null where there is none. */
  readonly partner: number | null;
  /** An effect that was not answered at once. */
  readonly isOpen: boolean;
}

/** Where a replay went another way. */
export interface ReplayDifference {
  /** Index of the row. */
  readonly row: number;
  readonly flow: string;
  readonly effect: string;
  readonly expected: string;
  readonly got: string;
}

/** A segment that was played through. */
export interface Rehearsal {
  readonly rows: readonly ReplayRow[];
  readonly difference: ReplayDifference | null;
  /** How many events came out as recorded, and how long that took in milliseconds. */
  readonly states: number;
  readonly tookMs: number;
}

/** A place in the state that an event changed. Values are JSON; null stands for none. */
export interface StateChange {
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Everything about one line. */
export interface LineView {
  /** What stands on the line, as JSON in lines: the event, what was asked, or the answer. */
  readonly text: string;
  readonly changes: readonly StateChange[];
  /** How many more places it changed. */
  readonly moreChanges: number;
  /** Where the page was. */
  readonly path: string;
}

/** What the flow asks of whoever holds the tapes and the stage; in the saga context under `theatre`. */
export interface Theatre {
  /** Reads picked files; what was read before is forgotten. */
  readonly readTapes: (fileIds: readonly string[]) => Promise<TapesRead>;
  /** Plays a segment from its beginning to its end, or to where it goes another way. */
  readonly rehearse: (segment: number, isLoose: boolean) => Promise<Rehearsal>;
  /** Puts the state that this row led to on the stage, and tells of the row. */
  readonly showRow: (row: number) => LineView;
  /** What was played as a file for Redux DevTools, under a blob address. */
  readonly fileForDevTools: () => string;
}
