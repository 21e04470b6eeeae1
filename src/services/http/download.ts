import { releasable } from '../../lib/cancellable.ts';
import { performer } from '../../lib/performer.ts';
import { revokeBlobUrl } from '../browser/blobs.ts';
import { unreadableAnswer } from './answer.ts';
import type { Endpoint } from './endpoint.ts';
import { exchange } from './exchange.ts';
import { sendOptions } from './send.ts';

const NO_CONTENT = 204;

/**
 * Fetches a file and resolves with a blob address for it, which the caller revokes (`revokeBlobUrl`). A download link
 * would carry no token, so a call fetches the file. Rejects with `ApiFailure`, also when there is no file (204): an
 * address without content would be a picture that cannot be shown. If its saga is cancelled, it is aborted and leaves
 * no address behind.
 */
export const download = performer('download', function download(endpoint: Endpoint<unknown>): Promise<string> {
  const { answer, giveUp } = exchange(endpoint, sendOptions(), (response) => response.blob());
  const made = answer.then(({ status, body }) => {
    if (status === NO_CONTENT) throw unreadableAnswer(endpoint, status);
    return URL.createObjectURL(body);
  });
  return releasable(made, revokeBlobUrl, giveUp);
});
