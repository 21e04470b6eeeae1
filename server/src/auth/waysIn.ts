import type { Db } from '../db/database.ts';
import { businessError, notFound } from '../errors/apiError.ts';
import { ERROR_CODES } from '../errors/codes.ts';
import type { AuthContext } from './context.ts';
import { AUTH_TEXTS } from './texts.ts';

/** Whether the account can sign in with a password, number, passkey or link to this installation's provider. */
async function hasWayIn(auth: AuthContext, db: Db, accountId: string): Promise<boolean> {
  const issuer = auth.config.oidc?.issuer ?? '';
  const account = await db
    .selectFrom('accounts as account')
    .select('account.id')
    .where('account.id', '=', accountId)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('account.password_hash', 'is not', null),
        eb('account.phone', 'is not', null),
        exists(selectFrom('passkeys').select('id').where('account_id', '=', accountId)),
        exists(
          selectFrom('external_logins')
            .select('id')
            .where('account_id', '=', accountId)
            .where('removed_time', 'is', null)
            .where('issuer', '=', issuer),
        ),
      ]),
    )
    .executeTakeFirst();
  return account !== undefined;
}

/**
 * Removes one way to sign in from an account. Of two concurrent removals, the second sees that the first is gone.
 *
 * @param remove - resolves with how many it has removed.
 * @throws ApiError 404 if that is none, 403 if the account has no other way to sign in.
 */
export async function removeWayIn(
  auth: AuthContext,
  db: Db,
  accountId: string,
  remove: () => Promise<bigint>,
): Promise<void> {
  await db.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
  if ((await remove()) === 0n) throw notFound();
  if (!(await hasWayIn(auth, db, accountId)))
    throw businessError(ERROR_CODES.lastWayToSignIn, AUTH_TEXTS.lastWayToSignIn);
}
