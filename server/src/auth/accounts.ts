import { businessError } from '../errors/apiError.ts';
import { ERROR_CODES } from '../errors/codes.ts';
import { accountOf } from './accountOf.ts';
import type { AuthContext } from './context.ts';
import type { Device } from './device.ts';
import { demandGoodPassword } from './newPasswords.ts';
import { recordChange } from './ownChange.ts';
import { hashPassword } from './passwords.ts';
import { logSecurity } from './securityLog.ts';
import { checkCode, demandCode, resetTicketOf, takeResetTicket } from './smsCodes.ts';
import { storePassword } from './storePassword.ts';
import { takenBy } from './takenBy.ts';

const TICKET_ENDED = { en: 'Please verify your phone number again.', zh: '请重新验证手机号。' } as const;

export interface NewAccount {
  readonly userName: string;
  readonly name?: string | undefined;
  readonly phone: string;
  readonly password: string;
  /** Received by text message. */
  readonly code: string;
}

/**
 * Creates an account without a company, once the code has proved its number. Throws 403 for a wrong code, or if the
 * name or number is taken; a taken name does not use up the code, so another name can be tried with it.
 */
export async function registerAccount(auth: AuthContext, account: NewAccount, device: Device): Promise<string> {
  const { userName, phone, code } = account;
  const asked = { phone, purpose: 'register', code } as const;
  await demandCode(auth, asked, device, false);
  const names = [userName, phone, account.name ?? null];
  await demandGoodPassword(auth, 'password', account.password, { names, hash: null });
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

/**
 * Sets the password of the account whose number the ticket proves, and ends all its sessions. The second step remains:
 * somebody who has only the number gets no further than before. Throws 403, and 400 for an easily guessed password.
 */
export async function resetPassword(
  auth: AuthContext,
  ticket: string,
  password: string,
  device: Device,
): Promise<void> {
  const ended = () => businessError(ERROR_CODES.ticketEnded, TICKET_ENDED);
  const phone = await resetTicketOf(auth, ticket, device);
  if (phone === undefined) throw ended();
  const account = await accountOf(auth, phone);
  const owner = { names: [phone, account?.user_name ?? null], hash: account?.password_hash ?? null };
  // Checked before the ticket is used up, so that another password can be tried with it.
  await demandGoodPassword(auth, 'password', password, owner);
  if (!(await takeResetTicket(auth, ticket))) throw ended();
  if (!account) return;
  const hash = await hashPassword(password);
  const changed = { accountId: account.id, hostSessionId: null, action: 'ChangePassword', change: 'password' } as const;
  await auth.database.inHost(async (db) => {
    await storePassword(auth, db, account.id, hash);
    await recordChange(auth, db, changed, device);
  });
}
