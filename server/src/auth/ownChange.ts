import { DISPUTE_PATH } from '../../../contract/account.ts';
import type { OwnChange } from '../../../contract/securityNotices.ts';
import type { SecurityAction } from '../../../contract/session.ts';
import type { Db } from '../db/database.ts';
import { tellAccount } from '../domain/accounts/tellAccount.ts';
import { type AuthContext, after } from './context.ts';
import type { Device } from './device.ts';
import { newSecret, sha256 } from './secrets.ts';
import { logSecurity } from './securityLog.ts';
import { siteOf } from './site.ts';

const DISPUTE_SECONDS = 3 * 86_400;

/** The name of each sign-in change, as used in its text message. */
const CHANGES: Readonly<Record<OwnChange, string>> = {
  password: '登录密码已修改',
  phone: '手机号已更换',
  email: '邮箱已修改',
  secondStepOn: '两步验证已开启',
  secondStepOff: '两步验证已关闭',
  secondStepReset: '的两步验证已由管理员重置，请尽快重新设置',
  recoveryCodes: '恢复代码已重新生成',
  passkeyAdded: '已添加通行密钥',
  passkeyRemoved: '已删除通行密钥',
  externalAdded: '已关联外部登录',
  externalRemoved: '已解除外部登录',
  externalRestored: '已恢复外部登录',
  deletionRequested: '已申请注销，期满前登录后可撤回',
  deletionWithdrawn: '的注销申请已撤回',
};

/** Who changed something, and what; without a sign-in if the change came from outside the portal. */
export interface Changed {
  readonly accountId: string;
  readonly hostSessionId: string | null;
  readonly action: SecurityAction;
  readonly change: OwnChange;
  /** The number before a change of number, which is notified instead of the new one. */
  readonly oldPhone?: string | null;
}

async function beginOf(db: Db, sessionId: string | null, now: Date): Promise<Date> {
  if (sessionId === null) return now;
  const session = await db
    .selectFrom('sessions')
    .select('creation_time')
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow();
  return session.creation_time;
}

/**
 * Records a change in the change's own transaction: in the security log, and as the notice that every sign-in of the
 * account shows, with 'this was not me'. After the commit it also informs the owner by text message.
 */
export async function recordChange(
  auth: AuthContext,
  db: Db,
  { accountId, hostSessionId, action, change, oldPhone = null }: Changed,
  device: Device,
): Promise<void> {
  const ticket = newSecret();
  const now = auth.now();
  const { phone } = await db
    .selectFrom('accounts')
    .select('phone')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('disputes')
    .values({
      hash: sha256(ticket),
      account_id: accountId,
      phone: oldPhone,
      since: await beginOf(db, hostSessionId, now),
      creation_time: now,
      expiration_time: after(now, DISPUTE_SECONDS),
      change,
      session_id: hostSessionId,
      device_name: device.name,
      ip: device.ip,
    })
    .execute();
  await logSecurity(auth, device, { identity: 'Account', action, accountId }, db);
  await tellAccount(db, auth, accountId);
  const to = oldPhone ?? phone;
  if (!to) return;
  const site = siteOf(auth.config, device);
  const advice = site
    ? `如非本人操作，请在三天内打开 ${site}${DISPUTE_PATH}?ticket=${ticket}`
    : '如非本人操作，请立即通过“忘记密码”重设密码。';
  const text = `【Atrium】您的账号${CHANGES[change]}。${advice}`;
  // Not awaited: the change stands even if the message fails.
  auth.database.afterCommit(() => void auth.sendSms(to, text).catch(auth.onBackgroundError));
}
