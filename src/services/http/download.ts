import { cancellable } from '../../lib/cancellable.ts';
import { performer } from '../../lib/performer.ts';
import { revokeBlobUrl } from '../browser/blobs.ts';
import type { Endpoint } from './endpoint.ts';
import { exchange } from './exchange.ts';
import { sendOptions } from './send.ts';

/**
 * Fetches a file and resolves with a blob address for it, which the caller revokes (`revokeBlobUrl`). A download link
 * would carry no token, so the file comes by a call. Rejects with `ApiFailure`. If its saga is cancelled, it is aborted
 * and leaves no address behind.
 */
export const download = performer('download', function download(endpoint: Endpoint<unknown>): Promise<string> {
  let url: string | null = null;
  const { answer, giveUp } = exchange(endpoint, sendOptions(), (response) => response.blob());
  const made = answer.then(({ body }) => {
    url = URL.createObjectURL(body);
    return url;
  });
  return cancellable(made, () => {
    giveUp();
    // The address may have been made just before anybody could take it.
    if (url !== null) revokeBlobUrl(url);
  });
});
