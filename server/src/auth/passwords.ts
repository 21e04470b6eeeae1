import { hash, verify } from '@node-rs/argon2';
import { newSecret } from './secrets.ts';

/** argon2id in its text form, with the library's parameters (19 MiB, 2 passes). */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/** Whether a password belongs to a hash: all the time a sign-in takes. */
export type VerifyHash = (passwordHash: string, password: string) => Promise<boolean>;

export const verifyHash: VerifyHash = (passwordHash, password) => verify(passwordHash, password);

let nobody: Promise<string> | undefined;

/**
 * Whether the password is right. Without a hash (no such account, or one that has no password) it takes as long and
 * answers false, so that nobody learns from the time which names exist.
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
