import { DISPUTE_PATH } from '../../../contract/account.ts';
import { maskPhone } from '../domain/mask.ts';
import type { Session } from '../domain/session.ts';
import { businessError } from '../errors/apiError.ts';
import { type AuthContext, after } from './context.ts';
import type { Device } from './device.ts';
import { limitCalls, RATE_RULES } from './rateLimit.ts';
import { newSecret, sha256 } from './secrets.ts';
import { logSecurity } from './securityLog.ts';
import { siteOf } from './site.ts';
import { storePassword } from './storePassword.ts';
import { takenBy } from './takenBy.ts';
import { AUTH_TEXTS } from './texts.ts';

const DISPUTE_SECONDS = 3 * 86_400;

/** A change of how somebody signs in, as its text message names it. */
const CHANGES = {
  password: '登录密码已修改',
  phone: '手机号已更换',
  email: '邮箱已修改',
  secondStepOn: '两步验证已开启',
  secondStepOff: '两步验证已关闭',
  recoveryCodes: '恢复代码已重新生成',
  passkeyAdded: '已添加通行密钥',
  passkeyRemoved: '已删除通行密钥',
} as const;

async function ticketFor(auth: AuthContext, session: Session, oldPhone: string | null, now: Date): Promise<string> {
  const ticket = newSecret();
  const { creation_time: since } = await auth.database.host
    .selectFrom('sessions')
    .select('creation_time')
    .where('id', '=', session.hostSessionId)
    .executeTakeFirstOrThrow();
  await auth.database.host
    .insertInto('disputes')
    .values({
      hash: sha256(ticket),
      account_id: session.accountId,
      phone: oldPhone,
      since,
      creation_time: now,
      expiration_time: after(now, DISPUTE_SECONDS),
    })
    .execute();
  return ticket;
}

/**
 * Tells the owner of the account by text message what this sign-in has changed, with a link for 'this was not me'.
 * `oldPhone` is the number before a change of number, which is told in place of the new one.
 */
export async function warnOwner(
  auth: AuthContext,
  session: Session,
  change: keyof typeof CHANGES,
  device: Device,
  oldPhone: string | null = null,
): Promise<void> {
  const { phone } = await auth.database.host
    .selectFrom('accounts')
    .select('phone')
    .where('id', '=', session.accountId)
    .executeTakeFirstOrThrow();
  const to = oldPhone ?? phone;
  if (!to) return;
  const site = siteOf(auth.config, device);
  const link = site && `${site}${DISPUTE_PATH}?ticket=${await ticketFor(auth, session, oldPhone, auth.now())}`;
  const advice = link ? `如非本人操作，请在三天内打开 ${link}` : '如非本人操作，请立即通过“忘记密码”重设密码。';
  // Not awaited: the change has been made, whatever becomes of the message.
  void auth.sendSms(to, `【Atrium】您的账号${CHANGES[change]}。${advice}`).catch(auth.onBackgroundError);
}

/**
 * 'This was not me': the number before the change is the account's again, what was added to it since the sign-in that
 * made the change goes, nobody knows its password, and every session ends. Returns the number, masked. Throws 403.
 */
export async function disputeChange(auth: AuthContext, ticket: string, device: Device): Promise<string | null> {
  await limitCalls(auth, RATE_RULES.codeAddress, device.ip);
  const now = auth.now();
  const { accountId, phone } = await auth.database.inHost(async (db) => {
    const row = await db
      .updateTable('disputes')
      .set({ used_time: now })
      .where('hash', '=', sha256(ticket))
      .where('used_time', 'is', null)
      .where('expiration_time', '>', now)
      .returning(['account_id', 'phone', 'since', 'creation_time'])
      .executeTakeFirst();
    if (!row) throw businessError('Atrium:TicketEnded', AUTH_TEXTS.disputeEnded);
    const { account_id: accountId, since } = row;
    // Whoever got in was told of the changes that followed.
    await db
      .updateTable('disputes')
      .set({ used_time: now })
      .where('account_id', '=', accountId)
      .where('creation_time', '>=', row.creation_time)
      .where('used_time', 'is', null)
      .execute();
    await db.deleteFrom('passkeys').where('account_id', '=', accountId).where('creation_time', '>=', since).execute();
    await db
      .deleteFrom('second_steps')
      .where('account_id', '=', accountId)
      .where('creation_time', '>=', since)
      .execute();
    // Whoever changes the number may link the provider's person who has it.
    await db
      .deleteFrom('external_logins')
      .where('account_id', '=', accountId)
      .where('creation_time', '>=', since)
      .execute();
    // An address is as good as a key: one that a stranger made or renewed must not go on telling the calendar.
    await db
      .deleteFrom('calendar_feeds')
      .where('account_id', '=', accountId)
      .where('creation_time', '>=', since)
      .execute();
    // They may have been renewed as well; an app that is older goes on working.
    await db.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
    await storePassword(db, accountId, null, now);
    const account = await db
      .updateTable('accounts')
      .set((eb) => ({ phone: row.phone ?? eb.ref('phone') }))
      .where('id', '=', accountId)
      .returning('phone')
      .executeTakeFirstOrThrow()
      .catch((error: unknown) => {
        throw takenBy(error);
      });
    return { accountId, phone: account.phone };
  });
  await logSecurity(auth, device, { identity: 'Account', action: 'ChangeDisputed', accountId });
  return maskPhone(phone);
}
