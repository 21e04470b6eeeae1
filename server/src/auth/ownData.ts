import { exportOwnData } from '../domain/accounts/ownDataExport.ts';
import type { FileAnswer } from '../domain/files.ts';
import type { Session } from '../domain/session.ts';
import type { AuthContext } from './context.ts';
import type { Device } from './device.ts';
import { limitCalls, RATE_RULES } from './rateLimit.ts';
import { logSecurity } from './securityLog.ts';

/** Everything that is stored about the caller, as a file; the security log records the export. Throws 429. */
export async function exportedOwnData(auth: AuthContext, { accountId }: Session, device: Device): Promise<FileAnswer> {
  await limitCalls(auth, RATE_RULES.ownData, accountId);
  const file = await exportOwnData(auth.database, accountId, auth.now());
  await logSecurity(auth, device, { identity: 'Account', action: 'PersonalDataExported', accountId });
  return file;
}
