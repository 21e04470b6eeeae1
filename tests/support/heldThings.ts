// What only the browser holds: files and blob addresses. A flow that crashes must release what nothing refers to.
import type { Effect } from 'redux-saga/effects';
import { releasable } from '../../src/lib/cancellable.ts';
import type { PickedFile } from '../../src/services/browser/files.ts';

const held = new Set<string>();
let urls = 0;

/** Counts a file as held until it is forgotten. */
export function holdFile(file: PickedFile): PickedFile {
  held.add(file.id);
  return file;
}
/** A new blob address, held until it is revoked. */
export function holdUrl(): string {
  urls += 1;
  const url = `blob:held-${urls}`;
  held.add(url);
  return url;
}
export const release = (name: string): void => void held.delete(name);
/** Begins anew: what earlier sessions hold ends with them. */
export const releaseAll = (): void => held.clear();

/** Over `services/browser/blobs.ts`. What is saved is released without the flow. */
export const fakeBlobs = () => ({
  blobUrlOf: () => holdUrl(),
  revokeBlobUrl: (url: string) => release(url),
  saveBlobUrl: (url: string) => release(url),
});
/** Over `services/http/download.ts`. */
export const fakeDownload = () => ({
  download: function download() {
    return releasable(Promise.resolve(holdUrl()), release);
  },
});

const RELEASES = ['forgetFile', 'revokeBlobUrl', 'saveBlobUrl'];
/** A flow whose release itself throws has no other way to release that thing; it must still release everything else. */
export function excuse({ type, payload }: Partial<Effect> = {}): void {
  if (type === 'CALL' && RELEASES.includes(payload.fn.name)) release(payload.args[0]);
}

/** The ids of files and the blob addresses that are held although the state no longer knows them. */
export function strays(state: unknown): string[] {
  const known = JSON.stringify(state);
  return [...held].filter((name) => !known.includes(JSON.stringify(name)));
}
