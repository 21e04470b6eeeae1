import type { IncomingMessage } from 'node:http';
import type { HubRequest } from '../options.ts';

const BEARER = /^Bearer +(\S+)$/i;

/** Reads the parts of a request that the hub and its application need. A bearer header overrides the query token. */
export function readHubRequest(message: IncomingMessage): HubRequest {
  const url = message.url ?? '/';
  const start = url.indexOf('?');
  const query = new Map<string, string>();
  if (start !== -1) {
    for (const [key, value] of new URLSearchParams(url.slice(start + 1))) query.set(key.toLowerCase(), value);
  }
  const { authorization } = message.headers;
  const bearer = authorization === undefined ? undefined : BEARER.exec(authorization)?.[1];
  return {
    method: message.method ?? 'GET',
    headers: message.headers,
    query,
    token: bearer ?? query.get('access_token'),
  };
}

/** Reads a whole body, or undefined as soon as it is longer than `maxBytes`. */
export function readBody(message: IncomingMessage, maxBytes: number): Promise<Buffer | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    message.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= maxBytes) chunks.push(chunk);
      else resolve(undefined);
    });
    message.on('end', () => resolve(Buffer.concat(chunks)));
    message.on('error', reject);
  });
}
