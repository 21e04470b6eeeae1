import { sql } from 'kysely';
import { busy } from '../../../errors/apiError.ts';
import { isRowId } from '../../ids.ts';
import type { Kind } from './catalogue.ts';
import type { Engine } from './context.ts';
import { type FullRecord, theRecord } from './rows.ts';

/**
 * Locks a record for a step, after the record that its application names in `heldAfter`: whichever of the two a step
 * starts from, the lock order is the same, which prevents deadlocks. Throws 404 if there is none.
 */
export async function heldForStep(engine: Engine, kind: Kind, id: string): Promise<FullRecord> {
  const { heldAfter } = kind.behaviour;
  if (heldAfter === undefined) return theRecord(engine, kind, id, 'held');
  const seen = await theRecord(engine, kind, id, 'free');
  const first = seen.values[heldAfter];
  if (typeof first === 'string' && isRowId(first)) {
    await sql`select from business_records where tenant_id = ${engine.work.tenantId} and id = ${first} for update`.execute(
      engine.work.db,
    );
  }
  const now = await theRecord(engine, kind, id, 'held');
  // A retry sees the current state.
  if (now.values[heldAfter] !== first) throw busy();
  return now;
}
