import { randomUUID } from 'node:crypto';
import type { Session } from '../domain/session.ts';
import { businessError, invalidField } from '../errors/apiError.ts';
import { sqlState } from '../errors/databaseError.ts';
import { accountOf } from './accountOf.ts';
import type { AuthContext } from './context.ts';
import type { Device } from './device.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { logSecurity } from './securityLog.ts';
import { endSessionsOfAccount } from './sessions.ts';
import { checkCode, demandCode, takeResetTicket } from './smsCodes.ts';

const UNIQUE_VIOLATION = '23505';
const TEXTS = {
  nameTaken: { en: 'The user name is already taken.', zh: '该用户名已被占用。' },
  phoneTaken: { en: 'The phone number already belongs to an account.', zh: '该手机号已被注册。' },
  ticketEnded: { en: 'Please verify your phone number again.', zh: '请重新验证手机号。' },
  wrongPassword: { en: 'The current password is not right.', zh: '当前密码不正确。' },
} as const;

/** Which of the unique columns was violated. */
function takenBy(error: unknown): Error {
  if (sqlState(error) !== UNIQUE_VIOLATION || !(error instanceof Error)) throw error;
  const constraint = 'constraint' in error ? String(error.constraint) : error.message;
  if (constraint.includes('accounts_phone')) return businessError('Atrium:PhoneTaken', TEXTS.phoneTaken);
  return businessError('Atrium:NameTaken', TEXTS.nameTaken);
}

export interface NewAccount {
  readonly userName: string;
  readonly name?: string | undefined;
  readonly phone: string;
  readonly password: string;
  /** Received by text message. */
  readonly code: string;
}

/**
 * Creates an account without a company, once the code has proved its number. Throws 403 for a wrong code, and when name
 * or number is taken; a taken name does not use the code up, so that another name can be tried with it.
 */
export async function registerAccount(auth: AuthContext, account: NewAccount, device: Device): Promise<string> {
  const { userName, phone, code } = account;
  const asked = { phone, purpose: 'register', code } as const;
  await demandCode(auth, asked, device, false);
  const { id } = await auth.database.host
    .insertInto('accounts')
    .values({
      user_name: userName,
      name: account.name ?? userName,
      phone,
      password_hash: await hashPassword(account.password),
      creation_time: auth.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch((error: unknown) => {
      throw takenBy(error);
    });
  await logSecurity(auth, device, { identity: 'Account', action: 'Register', userName, accountId: id });
  await checkCode(auth, asked, device, true);
  return id;
}

/** Sets a password; the new stamp invalidates what was issued before, and every session but `keep` is ended. */
async function setPassword(
  auth: AuthContext,
  accountId: string,
  password: string,
  device: Device,
  keep?: string,
): Promise<void> {
  const hash = await hashPassword(password);
  const stamp = randomUUID();
  await auth.database.inHost(async (db) => {
    await db
      .updateTable('accounts')
      .set({ password_hash: hash, security_stamp: stamp, access_failed_count: 0, lockout_end: null })
      .where('id', '=', accountId)
      .execute();
    await endSessionsOfAccount(db, accountId, 'stampChanged', auth.now(), keep);
    if (keep === undefined) return;
    await db
      .updateTable('sessions')
      .set({ security_stamp: stamp })
      .where((where) => where.or([where('id', '=', keep), where('parent_id', '=', keep)]))
      .execute();
  });
  await logSecurity(auth, device, { identity: 'Account', action: 'ChangePassword', accountId });
}

/** Sets the password of the account whose number the ticket proves, and ends all its sessions. Throws 403. */
export async function resetPassword(
  auth: AuthContext,
  ticket: string,
  password: string,
  device: Device,
): Promise<void> {
  const phone = await takeResetTicket(auth, ticket, device);
  if (phone === undefined) throw businessError('Atrium:TicketEnded', TEXTS.ticketEnded);
  const account = await accountOf(auth, phone);
  if (account) await setPassword(auth, account.id, password, device);
}

/** Changes the caller's password and ends their other sign-ins. Throws 400 when the current one is wrong. */
export async function changePasswordOf(
  auth: AuthContext,
  session: Session,
  current: string,
  next: string,
  device: Device,
): Promise<void> {
  const { password_hash: hash } = await auth.database.host
    .selectFrom('accounts')
    .select('password_hash')
    .where('id', '=', session.accountId)
    .executeTakeFirstOrThrow();
  if (!(await isPassword(auth.verifyHash, hash, current))) throw invalidField('currentPassword', TEXTS.wrongPassword);
  await setPassword(auth, session.accountId, next, device, session.hostSessionId);
}

/** Gives the caller's account another number, proved by a code. Throws 403 for a wrong code or a taken number. */
export async function changePhoneOf(
  auth: AuthContext,
  session: Session,
  { phone, code }: { readonly phone: string; readonly code: string },
  device: Device,
): Promise<void> {
  await demandCode(auth, { phone, purpose: 'changePhone', code }, device);
  await auth.database.host
    .updateTable('accounts')
    .set({ phone })
    .where('id', '=', session.accountId)
    .execute()
    .catch((error: unknown) => {
      throw takenBy(error);
    });
}
