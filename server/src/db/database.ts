import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely, sql, type Transaction } from 'kysely';
import type { Connections } from './connections.ts';
import { openEmbedded } from './embedded.ts';
import { type DatabaseLimits, openPostgres } from './postgres.ts';
import type { Database } from './schema.ts';

/** A running transaction: `inTenant` binds it to one tenant, `inHost` runs it as the owner. */
export type Db = Transaction<Database>;

const TENANT_ROLE = 'atrium_tenant';
/** Connections to a PostgreSQL server, unless the operator says otherwise. */
export const DEFAULT_POOL_SIZE = 10;

/** The transaction that is running here. */
interface Running {
  open: boolean;
  /** Callbacks to run once it has committed. */
  readonly afterwards: (() => void)[];
}

/** The database and the only two ways into it; see the README of this folder. */
export class AtriumDatabase {
  readonly kind: Connections['kind'];
  readonly #connections: Connections;
  readonly #kysely: Kysely<Database>;
  readonly #running = new AsyncLocalStorage<Running>();

  constructor(connections: Connections) {
    this.kind = connections.kind;
    this.#connections = connections;
    this.#kysely = new Kysely<Database>({ dialect: connections.dialect });
  }

  /** Single statements of the owner on host-level tables, also used by the migrator. Throws inside a transaction. */
  get host(): Kysely<Database> {
    this.#refuseNesting();
    return this.#kysely;
  }

  /** Runs `work` in a transaction that can see and write rows of this tenant only, whatever its queries say. */
  inTenant<T>(tenantId: string, work: (db: Db) => Promise<T>): Promise<T> {
    return this.#transaction(async (db) => {
      // One statement: the role is set last, and both settings end with the transaction.
      await sql`select set_config('atrium.tenant_id', ${tenantId}, true), set_config('role', ${TENANT_ROLE}, true)`.execute(
        db,
      );
      return work(db);
    });
  }

  /** Runs `work` in a transaction of the owner: host-level tables, and queries across all tenants. */
  inHost<T>(work: (db: Db) => Promise<T>): Promise<T> {
    return this.#transaction(work);
  }

  /** Runs `work` once the current transaction has committed, never if it rolls back; at once if there is none. */
  afterCommit(work: () => void): void {
    const running = this.#running.getStore();
    if (running?.open) running.afterwards.push(work);
    else work();
  }

  /**
   * Runs `work` unless another process of this database is running work under the same lock. Resolves with whether it
   * ran. The lock belongs to a connection, so a killed process cannot keep it.
   */
  withLock(name: string, work: () => Promise<void>): Promise<boolean> {
    return this.#locked(name, 'pg_try_advisory_lock', work);
  }

  /** Runs `work` once no other process is running work under the same lock. */
  async inTurn(name: string, work: () => Promise<void>): Promise<void> {
    await this.#locked(name, 'pg_advisory_lock', work);
  }

  /** Listens to a NOTIFY channel; `onGap` reports that notifications may have been missed while disconnected. */
  listen(channel: string, receive: (payload: string) => void, onGap: () => void): Promise<void> {
    return this.#connections.listen(channel, receive, onGap);
  }

  async close(): Promise<void> {
    await this.#kysely.destroy();
    await this.#connections.onClosed();
  }

  async #transaction<T>(work: (db: Db) => Promise<T>): Promise<T> {
    this.#refuseNesting();
    const scope: Running = { open: true, afterwards: [] };
    const result = await this.#kysely.transaction().execute((db) =>
      this.#running.run(scope, () =>
        work(db).finally(() => {
          scope.open = false;
        }),
      ),
    );
    for (const afterwards of scope.afterwards) afterwards();
    return result;
  }

  async #locked(name: string, take: 'pg_try_advisory_lock' | 'pg_advisory_lock', work: () => Promise<void>) {
    // The embedded database has one process, and one connection that cannot be held.
    if (this.kind === 'embedded') {
      await work();
      return true;
    }
    return this.#kysely.connection().execute(async (connection) => {
      const key = sql`hashtextextended(${name}, 0)`;
      const { rows } = await sql<{ taken: unknown }>`select ${sql.raw(take)}(${key}) as taken`.execute(connection);
      if (rows[0]?.taken === false) return false;
      try {
        await work();
      } finally {
        await sql`select pg_advisory_unlock(${key})`.execute(connection);
      }
      return true;
    });
  }

  #refuseNesting(): void {
    if (this.#running.getStore()?.open) {
      throw new Error('A transaction is open here: use its db, a second connection could wait for it for ever.');
    }
  }
}

/** Location of the data: a folder for the embedded database, or the URL of a PostgreSQL server. */
export interface DatabaseLocation {
  readonly dataDir?: string;
  readonly databaseUrl?: string;
  readonly poolSize?: number;
  /** For a PostgreSQL server; without them a migration may take as long as it needs. */
  readonly limits?: DatabaseLimits;
}

/** Opens the database; `databaseUrl` overrides `dataDir`. Throws StartError with a line for the operator. */
export async function openDatabase(location: DatabaseLocation): Promise<AtriumDatabase> {
  if (location.databaseUrl) {
    const { databaseUrl, poolSize = DEFAULT_POOL_SIZE, limits } = location;
    return new AtriumDatabase(await openPostgres(databaseUrl, poolSize, limits));
  }
  return new AtriumDatabase(await openEmbedded(location.dataDir ?? 'data'));
}
