import * as z from 'zod/mini';
import { getApplicationConfiguration } from '../../../contract/configuration.ts';
import { ApiFailure } from './apiError.ts';
import type { Endpoint } from './endpoint.ts';
import { readMended } from './mend.ts';

/** What ABP answers as the configuration of nobody: also for a token that it no longer takes. */
const ofNobody = z.object({ currentUser: z.object({ isAuthenticated: z.literal(false) }) });

/**
 * The checked answer of a call that succeeded. What is missing in it is taken for empty; one that does not fit the contract
 * even so is rejected; so is the configuration of nobody, as a 401, since the portal asks for one only with a token.
 */
export function readAnswer<Res>(endpoint: Endpoint<Res>, status: number, body: unknown): Res {
  const { id: call, path: url, auth } = endpoint;
  if (call === getApplicationConfiguration.id && ofNobody.safeParse(body).success)
    throw new ApiFailure({ kind: 'unauthorised', call, url, status: 401, auth });
  const read = readMended(endpoint.response, body);
  if (read.ok) {
    if (read.mended.length > 0) console.warn(`${endpoint.id}: the answer lacks ${read.mended.join(', ')}`);
    return read.data;
  }
  console.error(`${endpoint.id}: the answer does not fit the contract at ${[...new Set(read.paths)].join(', ')}`);
  throw unreadableAnswer(endpoint, status);
}

/** What a call fails with whose answer is none that it may have. */
export function unreadableAnswer({ id, path, hideElMessage }: Endpoint<unknown>, status: number): ApiFailure {
  return new ApiFailure({
    kind: 'other',
    call: id,
    url: path,
    status,
    message: null,
    code: null,
    reason: 'unreadableAnswer',
    hideElMessage: hideElMessage ?? false,
  });
}
