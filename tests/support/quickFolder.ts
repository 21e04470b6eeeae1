import { statfsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '../../server/src/db/dataFolder.ts';

/** Linux keeps these files in memory; containers often have 64 MiB for them. */
const IN_MEMORY = '/dev/shm';
const GIB = 1024 ** 3;
/** Several times what a whole run keeps there at once. */
const ROOM_BYTES = 4 * GIB;
/** What the tests themselves need in addition. */
const MEMORY_BYTES = 8 * GIB;

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= ROOM_BYTES && freemem() >= MEMORY_BYTES;
  } catch {
    return false;
  }
}

const HOME = hasRoom(IN_MEMORY) ? IN_MEMORY : tmpdir();
const OWN = /^atrium-[\w-]+-(\d+)-\w+$/;

/** Removes what processes that ended without cleaning up have left in a folder. */
export async function dropForsaken(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    const owner = OWN.exec(name)?.[1];
    if (owner !== undefined && !isAlive(Number(owner))) await rm(join(home, name), { recursive: true, force: true });
  }
}

let tidied: Promise<void> | undefined;

/**
 * A new folder for data that nobody needs after this process, which removes it: in memory if there is room, otherwise among
 * the system's temporary files. Copying a database to memory and dropping it takes a tenth of the time it takes on a disk.
 */
export async function quickFolder(name: string): Promise<string> {
  tidied ??= dropForsaken(HOME);
  await tidied;
  return mkdtemp(join(HOME, `atrium-${name}-${process.pid}-`));
}
