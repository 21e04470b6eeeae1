import type { ReloadReason } from '../reload/reloadSlice.ts';

/** One page load, from its start to the next reload, as the preview summarises it. */
export interface LogSegment {
  /** Its number in this tab, from 0. */
  readonly number: number;
  /** Milliseconds since the epoch. */
  readonly begun: number;
  /** How long it was recorded, in milliseconds. */
  readonly ms: number;
  /** What started it: the reason for a reload, or `opened`. */
  readonly why: 'opened' | ReloadReason;
  /** Events that happened and calls that were made. */
  readonly events: number;
  readonly calls: number;
  /** False if there was no room for all of it. */
  readonly isWhole: boolean;
}
/** What an export would contain. */
export interface LogReading {
  readonly segments: readonly LogSegment[];
  /** Size of the file in bytes. */
  readonly bytes: number;
  /** The newest lines as they appear in the file. */
  readonly newest: readonly string[];
}
/** The line, from 1, at which the replay of a segment first differed; null if it replays to its end. */
export type LogCheck = number | null;

/** What the flow needs from the module that keeps the tapes; in the saga context under `tapeDesk`. */
export interface TapeDesk {
  readonly readTape: () => Promise<LogReading>;
  /** Replays a segment in this page, alongside the running portal. */
  readonly checkTape: (segment: number) => Promise<LogCheck>;
  /** Everything as a file; resolves with its blob URL. */
  readonly fileOfTape: () => Promise<string>;
  /** A report that includes everything (`recording`: gzip, base64); resolves with its blob URL. */
  readonly fileOfReport: (report: object) => Promise<string>;
  /** Forgets everything recorded so far. */
  readonly forgetTape: () => Promise<void>;
}
