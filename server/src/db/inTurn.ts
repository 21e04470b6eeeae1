import { sql } from 'kysely';
import type { Db } from './database.ts';

/** Whoever names the same thing waits until this transaction has ended, and then sees what it has left. */
export async function inTurn(db: Db, thing: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${thing}, 0))`.execute(db);
}
