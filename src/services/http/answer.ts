import { ApiFailure } from './apiError.ts';
import type { Endpoint } from './endpoint.ts';
import { readMended } from './mend.ts';

/**
 * The checked answer of a call that succeeded. What is missing in it is taken for empty; one that does not fit the contract
 * even so is rejected.
 */
export function readAnswer<Res>(endpoint: Endpoint<Res>, status: number, body: unknown): Res {
  const read = readMended(endpoint.response, body);
  if (read.ok) {
    if (read.mended.length > 0) console.warn(`${endpoint.id}: the answer lacks ${read.mended.join(', ')}`);
    return read.data;
  }
  console.error(`${endpoint.id}: the answer does not fit the contract at ${[...new Set(read.paths)].join(', ')}`);
  throw new ApiFailure({
    kind: 'other',
    call: endpoint.id,
    url: endpoint.path,
    status,
    message: null,
    code: null,
    reason: 'unreadableAnswer',
    hideElMessage: endpoint.hideElMessage ?? false,
  });
}
