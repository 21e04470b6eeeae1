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
/** Which records a list is asked for, and in which order. */
export type Question = Optional;

const wordsIn = (keyword: string | undefined): string[] => (keyword ?? '').toLowerCase().split(/\s+/).filter(Boolean);

/** The records with every one of these words, wherever they stand. */
export function keywordCondition(keyword: string | undefined): Condition[] {
  return wordsIn(keyword).map((word) => sql`r.words like ${`%${likeText(word)}%`}`);
}

/**
 * The same for words that many records have. The database takes each `like` for one that few records pass, and would rather read and
 * sort all of a million than walk through an index until a page is full; of one comparison it expects less.
 */
function commonWordsCondition(keyword: string | undefined): Condition[] {
  const places = wordsIn(keyword).map((word) => sql`strpos(r.words, ${word})`);
  return [sql`least(${sql.join(places)}) > 0`];
}

/** What the tab of a list means; 400 for one that there is not. */
export function tabCondition(engine: Engine, kind: Kind, tab: string | undefined): Condition[] {
  if (tab === undefined) return [];
  const found = kind.resource.list.tabs?.find(({ key }) => key === tab);
  if (!found) throw invalidField('tab', { en: 'There is no such tab.', zh: '没有该标签页。' });
  return [scopeCondition(engine, kind, found.scope)];
}

/** Those that the one who acts may see. */
export function visible(engine: Engine, kind: Kind): Condition {
  const secret = confidentialField(engine, kind);
  return secret === undefined ? ALWAYS : sql`r.values->>${secret} = ${engine.work.userId}`;
}

/** `from business_records r where …`: the records of a kind for which all of this holds. */
export function fromRecords(engine: Engine, kind: Kind, conditions: readonly Condition[]): RawBuilder<unknown> {
  return sql`from ${tableOf(kind)} r where r.tenant_id = ${engine.work.tenantId} and r.kind = ${kind.name}
    and ${allOf([visible(engine, kind), ...conditions])}`;
}

/** As many as are looked up by their pieces; words that more have are met soon enough in the order of the list. */
const MOST_LOOKED_UP = 1000;

/** What a question asks of a record, without its tab. */
interface Conditions {
  readonly common: readonly Condition[];
  /** The same for the first that are found, as far as anybody counts. */
  readonly first: readonly Condition[];
  /** More may have the words than those. */
  readonly isCut: boolean;
}

/** The records with these words, looked up by their pieces where few have them, and compared with the words themselves. */
async function searched({ work }: Engine, kind: Kind, keyword: string | undefined): Promise<Conditions> {
  const conditions = keywordCondition(keyword);
  const terms = wantedTerms(work.tenantId, kind, keyword ?? '');
  // What is kept elsewhere has no pieces here.
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
/** Those without a value stand last downwards, and so first upwards: one index serves both. */
const LAST_DOWNWARDS = new Set(['number', 'amount']);

function isSorting(engine: Engine, { resource, fields }: Kind, name: string): name is keyof typeof COLUMNS {
  if (!Object.hasOwn(COLUMNS, name)) return false;
  const facet = FACETS.find((one) => one === name);
  if (!facet) return true;
  const field = resource.facets[facet];
  return field !== undefined && may(engine, fields.get(field)?.demands);
}

/** The order of a list, down to the id, so that no record stands on two pages. */
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
