import { ask } from '../../shared/calls.js';
import { sendFile } from '../../shared/uploading.js';
import type { KeptFile } from './types.ts';

/** The server accepts only smaller files. */
export const MAX_BYTES = 5 * 1024 * 1024;
export const MAX_FILES = 5;
const PICTURE = /\.(png|jpe?g|webp|gif)$/i;
const UPLOAD = '/api/user-work/attachment/upload';
const DOWNLOAD = '/api/user-work/attachment/get-by-name';

export const isPicture = ({ fileName }: KeptFile): boolean => PICTURE.test(fileName);

/** Uploads a file and reports progress from 0 to 1. Rejects if it is cancelled. */
export function upload(file: File, tell: (share: number) => void, signal?: AbortSignal): Promise<KeptFile> {
  const form = new FormData();
  form.append('file', file);
  return sendFile(UPLOAD, form, { tell, signal });
}

/** An object URL for the file; release it with `URL.revokeObjectURL`. */
export async function openFile({ blobName }: KeptFile): Promise<string> {
  const answer = await ask(DOWNLOAD, { query: { filename: blobName } });
  return URL.createObjectURL(await answer.blob());
}

/** Makes the browser save the content of an address under a name. */
export function saveAs(url: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
}
