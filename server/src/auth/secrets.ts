import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A secret of 256 bits, in characters that need no escaping. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** SHA-256 as hex: how secrets with enough bits of their own are kept. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Compares in a time that does not depend on where the two differ. */
export function sameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(createHash('sha256').update(given).digest(), createHash('sha256').update(expected).digest());
}
