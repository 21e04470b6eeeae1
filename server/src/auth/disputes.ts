import { rowId } from '../domain/ids.ts';
import { maskPhone } from '../domain/mask.ts';
import type { Session } from '../domain/session.ts';
import { businessError } from '../errors/apiError.ts';
import type { AuthContext } from './context.ts';
import type { Device } from './device.ts';
import { limitCalls, RATE_RULES } from './rateLimit.ts';
import { sha256 } from './secrets.ts';
import { logSecurity } from './securityLog.ts';
import { endSessionsOfAccount } from './sessions.ts';
import { storePassword } from './storePassword.ts';
import { takenBy } from './takenBy.ts';
import { AUTH_TEXTS } from './texts.ts';

/** The row of a dispute that can still be made. */
interface Open {
  readonly column: 'hash' | 'id';
  readonly value: string;
  /** Whose it must be, where a session asks. */
  readonly asker?: Session;
}

/**
 * 'This was not me': the number before the change is the account's again, what was added to it since the sign-in that
 * made the change goes, nobody knows its password, its deletion is withdrawn, and every session ends. Returns the number, masked. Throws 403.
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
    const account = await db
      .updateTable('accounts')
      .set((eb) => ({ phone: row.phone ?? eb.ref('phone'), deletion_time: null }))
      .where('id', '=', accountId)
      .returning('phone')
      .executeTakeFirstOrThrow()
      .catch((error: unknown) => {
        throw takenBy(error);
      });
    // Without a number nobody could set another password: who has just proved who they are keeps this sign-in, to change it.
    if (account.phone === null && open.asker)
      await endSessionsOfAccount(auth, db, accountId, 'revoked', open.asker.hostSessionId);
    else await storePassword(auth, db, accountId, null);
    await logSecurity(auth, device, { identity: 'Account', action: 'ChangeDisputed', accountId }, db);
    return account.phone;
  });
  return maskPhone(phone);
}

/** The same, by the link of a text message. */
export function disputeChange(auth: AuthContext, ticket: string, device: Device): Promise<string | null> {
  return dispute(auth, { column: 'hash', value: sha256(ticket) }, device);
}

/** The same, by a notice in the portal. The route demands re-authentication. */
export function disputeNotice(auth: AuthContext, asker: Session, id: string, device: Device) {
  return dispute(auth, { column: 'id', value: rowId(id), asker }, device);
}
