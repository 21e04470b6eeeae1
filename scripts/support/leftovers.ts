import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

/** All processes started from now on inherit it, and so do their children. */
const MARK = 'ATRIUM_TEST_RUN';
/** Enough for a server to close its database and for a browser to close its windows. */
const GRACE_MS = 5_000;
/** A process that ends together with its stage may still be doing so, on a busy machine for seconds. */
const PATIENCE_MS = 20_000;

/** Marks processes started from now on as part of this run. */
export function markRun(): void {
  process.env[MARK] = `${process.pid}-${Date.now()}`;
}

/**
 * Ids of the processes of this run that are still alive, including those whose parents have exited. Empty on anything
 * but Linux.
 */
async function living(): Promise<number[]> {
  const mark = `\0${MARK}=${process.env[MARK]}\0`;
  const names = await readdir('/proc').catch(() => []);
  const ids = names.map(Number).filter((id) => Number.isInteger(id) && id !== process.pid);
  const marked = await Promise.all(
    // Processes that have ended in the meantime, or that we may not read, do not count.
    ids.map(async (id) => `\0${await readFile(`/proc/${id}/environ`, 'latin1').catch(() => '')}`.includes(mark)),
  );
  return ids.filter((_, index) => marked[index]);
}

function signal(ids: readonly number[], name: NodeJS.Signals): void {
  for (const id of ids)
    try {
      process.kill(id, name);
    } catch {
      // It has already exited.
    }
}

async function waitUntilGone(limitMs: number): Promise<number[]> {
  const end = performance.now() + limitMs;
  let left = await living();
  while (left.length > 0 && performance.now() < end) {
    await wait(100);
    left = await living();
  }
  return left;
}

const commandOf = async (id: number): Promise<string> =>
  (await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')).replaceAll('\0', ' ').trim();

/**
 * Kills processes that part of the run has left behind, or that hang.
 * @param patienceMs - how long they may take to end by themselves
 * @returns the command of each
 */
export async function endLeftovers(patienceMs = PATIENCE_MS): Promise<string[]> {
  const found = await waitUntilGone(patienceMs);
  if (found.length === 0) return [];
  const commands = await Promise.all(found.map(commandOf));
  signal(found, 'SIGTERM');
  signal(await waitUntilGone(GRACE_MS), 'SIGKILL');
  return commands;
}
