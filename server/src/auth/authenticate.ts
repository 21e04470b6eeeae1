import { sql } from 'kysely';
import { LOCKED_CODE, OTHER_DEVICE_CODE } from '../../../contract/errors.ts';
import { HOST_TENANT_ID } from '../db/schema.ts';
import type { Session } from '../domain/session.ts';
import { ApiError, unauthorised } from '../errors/apiError.ts';
import type { Text } from '../errors/text.ts';
import { verifyAccessToken } from './accessTokens.ts';
import type { AuthContext } from './context.ts';
import { AUTH_TEXTS } from './texts.ts';

const SEEN_EVERY_MS = 60_000;

interface SessionRow {
  readonly id: string;
  readonly account_id: string;
  readonly tenant_id: string | null;
  readonly user_id: string;
  readonly parent_id: string | null;
  readonly client_id: string;
  readonly device_id: string | null;
  readonly last_seen_time: Date;
  readonly expiration_time: Date;
  readonly ended_time: Date | null;
  readonly end_reason: string | null;
  readonly security_stamp: string;
  readonly current_stamp: string;
  readonly account_active: boolean;
  readonly tenant_active: boolean | null;
  readonly tenant_locked: boolean | null;
  readonly member_active: boolean | null;
}

/** The row of a session with everything that can end it, found by its primary key. */
async function loadSession(auth: AuthContext, id: string): Promise<SessionRow | undefined> {
  const { rows } = await sql<SessionRow>`select * from session_state(${id})`.execute(auth.database.host);
  return rows[0];
}

function refusalOf(row: SessionRow, now: Date): ApiError | undefined {
  const locked = (text: Text) => new ApiError(423, text, { code: LOCKED_CODE });
  if (row.ended_time) {
    if (row.end_reason !== 'otherDevice') return unauthorised();
    return new ApiError(409, AUTH_TEXTS.otherDevice, { code: OTHER_DEVICE_CODE });
  }
  if (row.expiration_time <= now || row.security_stamp !== row.current_stamp) return unauthorised();
  if (!row.account_active) return locked(AUTH_TEXTS.accountDisabled);
  if (!row.tenant_id) return undefined;
  if (row.tenant_locked) return locked(AUTH_TEXTS.tenantLocked);
  if (!row.tenant_active) return locked(AUTH_TEXTS.tenantDisabled);
  return row.member_active ? undefined : locked(AUTH_TEXTS.memberDisabled);
}

/**
 * The session of an access token. It is looked up on every request, so log-out, a disabled account or a locked company
 * take effect at once. Throws ApiError: 401 for a token that is forged, expired or of an ended session, 409 if another
 * device has taken over, 423 if the account or company is locked or disabled.
 */
export async function authenticate(auth: AuthContext, token: string): Promise<Session> {
  const now = auth.now();
  const id = await verifyAccessToken(auth.keys, token, now);
  const row = id ? await loadSession(auth, id) : undefined;
  if (!row) throw unauthorised();
  const refusal = refusalOf(row, now);
  if (refusal) throw refusal;
  if (now.getTime() - row.last_seen_time.getTime() > SEEN_EVERY_MS) {
    await auth.database.host.updateTable('sessions').set({ last_seen_time: now }).where('id', '=', row.id).execute();
  }
  return {
    id: row.id,
    accountId: row.account_id,
    tenantId: row.tenant_id ?? HOST_TENANT_ID,
    userId: row.user_id,
    hostSessionId: row.parent_id ?? row.id,
    clientId: row.client_id,
    deviceId: row.device_id,
  };
}
