import type { Possible } from '../../../../../contract/businessDescription.ts';
import type { LineField, Values } from '../../../../../contract/businessFields.ts';
import { leavesOpen } from '../../../../../contract/businessFills.ts';
import type { Kind } from './catalogue.ts';
import { type Engine, may, seenField } from './context.ts';
import type { FullRecord } from './rows.ts';
import { isCreatable } from './steps.ts';

/** What records of another kind in these statuses hold that name this one, whoever may see them. */
async function holding(
  { work }: Engine,
  from: Kind,
  { name: by }: LineField,
  id: string,
  statuses: readonly string[],
): Promise<Values[]> {
  if (statuses.length === 0) return [];
  const rows = await work.db
    .selectFrom('business_links as l')
    .innerJoin('business_records as r', 'r.id', 'l.from_id')
    .select('r.values')
    .where('l.tenant_id', '=', work.tenantId)
    .where('l.to_id', '=', id)
    .where('l.from_kind', '=', from.name)
    .where('l.field', '=', by)
    .where('r.status', 'in', statuses)
    .execute();
  return rows.map(({ values }) => values);
}

/** What somebody may begin from a record as it stands, in the order of its related records. */
export async function beginnings(engine: Engine, { resource }: Kind, record: FullRecord): Promise<Possible['begins']> {
  const begins: Possible['begins'] = [];
  for (const { resource: name, by, begin } of resource.related ?? []) {
    const other = begin?.statuses.includes(record.status ?? '') ? engine.catalogue.find(name) : undefined;
    const reference = other && seenField(engine, other, by);
    if (!reference || !may(engine, other.policy) || !isCreatable(engine, other)) continue;
    const held = await holding(engine, other, reference, record.id, begin?.heldIn ?? []);
    if (leavesOpen(reference, record.values, held)) begins.push({ resource: name, by });
  }
  return begins;
}
