import { HEADERS } from '../../constants/headers.ts';
import type { ApiError } from './apiError.ts';
import type { Endpoint } from './endpoint.ts';

/**
 * Lets a change go through only where what it changes is still of the version that was read (`concurrencyStamp`); null, from
 * a backend that tells none, lets it go through in any case.
 */
export const basedOn = (stamp: string | null): Pick<Endpoint<unknown>, 'headers'> =>
  stamp === null ? {} : { headers: { [HEADERS.match]: `"${stamp}"` } };

/** RFC 9110: the condition of `If-Match` did not hold. */
const CHANGED_MEANWHILE = 412;

/** Somebody, perhaps the same person in another window, has saved it since it was read. */
export const isConflict = (error: ApiError): boolean => error.kind === 'other' && error.status === CHANGED_MEANWHILE;
