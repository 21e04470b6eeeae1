import { rowId } from '../domain/ids.ts';
import { maskPhone } from '../domain/mask.ts';
import type { Session } from '../domain/session.ts';
import { businessError } from '../errors/apiError.ts';
import { ERROR_CODES } from '../errors/codes.ts';
import type { AuthContext } from './context.ts';
import type { Device } from './device.ts';
import { limitCalls, RATE_RULES } from './rateLimit.ts';
import { sha256 } from './secrets.ts';
import { logSecurity } from './securityLog.ts';
import { endSessionsOfAccount } from './sessions.ts';
import { storePassword } from './storePassword.ts';
import { storePhone } from './storePhone.ts';
import { AUTH_TEXTS } from './texts.ts';

/** The row of a dispute that can still be made. */
interface Open {
  readonly column: 'hash' | 'id';
  readonly value: string;
  /** The session whose account it must belong to, if a session asks. */
  readonly asker?: Session;
}

/**
 * Handles 'This was not me': restores the number from before the change, removes what was added to the account since
 * the sign-in that made the change, clears the password, withdraws the deletion and ends every session. Returns the
 * number, masked. Throws 403.
 */
async function dispute(auth: AuthContext, open: Open, device: Device): Promise<string | null> {
  await limitCalls(auth, RATE_RULES.codeAddress, device.ip);
  const now = auth.now();
  const phone = await auth.database.inHost(async (db) => {
    const row = await db
      .updateTable('disputes')
      .set({ used_time: now })
      .where(open.column, '=', open.value)
      .$if(open.asker !== undefined, (query) => query.where('account_id', '=', open.asker?.accountId ?? ''))
      .where('used_time', 'is', null)
      .where('expiration_time', '>', now)
      .returning(['account_id', 'phone', 'since', 'creation_time'])
      .executeTakeFirst();
    if (!row) throw businessError(ERROR_CODES.ticketEnded, AUTH_TEXTS.disputeEnded);
    const { account_id: accountId, since } = row;
    // The intruder received the notices of the changes that followed.
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
    // Anybody who changes the number can also link the provider's person with that number.
    await db
      .deleteFrom('external_logins')
      .where('account_id', '=', accountId)
      .where('creation_time', '>=', since)
      .execute();
    // A feed address works like a key: one that a stranger created or renewed must not keep exposing the calendar.
    await db
      .deleteFrom('calendar_feeds')
      .where('account_id', '=', accountId)
      .where('creation_time', '>=', since)
      .execute();
    // The codes may have been renewed as well; an authenticator app set up earlier keeps working.
    await db.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
    if (row.phone !== null) await storePhone(db, accountId, row.phone);
    const account = await db
      .updateTable('accounts')
      .set({ deletion_time: null })
      .where('id', '=', accountId)
      .returning('phone')
      .executeTakeFirstOrThrow();
    // Without a number nobody could set a new password: the person, just re-authenticated, keeps this sign-in to do so.
    if (account.phone === null && open.asker)
      await endSessionsOfAccount(auth, db, accountId, 'revoked', open.asker.hostSessionId);
    else await storePassword(auth, db, accountId, null);
    await logSecurity(auth, device, { identity: 'Account', action: 'ChangeDisputed', accountId }, db);
    return account.phone;
  });
  return maskPhone(phone);
}

/** The same, through the link in a text message. */
export function disputeChange(auth: AuthContext, ticket: string, device: Device): Promise<string | null> {
  return dispute(auth, { column: 'hash', value: sha256(ticket) }, device);
}

/** The same, through a notice in the portal. The route demands re-authentication. */
export function disputeNotice(auth: AuthContext, asker: Session, id: string, device: Device) {
  return dispute(auth, { column: 'id', value: rowId(id), asker }, device);
}
