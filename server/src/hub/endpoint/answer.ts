import { type OutgoingHttpHeader, type OutgoingHttpHeaders, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/** An answer that ends a request at once. */
export interface Answer {
  readonly status: number;
  readonly text?: string;
  readonly headers?: OutgoingHttpHeaders;
}

/** Headers from one source. */
export type GivenHeaders = Readonly<Record<string, OutgoingHttpHeader | undefined>>;

const PLAIN = { 'Content-Type': 'text/plain', 'Cache-Control': 'no-cache,no-store' };

/**
 * Merges the headers of several sources; for each name, ignoring case, the last wins. They are written with the head of
 * an answer rather than set before, since Node keeps set headers for as long as the answer is open.
 */
export function headersOf(...sources: readonly (GivenHeaders | undefined)[]): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = {};
  for (const source of sources)
    for (const [name, value] of Object.entries(source ?? {}))
      if (value !== undefined) headers[name.toLowerCase()] = value;
  return headers;
}

/** A refusal for lack of a valid token. */
export function unauthorisedAnswer(hadToken: boolean): Answer {
  return { status: 401, headers: { 'WWW-Authenticate': hadToken ? 'Bearer error="invalid_token"' : 'Bearer' } };
}

/** @param more - headers for every answer to this request. */
export function sendHubAnswer(
  response: ServerResponse,
  { status, text = '', headers }: Answer,
  more?: GivenHeaders,
): void {
  response.writeHead(status, headersOf(more, PLAIN, { 'Content-Length': Buffer.byteLength(text) }, headers));
  response.end(text);
}

/** Refuses an upgrade: there is no response object, so the raw answer is written to the socket. */
export function refuseUpgrade(socket: Duplex, { status, text = '', headers }: Answer): void {
  const fields = { ...PLAIN, ...headers, 'Content-Length': Buffer.byteLength(text), Connection: 'close' };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', text].join('\r\n'));
}
