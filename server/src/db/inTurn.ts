import { sql } from 'kysely';
import type { Db } from './database.ts';

/** Makes other transactions that name the same thing wait until this one has ended; they then see its result. */
export async function inTurn(db: Db, thing: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${thing}, 0))`.execute(db);
}
