/** One page load on a tape, as its tab describes it. */
export interface TapeSegment {
  /** The file it was read from. */
  readonly file: string;
  /** Number of the page load in its tab, from 0. */
  readonly number: number;
  readonly version: string;
  readonly commit: string;
  /** Milliseconds since the epoch. */
  readonly begun: number;
  /** How its texts were hidden; null if they are in the clear. */
  readonly masked: 'all' | 'someTexts' | null;
  /** As in the file: the head is the first. */
  readonly lines: number;
}

/** What is wrong with a file: a fault of the tape, or that it cannot be unpacked or is too large. */
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

/** `a` from outside, `p` put by a flow, `c` an effect begins, `r` its answer, `g` lines are missing. */
export type RowKind = 'a' | 'p' | 'c' | 'r' | 'g';

/** A line of a tape, as a person reads it. */
export interface ReplayRow {
  readonly kind: RowKind;
  /** The flow it belongs to; empty for what comes from outside. */
  readonly flow: string;
  /** The type of an event, or what was requested or answered. */
  readonly words: string;
  /** Milliseconds since the page was opened. */
  readonly ms: number;
  /** The effect; null for events. */
  readonly effect: number | null;
  /** For an effect, the row of its answer; for an answer, that of its effect; null if there is none. */
  readonly partner: number | null;
  /** An effect that was not answered at once. */
  readonly isOpen: boolean;
}

/** Where a replay diverged. */
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
  /** How many events matched the recording, and how long that took in milliseconds. */
  readonly states: number;
  readonly tookMs: number;
}

/** A place in the state that an event changed. Values are JSON; null means none. */
export interface StateChange {
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Everything about one line. */
export interface LineView {
  /** The line's content as multi-line JSON: the event, the request, or the answer. */
  readonly text: string;
  readonly changes: readonly StateChange[];
  /** How many further places it changed. */
  readonly moreChanges: number;
  /** Where the page was. */
  readonly path: string;
}

/** What the flow needs from the module that holds the tapes and the stage; in the saga context under `theatre`. */
export interface Theatre {
  /** Reads picked files; what was read before is forgotten. */
  readonly readTapes: (fileIds: readonly string[]) => Promise<TapesRead>;
  /** Plays a segment from its beginning to its end, or to where it diverges. */
  readonly rehearse: (segment: number, isLoose: boolean) => Promise<Rehearsal>;
  /** Puts the state that this row led to on the stage, and describes the row. */
  readonly showRow: (row: number) => LineView;
  /** What was played, as a file for Redux DevTools; returns its blob URL. */
  readonly fileForDevTools: () => string;
}
