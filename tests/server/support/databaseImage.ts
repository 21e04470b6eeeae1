import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashOfSources } from '../../../scripts/support/sourceHash.ts';
import type { AtriumDatabase } from '../../../server/src/db/database.ts';

/** What a database is filled with after its migrations. */
export interface TestData {
  readonly name: string;
  readonly fill: (db: AtriumDatabase) => Promise<void>;
}

const ROOT = join(import.meta.dirname, '../../..');
const CACHE = join(ROOT, '.cache', 'test-databases');
/** Whatever can change an image; package-lock covers the versions of PGlite and of the region list. */
const SOURCES = [
  'server/src/auth/signingKeys.ts',
  'server/src/db',
  'server/src/seed',
  'server/src/domain',
  'tests/server/support',
  'tests/support/leanDatabase.ts',
  'package-lock.json',
];

/**
 * What PGlite loads: it asks for all bytes at once, for which a Node blob takes three times as long as the loading.
 */
class Image extends Blob {
  readonly #bytes: Uint8Array<ArrayBuffer>;

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    super();
    this.#bytes = bytes;
  }

  /** A copy, because the database that receives it may write to it. */
  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(this.#bytes.slice().buffer);
  }
}

const images = new Map<string, Promise<Blob>>();

async function loadOrMake(name: string, make: () => Promise<Blob>): Promise<Blob> {
  const hash = await hashOfSources(SOURCES);
  const file = join(CACHE, `${name}-${hash.slice(0, 16)}.tar`);
  const cached = await readFile(file).catch(() => undefined);
  if (cached) return new Image(new Uint8Array(cached));
  const bytes = new Uint8Array(await (await make()).arrayBuffer());
  await mkdir(CACHE, { recursive: true });
  const fresh = `${file}.${process.pid}`;
  await writeFile(fresh, bytes);
  await rename(fresh, file);
  return new Image(bytes);
}

/** The image of a database: from this process, else from the cache folder, else created now. */
export function databaseImage(data: TestData | undefined, make: () => Promise<Blob>): Promise<Blob> {
  const name = data?.name ?? 'empty';
  const known = images.get(name) ?? loadOrMake(name, make);
  images.set(name, known);
  return known;
}
