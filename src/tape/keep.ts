import type { Head } from './format.ts';
import { lineOf } from './lines.ts';
import type { Recorder } from './record.ts';
import type { Writer } from './writer.ts';

/** Where the chunks of tapes are kept, each under a key. */
export interface TapeShelf {
  readonly keys: () => string[];
  readonly get: (key: string) => string | null;
  /** False if it is full or refuses. */
  readonly set: (key: string, value: string) => boolean;
  readonly remove: (key: string) => void;
}
/** Compresses and decompresses texts. The compressed form is 7-bit text. */
export interface Packer {
  readonly pack: (text: string) => Promise<string>;
  readonly unpack: (packed: string) => Promise<string>;
}
export interface KeepOptions {
  readonly head: Head;
  readonly writer: Writer;
  readonly shelf: TapeShelf;
  readonly packer: Packer;
  /** Characters of a chunk before packing. */
  readonly chunkLength: number;
  /** Characters of all packed chunks together. */
  readonly shelfLength: number;
}

export interface Keeper {
  /** Writes what has been noted. */
  readonly write: () => void;
  /** The same, but straight onto the shelf: the page may be gone the next moment. */
  readonly settle: () => void;
  /** The text of every segment still kept, oldest first. One that has lost its head is forgotten: nothing can read it. */
  readonly segments: () => Promise<string[]>;
  /** Forgets all of them, and keeps nothing more. */
  readonly clear: () => void;
}

const PREFIX = 'atrium-tape:';
const RAW = 't';
const PACKED = 'g';
const LOST = 'x';
const keyOf = (segment: number, chunk: number) => `${PREFIX}${segment}:${String(chunk).padStart(6, '0')}`;
const isTape = (key: string) => /^atrium-tape:\d+:\d{6}$/.test(key);
const segmentOf = (key: string) => Number(key.split(':')[1]);
const byAge = (one: string, other: string) => segmentOf(one) - segmentOf(other) || (one < other ? -1 : 1);

/** The number of the segment that is starting. */
export const nextSegment = (shelf: TapeShelf): number =>
  Math.max(-1, ...shelf.keys().filter(isTape).map(segmentOf)) + 1;

/**
 * Writes a recorder's notes in chunks onto a shelf, so that they survive a reload. When there is no more room, the
 * oldest segments go first; a segment that is too long on its own keeps its beginning and its end, with a line between
 * them that says that some are missing.
 */
export function createKeeper(recorder: Recorder, options: KeepOptions): Keeper {
  const { head, writer, packer, chunkLength, shelfLength } = options;
  const shelf = withMemory(options.shelf);
  let chunk = 0;
  let open = `${JSON.stringify(head)}\n`;
  let isOver = false;

  function write(): void {
    if (isOver) return;
    for (const note of recorder.take()) {
      open += `${JSON.stringify(lineOf(note, writer))}\n`;
      if (open.length >= chunkLength) close();
    }
  }
  function close(): void {
    const key = keyOf(head.segment, chunk);
    const text = open;
    shelf.set(key, RAW + text);
    chunk += 1;
    open = '';
    void packer.pack(text).then((packed) => {
      if (shelf.get(key) !== RAW + text) return;
      shelf.set(key, PACKED + packed);
      makeRoom(shelfLength);
    });
  }
  /** Drops the oldest until all others have room. */
  function makeRoom(limit: number): void {
    const chunks = () => shelf.keys().filter(isTape).sort(byAge);
    const length = () => chunks().reduce((sum, key) => sum + (shelf.get(key)?.length ?? 0), 0);
    while (length() > limit) {
      const all = chunks();
      const oldest = segmentOf(all[0] ?? '');
      if (oldest === head.segment) {
        if (!forget(all.slice(1, -1))) return;
      } else drop(oldest);
    }
  }
  function drop(segment: number): void {
    for (const key of shelf.keys().filter(isTape)) if (segmentOf(key) === segment) shelf.remove(key);
  }
  /** Drops from the running segment the first chunk after its beginning that is still there. False if there is none. */
  function forget(middle: readonly string[]): boolean {
    const key = middle.find((each) => !shelf.get(each)?.startsWith(LOST));
    if (key) shelf.set(key, LOST);
    return key !== undefined;
  }

  async function textOf(key: string): Promise<string> {
    const kept = shelf.get(key) ?? '';
    const value = kept.slice(1);
    if (kept.startsWith(RAW)) return value;
    if (kept.startsWith(PACKED)) return packer.unpack(value).catch(() => GAP);
    return GAP;
  }
  async function segments(): Promise<string[]> {
    settle();
    const texts = new Map<number, string>();
    for (const key of shelf.keys().filter(isTape).sort(byAge))
      texts.set(segmentOf(key), (texts.get(segmentOf(key)) ?? '') + (await textOf(key)));
    for (const [segment, text] of texts) {
      if (text.startsWith(HEAD)) continue;
      drop(segment);
      texts.delete(segment);
    }
    return [...texts.values()].map((text) => text.replaceAll(MANY_GAPS, GAP));
  }
  function settle(): void {
    write();
    if (open !== '' && !isOver) shelf.set(keyOf(head.segment, chunk), RAW + open);
  }
  return {
    write,
    settle,
    segments,
    clear: () => {
      isOver = true;
      for (const key of shelf.keys().filter(isTape)) shelf.remove(key);
    },
  };
}

/** How the head of every tape begins. */
const HEAD = '{"tape":';
/** Lines are missing here. */
const GAP = '["g"]\n';
const MANY_GAPS = /(?:\["g"\]\n)+/g;

/** What does not fit on a shelf stays in memory, until the next reload. */
function withMemory(shelf: TapeShelf): TapeShelf {
  const memory = new Map<string, string>();
  return {
    keys: () => [...new Set([...shelf.keys(), ...memory.keys()])],
    get: (key) => memory.get(key) ?? shelf.get(key),
    set: (key, value) => {
      memory.delete(key);
      if (!shelf.set(key, value)) {
        shelf.remove(key);
        memory.set(key, value);
      }
      return true;
    },
    remove: (key) => {
      memory.delete(key);
      shelf.remove(key);
    },
  };
}
