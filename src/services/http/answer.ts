import * as z from 'zod/mini';
import { getApplicationConfiguration } from '../../../contract/configuration.ts';
import { ApiFailure } from './apiError.ts';
import type { Endpoint } from './endpoint.ts';
import { readMended } from './mend.ts';
import { bearerOf, type Credentials } from './request.ts';

/** ABP's configuration for an anonymous caller, which it also returns for a token that it no longer accepts. */
const ofNobody = z.object({ currentUser: z.object({ isAuthenticated: z.literal(false) }) });

/**
 * The validated answer of a successful call. Missing values count as empty; an answer that still does not match the
 * contract is rejected; so is the anonymous configuration, as a 401, since the portal requests one only with a token.
 *
 * @param credentials - what the call was sent with.
 */
export function readAnswer<Res>(endpoint: Endpoint<Res>, credentials: Credentials, status: number, body: unknown): Res {
  const { id: call, path: url } = endpoint;
  if (call === getApplicationConfiguration.id && ofNobody.safeParse(body).success)
    throw new ApiFailure({ kind: 'unauthorised', call, url, status: 401, auth: bearerOf(endpoint, credentials).auth });
  const read = readMended(endpoint.response, body);
  if (read.ok) {
    if (read.mended.length > 0) console.warn(`${endpoint.id}: the answer lacks ${read.mended.join(', ')}`);
    return read.data;
  }
  console.error(`${endpoint.id}: the answer does not fit the contract at ${[...new Set(read.paths)].join(', ')}`);
  throw unreadableAnswer(endpoint, status);
}

/** The failure of a call whose answer does not match its contract. */
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
