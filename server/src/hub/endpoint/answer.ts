import { type OutgoingHttpHeaders, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/** An answer that ends a request at once. */
export interface Answer {
  readonly status: number;
  readonly text?: string;
  readonly headers?: OutgoingHttpHeaders;
}

const PLAIN = { 'Content-Type': 'text/plain', 'Cache-Control': 'no-cache,no-store' };

/** A refusal for lack of a valid token. */
export function unauthorised(hadToken: boolean): Answer {
  return { status: 401, headers: { 'WWW-Authenticate': hadToken ? 'Bearer error="invalid_token"' : 'Bearer' } };
}

export function sendAnswer(response: ServerResponse, { status, text = '', headers }: Answer): void {
  response.writeHead(status, { ...PLAIN, 'Content-Length': Buffer.byteLength(text), ...headers });
  response.end(text);
}

/** Refuses an upgrade: there is no response object, so the raw answer is written to the socket. */
export function refuseUpgrade(socket: Duplex, { status, text = '', headers }: Answer): void {
  const fields = { ...PLAIN, ...headers, 'Content-Length': Buffer.byteLength(text), Connection: 'close' };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', text].join('\r\n'));
}
