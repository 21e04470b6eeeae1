import type { Field, Values } from '../../../../../contract/businessFields.ts';
import type { Problem } from '../../../../../contract/businessProblems.ts';
import { isRowId } from '../../ids.ts';
import type { Engine } from './context.ts';
import { type Mention, mentionsOf } from './facets.ts';

type Asking = Pick<Engine, 'work'>;

/** Tables of what a field may refer to; records are also checked for their kind. */
const TABLES = { person: 'tenant_users', department: 'organization_units' } as const;

async function knownIds({ work }: Asking, type: keyof typeof TABLES, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await work.db
    .selectFrom(TABLES[type])
    .select('id')
    .where('tenant_id', '=', work.tenantId)
    .where('id', 'in', ids)
    .execute();
  return rows.map(({ id }) => id);
}

async function knownRecords({ work }: Asking, ids: readonly string[]): Promise<{ id: string; kind: string }[]> {
  if (ids.length === 0) return [];
  return (
    work.db
      .selectFrom('business_records')
      .select(['id', 'kind'])
      .where('tenant_id', '=', work.tenantId)
      .where('id', 'in', ids)
      // Locked against deletion until this commits.
      .forKeyShare()
      .execute()
  );
}

const idsOf = (mentions: readonly Mention[], type: string): string[] => [
  ...new Set(mentions.filter(({ field, id }) => field.type === type && isRowId(id)).map(({ id }) => id)),
];

/** References in the values that this company does not have: another company's, of another kind, or none at all. */
export async function missingOf(
  engine: Asking,
  fields: readonly Field[],
  values: Values,
  known: Values = {},
): Promise<Problem[]> {
  const kept = new Set(mentionsOf(fields, known).map(({ name, id }) => `${name} ${id}`));
  const mentions = mentionsOf(fields, values).filter(({ name, id }) => !kept.has(`${name} ${id}`));
  if (mentions.length === 0) return [];
  const people = new Set(await knownIds(engine, 'person', idsOf(mentions, 'person')));
  const units = new Set(await knownIds(engine, 'department', idsOf(mentions, 'department')));
  const records = await knownRecords(engine, idsOf(mentions, 'reference'));
  const kinds = new Map(records.map(({ id, kind }) => [id, kind]));
  const isThere = ({ field, id }: Mention): boolean => {
    if (field.type === 'person') return people.has(id);
    return field.type === 'department' ? units.has(id) : kinds.has(id) && kinds.get(id) === field.to;
  };
  return mentions
    .filter((mention) => !isThere(mention))
    .map(({ path, field }) => ({ path, label: field.label, kind: 'notThere' }));
}
