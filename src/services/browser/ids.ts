import { performer } from '../../lib/performer.ts';

const BYTES = 16;

function randomHex(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * A random id of 32 hexadecimal digits (128 bits). Not `crypto.randomUUID`, which browsers give to secure origins only
 * while a portal may run in a house network without TLS.
 */
export const newId = performer('newId', () => randomHex(), 'reads');
/** As hard to guess, and under a name of its own, since tapes show ids: this is a secret. */
export const newSecret = performer('newSecret', () => randomHex(), 'reads');
