import { request } from 'node:http';
import type { TestContext } from 'node:test';
import { WebSocket } from 'ws';
import { GIVE_UP_MS } from '../../support/eventually.ts';

export const RS = '\x1e';
export const HANDSHAKE = `{"protocol":"json","version":1}${RS}`;

export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

export interface RawRequest {
  readonly method?: string;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Resolves as soon as the first bytes arrive, and leaves the response open. */
  readonly headOnly?: boolean;
}

/** One HTTP request, on a connection of its own. */
export function raw(url: string, options: RawRequest = {}): Promise<RawAnswer> {
  const { method = 'GET', token = 'alice', headers = {}, body, headOnly = false } = options;
  return new Promise((resolve, reject) => {
    const auth = token === '' ? {} : { Authorization: `Bearer ${token}` };
    const sent = request(url, { method, agent: false, headers: { ...auth, ...headers } }, (response) => {
      let text = '';
      const done = () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text });
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
        if (headOnly) done();
      });
      response.on('end', done);
      response.on('error', reject);
    });
    sent.setTimeout(GIVE_UP_MS, () => sent.destroy(new Error(`Nothing for ${GIVE_UP_MS} ms: ${method} ${url}`)));
    sent.on('error', reject);
    sent.end(body);
  });
}

/** The fields of a JSON object in a body. */
export function fieldsOf(body: string): Record<string, unknown> {
  const value: unknown = JSON.parse(body);
  if (typeof value !== 'object' || value === null) throw new Error(`Not an object: ${body}`);
  return { ...value };
}

/** Negotiates and returns the address of the new connection and its public id. */
export async function negotiated(url: string, token = 'alice'): Promise<{ at: string; connectionId: string }> {
  const { body } = await raw(`${url}/negotiate?negotiateVersion=1`, { method: 'POST', token });
  const { connectionToken, connectionId } = fieldsOf(body);
  return { at: `${url}?id=${encodeURIComponent(String(connectionToken))}`, connectionId: String(connectionId) };
}

/** An open long-polling connection, after its handshake. */
export async function polling(url: string, token = 'alice'): Promise<string> {
  const { at } = await negotiated(url, token);
  await raw(at, { token });
  await raw(at, { token, method: 'POST', body: HANDSHAKE });
  await raw(at, { token });
  return at;
}

export interface RawSocket {
  readonly socket: WebSocket;
  /** All records received so far, parsed. */
  readonly records: unknown[];
  /** Close code, once closed. */
  readonly closed: Promise<number>;
}

/** A WebSocket straight to `url`; rejects with the refusal's status. */
export function openSocket(
  t: TestContext,
  url: string,
  options: { token?: string; origin?: string } = {},
): Promise<RawSocket> {
  const { token = 'alice', origin } = options;
  const headers = { Authorization: `Bearer ${token}`, ...(origin === undefined ? {} : { Origin: origin }) };
  const socket = new WebSocket(url.replace('http', 'ws'), { headers });
  t.after(() => socket.terminate());
  const records: unknown[] = [];
  socket.on('message', (data) => {
    for (const record of String(data).split(RS).slice(0, -1)) records.push(JSON.parse(record));
  });
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('open', () => resolve({ socket, records, closed }));
  });
}

/** A WebSocket that has skipped negotiation and completed the handshake. */
export async function readySocket(t: TestContext, url: string, token = 'alice'): Promise<RawSocket> {
  const opened = await openSocket(t, url, { token });
  opened.socket.send(HANDSHAKE);
  await new Promise((resolve) => opened.socket.once('message', resolve));
  opened.records.length = 0;
  return opened;
}
