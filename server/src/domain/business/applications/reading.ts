import { type RawBuilder, sql } from 'kysely';
import type { Values } from '../../../../../contract/businessFields.ts';
import { linesOf } from '../../../../../contract/businessFormulas.ts';
import type { TenantWork } from '../../work.ts';
import type { BusinessDesk, StoredRecord } from '../engine/definition.ts';

/** A record as other records refer to it. */
export interface ReadRecord {
  readonly id: string;
  readonly number: string | null;
  readonly title: string;
  readonly values: Values;
}

/** Records by id, without locking them. */
export async function recordsById(work: TenantWork, ids: readonly unknown[]): Promise<Map<string, ReadRecord>> {
  const wanted = [...new Set(ids.filter((id): id is string => typeof id === 'string'))];
  if (wanted.length === 0) return new Map();
  const rows = await work.db
    .selectFrom('business_records')
    .select(['id', 'number', 'title', 'values'])
    .where('tenant_id', '=', work.tenantId)
    .where('id', 'in', wanted)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The title of a record; empty if it does not exist or the value is not an id. */
export async function titleOf(work: TenantWork, id: unknown): Promise<string> {
  return (await recordsById(work, [id])).get(textOf(id))?.title ?? '';
}

/** The title of a document: the first thing that `column` of its lines names, and how many others there are. */
export async function calledByLines(work: TenantWork, values: Values, column: string): Promise<string> {
  const [first = '', ...others] = [...new Set(linesOf(values, 'lines').map((line) => textOf(line[column])))];
  const name = await titleOf(work, first);
  return others.length > 0 ? `${name} +${others.length}` : name;
}

/** How many records a sweep processes in one transaction; the next sweep handles the rest. */
const BATCH = 200;

/**
 * The records of a kind for which `where` holds, over the columns of `business_records`: least recently updated first,
 * locked. A record that somebody else has just changed may no longer match.
 */
export async function heldWhere(desk: BusinessDesk, kind: string, where: RawBuilder<unknown>): Promise<StoredRecord[]> {
  const { rows } = await sql<{ id: string }>`select id from business_records
    where tenant_id = ${desk.work.tenantId} and kind = ${kind} and ${where}
    order by update_time, id limit ${sql.lit(BATCH)}`.execute(desk.work.db);
  return desk.holdAll(
    kind,
    rows.map(({ id }) => id),
  );
}

/** A value that is a text; anything else is empty. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
