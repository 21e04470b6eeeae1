import { hash, verify } from '@node-rs/argon2';
import { newSecret } from './secrets.ts';

/** argon2id in its text form, with the library's parameters (19 MiB, 2 passes). */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

let nobody: Promise<string> | undefined;

/**
 * Whether the password is right. Without a hash (no such account, or one that has no password) it takes as long and
 * answers false, so that nobody learns from the time which names exist.
 */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  nobody ??= hashPassword(newSecret());
  const right = await verify(passwordHash ?? (await nobody), password);
  return right && passwordHash !== null;
}
