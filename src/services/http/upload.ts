import { TIMING } from '../../constants/timing.ts';
import { parseJson } from '../../lib/parseJson.ts';
import { pickedFile } from '../browser/files.ts';
import { readAnswer } from './answer.ts';
import { ApiFailure } from './apiError.ts';
import type { Endpoint } from './endpoint.ts';
import { errorOfAnswer } from './failure.ts';
import { requestOf, urlOf } from './request.ts';
import { sendOptions } from './send.ts';

/** A file on its way to the server. */
export interface RunningUpload<Res> {
  /** Rejects with `ApiFailure`. */
  readonly answer: Promise<Res>;
  /** Aborts it; `answer` then rejects as aborted. */
  readonly abort: () => void;
}

/**
 * Sends the picked file `fileId` as the part `file` of a multipart call. `onProgress` gets the bytes sent so far, which
 * fetch cannot report; hence XMLHttpRequest. No progress for the timeout of one call counts as a network error.
 */
export function upload<Res>(
  endpoint: Endpoint<Res>,
  fileId: string,
  onProgress: (sent: number) => void,
): RunningUpload<Res> {
  const { baseUrl, readCredentials } = sendOptions();
  const credentials = readCredentials();
  const where = { call: endpoint.id, url: endpoint.path };
  const { method, headers, body } = requestOf({ ...endpoint, body: { file: pickedFile(fileId) } }, credentials);
  const request = new XMLHttpRequest();
  const answer = new Promise<Res>((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const fail = (reason: 'unreachable' | 'timeout') => reject(new ApiFailure({ kind: 'network', ...where, reason }));
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        fail('timeout');
        request.abort();
      }, TIMING.requestTimeoutMs);
    };
    request.open(method ?? 'POST', urlOf(baseUrl, endpoint));
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded }) => {
      wait();
      onProgress(loaded);
    });
    request.addEventListener('loadend', () => clearTimeout(timer));
    request.addEventListener('error', () => fail('unreachable'));
    request.addEventListener('abort', () => reject(new ApiFailure({ kind: 'aborted', ...where })));
    request.addEventListener('load', () => {
      const { status } = request;
      const json = parseJson(request.responseText);
      try {
        if (status < 200 || status > 299) throw new ApiFailure(errorOfAnswer(endpoint, credentials, status, json));
        resolve(readAnswer(endpoint, credentials, status, json));
      } catch (thrown) {
        reject(thrown);
      }
    });
    wait();
    request.send(body instanceof FormData ? body : null);
  });
  return { answer, abort: () => request.abort() };
}
