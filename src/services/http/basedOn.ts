import { HEADERS } from '../../constants/headers.ts';
import type { Endpoint } from './endpoint.ts';

/**
 * Lets a change go through only where what it changes is still of the version that was read (`concurrencyStamp`); null, from
 * a backend that tells none, lets it go through in any case.
 */
export const basedOn = (stamp: string | null): Pick<Endpoint<unknown>, 'headers'> =>
  stamp === null ? {} : { headers: { [HEADERS.match]: `"${stamp}"` } };
