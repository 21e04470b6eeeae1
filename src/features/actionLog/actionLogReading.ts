import type { ReloadReason } from '../reload/reloadSlice.ts';

/** One life of the page, from its start to the next reload, as far as a preview tells of it. */
export interface LogSegment {
  /** Of this tab, from 0. */
  readonly number: number;
  /** Milliseconds of the epoch. */
  readonly begun: number;
  /** How long it was recorded, in milliseconds. */
  readonly ms: number;
  /** What began it: the reason of a reload, or `opened`. */
  readonly why: 'opened' | ReloadReason;
  /** Things that happened, and calls that were made. */
  readonly events: number;
  readonly calls: number;
  /** False where there was no room for all of it. */
  readonly isWhole: boolean;
}
/** What an export would hold. */
export interface LogReading {
  readonly segments: readonly LogSegment[];
  /** Bytes of the file. */
  readonly bytes: number;
  /** The newest lines as they stand there. */
  readonly newest: readonly string[];
}
/** The line, from 1, at which a replay of a segment came out otherwise; null where it replays to its end. */
export type LogCheck = number | null;

/** What the flow asks of whoever keeps the tapes; in the saga context under `tapeDesk`. */
export interface TapeDesk {
  readonly readTape: () => Promise<LogReading>;
  /** Replays a segment in this page, beside its life. */
  readonly checkTape: (segment: number) => Promise<LogCheck>;
  /** Everything as a file, under a blob address. */
  readonly fileOfTape: () => Promise<string>;
  /** A report with everything in it (`recording`: gzip, base64), under a blob address. */
  readonly fileOfReport: (report: object) => Promise<string>;
  /** Forgets everything that was recorded until now. */
  readonly forgetTape: () => Promise<void>;
}
