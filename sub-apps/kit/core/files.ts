import { ask } from '../../shared/calls.js';
import { sendFile } from '../../shared/uploading.js';
import type { KeptFile } from './types.ts';

/** The server takes less than this. */
export const MAX_BYTES = 5 * 1024 * 1024;
export const MAX_FILES = 5;
const PICTURE = /\.(png|jpe?g|webp|gif)$/i;
const UPLOAD = '/api/user-work/attachment/upload';
const DOWNLOAD = '/api/user-work/attachment/get-by-name';

export const isPicture = ({ fileName }: KeptFile): boolean => PICTURE.test(fileName);

/** Uploads a file and says how far it is, from 0 to 1. Rejects once it is given up. */
export function upload(file: File, tell: (share: number) => void, signal?: AbortSignal): Promise<KeptFile> {
  const form = new FormData();
  form.append('file', file);
  return sendFile(UPLOAD, form, { tell, signal });
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
