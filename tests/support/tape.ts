import { performer, performerOf } from '../../src/lib/performer.ts';
import * as alerts from '../../src/services/browser/alerts.ts';
import * as blobs from '../../src/services/browser/blobs.ts';
import * as clipboard from '../../src/services/browser/clipboard.ts';
import * as codePicture from '../../src/services/browser/codePicture.ts';
import * as device from '../../src/services/browser/device.ts';
import * as files from '../../src/services/browser/files.ts';
import * as fingerprint from '../../src/services/browser/fingerprint.ts';
import * as idle from '../../src/services/browser/idle.ts';
import * as page from '../../src/services/browser/page.ts';
import * as passkeys from '../../src/services/browser/passkeys.ts';
import * as passwordStrength from '../../src/services/browser/passwordStrength.ts';
import * as pictures from '../../src/services/browser/pictures.ts';
import * as probe from '../../src/services/browser/probe.ts';
import * as push from '../../src/services/browser/push.ts';
import * as runtimeConfig from '../../src/services/browser/runtimeConfig.ts';
import * as tabName from '../../src/services/browser/tabName.ts';
import * as download from '../../src/services/http/download.ts';
import { decode, encode } from '../../src/tape/codec.ts';
import type { IsHidden } from '../../src/tape/digest.ts';
import type { Line } from '../../src/tape/format.ts';
import { lineOf } from '../../src/tape/lines.ts';
import { createMask } from '../../src/tape/mask.ts';
import { hiddenAsWritten } from '../../src/tape/naming.ts';
import type { Recorder } from '../../src/tape/record.ts';
import { maskedWriter, plainWriter, type Writer } from '../../src/tape/writer.ts';

/** The services that tests mock. */
const SERVICES: readonly object[] = [
  alerts,
  blobs,
  clipboard,
  codePicture,
  device,
  files,
  fingerprint,
  idle,
  page,
  passkeys,
  passwordStrength,
  pictures,
  probe,
  push,
  runtimeConfig,
  tabName,
  download,
];

/**
 * A mock lacks the mark of the performer that it replaces. Marks each unmarked function of the services by its own name, so
 * that a tape can answer for it like for the others.
 */
export function markMocks(): void {
  for (const service of SERVICES)
    for (const [name, perform] of Object.entries(service))
      if (typeof perform === 'function' && !performerOf(perform)) performer(name, perform);
}

/** A recorded session, ready for replay: with its initial state, masked like its lines. */
export interface RecordedTape {
  readonly lines: readonly Line[];
  readonly preloadedState: unknown;
  readonly isHidden?: IsHidden;
}

/** Appends what has been noted so far to the tapes. */
export interface TapeWriter {
  readonly write: () => void;
  /** Stops noting. */
  readonly stop: () => void;
  /** The recording, once plain and once masked. */
  readonly tapes: () => RecordedTape[];
}

/** @param texts - whether what people wrote stays readable on the masked tape; called when the first line is written. */
export function writerOf(recorder: Recorder, preloadedState: unknown, texts = () => false): TapeWriter {
  const kept: { lines: Line[]; writer: Writer; begin: Omit<RecordedTape, 'lines'> }[] = [];
  function open(): void {
    const mask = createMask({ texts: texts(), key: crypto.getRandomValues(new Uint8Array(32)) });
    // The state comes before the lines, so it decides first.
    const given = decode(encode(preloadedState, mask.given), () => undefined, {});
    const begin = { preloadedState: given, isHidden: hiddenAsWritten(texts()) };
    kept.push(
      { lines: [], writer: plainWriter(recorder.numberOf), begin: { preloadedState } },
      { lines: [], writer: maskedWriter(recorder.numberOf, mask), begin },
    );
  }
  function write(): void {
    if (kept.length === 0) open();
    for (const note of recorder.take()) for (const { lines, writer } of kept) lines.push(lineOf(note, writer));
  }
  return {
    write,
    stop: recorder.stop,
    tapes: () => {
      write();
      return kept.map(({ lines, begin }) => ({ lines, ...begin }));
    },
  };
}

let isPlainReplayed = false;
/**
 * Replays the tapes of this file twice, also as they would be if they hid nothing: only then does a flow that reads a
 * hidden value from the outside world differ.
 */
export function replayPlainToo(): void {
  isPlainReplayed = true;
}

/** Of a recording, plain and masked, what is replayed. */
export const toReplay = ([plain, ...masked]: readonly RecordedTape[]): readonly RecordedTape[] =>
  plain && isPlainReplayed ? [plain, ...masked] : masked;
