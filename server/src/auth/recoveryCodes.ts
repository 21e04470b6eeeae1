import { randomInt } from 'node:crypto';
import type { AtriumDatabase } from '../db/database.ts';
import type { AuthContext } from './context.ts';
import { sha256 } from './secrets.ts';

const COUNT = 10;
/** Fifty bits. */
const LENGTH = 10;
/** Without characters that look alike. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz0';

const hashOf = (accountId: string, code: string) =>
  sha256(`${accountId} ${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`);

function newCode(): string {
  const text = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${text.slice(0, LENGTH / 2)}-${text.slice(LENGTH / 2)}`;
}

/** Replaces the recovery codes with ten new ones; only their hashes are stored. */
export async function replaceRecoveryCodes(db: AtriumDatabase['host'], accountId: string): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, newCode);
  await db.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
  await db
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ account_id: accountId, code_hash: hashOf(accountId, code) })))
    .execute();
  return codes;
}

/** Whether this is one of the account's remaining codes; uses it up. */
export async function redeemRecoveryCode(auth: AuthContext, accountId: string, code: string): Promise<boolean> {
  const used = await auth.database.host
    .updateTable('recovery_codes')
    .set({ used_time: auth.now() })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hashOf(accountId, code))
    .where('used_time', 'is', null)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}

/** How many are left. */
export async function countRecoveryCodes(auth: AuthContext, accountId: string): Promise<number> {
  const { count } = await auth.database.host
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('used_time', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
