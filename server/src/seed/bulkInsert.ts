import { type Insertable, type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';

/**
 * Inserts many rows in one statement: they travel as one JSON parameter, which is far faster than values and knows no
 * limit of parameters. Every row must have the same keys as the first; columns not named take their default.
 */
export async function bulkInsert<T extends keyof Database>(
  db: Kysely<Database>,
  table: T,
  rows: readonly Insertable<Database[T]>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(
    db,
  );
}
