import { PostgresDialect } from 'kysely';
import pg from 'pg';
import { StartError } from '../errors/startError.ts';
import type { Connections } from './connections.ts';
import { PostgresListener } from './postgresListener.ts';

const INT8 = 20;
/** `count(*)` is int8; all our numbers are safe integers. */
pg.types.setTypeParser(INT8, Number);

/** How long the database may keep its caller waiting, in seconds. */
export interface DatabaseLimits {
  /** For a connection of the pool, and for a lock that another transaction holds. */
  readonly databaseWait: number;
  /** For one statement, and for the next one of an open transaction. */
  readonly statement: number;
}

function settingsOf({ databaseWait, statement }: DatabaseLimits): pg.PoolConfig {
  const wait = databaseWait * 1000;
  const longest = statement * 1000;
  return {
    connectionTimeoutMillis: wait,
    lock_timeout: wait,
    statement_timeout: longest,
    idle_in_transaction_session_timeout: longest,
    // If the network loses the answer, the server's own time-outs never arrive.
    query_timeout: longest + wait,
  };
}

/** Connects to a PostgreSQL server; waits for ever without limits. Throws StartError if it cannot be reached. */
export async function openPostgres(url: string, poolSize: number, limits?: DatabaseLimits): Promise<Connections> {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    application_name: 'atrium',
    ...(limits && settingsOf(limits)),
  });
  // An idle connection may drop at any time; the pool replaces it, but an unhandled event would end the process.
  pool.on('error', () => {});
  // So may a busy one, which the pool does not notice: its query fails, which is enough.
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
