import { ApiError } from '../errors/apiError.ts';

/** What a change is based on, as its reader got it. */
export interface Stamped {
  readonly concurrencyStamp?: string | null | undefined;
}

/** A stamp as the header `ETag` has it. */
export const etagOf = (stamp: string): string => `"${stamp}"`;

/**
 * RFC 9110 §13.1.1: a change is refused where what it is based on has changed since. Without the header the last one wins,
 * as ABP's own clients expect of a call without a stamp.
 *
 * @param header - `If-Match` as sent, if it was: `*`, or tags; a weak one never matches.
 * @param sent - what the caller wants, told back beside what there is.
 * @throws ApiError 412. Not ABP's 409: by that the portal learns that another device has taken over (§8).
 */
export function demandMatch(header: string | undefined, current: Stamped, sent: unknown): void {
  if (header === undefined || header.trim() === '*') return;
  const wanted = etagOf(current.concurrencyStamp ?? '');
  if (header.split(',').some((tag) => tag.trim() === wanted)) return;
  throw new ApiError(
    412,
    { en: 'Somebody has changed this in the meantime.', zh: '内容在此期间已被修改。' },
    { code: 'Atrium:ChangedMeanwhile', data: { current, sent } },
  );
}
