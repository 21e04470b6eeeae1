import { sql } from 'kysely';
import type { Names } from '../../../../../contract/businessCalls.ts';
import type { Values } from '../../../../../contract/businessFields.ts';
import { isRowId } from '../../ids.ts';
import type { Kind } from './catalogue.ts';
import type { Engine } from './context.ts';
import { type Mention, mentionsOf } from './facets.ts';

/** As one parameter: an export of 50,000 records mentions more ids than a statement may have parameters. */
const isAmong = (ids: readonly string[]) => sql<boolean>`id = any(${ids}::uuid[])`;

/** Names of members, including those who have left. */
export async function peopleCalled({ work }: Engine, ids: readonly string[]): Promise<Map<string, string>> {
  const asked = [...new Set(ids)].filter(isRowId);
  if (asked.length === 0) return new Map();
  const rows = await work.db
    .selectFrom('tenant_users')
    .select(['id', 'name'])
    .where('tenant_id', '=', work.tenantId)
    .where(isAmong(asked))
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function unitsCalled({ work }: Engine, ids: readonly string[]): Promise<Map<string, string>> {
  const asked = [...new Set(ids)].filter(isRowId);
  if (asked.length === 0) return new Map();
  const rows = await work.db
    .selectFrom('organization_units')
    .select(['id', 'display_name'])
    .where('tenant_id', '=', work.tenantId)
    .where(isAmong(asked))
    .execute();
  return new Map(rows.map((row) => [row.id, row.display_name]));
}

/** A document's name includes its number: many documents have the same title. */
const calledInFull = (number: string | null, title: string): string =>
  number === null || title.includes(number) ? title : `${number} ${title}`;

/**
 * The names of records; for parties in lists only the title, since that is how people refer to customers and suppliers.
 */
async function recordsCalled({ work }: Engine, ids: readonly string[], parties: ReadonlySet<string>): Promise<Names> {
  const asked = [...new Set(ids)].filter(isRowId);
  if (asked.length === 0) return {};
  const rows = await work.db
    .selectFrom('business_records')
    .select(['id', 'kind', 'number', 'title'])
    .where('tenant_id', '=', work.tenantId)
    .where(isAmong(asked))
    .execute();
  const called = rows.map(({ id, kind, number, title }) => {
    return [id, { title: parties.has(id) ? title : calledInFull(number, title), number, to: kind }] as const;
  });
  return Object.fromEntries(called);
}

const idsOf = (mentions: readonly Mention[], type: string): string[] =>
  mentions.filter(({ field }) => field.type === type).map(({ id }) => id);

const titled = (names: ReadonlyMap<string, string>): Names =>
  Object.fromEntries([...names].map(([id, title]) => [id, { title }]));

/** The names behind the ids in these values: one query for records, one for people, one for departments. */
export async function namesFor(
  engine: Engine,
  kind: Kind,
  items: readonly { readonly values: Values }[],
): Promise<Names> {
  const mentions = items.flatMap(({ values }) => mentionsOf(kind.resource.fields, values));
  const { party } = kind.resource.facets;
  const parties = new Set(mentions.filter(({ name }) => name === party).map(({ id }) => id));
  return {
    ...(await recordsCalled(engine, idsOf(mentions, 'reference'), parties)),
    ...titled(await peopleCalled(engine, idsOf(mentions, 'person'))),
    ...titled(await unitsCalled(engine, idsOf(mentions, 'department'))),
  };
}
