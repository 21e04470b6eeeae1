import { createHash } from 'node:crypto';

const LENGTH = 22;

/** What stands for a content: of what a change can change it is the version (ABP's `concurrencyStamp`). */
export function stampOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, LENGTH);
}
