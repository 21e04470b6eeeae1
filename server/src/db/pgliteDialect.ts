import type { PGlite } from '@electric-sql/pglite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import { Mutex } from './mutex.ts';

const WRITES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

class PgliteConnection implements DatabaseConnection {
  readonly #lite: PGlite;

  constructor(lite: PGlite) {
    this.#lite = lite;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, command, rowCount } = await this.#lite.query<R>(query.sql, [...query.parameters]);
    return WRITES.has(command ?? '') ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows };
  }

  // PGlite has no cursors and nothing here streams.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('The embedded database does not stream');
  }
}

/** Lends the only connection to one user at a time, in order. */
class PgliteDriver implements Driver {
  readonly #lite: PGlite;
  readonly #connection: DatabaseConnection;
  readonly #mutex = new Mutex();

  constructor(lite: PGlite) {
    this.#lite = lite;
    this.#connection = new PgliteConnection(lite);
  }

  async init(): Promise<void> {
    await this.#lite.waitReady;
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#mutex.acquire();
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#mutex.release();
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const level = settings.isolationLevel ? ` isolation level ${settings.isolationLevel}` : '';
    await connection.executeQuery(CompiledQuery.raw(`start transaction${level}`));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {
    await this.#mutex.acquire();
    await this.#lite.close();
    this.#mutex.release();
  }
}

/** The embedded database as Kysely sees it: PostgreSQL with a single connection. */
export function pgliteDialect(lite: PGlite): Dialect {
  return {
    createDriver: () => new PgliteDriver(lite),
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
