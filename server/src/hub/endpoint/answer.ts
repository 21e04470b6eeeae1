import { type OutgoingHttpHeader, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/** An answer that ends a request at once. */
export interface Answer {
  readonly status: number;
  readonly text?: string;
  readonly headers?: GivenHeaders;
}

/**
 * Header fields by name, in lower case as Fastify's are, so that a spread merges those of several sources. They are
 * written with the head of an answer rather than set before, since Node keeps set ones for as long as the answer is open.
 */
export type GivenHeaders = Readonly<Record<string, OutgoingHttpHeader | undefined>>;

const PLAIN = { 'content-type': 'text/plain', 'cache-control': 'no-cache,no-store' };

/** A refusal for lack of a valid token. */
export function unauthorisedAnswer(hadToken: boolean): Answer {
  return { status: 401, headers: { 'www-authenticate': hadToken ? 'Bearer error="invalid_token"' : 'Bearer' } };
}

/** @param more - headers for every answer to this request. */
export function sendHubAnswer(
  response: ServerResponse,
  { status, text = '', headers }: Answer,
  more?: GivenHeaders,
): void {
  response.writeHead(status, { ...more, ...PLAIN, 'content-length': Buffer.byteLength(text), ...headers });
  response.end(text);
}

/** Refuses an upgrade: there is no response object, so the raw answer is written to the socket. */
export function refuseUpgrade(socket: Duplex, { status, text = '', headers }: Answer): void {
  const fields = { ...PLAIN, ...headers, 'content-length': Buffer.byteLength(text), connection: 'close' };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', text].join('\r\n'));
}
