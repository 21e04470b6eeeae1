import { type RawBuilder, sql } from 'kysely';
import type * as z from 'zod/mini';
import type { listQuestion } from '../../../../../contract/businessCalls.ts';
import { FACETS } from '../../../../../contract/businessDescription.ts';
import { invalidField } from '../../../errors/apiError.ts';
import { likeText } from '../../like.ts';
import type { Kind } from './catalogue.ts';
import { ALWAYS, allOf, type Condition, filterCondition, scopeCondition } from './conditions.ts';
import { confidentialField, type Engine, may } from './context.ts';
import { tableOf } from './rows.ts';
import { wantedTerms } from './terms.ts';

type Optional = z.infer<z.ZodMiniObject<typeof listQuestion>>;
/** Which records a list asks for, and in which order. */
export type Question = Optional;

const wordsIn = (keyword: string | undefined): string[] => (keyword ?? '').toLowerCase().split(/\s+/).filter(Boolean);

/** The records that contain all of these words, in any position. */
export function keywordCondition(keyword: string | undefined): Condition[] {
  return wordsIn(keyword).map((word) => sql`r.words like ${`%${likeText(word)}%`}`);
}

/**
 * The same for words that many records contain. The database assumes that each `like` matches few records, and would
 * rather read and sort a million rows than walk an index until a page is full; for a single comparison its estimate is
 * lower.
 */
function commonWordsCondition(keyword: string | undefined): Condition[] {
  const places = wordsIn(keyword).map((word) => sql`strpos(r.words, ${word})`);
  return [sql`least(${sql.join(places)}) > 0`];
}

/** The condition of a list's tab; 400 if there is no such tab. */
export function tabCondition(engine: Engine, kind: Kind, tab: string | undefined): Condition[] {
  if (tab === undefined) return [];
  const found = kind.resource.list.tabs?.find(({ key }) => key === tab);
  if (!found) throw invalidField('tab', { en: 'There is no such tab.', zh: '没有该标签页。' });
  return [scopeCondition(engine, kind, found.scope)];
}

/** The records that the actor may see. */
export function visible(engine: Engine, kind: Kind): Condition {
  const secret = confidentialField(engine, kind);
  return secret === undefined ? ALWAYS : sql`r.values->>${secret} = ${engine.work.userId}`;
}

/** `from business_records r where …`: the records of a kind that meet all of these conditions. */
export function fromRecords(engine: Engine, kind: Kind, conditions: readonly Condition[]): RawBuilder<unknown> {
  return sql`from ${tableOf(kind)} r where r.tenant_id = ${engine.work.tenantId} and r.kind = ${kind.name}
    and ${allOf([visible(engine, kind), ...conditions])}`;
}

/** How many records are looked up by their pieces; more common words turn up soon enough in the order of the list. */
const MOST_LOOKED_UP = 1000;

/** The conditions of a question, without its tab. */
interface Conditions {
  readonly common: readonly Condition[];
  /** The same for the first matches, as far as records are counted. */
  readonly first: readonly Condition[];
  /** More records than those may have the words. */
  readonly isCut: boolean;
}

/**
 * The records with these words: looked up by their pieces if few have them, then compared with the words themselves.
 */
async function searched({ work }: Engine, kind: Kind, keyword: string | undefined): Promise<Conditions> {
  const conditions = keywordCondition(keyword);
  const terms = wantedTerms(work.tenantId, kind, keyword ?? '');
  // Records stored elsewhere have no pieces here.
  if (terms.length === 0 || kind.behaviour.rows) return { common: conditions, first: conditions, isCut: false };
  const { rows } = await sql<{ id: string }>`
    select records_with(${terms}::int[], ${MOST_LOOKED_UP + 1}) as id`.execute(work.db);
  const first = [sql`r.id = any(${rows.map(({ id }) => id)}::uuid[])`, ...conditions];
  const isCut = rows.length > MOST_LOOKED_UP;
  return { common: isCut ? commonWordsCondition(keyword) : first, first, isCut };
}

/** Words and filter of a question. */
export async function conditionsOf(engine: Engine, kind: Kind, { keyword, filter }: Question): Promise<Conditions> {
  const { common, first, isCut } = await searched(engine, kind, keyword);
  const narrowed = filterCondition(engine, kind, filter);
  return { common: [narrowed, ...common], first: [narrowed, ...first], isCut };
}

const COLUMNS = {
  number: 'r.number',
  updated: 'r.update_time',
  created: 'r.creation_time',
  title: 'r.title',
  party: 'r.party',
  owner: 'r.owner',
  amount: 'r.amount',
  due: 'r.due',
} as const;
/** Records without a value come last in descending order, and so first in ascending order: one index serves both. */
const LAST_DOWNWARDS = new Set(['number', 'amount']);

function isSorting(engine: Engine, { resource, fields }: Kind, name: string): name is keyof typeof COLUMNS {
  if (!Object.hasOwn(COLUMNS, name)) return false;
  const facet = FACETS.find((one) => one === name);
  if (!facet) return true;
  const field = resource.facets[facet];
  return field !== undefined && may(engine, fields.get(field)?.demands);
}

/** The order of a list, with the id as tie-breaker, so that no record appears on two pages. */
export function orderOf(engine: Engine, kind: Kind, asked: string | undefined): RawBuilder<unknown> {
  const sorting = asked ?? kind.resource.list.sorting ?? '-updated';
  const isDown = sorting.startsWith('-');
  const name = sorting.replace(/^-/, '');
  if (!isSorting(engine, kind, name))
    throw invalidField('sorting', { en: `The list is not sorted by ${name}.`, zh: `列表不支持按 ${name} 排序。` });
  const direction = isDown ? sql`desc` : sql`asc`;
  const nulls = LAST_DOWNWARDS.has(name) ? (isDown ? sql`nulls last` : sql`nulls first`) : sql``;
  return sql`${sql.ref(COLUMNS[name])} ${direction} ${nulls}, r.id ${direction}`;
}
