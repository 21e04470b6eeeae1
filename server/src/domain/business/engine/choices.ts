import { sql } from 'kysely';
import type { Names } from '../../../../../contract/businessCalls.ts';
import type { LineField, Values } from '../../../../../contract/businessFields.ts';
import { boundBy, holdingOf, openNames, proposingFields } from '../../../../../contract/businessFills.ts';
import { notFound } from '../../../errors/apiError.ts';
import { isRowId } from '../../ids.ts';
import type { Entered } from './calls.ts';
import type { Kind } from './catalogue.ts';
import { type Condition, scopeCondition } from './conditions.ts';
import { type Engine, may, seenField } from './context.ts';
import { derivedOf } from './facets.ts';
import { heldThrough } from './held.ts';
import { readRecords } from './list.ts';
import { namesFor } from './names.ts';
import { keywordCondition, orderOf } from './question.ts';
import { seenValues } from './wire.ts';

const OFFERED = 20;

/** The kind that a reference field, or a column of lines, refers to; 404 for any other field. */
function targetOf(engine: Engine, kind: Kind, path: string): { readonly field: LineField; readonly target: Kind } {
  const field = seenField(engine, kind, path);
  if (field?.type !== 'reference') throw notFound();
  return { field, target: engine.catalogue.kind(field.to ?? '') };
}

interface Choice {
  readonly id: string;
  readonly number: string | null;
  readonly title: string;
  readonly values: Values;
  readonly held: { readonly id: string; readonly values: Values }[];
}

interface Asked {
  readonly keyword?: string | undefined;
  readonly id?: string | undefined;
  readonly of?: string | undefined;
}

/** For a column of lines that another field binds to the record chosen there: offers only what that record has open. */
async function boundTo(engine: Engine, kind: Kind, path: string, of: string | undefined): Promise<Condition[]> {
  const reference = boundBy(kind.resource.fields, path);
  if (!reference || of === undefined || !isRowId(of)) return [];
  const { db, tenantId } = engine.work;
  const chosen = await db
    .selectFrom('business_records')
    .select('values')
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', reference.to ?? '')
    .where('id', '=', of)
    .executeTakeFirst();
  const named = openNames(reference, chosen?.values ?? {}).filter((id) => isRowId(String(id)));
  return [sql`r.id = any(${named}::uuid[])`];
}

function wanted(engine: Engine, target: Kind, { offers }: LineField, { keyword, id }: Asked): Condition[] {
  if (id !== undefined) return [isRowId(id) ? sql`r.id = ${id}::uuid` : sql`false`];
  return [...keywordCondition(keyword), ...(offers ? [scopeCondition(engine, target, { statuses: offers })] : [])];
}

/**
 * What a reference field offers: the newest records, or those matching these words. For people who may not enter the
 * referenced application, each record shows only what its list shows, and nothing that needs a policy.
 */
export async function choicesOf(
  { engine, kind }: Entered,
  path: string,
  asked: Asked,
): Promise<{ items: Choice[]; names: Names }> {
  const { field, target } = targetOf(engine, kind, path);
  const order = orderOf(engine, target, '-updated');
  const cut = { skipCount: 0, maxResultCount: OFFERED };
  const conditions = [...wanted(engine, target, field, asked), ...(await boundTo(engine, kind, path, asked.of))];
  const found = await readRecords(engine, target, conditions, order, cut);
  const { fields, list } = target.resource;
  const told = new Set([...list.columns, ...proposingFields(field)]);
  const shown = may(engine, target.policy) ? fields : fields.filter(({ name }) => told.has(name));
  const held = await heldThrough(
    engine,
    kind,
    field,
    found.map(({ id }) => id),
  );
  const items = found.map(({ id, number, values }) => ({
    id,
    number,
    title: derivedOf(target, values, number).title,
    values: seenValues(engine, shown, values),
    held: held.filter(({ of }) => of === id).map((one) => ({ id: one.id, values: holdingOf(field, one.values) })),
  }));
  const offered = items.map(({ id }) => ({ values: { [field.name]: id } }));
  const columnless = { ...kind, resource: { ...kind.resource, fields: [field] } };
  return {
    items,
    names: { ...(await namesFor(engine, target, items)), ...(await namesFor(engine, columnless, offered)) },
  };
}
