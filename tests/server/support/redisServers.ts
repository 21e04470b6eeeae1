import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from './eventually.ts';
import { startFakeRedis } from './fakeRedis.ts';

/** A test's own Redis, on a socket file: a free port may be taken by the time a server needs it. */
export interface TestRedis {
  readonly path: string;
  readonly stop: () => Promise<void>;
}

/** What a test can run on; `missing` says why it cannot. */
export interface RedisKind {
  readonly name: string;
  readonly missing: string | false;
  readonly start: () => Promise<TestRedis>;
}

const PROGRAMS = ['valkey-server', 'redis-server'];
/** The executable of a real one, if it is installed. */
export const installedRedis = PROGRAMS.find((program) => spawnSync(program, ['--version']).status === 0);

async function inFolder(start: (path: string) => Promise<() => Promise<void>>): Promise<TestRedis> {
  const folder = await mkdtemp(join(tmpdir(), 'atrium-redis-'));
  const path = join(folder, 'redis.sock');
  const stop = await start(path);
  return {
    path,
    stop: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function startInstalled(program: string, path: string): Promise<() => Promise<void>> {
  // Nothing is written to disk, and nobody else can connect.
  const options = ['--port', '0', '--unixsocket', path, '--save', '', '--appendonly', 'no'];
  const child = spawn(program, options, { stdio: 'ignore' });
  const exited = once(child, 'exit');
  // A test that fails halfway must not leave it running.
  const end = (): void => void child.kill('SIGKILL');
  process.once('exit', end);
  await eventually(() => existsSync(path), `the socket of ${program}`);
  return async () => {
    process.off('exit', end);
    child.kill('SIGTERM');
    await exited;
  };
}

/** The stand-in, everywhere, and a real one if it is installed. */
export const REDIS_KINDS: readonly RedisKind[] = [
  { name: 'a stand-in for Redis', missing: false, start: () => inFolder(startFakeRedis) },
  {
    name: installedRedis ?? 'a real Redis',
    missing: installedRedis ? false : `none of ${PROGRAMS.join(', ')} is installed here`,
    start: () => inFolder((path) => startInstalled(installedRedis ?? '', path)),
  },
];
