import { hash, verify } from '@node-rs/argon2';
import { newSecret } from './secrets.ts';

/** argon2id in its text form, with the library's parameters (19 MiB, 2 passes). */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/** Whether a password matches a hash; accounts for nearly all the time of a sign-in. */
export type VerifyHash = (passwordHash: string, password: string) => Promise<boolean>;

export const verifyHash: VerifyHash = (passwordHash, password) => verify(passwordHash, password);

let nobody: Promise<string> | undefined;

/**
 * Whether the password is correct. Without a hash (no such account, or one without a password) it takes as long and
 * returns false, so that the timing does not reveal which names exist.
 */
export async function isPassword(
  verifyHash: VerifyHash,
  passwordHash: string | null,
  password: string,
): Promise<boolean> {
  nobody ??= hashPassword(newSecret());
  const right = await verifyHash(passwordHash ?? (await nobody), password);
  return right && passwordHash !== null;
}
