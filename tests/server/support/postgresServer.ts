import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { type AtriumDatabase, openDatabase } from '../../../server/src/db/database.ts';
import { migrate } from '../../../server/src/db/migrate.ts';
import type { TestData } from './databaseImage.ts';
import { clusterUrl, type PostgresCluster, ROLE_PASSWORD, startCluster } from './postgresCluster.ts';

interface PostgresServer {
  readonly url: (database: string) => string;
  readonly stop: () => Promise<void>;
}

let own: Promise<PostgresCluster> | undefined;
/** Databases copied in this process; dropped at the end, for they may lie in a cluster that lives on. */
const copies = new Set<string>();

/** The test file's own PostgreSQL, started when first asked for: its roles and databases are nobody else's business. */
export async function postgresServer(): Promise<PostgresServer> {
  own ??= startCluster();
  const { sockets, stop } = await own;
  return { url: (database) => clusterUrl(sockets, database), stop };
}

/** The one that the run shares out (scripts/nodeTests.ts), for copies of prepared databases; else the file's own. */
async function sharedServer(): Promise<Pick<PostgresServer, 'url'>> {
  const sockets = process.env['TEST_POSTGRES_SOCKETS'];
  return sockets ? { url: (database) => clusterUrl(sockets, database) } : postgresServer();
}

/** Stops it, if it was started, and drops the copies; call it after the last test of a file. */
export async function stopPostgresServer(): Promise<void> {
  if (copies.size > 0) {
    const names = [...copies];
    copies.clear();
    const client = await connected((await sharedServer()).url('postgres'));
    for (const name of names) await client.query(`drop database if exists ${name} with (force)`);
    await client.end();
  }
  const server = await own;
  own = undefined;
  await server?.stop();
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

const randomName = (prefix: string): string => `${prefix}_${randomBytes(6).toString('hex')}`;

async function execute(server: Pick<PostgresServer, 'url'>, statement: string): Promise<void> {
  const client = await connected(server.url('postgres'));
  await client.query(statement).finally(() => client.end());
}

/** Makes the template unless another process has: it gets its name when it is whole. */
async function provideTemplate(server: Pick<PostgresServer, 'url'>, data: TestData | undefined): Promise<string> {
  const name = `template_${data?.name ?? 'empty'}`;
  const client = await connected(server.url('postgres'));
  try {
    await client.query(`select pg_advisory_lock(hashtext('${name}'))`);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) {
      const making = randomName('making');
      await client.query(`create database ${making}`);
      const db = await openDatabase({ databaseUrl: server.url(making) });
      await migrate(db);
      await data?.fill(db);
      await db.close();
      await client.query(`alter database ${making} rename to "${name}"`);
    }
  } finally {
    await client.end();
  }
  return name;
}

/** URL of a new database with nothing in it. */
export async function emptyPostgresUrl(): Promise<string> {
  const server = await postgresServer();
  const name = randomName('test');
  await execute(server, `create database ${name}`);
  return server.url(name);
}

/** URL of an empty database for its owner, a user as an operator would make it: no superuser, may create roles. */
export async function ordinaryUserUrl(): Promise<string> {
  const server = await postgresServer();
  const name = randomName('owner');
  await execute(server, `create role ${name} login createrole password '${ROLE_PASSWORD}'`);
  await execute(server, `create database ${name} owner ${name}`);
  return server.url(name).replace('postgres:test@', `${name}:${ROLE_PASSWORD}@`);
}

/** URL of a new database that is migrated and filled. */
export async function postgresTestUrl(data?: TestData): Promise<string> {
  const server = await sharedServer();
  const template = await provideTemplate(server, data);
  const name = randomName('test');
  await execute(server, `create database ${name} template "${template}"`);
  copies.add(name);
  return server.url(name);
}

/** The same, opened. */
export async function postgresTestDatabase(data?: TestData): Promise<AtriumDatabase> {
  return openDatabase({ databaseUrl: await postgresTestUrl(data) });
}
