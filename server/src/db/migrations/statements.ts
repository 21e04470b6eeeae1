import { type Kysely, type Migration, sql } from 'kysely';

/** Name of the role every tenant-bound query runs as; it owns nothing and cannot bypass row-level security. */
export const TENANT_ROLE = 'atrium_tenant';

/** The tenant of the running transaction, or null outside one: then no row of a tenant table is visible. */
export const BOUND_TENANT = "nullif(current_setting('atrium.tenant_id', true), '')::uuid";

/**
 * A migration from plain SQL statements, run one by one (PGlite's extended protocol takes one at a time). There is no
 * `down`: an operator goes back by restoring a backup, as docs/operations.md says.
 */
export function migration(statements: readonly string[]): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
}

/**
 * Statements that bind a table to the tenant of the transaction. A `forced` table hides its rows from its owner too, so
 * a query that forgot the binding sees nothing; host tables that the tenant role may read stay open to their owner.
 */
export function tenantBound(table: string, options: { forced: boolean; column?: string }): string[] {
  const column = options.column ?? 'tenant_id';
  return [
    `alter table ${table} enable row level security`,
    ...(options.forced ? [`alter table ${table} force row level security`] : []),
    `create policy tenant_bound on ${table} using (${column} = ${BOUND_TENANT}) with check (${column} = ${BOUND_TENANT})`,
  ];
}

/** Grants the tenant role the listed rights on a table. */
export function granted(table: string, rights: string): string {
  return `grant ${rights} on ${table} to ${TENANT_ROLE}`;
}

/** Statements that let the tenant role, and nobody else beside the owner, call a function. */
export function callable(signature: string): string[] {
  return [
    `revoke all on function ${signature} from public`,
    `grant execute on function ${signature} to ${TENANT_ROLE}`,
  ];
}
