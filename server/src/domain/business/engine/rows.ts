import { sql } from 'kysely';
import { notFound } from '../../../errors/apiError.ts';
import { isRowId } from '../../ids.ts';
import type { Kind } from './catalogue.ts';
import { confidentialField, type Engine } from './context.ts';
import type { StoredRecord } from './definition.ts';

/** A record with its times, as the engine passes it on. */
export interface FullRecord extends StoredRecord {
  readonly creationTime: Date;
  readonly updateTime: Date;
}

/** The columns of `business_records r` that make a record. */
export const RECORD_COLUMNS = sql`r.id, r.kind, r.number, r.status, r.values, r.version, r.creator_id as "creatorId",
  r.creation_time as "creationTime", r.update_time as "updateTime"`;

export type Hold = 'held' | 'free';

/** One record of a kind; held until the transaction ends, if wanted. */
export async function findRecord(
  { work }: Engine,
  kind: string,
  id: string,
  hold: Hold,
): Promise<FullRecord | undefined> {
  if (!isRowId(id)) return undefined;
  const { rows } = await sql<FullRecord>`select ${RECORD_COLUMNS} from business_records r
    where r.tenant_id = ${work.tenantId} and r.id = ${id} and r.kind = ${kind} ${hold === 'held' ? sql`for update` : sql``}`.execute(
    work.db,
  );
  return rows[0];
}

/** The same; 404 where there is none. */
export async function theRecord(engine: Engine, kind: Kind, id: string, hold: Hold): Promise<FullRecord> {
  const found = await findRecord(engine, kind.name, id, hold);
  const secret = confidentialField(engine, kind);
  if (!found || (secret !== undefined && found.values[secret] !== engine.work.userId)) throw notFound();
  return found;
}
