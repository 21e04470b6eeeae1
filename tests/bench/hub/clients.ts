// Child of tests/bench/hub.ts: opens many connections to the server at a loopback port and times what arrives. Bare
// sockets, so that as little as possible of what is measured is the clients' own work.
import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { HUB_PATH, nowMs, parseCommand, tell } from './shared.ts';

const [kind, portText, countText] = process.argv.slice(2);
const port = Number(portText);
const count = Number(countText);
const AT_ONCE = 64;
/** Longer than a ping, shorter than the broadcast. */
const BROADCAST_BYTES = 100;
const HANDSHAKE = '{"protocol":"json","version":1}\x1e';

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
const arrivals: number[] = [];
const sockets: Socket[] = [];

function negotiate(token: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const path = `${HUB_PATH}/negotiate?negotiateVersion=1`;
    const sent = request({
      agent,
      host: '127.0.0.1',
      port,
      path,
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    sent.on('error', reject);
    sent.on('response', (response) => {
      let body = '';
      response.on('data', (chunk) => {
        body += chunk;
      });
      response.on('end', () => resolve(/"connectionToken":"([^"]+)"/.exec(body)?.[1] ?? ''));
    });
    sent.end();
  });
}

function received(chunk: Buffer): void {
  if (chunk.length > BROADCAST_BYTES) arrivals.push(nowMs());
  if (arrivals.length === count) tell({ arrivals: arrivals.splice(0) });
}

/** The client's handshake record in a frame masked with zeros. */
function handshakeFrame(): Buffer {
  return Buffer.concat([Buffer.from([0x81, 0x80 | HANDSHAKE.length, 0, 0, 0, 0]), Buffer.from(HANDSHAKE)]);
}

function next(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('data', (chunk) => resolve(chunk.toString('latin1')));
  });
}

async function open(index: number): Promise<void> {
  const token = `user-${index}`;
  const path = kind === 'hub' ? `${HUB_PATH}?id=${await negotiate(token)}` : '/';
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  const lines = [
    `GET ${path} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    `Authorization: Bearer ${token}`,
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  const answer = await next(socket);
  if (!answer.startsWith('HTTP/1.1 101')) throw new Error(`Refused: ${answer.slice(0, 60)}`);
  if (kind === 'hub') {
    socket.write(handshakeFrame());
    const shaken = await next(socket);
    if (!shaken.includes('{}\x1e')) throw new Error('No handshake');
  }
  socket.on('data', received);
  sockets.push(socket);
}

process.on('message', (message) => {
  if (parseCommand(message).command === 'leave') process.exit();
});
process.on('disconnect', () => process.exit());
let started = 0;
async function openSome(): Promise<void> {
  while (started < count) {
    started += 1;
    await open(started);
  }
}
await Promise.all(Array.from({ length: AT_ONCE }, openSome));
agent.destroy();
tell({ connected: sockets.length });
