import { parseJson } from '../../lib/parseJson.ts';
import { ApiFailure } from './apiError.ts';
import type { Endpoint } from './endpoint.ts';
import { errorOfAnswer } from './failure.ts';
import { bearerOf, requestOf, urlOf } from './request.ts';
import { sendOptions } from './send.ts';

/**
 * Fetches a file and resolves with a blob address for it, which the caller revokes (`revokeBlobUrl`). A download link
 * would carry no token, so the file comes by a call. Rejects with `ApiFailure`.
 */
export async function download(endpoint: Endpoint<unknown>): Promise<string> {
  const { baseUrl, readCredentials, fetch } = sendOptions();
  const credentials = readCredentials();
  const { response, blob } = await exchange(() =>
    fetch(urlOf(baseUrl, endpoint), requestOf(endpoint, credentials)),
  ).catch(() => {
    throw new ApiFailure({ kind: 'network', call: endpoint.id, url: endpoint.path, reason: 'unreachable' });
  });
  if (!response.ok) {
    const body = parseJson(await blob.text());
    throw new ApiFailure(errorOfAnswer(endpoint, bearerOf(endpoint, credentials).auth, response.status, body));
  }
  return URL.createObjectURL(blob);
}

async function exchange(begin: () => Promise<Response>): Promise<{ response: Response; blob: Blob }> {
  const response = await begin();
  return { response, blob: await response.blob() };
}
