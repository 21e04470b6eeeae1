import type { ConsoleAct } from '../../../contract/acts.ts';
import type { SecurityAction } from '../../../contract/session.ts';
import type { AtriumDatabase, Db } from '../db/database.ts';
import { recordAccountAct } from '../domain/console/accountActs.ts';
import type { AuthContext } from './context.ts';
import type { Device } from './device.ts';

export interface SecurityEvent {
  /** 'OpenIddict' for the token endpoint, 'Account' otherwise. */
  readonly identity: 'OpenIddict' | 'Account';
  readonly action: SecurityAction;
  readonly userName?: string | null;
  readonly accountId?: string | null;
  readonly tenantId?: string | null;
  readonly clientId?: string | null;
}

const LONGEST_NAME = 256;

/** The entries that administrators see beside their own acts. */
const ACTS: Readonly<Partial<Record<SecurityAction, ConsoleAct>>> = {
  ChangePhoneNumber: 'phoneChanged',
  ChangeDisputed: 'changeDisputed',
  CodeFailed: 'codeFailed',
  TwoFactorFailed: 'codeFailed',
  QrCodeGranted: 'qrCodeGranted',
};

/**
 * Writes one row of the security log. Uses its own transaction, so that a refused sign-in is logged even though it
 * fails; a change is logged in the transaction that makes it (`db`), so that neither exists without the other.
 */
export async function logSecurity(
  auth: AuthContext,
  device: Device,
  event: SecurityEvent,
  db: Db | AtriumDatabase['host'] = auth.database.host,
): Promise<void> {
  await db
    .insertInto('security_log')
    .values({
      creation_time: auth.now(),
      identity: event.identity,
      action: event.action,
      user_name: event.userName?.slice(0, LONGEST_NAME) ?? null,
      account_id: event.accountId ?? null,
      tenant_id: event.tenantId ?? null,
      client_id: event.clientId ?? null,
      client_ip: device.ip,
      browser_info: device.userAgent,
      device_id: device.id,
      device_name: device.name,
      device_type: device.type,
      correlation_id: device.requestId,
    })
    .execute();
  const act = ACTS[event.action];
  if (act && event.accountId) await recordAccountAct(db, act, event.accountId, auth.now());
}
