import { randomUUID } from 'node:crypto';
import type { AtriumDatabase, Db } from '../db/database.ts';
import { type AuthContext, after } from './context.ts';
import { newSecret, sha256 } from './secrets.ts';
import { endSessions, type LiveSession } from './sessions.ts';

/** How long a redeemed token may be redeemed again: tabs race, and answers get lost. */
const REUSE_LEEWAY_SECONDS = 30;

/** The token that is exchanged for a new one. */
export interface ParentToken {
  readonly text: string;
  readonly familyId: string;
}

/**
 * Records a new refresh token of a session; the text itself is never stored. A child's text is derived from its
 * parent's: repeating the exchange within the leeway returns the same child, so a family has a single branch.
 */
export async function addRefreshToken(
  auth: AuthContext,
  db: AtriumDatabase['host'],
  session: LiveSession,
  scope: string,
  from?: ParentToken,
): Promise<string> {
  const now = auth.now();
  const token = from ? await auth.keys.secretOf(from.text) : newSecret();
  const sliding = after(now, auth.config.refreshTokenLife);
  await db
    .insertInto('refresh_tokens')
    .values({
      hash: sha256(token),
      family_id: from?.familyId ?? randomUUID(),
      session_id: session.id,
      client_id: session.clientId,
      scope,
      creation_time: now,
      expiration_time: sliding < session.expirationTime ? sliding : session.expirationTime,
    })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
  if (from) {
    await db
      .updateTable('refresh_tokens')
      .set({ replaced_by: sha256(token) })
      .where('hash', '=', sha256(from.text))
      .execute();
  }
  return token;
}

/** A token that may be exchanged, with its session; it now counts as redeemed. */
export interface RedeemedToken extends ParentToken {
  readonly clientId: string;
  readonly scope: string;
  readonly session: LiveSession;
}

export type Redemption =
  | { readonly kind: 'redeemed'; readonly token: RedeemedToken }
  | { readonly kind: 'unknown' | 'ended' | 'superseded' | 'stampChanged' | 'notAllowed' }
  | { readonly kind: 'reused'; readonly accountId: string; readonly userName: string };

async function load(db: Db, hash: string) {
  return db
    .selectFrom('refresh_tokens as token')
    .leftJoin('refresh_tokens as child', 'child.hash', 'token.replaced_by')
    .innerJoin('sessions as session', 'session.id', 'token.session_id')
    .leftJoin('sessions as parent', 'parent.id', 'session.parent_id')
    .innerJoin('accounts as account', 'account.id', 'session.account_id')
    .leftJoin('tenant_users as user', (join) =>
      join.onRef('user.id', '=', 'session.user_id').onRef('user.tenant_id', '=', 'session.tenant_id'),
    )
    .leftJoin('tenants as tenant', 'tenant.id', 'session.tenant_id')
    .select((eb) => [
      'token.hash',
      'token.family_id',
      'token.client_id',
      'token.scope',
      'token.expiration_time',
      'token.used_at',
      'token.revoked_at',
      'token.replaced_by',
      'child.used_at as child_used_at',
      'session.id as session_id',
      'session.account_id',
      'session.user_id',
      'session.tenant_id',
      eb.fn.coalesce('session.ended_time', 'parent.ended_time').as('ended_time'),
      'session.expiration_time as session_end',
      'session.security_stamp',
      'account.user_name',
      'account.security_stamp as current_stamp',
      'account.is_active',
      'user.is_active as member_active',
      'tenant.is_active as tenant_active',
      'tenant.is_locked as tenant_locked',
    ])
    .where('token.hash', '=', hash)
    .forUpdate('token')
    .executeTakeFirst();
}

/**
 * Redeems a refresh token for a client. A token that was already redeemed longer ago than the leeway revokes its whole
 * family and ends the session, because one of its two holders must be a thief. A request by another client changes
 * nothing.
 */
export function redeemRefreshToken(auth: AuthContext, text: string, clientId: string): Promise<Redemption> {
  return auth.database.inHost(async (db): Promise<Redemption> => {
    const now = auth.now();
    const row = await load(db, sha256(text));
    if (!row) return { kind: 'unknown' };
    if (row.revoked_at || row.ended_time || row.expiration_time <= now || row.session_end <= now)
      return { kind: 'ended' };
    if (row.security_stamp !== row.current_stamp) return { kind: 'stampChanged' };
    const placeIsOpen = !row.tenant_id || (row.tenant_active && row.member_active && !row.tenant_locked);
    if (!row.is_active || !placeIsOpen) return { kind: 'notAllowed' };
    if (row.used_at && after(row.used_at, REUSE_LEEWAY_SECONDS) < now) {
      await db.updateTable('refresh_tokens').set({ revoked_at: now }).where('family_id', '=', row.family_id).execute();
      await endSessions(auth, db, [row.session_id], 'tokenReuse');
      return { kind: 'reused', accountId: row.account_id, userName: row.user_name };
    }
    // Within the leeway: if two tabs race, the slower one has not seen the child, but a holder who has used the child
    // has no need of the parent.
    const child = sha256(await auth.keys.secretOf(text));
    if (row.child_used_at || (row.replaced_by ?? child) !== child) return { kind: 'superseded' };
    if (!row.used_at && row.client_id === clientId) {
      await db.updateTable('refresh_tokens').set({ used_at: now }).where('hash', '=', row.hash).execute();
    }
    const session = {
      id: row.session_id,
      accountId: row.account_id,
      userId: row.user_id,
      tenantId: row.tenant_id,
      userName: row.user_name,
      clientId: row.client_id,
      expirationTime: row.session_end,
    };
    const { family_id: familyId, scope } = row;
    return { kind: 'redeemed', token: { text, familyId, clientId: row.client_id, scope, session } };
  });
}
