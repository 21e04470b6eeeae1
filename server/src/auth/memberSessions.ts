import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { announceEnded } from './sessions.ts';

/**
 * Ends the sessions of members in the company that the transaction is bound to; their sign-ins stay. The tenant role may
 * not touch sessions, so a function of the owner does it (migration 0011).
 */
export async function endMemberSessions(db: Db, userIds: readonly string[], now: Date): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select ended.id from end_member_sessions(${userIds}::uuid[], ${now}) as ended (id)`.execute(db);
  await announceEnded(
    db,
    rows.map(({ id }) => id),
  );
}
