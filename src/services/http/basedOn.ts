import { HEADERS } from '../../constants/headers.ts';
import type { ApiError } from './apiError.ts';
import type { Endpoint } from './endpoint.ts';

/**
 * Makes a change conditional on the version that was read (`concurrencyStamp`); null, from a backend that sends none,
 * makes it unconditional.
 */
export const basedOn = (stamp: string | null): Pick<Endpoint<unknown>, 'headers'> =>
  stamp === null ? {} : { headers: { [HEADERS.match]: `"${stamp}"` } };

/** RFC 9110: the condition of `If-Match` did not hold. */
const CHANGED_MEANWHILE = 412;

/** Whether somebody, perhaps the same person in another window, has saved it since it was read. */
export const isConflict = (error: ApiError): boolean => error.kind === 'other' && error.status === CHANGED_MEANWHILE;
