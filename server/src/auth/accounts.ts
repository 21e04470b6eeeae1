import { randomUUID } from 'node:crypto';
import { sqlState } from '../db/errors.ts';
import { businessError, invalidField } from '../http/apiError.ts';
import type { AuthContext } from './context.ts';
import type { Device } from './device.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { logSecurity } from './securityLog.ts';
import type { Session } from './session.ts';
import { endSessionsOfAccount } from './sessions.ts';

const UNIQUE_VIOLATION = '23505';
const TEXTS = {
  nameTaken: { en: 'The user name is already taken.', zh: '该用户名已被占用。' },
  phoneTaken: { en: 'The phone number already belongs to an account.', zh: '该手机号已被注册。' },
  wrongPassword: { en: 'The current password is not right.', zh: '当前密码不正确。' },
} as const;

/** Which of the unique columns was hit. */
function takenBy(error: unknown): Error {
  if (sqlState(error) !== UNIQUE_VIOLATION || !(error instanceof Error)) throw error;
  const constraint = 'constraint' in error ? String(error.constraint) : error.message;
  if (constraint.includes('accounts_phone')) return businessError('Atrium:PhoneTaken', TEXTS.phoneTaken);
  return businessError('Atrium:NameTaken', TEXTS.nameTaken);
}

export interface NewAccount {
  readonly userName: string;
  readonly name: string | undefined;
  readonly phone: string;
  readonly password: string;
}

/** Makes an account without a company. Throws 403 when name or number is taken. */
export async function createAccount(auth: AuthContext, account: NewAccount, device: Device): Promise<string> {
  const { userName } = account;
  const { id } = await auth.database.host
    .insertInto('accounts')
    .values({
      user_name: userName,
      name: account.name ?? userName,
      phone: account.phone,
      password_hash: await hashPassword(account.password),
      creation_time: auth.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch((error: unknown) => {
      throw takenBy(error);
    });
  await logSecurity(
    auth.database,
    { identity: 'Account', action: 'Register', userName, accountId: id },
    device,
    auth.now(),
  );
  return id;
}

/** Sets a password; the new stamp ends what was issued before, and every session but `keep` is ended. */
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
  await logSecurity(auth.database, { identity: 'Account', action: 'ChangePassword', accountId }, device, auth.now());
}

/** Sets the password of the account with this number, if there is one, and ends all its sessions. */
export async function resetPasswordOf(
  auth: AuthContext,
  phone: string,
  password: string,
  device: Device,
): Promise<void> {
  const account = await auth.database.host
    .selectFrom('accounts')
    .select('id')
    .where('phone', '=', phone)
    .executeTakeFirst();
  if (account) await setPassword(auth, account.id, password, device);
}

/** Changes the caller's password and ends her other sign-ins. Throws 400 when the current one is wrong. */
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

/** Gives the caller's account another number, proved before by a code. Throws 403 when it is taken. */
export async function changePhoneOf(auth: AuthContext, session: Session, phone: string): Promise<void> {
  await auth.database.host
    .updateTable('accounts')
    .set({ phone })
    .where('id', '=', session.accountId)
    .execute()
    .catch((error: unknown) => {
      throw takenBy(error);
    });
}
