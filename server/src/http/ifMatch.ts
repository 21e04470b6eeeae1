import { changedMeanwhile } from '../errors/apiError.ts';

/** The version that a change is based on, as sent to its reader. */
export interface Stamped {
  readonly concurrencyStamp?: string | null | undefined;
}

/** A stamp in the format of the `ETag` header. */
export const etagOf = (stamp: string): string => `"${stamp}"`;

/**
 * RFC 9110 §13.1.1: refuses a change if the version that it is based on has changed since. Without the header the last
 * change wins, as ABP's own clients expect of a call without a stamp.
 *
 * @param header - `If-Match` as sent, if it was: `*`, or tags; a weak tag never matches.
 * @param sent - the change that the caller wants, returned with the current version.
 * @throws ApiError 412.
 */
export function demandMatch(header: string | undefined, current: Stamped, sent: unknown): void {
  if (header === undefined || header === '*') return;
  const wanted = etagOf(current.concurrencyStamp ?? '');
  if (header.split(',').some((tag) => tag.trim() === wanted)) return;
  const text = { en: 'Somebody has changed this in the meantime.', zh: '内容在此期间已被修改。' };
  throw changedMeanwhile(text, { current, sent });
}
