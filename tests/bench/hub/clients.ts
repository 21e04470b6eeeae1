// Child of tests/bench/hub.ts: opens many connections to the server at a loopback port and times what arrives. Bare
// sockets, so that the clients' own work is as small a part of the measurement as possible.
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { HUB_PATH, nowMs, PING_MS, parseCommand, readKind, tell } from './shared.ts';

const kind = readKind(process.argv[2]);
const port = Number(process.argv[3]);
const count = Number(process.argv[4]);
/** The access tokens of people who have signed in, one a line; all other servers take the caller's word. */
const tokens = kind === 'portal' ? readFileSync(process.argv[5] ?? '', 'utf8').split('\n') : [];
const AT_ONCE = 64;
const HANDSHAKE = '{"protocol":"json","version":1}\x1e';
const SHAKEN = '{}\x1e';
const PING = '{"type":6}\x1e';

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
const arrivals: number[] = [];
const sockets: Socket[] = [];

function post(path: string, token: string, body = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` };
    const sent = request({ agent, host: '127.0.0.1', port, path, method: 'POST', headers });
    sent.on('error', reject);
    sent.on('response', (response) => {
      let answer = '';
      response.on('data', (chunk) => {
        answer += chunk;
      });
      response.on('end', () => resolve(answer));
    });
    sent.end(body);
  });
}

async function negotiated(token: string): Promise<string> {
  const answer = await post(`${HUB_PATH}/negotiate?negotiateVersion=1`, token);
  return `${HUB_PATH}?id=${/"connectionToken":"([^"]+)"/.exec(answer)?.[1] ?? ''}`;
}

/** A record in a frame masked with zeros; without one, an empty pong. */
const frame = (record?: string): Buffer =>
  Buffer.concat([
    Buffer.from([record ? 0x81 : 0x8a, 0x80 | (record?.length ?? 0), 0, 0, 0, 0]),
    Buffer.from(record ?? ''),
  ]);

/** Resolves once the socket has received a text that contains all of these. */
function brought(socket: Socket, ...parts: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    let text = '';
    const look = (chunk: Buffer) => {
      text += chunk.toString('latin1');
      if (!parts.every((part) => text.includes(part))) return;
      socket.off('data', look);
      socket.off('error', reject);
      resolve();
    };
    socket.once('error', reject);
    socket.on('data', look);
  });
}

const asked = (path: string, token: string, ...more: string[]): string =>
  `${[`GET ${path} HTTP/1.1`, `Host: 127.0.0.1:${port}`, `Authorization: Bearer ${token}`, ...more].join('\r\n')}\r\n\r\n`;

async function openWebSocket(socket: Socket, path: string, token: string): Promise<void> {
  const key = `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`;
  socket.write(asked(path, token, 'Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13', key));
  await brought(socket, 'HTTP/1.1 101');
  if (kind === 'ws') return;
  socket.write(frame(HANDSHAKE));
  await brought(socket, SHAKEN);
}

async function openEvents(socket: Socket, path: string, token: string): Promise<void> {
  socket.write(asked(path, token, 'Accept: text/event-stream'));
  await brought(socket, 'HTTP/1.1 200', ':\r\n');
  await Promise.all([brought(socket, SHAKEN), post(path, token, HANDSHAKE)]);
}

async function openPolling(socket: Socket, path: string, token: string): Promise<void> {
  const poll = asked(path, token);
  socket.write(poll);
  await brought(socket, 'HTTP/1.1 200');
  socket.write(poll);
  await Promise.all([brought(socket, SHAKEN), post(path, token, HANDSHAKE)]);
  socket.write(poll);
  socket.on('data', (chunk: Buffer) => {
    if (chunk.toString('latin1', 0, 12) === 'HTTP/1.1 200') socket.write(poll);
  });
}

const OPEN = {
  ws: openWebSocket,
  exchanges: openWebSocket,
  hub: openWebSocket,
  portal: openWebSocket,
  plainEvents: openEvents,
  events: openEvents,
  plainPolling: openPolling,
  polling: openPolling,
};

function received(chunk: Buffer): void {
  if (chunk.includes('ReceiveNotification')) arrivals.push(nowMs());
  if (arrivals.length === count) tell({ arrivals: arrivals.splice(0) });
}

async function open(index: number): Promise<void> {
  const token = tokens[index - 1] ?? `user-${index}`;
  const path = kind === 'ws' ? '/' : await negotiated(token);
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await OPEN[kind](socket, path, token);
  socket.on('data', received);
  sockets.push(socket);
}

process.on('message', (message) => {
  if (parseCommand(message).command === 'leave') process.exit();
});
process.on('disconnect', () => process.exit());
const startedAt = nowMs();
let started = 0;
async function openSome(): Promise<void> {
  while (started < count) {
    started += 1;
    await open(started);
  }
}
await Promise.all(Array.from({ length: AT_ONCE }, openSome));
const connectMs = nowMs() - startedAt;
agent.destroy();
// As a SignalR client does over a socket; one on SSE would send a request for it, and one that polls need not.
const sign = kind === 'hub' || kind === 'portal' ? frame(PING) : frame();
if (OPEN[kind] === openWebSocket)
  setInterval(() => {
    for (const socket of sockets) socket.write(sign);
  }, PING_MS);
tell({ connected: sockets.length, connectMs });
