import type { Values } from '../../../../../contract/businessFields.ts';
import { boundFields, type Chosen, unfitting } from '../../../../../contract/businessFills.ts';
import type { Problem } from '../../../../../contract/businessProblems.ts';
import { isRowId } from '../../ids.ts';
import type { Kind } from './catalogue.ts';
import type { Engine } from './context.ts';
import { heldThrough } from './held.ts';

/** Entries that the chosen records do not allow; `id` is the record's own, if it exists already. */
export async function unfittingOf(
  engine: Engine,
  kind: Kind,
  values: Values,
  id: string | undefined,
): Promise<Problem[]> {
  const { work } = engine;
  const { fields } = kind.resource;
  const binding = fields.filter((field) => boundFields(field).length > 0 && isRowId(String(values[field.name])));
  if (binding.length === 0) return [];
  // Concurrent checks would not see what the other takes, so they run one after the other, without blocking those who
  // only refer to the record.
  const isCounted = binding.some(({ fills = {} }) => Object.values(fills).some(({ within }) => within));
  const rows = await work.db
    .selectFrom('business_records')
    .select(['id', 'values'])
    .where('tenant_id', '=', work.tenantId)
    .where(
      'id',
      'in',
      binding.map(({ name }) => String(values[name])),
    )
    .$if(isCounted, (query) => query.forNoKeyUpdate())
    .execute();
  const chosen: [string, Chosen][] = [];
  for (const field of binding) {
    const row = rows.find((one) => one.id === values[field.name]);
    if (!row) continue;
    const others = (await heldThrough(engine, kind, field, [row.id])).filter((one) => one.id !== id);
    chosen.push([field.name, { values: row.values, holding: others.map((one) => one.values) }]);
  }
  return unfitting(fields, values, Object.fromEntries(chosen));
}
