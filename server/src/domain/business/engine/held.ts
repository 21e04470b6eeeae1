import type { LineField, Values } from '../../../../../contract/businessFields.ts';
import type { TenantWork } from '../../work.ts';
import type { Kind } from './catalogue.ts';
import type { Engine } from './context.ts';

/**
 * Which field of which kind refers to another record, and in which statuses records of that kind reserve part of it.
 */
interface Holding {
  readonly kind: string;
  readonly by: string;
  readonly heldIn: readonly string[];
}

/** What a record reserves of the record it refers to. */
interface Held {
  readonly id: string;
  readonly of: string;
  readonly values: Values;
}

/** What is reserved of these records, regardless of who may see it. */
export async function heldOf(work: TenantWork, { kind, by, heldIn }: Holding, ids: readonly string[]): Promise<Held[]> {
  if (heldIn.length === 0 || ids.length === 0) return [];
  return work.db
    .selectFrom('business_links as l')
    .innerJoin('business_records as r', 'r.id', 'l.from_id')
    .select(['r.id', 'l.to_id as of', 'r.values'])
    .where('l.tenant_id', '=', work.tenantId)
    .where('l.to_id', 'in', ids)
    .where('l.from_kind', '=', kind)
    .where('l.field', '=', by)
    .where('r.status', 'in', heldIn)
    .orderBy('r.id')
    .execute();
}

/** What records of a kind reserve of the records they refer to. */
export const heldThrough = (
  { catalogue, work }: Engine,
  { name: kind }: Kind,
  { name: by, to = '' }: LineField,
  ids: readonly string[],
): Promise<Held[]> => {
  const relation = catalogue.find(to)?.resource.related?.find((one) => one.resource === kind && one.by === by);
  return heldOf(work, { kind, by, heldIn: relation?.begin?.heldIn ?? [] }, ids);
};
