import { sql } from 'kysely';
import type { Entered } from './calls.ts';
import { scopeCondition } from './conditions.ts';
import { seesAmounts } from './context.ts';
import { everyPeriod } from './periods.ts';
import { fromRecords } from './question.ts';

const KEYS = { day: sql`left(r.due, 10)`, month: sql`left(r.due, 7)`, status: sql`r.status` } as const;
const MEASURES = { count: sql`count(*)::int`, sum: sql`coalesce(sum(r.amount), 0)::float8` } as const;

async function figureOf(
  { engine, kind }: Entered,
  scope: Parameters<typeof scopeCondition>[2],
  measure: 'count' | 'sum',
) {
  const { rows } = await sql<{ value: number }>`select ${MEASURES[measure]} as value
    ${fromRecords(engine, kind, [scopeCondition(engine, kind, scope)])}`.execute(engine.work.db);
  return rows[0]?.value ?? 0;
}

/** Bars in order: statuses in the order of the description, days and months chronologically. */
async function chartOf({ engine, kind }: Entered): Promise<{ key: string; value: number }[] | null> {
  const chart = kind.resource.summary?.chart;
  if (!chart || (chart.measure === 'sum' && !seesAmounts(engine, kind))) return null;
  const key = KEYS[chart.by];
  const conditions = [scopeCondition(engine, kind, chart.scope), sql`${key} is not null`];
  const { rows } = await sql<{ key: string; value: number }>`select ${key} as key, ${MEASURES[chart.measure]} as value
    ${fromRecords(engine, kind, conditions)} group by 1 order by 1`.execute(engine.work.db);
  if (chart.by !== 'status') return everyPeriod(rows, chart.by, engine.work.wall.slice(0, 10));
  const statuses = chart.scope.statuses ?? Object.keys(kind.resource.statuses?.states ?? {});
  return statuses.map((status) => ({ key: status, value: rows.find((row) => row.key === status)?.value ?? 0 }));
}

/** The figures and chart above a list; sums only for people who may see the amounts. */
export async function readSummary(entered: Entered): Promise<{
  figures: Record<string, number>;
  chart: { key: string; value: number }[] | null;
}> {
  const { engine, kind } = entered;
  const figures: Record<string, number> = {};
  for (const { key, measure, scope, turned } of kind.resource.summary?.figures ?? []) {
    if (measure === 'sum' && !seesAmounts(engine, kind)) continue;
    const value = await figureOf(entered, scope, measure === 'sum' ? 'sum' : 'count');
    if (measure !== 'share') figures[key] = turned ? 0 - value : value;
    else {
      const all = await figureOf(entered, {}, 'count');
      figures[key] = all === 0 ? 0 : Math.round((value / all) * 1000) / 10;
    }
  }
  return { figures, chart: await chartOf(entered) };
}
