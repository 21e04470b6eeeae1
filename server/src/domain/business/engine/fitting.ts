import type { Field, Values } from '../../../../../contract/businessFields.ts';
import { boundFields, unfitting } from '../../../../../contract/businessFills.ts';
import type { Problem } from '../../../../../contract/businessProblems.ts';
import { isRowId } from '../../ids.ts';
import type { Engine } from './context.ts';

/** What somebody has filled in although the records that they chose do not allow it. */
export async function unfittingOf({ work }: Engine, fields: readonly Field[], values: Values): Promise<Problem[]> {
  const binding = fields.filter((field) => boundFields(field).length > 0 && isRowId(String(values[field.name])));
  if (binding.length === 0) return [];
  const rows = await work.db
    .selectFrom('business_records')
    .select(['id', 'values'])
    .where('tenant_id', '=', work.tenantId)
    .where(
      'id',
      'in',
      binding.map(({ name }) => String(values[name])),
    )
    .execute();
  const chosen = binding.map(({ name }) => [name, rows.find(({ id }) => id === values[name])?.values] as const);
  return unfitting(fields, values, Object.fromEntries(chosen));
}
