import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { AtriumDatabase, DEFAULT_POOL_SIZE, openDatabase } from '../../../server/src/db/database.ts';
import { migrate } from '../../../server/src/db/migrate.ts';
import { openPostgres } from '../../../server/src/db/postgres.ts';
import type { TestData } from './databaseImage.ts';
import { clusterUrl, type PostgresCluster, ROLE_PASSWORD, startCluster } from './postgresCluster.ts';

interface PostgresServer {
  readonly url: (database: string) => string;
  readonly stop: () => Promise<void>;
}

let own: Promise<PostgresCluster> | undefined;
/** Databases copied in this process and not dropped yet; their cluster may outlive the process. */
const copies = new Set<string>();

/** The test file's own PostgreSQL, started on first use: its roles and databases are private to it. */
export async function postgresServer(): Promise<PostgresServer> {
  own ??= startCluster();
  const { sockets, stop } = await own;
  return { url: (database) => clusterUrl(sockets, database), stop };
}

/** The one that the run shares (scripts/nodeTests.ts), for copies of prepared databases; else the file's own. */
async function sharedServer(): Promise<Pick<PostgresServer, 'url'>> {
  const sockets = process.env['TEST_POSTGRES_SOCKETS'];
  return sockets ? { url: (database) => clusterUrl(sockets, database) } : postgresServer();
}

async function drop(name: string): Promise<void> {
  copies.delete(name);
  await execute(await sharedServer(), `drop database if exists ${name} with (force)`);
}

/** Drops the remaining copies and stops the file's own server, if it was started; call it after the last test of such a file. */
export async function stopPostgresServer(): Promise<void> {
  for (const name of copies) await drop(name);
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

/** Creates the template unless another process has: it gets its name once it is complete. */
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

/** URL of an empty database for its owner, a user as an operator would create it: no superuser, may create roles. */
export async function ordinaryUserUrl(): Promise<string> {
  const server = await postgresServer();
  const name = randomName('owner');
  await execute(server, `create role ${name} login createrole password '${ROLE_PASSWORD}'`);
  await execute(server, `create database ${name} owner ${name}`);
  return server.url(name).replace('postgres:test@', `${name}:${ROLE_PASSWORD}@`);
}

async function copyTemplate(data?: TestData): Promise<{ readonly name: string; readonly url: string }> {
  const server = await sharedServer();
  const template = await provideTemplate(server, data);
  const name = randomName('test');
  await execute(server, `create database ${name} template "${template}"`);
  copies.add(name);
  return { name, url: server.url(name) };
}

/** URL of a new database that is migrated and filled, until `stopPostgresServer`. */
export async function postgresTestUrl(data?: TestData): Promise<string> {
  return (await copyTemplate(data)).url;
}

/** The same, opened; it is dropped once it is closed. */
export async function postgresTestDatabase(data?: TestData): Promise<AtriumDatabase> {
  const { name, url } = await copyTemplate(data);
  const connections = await openPostgres(url, DEFAULT_POOL_SIZE);
  return new AtriumDatabase({ ...connections, onClosed: () => connections.onClosed().then(() => drop(name)) });
}
