import { call, delay, type SagaGenerator } from 'typed-redux-saga';
import { TIMING } from '../../constants/timing.ts';
import { revokeBlobUrl, saveBlobUrl } from '../../services/browser/blobs.ts';
import { download } from '../../services/http/download.ts';
import type { Endpoint } from '../../services/http/endpoint.ts';
import { callWith } from '../calls/callApi.ts';
import { wallNow } from './wallNow.ts';

/** The local time to the minute, for file names: `20261123-2315`. */
export function* fileMinute(): SagaGenerator<string> {
  return (yield* wallNow()).slice(0, 16).replace(/[-:]/g, '').replace('T', '-');
}

/** Fetches a file and saves it on the person's disk under `fileName`. */
export function* saveFile(endpoint: Endpoint<unknown>, fileName: string): SagaGenerator<void> {
  const url = yield* callWith(download, endpoint);
  if (url.ok) yield* saveUrl(url.value, fileName);
}

/** Saves what a blob address stands for, then releases it. */
export function* saveUrl(url: string, fileName: string): SagaGenerator<void> {
  try {
    yield* call(saveBlobUrl, url, fileName);
    // The browser reads the address only after this moment.
    yield* delay(TIMING.downloadHandOverMs);
  } finally {
    yield* call(revokeBlobUrl, url);
  }
}
