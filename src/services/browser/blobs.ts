import { TIMING } from '../../constants/timing.ts';
import { performer } from '../../lib/performer.ts';

/** A blob address for a text, or for bytes. */
export const blobUrlOf = performer('blobUrlOf', (content: string | Uint8Array<ArrayBuffer>, type: string): string =>
  URL.createObjectURL(new Blob([content], { type })),
);

/** Revokes a blob address, so that the browser can free its data. */
export const revokeBlobUrl = performer('revokeBlobUrl', function revokeBlobUrl(url: string): void {
  URL.revokeObjectURL(url);
});

/** Saves what a blob address stands for on the person's disk under `fileName`, and then revokes the address. */
export const saveBlobUrl = performer('saveBlobUrl', function saveBlobUrl(url: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the address only after this moment.
  setTimeout(() => revokeBlobUrl(url), TIMING.downloadHandOverMs);
});
