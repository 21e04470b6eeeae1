import { performer, performerOf } from '../../src/lib/performer.ts';
import * as blobs from '../../src/services/browser/blobs.ts';
import * as clipboard from '../../src/services/browser/clipboard.ts';
import * as device from '../../src/services/browser/device.ts';
import * as files from '../../src/services/browser/files.ts';
import * as fingerprint from '../../src/services/browser/fingerprint.ts';
import * as idle from '../../src/services/browser/idle.ts';
import * as page from '../../src/services/browser/page.ts';
import * as passkeys from '../../src/services/browser/passkeys.ts';
import * as passwordStrength from '../../src/services/browser/passwordStrength.ts';
import * as pictures from '../../src/services/browser/pictures.ts';
import * as probe from '../../src/services/browser/probe.ts';
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

/** What tests mock. */
const SERVICES: readonly object[] = [
  blobs,
  clipboard,
  device,
  files,
  fingerprint,
  idle,
  page,
  passkeys,
  passwordStrength,
  pictures,
  probe,
  runtimeConfig,
  tabName,
  download,
];

/**
 * A mock has not the mark of what it stands for. Whatever of the services is none is marked by its own name, so that it can
 * be answered from a tape like the others.
 */
export function markMocks(): void {
  for (const service of SERVICES)
    for (const [name, perform] of Object.entries(service))
      if (typeof perform === 'function' && !performerOf(perform)) performer(name, perform);
}

/** A recorded session as it can be replayed: with the state that it began with, masked like its lines. */
export interface RecordedTape {
  readonly lines: readonly Line[];
  readonly preloadedState: unknown;
  readonly isHidden?: IsHidden;
}

/** What was recorded, once as it was and once masked. */
export function tapesOf(recorder: Recorder, preloadedState: unknown, texts: boolean): RecordedTape[] {
  const mask = createMask({ texts, key: crypto.getRandomValues(new Uint8Array(32)) });
  // The state comes before the lines, so it decides first.
  const given = decode(encode(preloadedState, mask.given), () => undefined, {});
  const written = (writer: Writer) => recorder.notes().map((note) => lineOf(note, writer));
  return [
    { lines: written(plainWriter(recorder.numberOf)), preloadedState },
    {
      lines: written(maskedWriter(recorder.numberOf, mask)),
      preloadedState: given,
      isHidden: hiddenAsWritten(texts),
    },
  ];
}
