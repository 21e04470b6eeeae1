import { ask, CallFailure, failureOf, headersOf, isRefreshed } from '../../shared/calls.js';
import type { KeptFile } from './types.ts';

/** The server takes less than this. */
export const MAX_BYTES = 5 * 1024 * 1024;
export const MAX_FILES = 5;
const PICTURE = /\.(png|jpe?g|webp|gif)$/i;
const UPLOAD = '/api/user-work/attachment/upload';
const DOWNLOAD = '/api/user-work/attachment/get-by-name';

export const isPicture = ({ fileName }: KeptFile): boolean => PICTURE.test(fileName);

/** `fetch` does not tell how much has been sent. */
function send(
  file: File,
  tell: (share: number) => void,
  signal?: AbortSignal,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', UPLOAD);
    for (const [name, value] of Object.entries(headersOf(undefined))) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => tell(total > 0 ? loaded / total : 0);
    request.onload = () => resolve({ status: request.status, text: request.responseText });
    request.onabort = () => reject(new DOMException('given up', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort());
    request.onerror = () => reject(new CallFailure(0, ''));
    const form = new FormData();
    form.append('file', file);
    request.send(form);
  });
}

/** Uploads a file and says how far it is, from 0 to 1. Rejects once it is given up. */
export async function upload(file: File, tell: (share: number) => void, signal?: AbortSignal): Promise<KeptFile> {
  let answer = await send(file, tell, signal);
  if (answer.status === 401 && (await isRefreshed())) answer = await send(file, tell, signal);
  if (answer.status < 200 || answer.status >= 300) throw failureOf(answer.status, answer.text);
  const { name, orgName } = JSON.parse(answer.text) as { readonly name: string; readonly orgName: string };
  return { blobName: name, fileName: orgName };
}

/** The file as an address of this page; it is given back by `URL.revokeObjectURL`. */
export async function openFile({ blobName }: KeptFile): Promise<string> {
  const answer = await ask(DOWNLOAD, { query: { filename: blobName } });
  return URL.createObjectURL(await answer.blob());
}

/** Has the browser save what lies behind an address under a name. */
export function saveAs(url: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
}
