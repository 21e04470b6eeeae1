import { sql } from 'kysely';
import type { Backplane } from '../backplane/backplane.ts';
import { batchesOf } from '../db/batches.ts';
import type { Db } from '../db/database.ts';
import { unauthorised } from '../errors/apiError.ts';
import { type AuthContext, after } from './context.ts';
import { type Device, deviceKind } from './device.ts';

/** Channel that carries the ids of ended sessions to every process. */
export const SESSIONS_CHANNEL = 'atrium_sessions';
const IDS_IN_ONE_NOTICE = 100;

export type EndReason = 'logout' | 'otherDevice' | 'tokenReuse' | 'revoked' | 'stampChanged';

/** A session that tokens can be issued for. */
export interface LiveSession {
  readonly id: string;
  readonly accountId: string;
  readonly userId: string;
  /** Null for a host session. */
  readonly tenantId: string | null;
  readonly userName: string;
  readonly clientId: string;
  readonly expirationTime: Date;
}

export interface SigningInAccount {
  readonly id: string;
  readonly user_name: string;
  readonly security_stamp: string;
}

interface Place {
  readonly tenantId: string | null;
  readonly userId: string;
  readonly parentId: string | null;
}

async function insertSession(
  auth: AuthContext,
  db: Db,
  account: SigningInAccount,
  place: Place,
  client: { id: string; device: Device; end: Date },
): Promise<LiveSession> {
  const now = auth.now();
  const { id } = await db
    .insertInto('sessions')
    .values({
      account_id: account.id,
      tenant_id: place.tenantId,
      user_id: place.userId,
      parent_id: place.parentId,
      client_id: client.id,
      device_id: client.device.id,
      device_name: client.device.name,
      device_type: client.device.type,
      ip: client.device.ip,
      security_stamp: account.security_stamp,
      creation_time: now,
      last_seen_time: now,
      expiration_time: client.end,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    id,
    accountId: account.id,
    userId: place.userId,
    tenantId: place.tenantId,
    userName: account.user_name,
    clientId: client.id,
    expirationTime: client.end,
  };
}

/** Ends the account's other sign-ins if the policy requires it, then begins one. */
export async function startHostSession(
  auth: AuthContext,
  db: Db,
  account: SigningInAccount,
  clientId: string,
  device: Device,
): Promise<LiveSession> {
  const { concurrentSessions } = auth.config;
  // First, because it holds the account: of two sign-ins at once, the second sees the first's session and ends it.
  await db.updateTable('accounts').set({ last_sign_in_time: auth.now() }).where('id', '=', account.id).execute();
  if (concurrentSessions !== 'off') {
    const others = await db
      .selectFrom('sessions')
      .select(['id', 'device_id', 'device_type'])
      .where('account_id', '=', account.id)
      .where('parent_id', 'is', null)
      .where('ended_time', 'is', null)
      .execute();
    const ending = others.filter(
      (other) =>
        (device.id === null || other.device_id !== device.id) &&
        (concurrentSessions === 'all' || deviceKind(other.device_type) === deviceKind(device.type)),
    );
    const ids = ending.map(({ id }) => id);
    await endSessions(auth, db, ids, 'otherDevice');
  }
  const place = { tenantId: null, userId: account.id, parentId: null };
  const client = { id: clientId, device, end: after(auth.now(), auth.config.sessionLife) };
  return insertSession(auth, db, account, place, client);
}

/** Begins a session in one company; it ends with the sign-in it belongs to. Throws 401 if that has ended meanwhile. */
export async function startTenantSession(
  auth: AuthContext,
  db: Db,
  account: SigningInAccount,
  place: { tenantId: string; userId: string; hostSessionId: string },
  clientId: string,
  device: Device,
): Promise<LiveSession> {
  const host = await db
    .selectFrom('sessions')
    .select('expiration_time')
    .where('id', '=', place.hostSessionId)
    .where('ended_time', 'is', null)
    // Whoever ends the sign-in waits for this session, and ends it as well.
    .forShare()
    .executeTakeFirst();
  if (!host) throw unauthorised();
  const { hostSessionId: parentId, ...rest } = place;
  const client = { id: clientId, device, end: host.expiration_time };
  return insertSession(auth, db, account, { ...rest, parentId }, client);
}

/** The dependencies for ending a session. */
type Ending = Pick<AuthContext, 'backplane' | 'now'>;

/** Ends these sessions and those opened from them. */
export async function endSessions(auth: Ending, db: Db, ids: readonly string[], reason: EndReason): Promise<void> {
  if (ids.length === 0) return;
  const end = (column: 'id' | 'parent_id') =>
    db
      .updateTable('sessions')
      .set({ ended_time: auth.now(), end_reason: reason })
      .where('ended_time', 'is', null)
      .where(column, 'in', [...ids])
      .returning('id')
      .execute();
  // Two statements: the first waits for companies that are being entered, the second sees their sessions.
  const ended = [...(await end('id')), ...(await end('parent_id'))];
  const gone = ended.map(({ id }) => id);
  if (gone.length > 0) await db.deleteFrom('push_subscriptions').where('session_id', 'in', gone).execute();
  await announceEnded(auth.backplane, db, gone);
}

/** Makes every process close the hub connections of these sessions on commit. */
export async function announceEnded(backplane: Backplane, db: Db, ids: readonly string[]): Promise<void> {
  const payloads = batchesOf(ids, IDS_IN_ONE_NOTICE).map((batch) => batch.join(','));
  if (payloads.length > 0) await backplane.publish(db, SESSIONS_CHANNEL, payloads);
}

/** Ends every sign-in of an account, except one if given. */
export async function endSessionsOfAccount(
  auth: Ending,
  db: Db,
  accountId: string,
  reason: EndReason,
  except?: string,
): Promise<void> {
  const rows = await db
    .selectFrom('sessions')
    .select('id')
    .where('account_id', '=', accountId)
    .where('parent_id', 'is', null)
    .where('ended_time', 'is', null)
    .execute();
  const ids = rows.map(({ id }) => id).filter((id) => id !== except);
  await endSessions(auth, db, ids, reason);
}

/**
 * The given sessions that are still usable: neither they nor their sign-in ended, not expired, neither account nor
 * company disabled or locked.
 */
export async function liveSessionsAmong(
  auth: Pick<AuthContext, 'database' | 'now'>,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await auth.database.host
    .selectFrom('sessions as session')
    .innerJoin('accounts as account', 'account.id', 'session.account_id')
    .leftJoin('sessions as parent', 'parent.id', 'session.parent_id')
    .leftJoin('tenants as tenant', 'tenant.id', 'session.tenant_id')
    .leftJoin('tenant_users as user', (join) =>
      join.onRef('user.id', '=', 'session.user_id').onRef('user.tenant_id', '=', 'session.tenant_id'),
    )
    .select('session.id')
    // One parameter, however many people are connected.
    .where((where) => where('session.id', '=', where.fn.any(sql.val<string[]>([...ids]))))
    .where('session.ended_time', 'is', null)
    .where('parent.ended_time', 'is', null)
    .where('session.expiration_time', '>', auth.now())
    .whereRef('session.security_stamp', '=', 'account.security_stamp')
    .where('account.is_active', '=', true)
    .where(
      // Needs its own brackets: raw SQL gets none, and a bare `or` would admit all sessions of open companies.
      sql<boolean>`(session.tenant_id is null or (tenant.is_active and not tenant.is_locked and "user".is_active))`,
    )
    .execute();
  return new Set(rows.map(({ id }) => id));
}
