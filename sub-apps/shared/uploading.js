import { CallFailure, failureOf, headersOf } from '../shared/calls.js';

/**
 * Sends a form with a file and tells how much of it is on its way, from 0 to 1, which `fetch` does not.
 * @param {string} path
 * @param {FormData} body
 * @param {{ tenant?: string, tell: (share: number) => void }} how
 * @returns {{ answered: Promise<any>, cancel: () => void }} `answered` is what the server says of the file; what is cancelled has failed.
 */
export function send(path, body, { tenant, tell }) {
  const request = new XMLHttpRequest();
  request.open('POST', path);
  for (const [name, value] of Object.entries(headersOf(tenant))) request.setRequestHeader(name, value);
  request.upload.onprogress = ({ loaded, total }) => tell(total > 0 ? loaded / total : 0);
  const answered = new Promise((resolve, reject) => {
    request.onload = () =>
      request.status >= 200 && request.status < 300
        ? resolve(JSON.parse(request.responseText))
        : reject(failureOf(request.status, request.responseText));
    request.onerror = () => reject(new CallFailure(0, ''));
    request.onabort = request.onerror;
  });
  request.send(body);
  return { answered, cancel: () => request.abort() };
}
