import type { Values } from '../../../../../contract/businessFields.ts';
import { boundFields, type Chosen, unfitting } from '../../../../../contract/businessFills.ts';
import type { Problem } from '../../../../../contract/businessProblems.ts';
import { isRowId } from '../../ids.ts';
import type { Kind } from './catalogue.ts';
import type { Engine } from './context.ts';
import { heldThrough } from './held.ts';

/** What somebody has filled in although the records that they chose do not allow it; `id` is the record's own, if it is there. */
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
  // Two that come at once would not see what the other takes: one after the other, without keeping away who only names it.
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
