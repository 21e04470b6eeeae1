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
    remoteAddress: message.socket.remoteAddress,
  };
}

/** Reads a whole body, or undefined as soon as it is longer than `maxBytes`. */
export async function readBody(message: IncomingMessage, maxBytes: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of message) {
    if (!Buffer.isBuffer(chunk)) continue;
    bytes += chunk.length;
    if (bytes > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
