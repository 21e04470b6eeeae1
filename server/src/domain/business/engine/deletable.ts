import { sql } from 'kysely';
import type { Kind } from './catalogue.ts';
import { type Engine, may } from './context.ts';
import type { FullRecord } from './rows.ts';

const SHOWN = 5;

/** Some of the records that refer to this one. */
export async function referringTo(
  { work }: Engine,
  id: string,
): Promise<{ kind: string; title: string; number: string | null }[]> {
  const { rows } = await sql<{ kind: string; title: string; number: string | null }>`
    select distinct r.id, r.kind, r.title, r.number from business_links l join business_records r on r.id = l.from_id
    where l.tenant_id = ${work.tenantId} and l.to_id = ${id} and l.from_id <> ${id} order by r.id limit ${SHOWN}`.execute(
    work.db,
  );
  return rows;
}

/** Whether a record may be deleted by hand, judging by the record alone. */
export function isDeletable(engine: Engine, kind: Kind, record: FullRecord): boolean {
  const { allows, demands } = kind.resource;
  if (allows?.delete === false || !may(engine, demands)) return false;
  return record.status === null || kind.resource.statuses?.states[record.status]?.frozen !== true;
}

/** Whether a deletion would succeed now. */
export async function mayDelete(engine: Engine, kind: Kind, record: FullRecord): Promise<boolean> {
  if (!isDeletable(engine, kind, record)) return false;
  const { id } = record;
  const { rows } = await sql<{ isReferredTo: boolean }>`
    select exists (select from business_links where tenant_id = ${engine.work.tenantId} and to_id = ${id} and from_id <> ${id})
      as "isReferredTo"`.execute(engine.work.db);
  return rows[0]?.isReferredTo !== true;
}
