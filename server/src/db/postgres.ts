import { PostgresDialect } from 'kysely';
import pg from 'pg';
import { StartError } from '../errors/startError.ts';
import type { Connections } from './connections.ts';
import { PostgresListener } from './postgresListener.ts';

const INT8 = 20;
/** `count(*)` is int8; all our numbers are safe integers. */
pg.types.setTypeParser(INT8, Number);

/** Connects to a PostgreSQL server. Throws StartError when it cannot be reached. */
export async function openPostgres(url: string, poolSize: number): Promise<Connections> {
  const pool = new pg.Pool({ connectionString: url, max: poolSize, application_name: 'atrium' });
  // An idle connection may be cut at any time; the pool replaces it, and an unhandled event would end the process.
  pool.on('error', () => {});
  // So may a busy one, which the pool does not notice: its query fails, and that is enough.
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    (await pool.connect()).release();
  } catch (error) {
    await pool.end();
    throw new StartError(`The database cannot be reached: ${error instanceof Error ? error.message : String(error)}.`);
  }
  const listener = new PostgresListener(url);
  return {
    kind: 'postgres',
    dialect: new PostgresDialect({ pool }),
    listen: (channel, receive, onGap) => listener.listen(channel, receive, onGap),
    onClosed: () => listener.close(),
  };
}
