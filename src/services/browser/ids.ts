import { performer } from '../../lib/performer.ts';

const BYTES = 16;

function randomHex(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * A random id of 32 hexadecimal digits (128 bits). Not `crypto.randomUUID`, which browsers offer to secure origins
 * only, whereas a portal may run on an internal network without TLS.
 */
export const newId = performer('newId', () => randomHex(), 'reads');
/** Just as hard to guess, but under a separate name: tapes show ids, and this is a secret. */
export const newSecret = performer('newSecret', () => randomHex(), 'reads');
