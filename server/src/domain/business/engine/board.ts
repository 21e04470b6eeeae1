import { sql } from 'kysely';
import type { BusinessRecord, Names } from '../../../../../contract/businessCalls.ts';
import { notFound } from '../../../errors/apiError.ts';
import type { Entered } from './calls.ts';
import { seesAmounts } from './context.ts';
import { readRecords } from './list.ts';
import { conditionsOf, fromRecords, orderOf, type Question, tabCondition } from './question.ts';
import type { FullRecord } from './rows.ts';
import { toWire } from './wire.ts';

interface Column {
  readonly status: string;
  readonly count: number;
  readonly sum: number;
  readonly items: BusinessRecord[];
}

/** The columns of a board with their first cards; the statuses beside the board only with their counts. */
export async function readBoard(
  { engine, kind }: Entered,
  { cards, ...question }: Question & { readonly cards: number },
): Promise<{ columns: Column[]; names: Names }> {
  const { board } = kind.resource;
  if (!board) throw notFound();
  const conditions = [
    ...(await conditionsOf(engine, kind, question)).common,
    ...tabCondition(engine, kind, question.tab),
  ];
  const { rows } = await sql<{ status: string; count: number; sum: number }>`
    select r.status, count(*)::int as count, coalesce(sum(r.amount), 0)::float8 as sum
    ${fromRecords(engine, kind, conditions)} group by r.status`.execute(engine.work.db);
  const order = orderOf(engine, kind, question.sorting);
  const found: FullRecord[] = [];
  for (const status of board.columns) {
    const own = [...conditions, sql`r.status = ${status}`];
    found.push(...(await readRecords(engine, kind, own, order, { skipCount: 0, maxResultCount: cards })));
  }
  const { items, names } = await toWire(engine, kind, found);
  const columns = [...board.columns, ...(board.aside ?? [])].map((status) => {
    const { count = 0, sum = 0 } = rows.find((row) => row.status === status) ?? {};
    return {
      status,
      count,
      sum: seesAmounts(engine, kind) ? sum : 0,
      items: items.filter((item) => item.status === status),
    };
  });
  return { columns, names };
}
