import { chmod, mkdir, readFile, rename, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../errors/startError.ts';

/** A new database takes about 40 MB; with less free space the server refuses to start rather than fail halfway. */
const FREE_BYTES_NEEDED = 128 * 1024 * 1024;
const LOCK_NAME = 'atrium.lock';

/**
 * Boot-unique start time of a process, if the system reports it, so that a reused pid is not mistaken for its previous
 * owner.
 */
async function startOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

/** Whether a process with this id exists, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function isHeld(text: string): Promise<boolean> {
  const [pidText = '', start = ''] = text.split(' ');
  const pid = Number(pidText);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return false;
  return start === '' || (await startOf(pid)) === start;
}

function explain(folder: string, error: unknown): StartError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  if (code === 'ENOSPC') return new StartError(`The disk of the data folder ${folder} is full.`);
  return new StartError(`The data folder ${folder} cannot be used: ${code}.`);
}

/**
 * Locks a data folder for this process, creating it if needed: PGlite itself would let a second process in and lose
 * rows. A lock left by a killed process is replaced. Resolves with a function that releases the folder. Throws
 * StartError if another process holds it or the disk is full.
 */
export async function lockDataFolder(folder: string): Promise<() => Promise<void>> {
  const lock = join(folder, LOCK_NAME);
  try {
    await mkdir(folder, { recursive: true });
    // Contains rows and files of every company: private even if somebody else created the folder.
    await chmod(folder, 0o700);
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize < FREE_BYTES_NEEDED) {
      throw new StartError(`The disk of the data folder ${folder} is full: 128 MB must be free.`);
    }
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const own = `${process.pid} ${await startOf(process.pid)}`;
      const taken = await writeFile(lock, own, { flag: 'wx' }).then(
        () => true,
        () => false,
      );
      if (taken) return () => rm(lock, { force: true });
      const holder = await readFile(lock, 'utf8').catch(() => '');
      if (await isHeld(holder)) {
        throw new StartError(`The data folder ${folder} is in use by another process (pid ${holder.split(' ')[0]}).`);
      }
      // Renaming lets only one of two starting processes remove the stale lock.
      await rename(lock, `${lock}.stale`).catch(() => undefined);
    }
  } catch (error) {
    throw error instanceof StartError ? error : explain(folder, error);
  }
  throw new StartError(`The data folder ${folder} cannot be locked.`);
}
