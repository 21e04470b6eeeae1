import { type Insertable, type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Rows by table; inserted in this order. */
type Tables = { readonly [T in keyof Database]?: readonly Insertable<Database[T]>[] };

/**
 * Inserts many rows with one statement per table: they are sent as one JSON parameter, which is far faster than values
 * and avoids the limit on parameters. All rows of a table must have the same keys as its first; omitted columns take
 * their default.
 */
export async function bulkInsert(db: Kysely<Database>, tables: Tables): Promise<void> {
  for (const [name, rows] of Object.entries(tables)) {
    const [first] = rows;
    if (!first) continue;
    const table = sql.table(name);
    const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
    await sql`insert into ${table} (${columns})
      select ${columns} from json_populate_recordset(null::${table}, ${JSON.stringify(rows)}::json)`.execute(db);
  }
}
