import { sql } from 'kysely';
import type { Backplane } from '../backplane/backplane.ts';
import type { Db } from '../db/database.ts';
import { announceEnded } from './sessions.ts';

/**
 * Ends the members' sessions in the company that the transaction is bound to; their sign-ins stay. The tenant role may
 * not modify sessions, so a function of the owner does it (migration 0011).
 */
export async function endMemberSessions(
  backplane: Backplane,
  db: Db,
  userIds: readonly string[],
  now: Date,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select ended.id from end_member_sessions(${userIds}::uuid[], ${now}) as ended (id)`.execute(db);
  await announceEnded(
    backplane,
    db,
    rows.map(({ id }) => id),
  );
}

/** Ends one session of a member in that company, including its hub connections; false if it had already ended. */
export async function endSessionAndConnections(
  backplane: Backplane,
  db: Db,
  userId: string,
  sessionId: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    select ended.id from end_member_session(${userId}::uuid, ${sessionId}::uuid, ${now}) as ended (id)`.execute(db);
  const ids = rows.map(({ id }) => id);
  await announceEnded(backplane, db, ids);
  return ids.length > 0;
}
