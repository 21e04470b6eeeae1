// The servers that the hub is compared with: a bare `ws`, and the least that makes a SignalR client's exchanges.
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Served } from './server.ts';
import { HUB_PATH, PING_MS } from './shared.ts';

const BEARER = /^Bearer (\S+)$/;
const SHAKEN = Buffer.from('{}\x1e');
const TRANSPORTS = ['WebSockets', 'ServerSentEvents', 'LongPolling'].map((transport) => ({
  transport,
  transferFormats: ['Text'],
}));
/** The caller; each server here knows it for every connection, as the hub does. */
const userOf = ({ headers }: IncomingMessage): string | undefined => BEARER.exec(headers.authorization ?? '')?.[1];

/** A plain `ws` server that pings as often as the hub does. */
function pingingSockets(server: Server, text: string): { webSockets: WebSocketServer } & Pick<Served, 'broadcast'> {
  const webSockets = new WebSocketServer({ server, perMessageDeflate: false });
  setInterval(() => {
    for (const client of webSockets.clients) client.ping();
  }, PING_MS);
  const broadcast = () => {
    for (const client of webSockets.clients) client.send(text);
  };
  return { webSockets, broadcast };
}

/** A client needs nothing but the upgrade. */
export function serveWebSockets(text: string): Served {
  const server = createServer();
  const { webSockets, broadcast } = pingingSockets(server, text);
  const users = new Map<string, WebSocket>();
  webSockets.on('connection', (socket, request) => {
    const user = userOf(request);
    if (user === undefined) return socket.close();
    users.set(user, socket);
    socket.on('message', () => undefined);
    socket.on('error', () => undefined);
  });
  return { server, count: () => users.size, broadcast };
}

/** The ids that were given to callers and not used yet, and the answers to what is asked beside the connections. */
function negotiating(): { taken: (request: IncomingMessage) => string | undefined; answered: RequestListener } {
  const given = new Map<string, string>();
  return {
    taken: (request) => {
      const id = request.url?.split('?id=')[1] ?? '';
      const user = userOf(request);
      return user !== undefined && given.get(id) === user ? id : undefined;
    },
    answered: (request, response) => {
      const user = userOf(request);
      if (user === undefined) return response.writeHead(401).end();
      const id = randomUUID();
      given.set(id, user);
      const body = { negotiateVersion: 1, connectionId: id, connectionToken: id, availableTransports: TRANSPORTS };
      const text = JSON.stringify(body);
      const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) };
      return response.writeHead(200, headers).end(text);
    },
  };
}

const isNegotiate = ({ url = '' }: IncomingMessage): boolean => url.startsWith(`${HUB_PATH}/negotiate`);

/** Plain `ws` after the exchanges that SignalR wants: a request for an id, the upgrade, and a handshake. */
export function serveExchanges(text: string): Served {
  const { taken, answered } = negotiating();
  const server = createServer(answered);
  const { webSockets, broadcast } = pingingSockets(server, text);
  const users = new Map<string, WebSocket>();
  webSockets.on('connection', (socket, request) => {
    const id = taken(request);
    if (id === undefined) return socket.close();
    socket.on('message', () => {
      if (users.has(id)) return;
      users.set(id, socket);
      socket.send(SHAKEN, { binary: false });
    });
    socket.on('error', () => undefined);
  });
  return { server, count: () => users.size, broadcast };
}

/** Passes on the handshake that a client sends in a request of its own. */
function takeHandshake(request: IncomingMessage, response: ServerResponse, shaken: () => void): void {
  request.resume();
  request.on('end', () => {
    shaken();
    response.writeHead(200, { 'Content-Length': 0 }).end();
  });
}

/** Endless responses of plain `node:http`, each with an event now and then. */
export function serveEvents(text: string): Served {
  const { taken, answered } = negotiating();
  const users = new Map<string, ServerResponse>();
  const eventOf = (record: string) => Buffer.from(`data: ${record}\r\n\r\n`);
  const shaken = eventOf('{}\x1e');
  const server = createServer((request, response) => {
    if (isNegotiate(request)) return answered(request, response);
    const id = taken(request);
    if (id === undefined) return response.writeHead(404).end();
    if (request.method === 'POST') return takeHandshake(request, response, () => void users.get(id)?.write(shaken));
    users.set(id, response);
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    return response.write(':\r\n');
  });
  const toAll = (event: Buffer) => {
    for (const response of users.values()) response.write(event);
  };
  setInterval(() => toAll(Buffer.from(':\r\n')), PING_MS);
  const event = eventOf(text);
  return { server, count: () => users.size, broadcast: () => toAll(event) };
}

/** Requests to plain `node:http` that wait for the next event; each user's first one is answered at once. */
export function servePolls(text: string): Served {
  const { taken, answered } = negotiating();
  const opened = new Set<string>();
  const waiting = new Map<string, ServerResponse>();
  /** Their handshake came before their poll. */
  const owed = new Set<string>();
  const tell = (response: ServerResponse, body = Buffer.alloc(0)) => {
    const headers = { 'Content-Type': 'application/octet-stream', 'Content-Length': body.length };
    return response.writeHead(200, headers).end(body);
  };
  const shaken = (id: string) => {
    const response = waiting.get(id);
    waiting.delete(id);
    if (response === undefined) owed.add(id);
    else tell(response, SHAKEN);
  };
  const server = createServer((request, response) => {
    if (isNegotiate(request)) return answered(request, response);
    const id = taken(request);
    if (id === undefined) return response.writeHead(404).end();
    if (request.method === 'POST') return takeHandshake(request, response, () => shaken(id));
    if (!opened.has(id)) return opened.add(id) && tell(response);
    return owed.delete(id) ? tell(response, SHAKEN) : waiting.set(id, response);
  });
  const event = Buffer.from(text);
  return {
    server,
    count: () => waiting.size,
    broadcast: () => {
      for (const [id, response] of waiting) {
        waiting.delete(id);
        tell(response, event);
      }
    },
  };
}
