import { dictionary } from '@zxcvbn-ts/language-common';
import { invalidField } from '../errors/apiError.ts';
import type { AuthContext } from './context.ts';
import { isPassword } from './passwords.ts';
import { AUTH_TEXTS } from './texts.ts';

/** Fifty thousand common passwords known from breaches. */
const COMMON = new Set(dictionary.passwords);

/** The owner of the password, as far as known. */
interface Owner {
  readonly names: readonly (string | null)[];
  /** Of the current password. */
  readonly hash: string | null;
}

/**
 * Throws 400 at `field` for a password that attackers would try first: a common one, a name of its owner or of this
 * product, or the one that is being replaced (NIST SP 800-63B, 3.1.1.2). The contract checks its length; there are no
 * composition rules.
 */
export async function demandGoodPassword(
  auth: Pick<AuthContext, 'verifyHash'>,
  field: 'password' | 'newPassword',
  password: string,
  { names, hash }: Owner,
): Promise<void> {
  const plain = password.toLowerCase();
  const own = [...names, 'atrium'].flatMap((name) => (name ? [name.toLowerCase()] : []));
  // A name with digits around it is no better than the name.
  const core = plain.replace(/^[\d\W_]+|[\d\W_]+$/g, '');
  if (COMMON.has(plain)) throw invalidField(field, AUTH_TEXTS.commonPassword);
  if (own.includes(plain) || own.includes(core)) throw invalidField(field, AUTH_TEXTS.ownNamePassword);
  if (hash !== null && (await isPassword(auth.verifyHash, hash, password)))
    throw invalidField(field, AUTH_TEXTS.samePassword);
}
