import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { S3Config } from '../config/config.ts';
import { type FileStorage, storageKey } from './fileStorage.ts';
import { signS3 } from './s3Signature.ts';

const TIMEOUT_MS = 30_000;

/** Keeps files in a bucket of an S3-compatible service, addressed by path. */
export function s3Storage(config: S3Config): FileStorage {
  const send = async (method: string, key: string, content: Buffer | '' = '', contentType?: string) => {
    const url = new URL(`${config.endpoint.replace(/\/+$/, '')}/${config.bucket}/${key}`);
    const headers = signS3(config, { method, url, content, now: new Date() });
    const answer = await fetch(url, {
      method,
      headers: { ...headers, ...(contentType && { 'content-type': contentType }) },
      ...(content && { body: new Uint8Array(content) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (answer.ok || answer.status === 404) return answer;
    await answer.body?.cancel();
    throw new Error(`The file storage answered ${answer.status} to ${method}`);
  };
  return {
    async put(tenantId, name, content, contentType) {
      const answer = await send('PUT', storageKey(tenantId, name), content, contentType);
      await answer.body?.cancel();
      if (!answer.ok) throw new Error('The bucket of the file storage does not exist');
    },
    async get(tenantId, name) {
      const answer = await send('GET', storageKey(tenantId, name));
      if (answer.ok && answer.body) return Readable.fromWeb(answer.body as ReadableStream);
      await answer.body?.cancel();
      return undefined;
    },
    async remove(tenantId, name) {
      const answer = await send('DELETE', storageKey(tenantId, name));
      await answer.body?.cancel();
    },
    // An object exists whole or not at all.
    sweep: async () => 0,
  };
}
