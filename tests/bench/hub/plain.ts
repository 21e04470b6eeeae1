import { createServer, type ServerResponse } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Served } from './server.ts';
import { PING_MS } from './shared.ts';

const BEARER = /^Bearer (\S+)$/;
/** The caller; each server here knows it for every connection, as the hub does. */
const userOf = (authorization: string | undefined): string | undefined => BEARER.exec(authorization ?? '')?.[1];

/** A plain `ws` server that pings as often as the hub does. */
export function serveWebSockets(text: string): Served {
  const server = createServer();
  const webSockets = new WebSocketServer({ server, perMessageDeflate: false });
  const users = new Map<string, WebSocket>();
  webSockets.on('connection', (socket, request) => {
    const user = userOf(request.headers.authorization);
    if (user === undefined) return socket.close();
    users.set(user, socket);
    socket.on('message', () => undefined);
    socket.on('error', () => undefined);
  });
  setInterval(() => {
    for (const client of webSockets.clients) client.ping();
  }, PING_MS);
  return {
    server,
    count: () => users.size,
    broadcast: () => {
      for (const client of webSockets.clients) client.send(text);
    },
  };
}

/** Endless responses of plain `node:http`, each with an event now and then. */
export function serveEvents(text: string): Served {
  const users = new Map<string, ServerResponse>();
  const server = createServer((request, response) => {
    const user = userOf(request.headers.authorization);
    if (user === undefined) return response.writeHead(401).end();
    users.set(user, response);
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    return response.write(':\r\n');
  });
  const toAll = (event: Buffer) => {
    for (const response of users.values()) response.write(event);
  };
  setInterval(() => toAll(Buffer.from(':\r\n')), PING_MS);
  const event = Buffer.from(`data: ${text}\r\n\r\n`);
  return { server, count: () => users.size, broadcast: () => toAll(event) };
}

/** Requests to plain `node:http` that wait for the next event; each user's first one is answered at once. */
export function servePolls(text: string): Served {
  const users = new Map<string, ServerResponse>();
  const server = createServer((request, response) => {
    const user = userOf(request.headers.authorization);
    if (user === undefined) return response.writeHead(401).end();
    if (!users.has(user)) response.writeHead(200, { 'Content-Length': 0 }).end();
    return users.set(user, response);
  });
  const body = Buffer.from(text);
  const headers = { 'Content-Type': 'application/octet-stream', 'Content-Length': body.length };
  return {
    server,
    count: () => users.size,
    broadcast: () => {
      for (const response of users.values()) response.writeHead(200, headers).end(body);
    },
  };
}
