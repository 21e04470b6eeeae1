import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** Which rows of a list are requested. */
export interface Cut {
  readonly skipCount: number;
  readonly maxResultCount: number;
}

export interface Page<T> {
  readonly items: T[];
  readonly totalCount: number;
}

/** The requested rows of `select columns from … order by …`, and the total count. */
export async function readPage<Row>(
  db: Db,
  cut: Cut,
  query: { columns: RawBuilder<unknown>; from: RawBuilder<unknown>; order: RawBuilder<unknown> },
): Promise<Page<Row>> {
  const { rows } = await sql<Row>`select ${query.columns} ${query.from} order by ${query.order}
    limit ${cut.maxResultCount} offset ${cut.skipCount}`.execute(db);
  const total = await sql<{ count: number }>`select count(*)::int as count ${query.from}`.execute(db);
  return { items: rows, totalCount: total.rows[0]?.count ?? 0 };
}
