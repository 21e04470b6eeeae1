import type { PersonalInfo } from '../../../contract/consoleHost.ts';
import type { Db } from '../db/database.ts';
import { readPersonalInfo, updatePersonalInfo } from '../domain/accounts/personalInfo.ts';
import type { Session } from '../domain/session.ts';
import { invalidField } from '../errors/apiError.ts';
import type { AuthContext } from './context.ts';
import type { Device } from './device.ts';
import { forgetTries, ownSide, takeTry } from './lockout.ts';
import { demandGoodPassword } from './newPasswords.ts';
import { recordChange } from './ownChange.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { limitSecondStep } from './rateLimit.ts';
import { demandReauthentication } from './reauthentication.ts';
import { logSecurity } from './securityLog.ts';
import { endSessionsOfAccount } from './sessions.ts';
import { demandCode } from './smsCodes.ts';
import { storePassword } from './storePassword.ts';
import { storePhone } from './storePhone.ts';
import { AUTH_TEXTS, lockedOutText } from './texts.ts';

// Changes to one's own sign-in. The routes demand re-authentication.

async function demandCurrentPassword(auth: AuthContext, accountId: string, current: string, device: Device) {
  const account = await auth.database.host
    .selectFrom('accounts')
    .select(['password_hash', 'user_name', 'phone', 'name', 'english_name'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const { password_hash: hash, user_name, phone, name, english_name } = account;
  const owner = { names: [user_name, phone, name, english_name], hash };
  if (hash === null) return owner;
  const { isAllowed, lockedUntil } = await takeTry(auth, ownSide(accountId));
  const right = isAllowed && (await isPassword(auth.verifyHash, hash, current));
  if (!right) {
    await logSecurity(auth, device, { identity: 'Account', action: 'ReauthenticationFailed', accountId });
    throw invalidField(
      'currentPassword',
      lockedUntil ? lockedOutText(lockedUntil, auth.now()) : AUTH_TEXTS.wrongOwnPassword,
    );
  }
  await forgetTries(auth, ownSide(accountId));
  return owner;
}

/** Changes the caller's password and ends their other sign-ins. Throws 400 if the current one is wrong. */
export async function changePasswordOf(
  auth: AuthContext,
  session: Session,
  current: string,
  next: string,
  device: Device,
): Promise<void> {
  const { accountId, hostSessionId } = session;
  await limitSecondStep(auth, ownSide(accountId));
  const owner = await demandCurrentPassword(auth, accountId, current, device);
  await demandGoodPassword(auth, 'newPassword', next, owner);
  const hash = await hashPassword(next);
  await auth.database.inHost(async (db) => {
    await storePassword(auth, db, accountId, hash, hostSessionId);
    await recordChange(auth, db, { ...session, action: 'ChangePassword', change: 'password' }, device);
  });
}

/**
 * Changes the caller's number, proved by a code, and ends their other sign-ins; notifies the old number. Throws 403 for
 * a wrong code or a taken number.
 */
export async function changePhoneOf(
  auth: AuthContext,
  session: Session,
  { phone, code }: { readonly phone: string; readonly code: string },
  device: Device,
): Promise<void> {
  const { accountId, hostSessionId } = session;
  await demandCode(auth, { phone, purpose: 'changePhone', code, accountId }, device);
  await auth.database.inHost(async (db) => {
    const oldPhone = await storePhone(db, accountId, phone);
    await endSessionsOfAccount(auth, db, accountId, 'revoked', hostSessionId);
    const changed = { ...session, action: 'ChangePhoneNumber', change: 'phone', oldPhone } as const;
    await recordChange(auth, db, changed, device);
  });
}

async function storeEmail(auth: AuthContext, db: Db, session: Session, email: string | null, device: Device) {
  const { accountId, hostSessionId } = session;
  await db.updateTable('accounts').set({ email }).where('id', '=', accountId).execute();
  await endSessionsOfAccount(auth, db, accountId, 'revoked', hostSessionId);
  await recordChange(auth, db, { ...session, action: 'ChangeEmail', change: 'email' }, device);
}

/** Changes the caller's mail address and ends their other sign-ins. */
export async function changeEmailOf(
  auth: AuthContext,
  session: Session,
  email: string | null,
  device: Device,
): Promise<void> {
  await auth.database.inHost((db) => storeEmail(auth, db, session, email, device));
}

/**
 * Changes the caller's personal information. A new mail address needs re-authentication here too: throws 403 without.
 *
 * @param demandVersion - receives the current information, which is locked meanwhile, and throws if the change is not
 * based on it.
 */
export async function updateOwnInfo(
  auth: AuthContext,
  session: Session,
  input: { name: string; englishName?: string | null | undefined; email?: string | null | undefined },
  device: Device,
  demandVersion: (current: PersonalInfo) => void,
): Promise<void> {
  const { accountId } = session;
  const before = await auth.database.host
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const email = input.email === undefined ? before.email : input.email;
  if (email !== before.email) await demandReauthentication(auth, session);
  await auth.database.inHost(async (db) => {
    await db.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
    demandVersion(await readPersonalInfo(db, accountId));
    await updatePersonalInfo(db, accountId, input);
    if (email !== before.email) await storeEmail(auth, db, session, email, device);
  });
}
