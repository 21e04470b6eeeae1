import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** Which rows of a list are requested. */
export interface Cut {
  readonly skipCount: number;
  readonly maxResultCount: number;
}

export interface Page<T> extends Total {
  readonly items: T[];
}

interface Total {
  readonly totalCount: number;
  /** There are more than `totalCount`. */
  readonly isCapped?: boolean;
}

interface PageQuery {
  readonly columns: RawBuilder<unknown>;
  readonly from: RawBuilder<unknown>;
  readonly order: RawBuilder<unknown>;
}

/** How far rows are counted: nobody reads a thousand of them, and the waiting time does not grow with a company. */
export const COUNTED = 1000;

/**
 * How many rows a list has of which a page has `found`: exact up to the next thousand after the page, so that a count
 * always leads on. A page that is not full is the last one and reveals the total itself.
 */
export async function listTotal(
  { skipCount, maxResultCount }: Cut,
  found: number,
  countUpTo: (most: number) => Promise<number>,
): Promise<Total> {
  if (found < maxResultCount && (found > 0 || skipCount === 0)) return { totalCount: skipCount + found };
  const most = COUNTED * (Math.floor((skipCount + maxResultCount) / COUNTED) + 1);
  const count = await countUpTo(most + 1);
  return { totalCount: Math.min(count, most), isCapped: count > most };
}

async function readRows<Row>(db: Db, cut: Cut, { columns, from, order }: PageQuery): Promise<Row[]> {
  const { rows } = await sql<Row>`select ${columns} ${from} order by ${order}
    limit ${cut.maxResultCount} offset ${cut.skipCount}`.execute(db);
  return rows;
}

/** The requested rows of `select columns from … order by …`, and the total count. */
export async function readPage<Row>(db: Db, cut: Cut, query: PageQuery): Promise<Page<Row>> {
  const items = await readRows<Row>(db, cut, query);
  const total = await sql<{ count: number }>`select count(*)::int as count ${query.from}`.execute(db);
  return { items, totalCount: total.rows[0]?.count ?? 0 };
}

/** The same for a list that grows for years and is read from its beginning: counted as far as `listTotal` says. */
export async function readLongPage<Row>(db: Db, cut: Cut, query: PageQuery): Promise<Page<Row>> {
  const items = await readRows<Row>(db, cut, query);
  const total = await listTotal(cut, items.length, async (most) => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count
      from (select 1 ${query.from} limit ${most}) counted`.execute(db);
    return rows[0]?.count ?? 0;
  });
  return { items, ...total };
}
