import { type RawBuilder, sql } from 'kysely';
import { notFound } from '../../../errors/apiError.ts';
import { isRowId } from '../../ids.ts';
import type { Kind } from './catalogue.ts';
import { confidentialField, type Engine } from './context.ts';
import type { StoredRecord } from './definition.ts';

/** A record with its timestamps, as the engine passes it on. */
export interface FullRecord extends StoredRecord {
  readonly creationTime: Date;
  readonly updateTime: Date;
}

/** The columns of `business_records r` that make up a record. */
export const RECORD_COLUMNS = sql`r.id, r.kind, r.number, r.status, r.values, r.version, r.creator_id as "creatorId",
  r.creation_time as "creationTime", r.update_time as "updateTime"`;

/** Where the records of a kind are read from. */
export const tableOf = ({ behaviour }: Kind): RawBuilder<unknown> => behaviour.rows ?? sql`business_records`;

export type Hold = 'held' | 'free';

/** A record of a kind; optionally locked until the transaction ends. */
export async function findRecord(
  { work }: Engine,
  kind: Kind,
  id: string,
  hold: Hold,
): Promise<FullRecord | undefined> {
  if (!isRowId(id)) return undefined;
  // Records stored elsewhere are changed there.
  const held = hold === 'held' && !kind.behaviour.rows ? sql`for update` : sql``;
  const { rows } = await sql<FullRecord>`select ${RECORD_COLUMNS} from ${tableOf(kind)} r
    where r.tenant_id = ${work.tenantId} and r.id = ${id} and r.kind = ${kind.name} ${held}`.execute(work.db);
  return rows[0];
}

/** The same; 404 if there is none. */
export async function theRecord(engine: Engine, kind: Kind, id: string, hold: Hold): Promise<FullRecord> {
  const found = await findRecord(engine, kind, id, hold);
  const secret = confidentialField(engine, kind);
  if (!found || (secret !== undefined && found.values[secret] !== engine.work.userId)) throw notFound();
  return found;
}
