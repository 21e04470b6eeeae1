import { type RawBuilder, sql } from 'kysely';
import type { BusinessRecord, Names } from '../../../../../contract/businessCalls.ts';
import { COUNTED, type Cut } from '../../page.ts';
import type { Kind } from './catalogue.ts';
import { allOf, type Condition, notEnded, scopeCondition } from './conditions.ts';
import type { Engine } from './context.ts';
import { conditionsOf, fromRecords, orderOf, type Question, tabCondition } from './question.ts';
import { type FullRecord, RECORD_COLUMNS } from './rows.ts';
import { toWire } from './wire.ts';

const counted = (engine: Engine, kind: Kind, conditions: readonly Condition[]): RawBuilder<unknown> =>
  sql`(select count(*)::int from (select 1 ${fromRecords(engine, kind, conditions)} limit ${sql.lit(COUNTED + 1)}) t)`;

/** How many records match each of these conditions, in one statement; one more than `COUNTED` means more. */
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
  readonly areTabsCapped: boolean;
  readonly names: Names;
}

/**
 * Counts what each scope matches among the records under `common`, in a single pass over at most `COUNTED` of them: a
 * scope may match few of very many records, all of which would otherwise be read.
 */
async function countTogether(
  engine: Engine,
  kind: Kind,
  common: readonly Condition[],
  scopes: readonly Condition[],
): Promise<{ readonly counts: readonly number[]; readonly isCapped: boolean }> {
  const of = (scope: Condition) => sql`(count(*) filter (where ${scope}))::int`;
  const { rows } = await sql<{ counts: number[]; all: number }>`
    select array[${sql.join(scopes.map(of))}] as counts, count(*)::int as all
    from (select r.* ${fromRecords(engine, kind, common)} limit ${sql.lit(COUNTED + 1)}) r`.execute(engine.work.db);
  const [{ counts, all } = { counts: [], all: 0 }] = rows;
  return { counts, isCapped: all > COUNTED };
}

/** A page of a list, and how many records its tabs have with the same words and filters. */
export async function listRecords(engine: Engine, kind: Kind, question: Question & Cut): Promise<List> {
  const { common, first, isCut } = await conditionsOf(engine, kind, question);
  const tab = tabCondition(engine, kind, question.tab);
  const order = orderOf(engine, kind, question.sorting);
  const records = await readRecords(engine, kind, [...common, ...tab], order, question);
  const tabs = kind.resource.list.tabs ?? [];
  const scopes = tabs.map(({ scope }) => scopeCondition(engine, kind, scope));
  const isNarrowed = (question.keyword ?? '').trim() !== '' || Object.keys(question.filter ?? {}).length > 0;
  const together = isNarrowed ? await countTogether(engine, kind, first, [allOf(tab), ...scopes]) : undefined;
  // One pass also gives the total, unless there are more records than it reads.
  const isTold = together !== undefined && (isCut || !together.isCapped);
  // Without words and filters, each tab can be counted through an index.
  const alone = isNarrowed ? [] : scopes.map((scope) => [...first, scope]);
  const asked = isTold ? [] : [[...first, ...tab], ...alone].map((conditions) => [kind, conditions] as const);
  const apart = await countAll(engine, asked);
  const [total = 0] = isTold ? together.counts : apart;
  const [, ...counts] = together?.counts ?? apart;
  return {
    ...(await toWire(engine, kind, records)),
    totalCount: Math.min(total, COUNTED),
    isCapped: isCut || total > COUNTED,
    tabs: Object.fromEntries(tabs.map(({ key }, index) => [key, Math.min(counts[index] ?? 0, COUNTED)])),
    areTabsCapped: isCut || together?.isCapped === true,
  };
}

/** How many records are still open, for the menu; resources without statuses have none. */
export async function openCounts(engine: Engine, kinds: readonly Kind[]): Promise<Record<string, number>> {
  const counting = kinds.filter(({ resource }) => resource.statuses);
  const counts = await countAll(
    engine,
    counting.map((kind) => [kind, [notEnded(kind)]] as const),
  );
  return Object.fromEntries(
    counting.map(({ resource }, index) => [resource.name, Math.min(counts[index] ?? 0, COUNTED)]),
  );
}
