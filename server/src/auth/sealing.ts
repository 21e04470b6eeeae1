import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const SEALED = 'sealed:';
const PLAIN = 'plain:';

/** The stored form of a secret that must be read again: encrypted, if the installation has a key for that. */
export function seal(key: Buffer | undefined, text: string): string {
  if (!key) return PLAIN + text;
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return SEALED + Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
}

/** Reverses `seal`. Throws if the text was sealed with another key, or if there is no key any more. */
export function unseal(key: Buffer | undefined, stored: string): string {
  // Stored before there was a key.
  if (stored.startsWith(PLAIN)) return stored.slice(PLAIN.length);
  if (!key) throw new Error('A secret is encrypted, but SECRETS_KEY is not set');
  const bytes = Buffer.from(stored.slice(SEALED.length), 'base64url');
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
}
