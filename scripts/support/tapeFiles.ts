import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Tape } from '../../src/tape/format.ts';
import { parseTape, segmentsOf } from '../../src/tape/parse.ts';

/** Limit for unpacking: an untrusted file of some kilobytes can grow to gigabytes. */
const MOST_BYTES = 256 * 1024 * 1024;
const TAPE = /\.tape(\.gz)?$/;

/** The text of one segment, and its position. */
export interface TapeText {
  readonly file: string;
  /** Number of lines before it in the file. */
  readonly linesBefore: number;
  readonly text: string;
}

/** The file, or the tapes in the folder, by name. */
export const tapesAt = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .filter((name) => TAPE.test(name))
        .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
        .map((name) => join(path, name))
    : [path];

/** The segments in a file, in order. Throws if the file cannot be read or unpacked. */
export function segmentsIn(file: string): TapeText[] {
  const bytes = readFileSync(file);
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const source = recordingIn((isPacked ? unpacked(bytes) : bytes).toString('utf8'));
  let linesBefore = 0;
  return segmentsOf(source).map((text) => {
    const segment = { file, linesBefore, text };
    linesBefore += text.split('\n').length - 1;
    return segment;
  });
}

const unpacked = (bytes: Buffer): Buffer => gunzipSync(bytes, { maxOutputLength: MOST_BYTES });

/** The tape inside a problem report (decision 0028); any other text is itself a tape. */
function recordingIn(source: string): string {
  if (!/^\{\s*"report"/.test(source)) return source;
  const report: { recording?: unknown } = JSON.parse(source);
  return typeof report.recording === 'string' ? unpacked(Buffer.from(report.recording, 'base64')).toString('utf8') : '';
}

/** A segment that could be read. */
export interface ReadSegment extends TapeText {
  readonly tape: Tape;
}

/** Reads a segment. @throws UnreadableTape. */
export const readSegment = (segment: TapeText): ReadSegment => ({ ...segment, tape: parseTape(segment.text) });

/** Oldest segment first, across all files. */
export const inOrder = (segments: readonly ReadSegment[]): ReadSegment[] =>
  segments.toSorted(
    ({ tape: one }, { tape: other }) => one.head.begun - other.head.begun || one.head.segment - other.head.segment,
  );
