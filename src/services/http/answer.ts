import { ApiFailure } from './apiError.ts';
import type { Endpoint } from './endpoint.ts';

/** The checked answer of a call that succeeded; rejects one that does not fit the contract. */
export function readAnswer<Res>(endpoint: Endpoint<Res>, status: number, body: unknown): Res {
  const parsed = endpoint.response.safeParse(body);
  if (parsed.success) return parsed.data;
  const paths = parsed.error.issues.map((issue) => issue.path.join('.') || '(whole answer)');
  console.error(`${endpoint.id}: the answer does not fit the contract at ${[...new Set(paths)].join(', ')}`);
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
