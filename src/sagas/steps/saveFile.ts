import { call, type SagaGenerator } from '../../effects/effects.ts';
import { saveBlobUrl } from '../../services/browser/blobs.ts';
import { download } from '../../services/http/download.ts';
import type { Endpoint } from '../../services/http/endpoint.ts';
import { type ApiResult, type CallOptions, callWith, networkAnswered } from '../calls/callApi.ts';
import { wallNow } from './wallNow.ts';

/** The local time to the minute, for file names: `20261123-2315`. */
export function* fileMinute(): SagaGenerator<string> {
  return (yield* wallNow()).slice(0, 16).replace(/[-:]/g, '').replace('T', '-');
}

/** Fetches a file and saves it on the person's disk under `fileName`. */
export function* saveFile(
  endpoint: Endpoint<unknown>,
  fileName: string,
  options: CallOptions = {},
): SagaGenerator<ApiResult<unknown>> {
  const url = yield* callWith(download, endpoint, options);
  if (url.ok) {
    // At once: from here on the address is revoked whatever happens to the flow.
    yield* call(saveBlobUrl, url.value, fileName);
    yield* networkAnswered();
  }
  return url;
}
