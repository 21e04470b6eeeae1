import { CallFailure, failureOf, headersOf, isRefreshed, whileChanging } from './calls.js';

/**
 * A form upload with a file; `tell` receives the progress from 0 to 1, which `fetch` does not report. `signal`
 * cancels it.
 * @typedef {{ tenant?: string, tell: (share: number) => void, signal?: AbortSignal | undefined }} How
 */

/** @param {string} path @param {FormData} body @param {How} how @returns {Promise<{ status: number, text: string }>} */
function once(path, body, { tenant, tell, signal }) {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    for (const [name, value] of Object.entries(headersOf(tenant))) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => tell(total > 0 ? loaded / total : 0);
    request.onload = () => resolve({ status: request.status, text: request.responseText });
    request.onerror = () => reject(new CallFailure(0, ''));
    request.onabort = request.onerror;
    signal?.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}

/**
 * Uploads a file; retries once with a new token if the old one has expired. A cancelled upload counts as failed.
 * @param {string} path
 * @param {FormData} body
 * @param {How} how
 * @returns {Promise<{ blobName: string, fileName: string }>}
 */
export const sendFile = (path, body, how) => whileChanging(() => sendOnce(path, body, how));

/** @param {string} path @param {FormData} body @param {How} how */
async function sendOnce(path, body, how) {
  let answer = await once(path, body, how);
  if (answer.status === 401 && how.tenant === undefined && (await isRefreshed())) answer = await once(path, body, how);
  if (answer.status < 200 || answer.status >= 300) throw failureOf(answer.status, answer.text);
  const { name, orgName } = JSON.parse(answer.text);
  return { blobName: name, fileName: orgName };
}
