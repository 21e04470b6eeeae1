import { type RawBuilder, sql } from 'kysely';
import type { BusinessRecord, Names } from '../../../../../contract/businessCalls.ts';
import type { Cut } from '../../page.ts';
import type { Kind } from './catalogue.ts';
import { type Condition, notEnded, scopeCondition } from './conditions.ts';
import type { Engine } from './context.ts';
import { conditionsOf, fromRecords, orderOf, type Question, tabCondition } from './question.ts';
import { type FullRecord, RECORD_COLUMNS } from './rows.ts';
import { toWire } from './wire.ts';

/** As far as records are counted. */
const MOST = 10_000;

const counted = (engine: Engine, kind: Kind, conditions: readonly Condition[]): RawBuilder<unknown> =>
  sql`(select count(*)::int from (select 1 ${fromRecords(engine, kind, conditions)} limit ${sql.lit(MOST + 1)}) t)`;

/** How many records each of these conditions leaves, in one statement; one more than `MOST` means more. */
export async function countAll(
  engine: Engine,
  asked: readonly (readonly [kind: Kind, conditions: readonly Condition[]])[],
): Promise<number[]> {
  if (asked.length === 0) return [];
  const counts = sql.join(asked.map(([kind, conditions]) => counted(engine, kind, conditions)));
  const { rows } = await sql<{ counts: number[] }>`select array[${counts}] as counts`.execute(engine.work.db);
  return rows[0]?.counts ?? [];
}

/** Records under these conditions, in this order. */
export async function readRecords(
  engine: Engine,
  kind: Kind,
  conditions: readonly Condition[],
  order: RawBuilder<unknown>,
  cut: Cut,
): Promise<FullRecord[]> {
  const { rows } = await sql<FullRecord>`select ${RECORD_COLUMNS} ${fromRecords(engine, kind, conditions)}
    order by ${order} limit ${cut.maxResultCount} offset ${cut.skipCount}`.execute(engine.work.db);
  return rows;
}

interface List {
  readonly items: BusinessRecord[];
  readonly totalCount: number;
  readonly isCapped: boolean;
  readonly tabs: Record<string, number>;
  readonly names: Names;
}

/** A page of a list, and how many records its tabs have under the same words and filters. */
export async function listRecords(engine: Engine, kind: Kind, question: Question & Cut): Promise<List> {
  const common = await conditionsOf(engine, kind, question);
  const conditions = [...common, ...tabCondition(engine, kind, question.tab)];
  const tabs = kind.resource.list.tabs ?? [];
  const order = orderOf(engine, kind, question.sorting);
  const records = await readRecords(engine, kind, conditions, order, question);
  const [total = 0, ...ofTabs] = await countAll(engine, [
    [kind, conditions],
    ...tabs.map(({ scope }) => [kind, [...common, scopeCondition(engine, kind, scope)]] as const),
  ]);
  return {
    ...(await toWire(engine, kind, records)),
    totalCount: Math.min(total, MOST),
    isCapped: total > MOST,
    tabs: Object.fromEntries(tabs.map(({ key }, index) => [key, Math.min(ofTabs[index] ?? 0, MOST)])),
  };
}

/** How many records wait to be ended, for the menu; resources without statuses have none. */
export async function openCounts(engine: Engine, kinds: readonly Kind[]): Promise<Record<string, number>> {
  const counting = kinds.filter(({ resource }) => resource.statuses);
  const counts = await countAll(
    engine,
    counting.map((kind) => [kind, [notEnded(kind)]] as const),
  );
  return Object.fromEntries(counting.map(({ resource }, index) => [resource.name, Math.min(counts[index] ?? 0, MOST)]));
}
