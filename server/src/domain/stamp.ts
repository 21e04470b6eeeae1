import { createHash } from 'node:crypto';

const LENGTH = 22;

/** The version of what a change can change (ABP's `concurrencyStamp`): the same content has the same one. */
export function stampOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, LENGTH);
}
