import { sql } from 'kysely';
import type { MemberSession } from '../../../../contract/memberSessions.ts';
import { businessError, notFound } from '../../errors/apiError.ts';
import { ERROR_CODES } from '../../errors/codes.ts';
import { rowId } from '../ids.ts';
import { wallClockOf } from '../wallClock.ts';
import type { UserWork } from '../work.ts';
import { recordAct } from './acts.ts';
import { readMember } from './members.ts';

interface SessionRow {
  readonly id: string;
  readonly device_name: string | null;
  readonly device_type: string | null;
  readonly ip: string | null;
  readonly creation_time: Date;
  readonly last_seen_time: Date;
}

async function sessionsOf(work: UserWork, userId: string): Promise<readonly SessionRow[]> {
  const { rows } = await sql<SessionRow>`select * from member_sessions(${userId}::uuid, ${work.instant})`.execute(
    work.db,
  );
  return rows;
}

/**
 * The sessions in which a member is working in the company, most recently used first. Throws 404 for somebody who is
 * not a member.
 */
export async function listMemberSessions(work: UserWork, memberId: string): Promise<MemberSession[]> {
  const { id } = await readMember(work, memberId);
  const rows = await sessionsOf(work, id);
  return rows.map((row) => ({
    id: row.id,
    deviceName: row.device_name,
    deviceType: row.device_type,
    ip: row.ip,
    creationTime: wallClockOf(row.creation_time, work.zone),
    lastSeenTime: wallClockOf(row.last_seen_time, work.zone),
  }));
}

/**
 * Ends one of a member's sessions in the company, and logs it. Throws 404 for one that is not theirs or has ended, and
 * 403 for the caller's own, which is ended in the security settings.
 */
export async function endMemberSession(work: UserWork, memberId: string, sessionId: string): Promise<void> {
  const member = await readMember(work, memberId);
  if (member.id === work.userId)
    throw businessError(ERROR_CODES.ownSession, {
      en: 'End your own sign-ins in the security settings.',
      zh: '请在安全设置中结束自己的登录。',
    });
  const chosen = (await sessionsOf(work, member.id)).find(({ id }) => id === rowId(sessionId));
  if (!chosen || !(await work.services.endMemberSession(work.db, member.id, chosen.id, work.instant))) throw notFound();
  await recordAct(work, 'memberSignedOut', member.name, chosen.device_name ?? undefined);
}
