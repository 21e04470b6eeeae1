import type { LogCheck, LogReading, LogSegment } from '../features/actionLog/actionLogReading.ts';
import { RELOAD_REASONS, type ReloadReason } from '../features/reload/reloadSlice.ts';
import { builtFrom } from '../lib/builtFrom.ts';
import { blobUrlOf } from '../services/browser/blobs.ts';
import { gzip, gzipPacker } from '../services/browser/gzip.ts';
import { secretKey, startedAt } from '../services/browser/lifetime.ts';
import { tabShelf } from '../services/storage/tabShelf.ts';
import { TAPE_VERSION, type Tape } from '../tape/format.ts';
import { createKeeper, nextSegment } from '../tape/keep.ts';
import { createMask, MASK_LIST } from '../tape/mask.ts';
import { parseTape } from '../tape/parse.ts';
import type { Recorder } from '../tape/record.ts';
import { maskedWriter } from '../tape/writer.ts';
import { type ReplayedAreas, replayTape } from './replayTape.ts';

/** Characters per chunk, and of all packed chunks together: two megabytes of gzip, as 7-bit text. */
const CHUNK = 65_536;
const SHELF = 2_800_000;
const NEWEST = 60;

/** The tape of this page load, and those before it in this tab. */
export interface KeptTape {
  readonly write: () => void;
  readonly settle: () => void;
  readonly clear: () => void;
  readonly read: () => Promise<LogReading>;
  readonly check: (segment: number) => Promise<LogCheck>;
  readonly file: () => Promise<string>;
  /** The same inside a report, as 7-bit text. */
  readonly fileWith: (report: object) => Promise<string>;
}

/** Starts writing what `recorder` notes, masked with a key that nobody knows. */
export function keepTape(recorder: Recorder, areas: ReplayedAreas): KeptTape {
  const mask = createMask({ texts: false, key: secretKey() });
  const keeper = createKeeper(recorder, {
    head: {
      tape: TAPE_VERSION,
      app: builtFrom(),
      mask: { list: MASK_LIST, texts: false },
      segment: nextSegment(tabShelf),
      begun: startedAt(),
      why: 'opened',
      state: null,
    },
    writer: maskedWriter(recorder.numberOf, mask),
    shelf: tabShelf,
    packer: gzipPacker,
    chunkLength: CHUNK,
    shelfLength: SHELF,
  });

  async function read(): Promise<LogReading> {
    const segments = await keeper.segments();
    const { length: bytes } = await gzip(segments.join(''));
    const lines = segments.at(-1)?.trimEnd().split('\n') ?? [];
    const newest = lines.map(numbered).slice(1).slice(-NEWEST);
    return { segments: segments.map((text, index) => summaryOf(parseTape(text), segments[index - 1])), bytes, newest };
  }
  async function check(segment: number): Promise<LogCheck> {
    const tapes = (await keeper.segments()).map(parseTape);
    const tape = tapes.find(({ head }) => head.segment === segment);
    const difference = tape ? await replayTape(tape, areas) : null;
    // The head is the first line of the text.
    return difference === null ? null : difference.line + 2;
  }
  async function file(): Promise<string> {
    return blobUrlOf(await gzip((await keeper.segments()).join('')), 'application/gzip');
  }
  async function fileWith(report: object): Promise<string> {
    const recording = await gzipPacker.pack((await keeper.segments()).join(''));
    return blobUrlOf(JSON.stringify({ ...report, recording }, null, 2), 'application/json');
  }
  const { write, settle, clear } = keeper;
  return { write, settle, clear, read, check, file, fileWith };
}

/** As plain text: a preview is recorded too, and must not tell again what the words in its lines mean. */
const numbered = (line: string, index: number): string => `${index + 1}  ${line}`;

/** @param before - the text of the previous segment, whose last words say why this one began. */
function summaryOf({ head, lines }: Tape, before = ''): LogSegment {
  const count = (kind: string) => lines.filter(([each]) => each === kind).length;
  const lastWords = before.slice(-4000);
  const placeOf = (reason: ReloadReason) => lastWords.lastIndexOf(`"reason":"${reason}"`);
  // A held reload may have been overtaken by one for another reason.
  const latest = RELOAD_REASONS.reduce((one, other) => (placeOf(other) > placeOf(one) ? other : one));
  return {
    number: head.segment,
    begun: head.begun,
    ms: lines.reduce((sum, line) => sum + (line[0] === 'a' || line[0] === 'r' ? line[1] : 0), 0),
    why: placeOf(latest) < 0 ? 'opened' : latest,
    events: count('a') + count('p'),
    calls: lines.filter((line) => line[0] === 'c' && (line[3] === 'send' || line[3] === 'download')).length,
    isWhole: count('g') === 0,
  };
}
