import { createHash } from 'node:crypto';

const LENGTH = 22;

/** A stamp of a content: over everything a change can alter, it serves as its version (ABP's `concurrencyStamp`). */
export function stampOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, LENGTH);
}
