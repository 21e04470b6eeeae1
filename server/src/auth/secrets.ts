import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A secret of 256 bits, in characters that need no escaping. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** SHA-256 as hex: the stored form of secrets with enough entropy of their own. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Compares in constant time. */
export function sameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(createHash('sha256').update(given).digest(), createHash('sha256').update(expected).digest());
}
