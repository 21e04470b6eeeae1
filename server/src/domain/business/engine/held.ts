import type { LineField, Values } from '../../../../../contract/businessFields.ts';
import type { TenantWork } from '../../work.ts';
import type { Kind } from './catalogue.ts';
import type { Engine } from './context.ts';

/** By which field records of which kind name another, and in which statuses they hold what is open of it. */
interface Holding {
  readonly kind: string;
  readonly by: string;
  readonly heldIn: readonly string[];
}

/** What a record holds of the one that it names. */
interface Held {
  readonly id: string;
  readonly of: string;
  readonly values: Values;
}

/** What holds some of these records, whoever may see it. */
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

/** What records of a kind hold of those that their reference leads to. */
export const heldThrough = (
  { catalogue, work }: Engine,
  { name: kind }: Kind,
  { name: by, to = '' }: LineField,
  ids: readonly string[],
): Promise<Held[]> => {
  const relation = catalogue.find(to)?.resource.related?.find((one) => one.resource === kind && one.by === by);
  return heldOf(work, { kind, by, heldIn: relation?.begin?.heldIn ?? [] }, ids);
};
