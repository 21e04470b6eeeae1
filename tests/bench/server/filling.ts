import pg from 'pg';
import { openDatabase } from '../../../server/src/db/database.ts';
import { migrate } from '../../../server/src/db/migrate.ts';
import { seedDemo } from '../../../server/src/seed/seedDemo.ts';

/** Migrates an empty database, fills it with the demo, and lets `fill` add to it. */
export async function withDemo(databaseUrl: string, fill: (client: pg.Client) => Promise<void>): Promise<void> {
  const database = await openDatabase({ databaseUrl });
  await migrate(database);
  await seedDemo(database, { now: new Date() }).finally(() => database.close());
  const client = new pg.Client({ connectionString: databaseUrl });
  // The running statement reports it too; without a listener the event would end the process before it has cleaned up.
  client.on('error', () => undefined);
  await client.connect();
  await fill(client).finally(() => client.end());
}

/** Fills these tables without their indexes and rebuilds them: a fraction of the time of maintaining them row by row. */
export async function withoutIndexes(
  client: pg.Client,
  tables: readonly string[],
  fill: () => Promise<void>,
): Promise<void> {
  const secondary = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
      where tablename = any($1) and indexdef not like 'CREATE UNIQUE%'`,
    [tables],
  );
  await client.query("set synchronous_commit = off; set maintenance_work_mem = '256MB'; set work_mem = '64MB'");
  for (const { name } of secondary.rows) await client.query(`drop index ${pg.escapeIdentifier(name)}`);
  await fill();
  for (const { definition } of secondary.rows) await client.query(definition);
  await client.query(`vacuum analyze ${tables.join(', ')}`);
}
