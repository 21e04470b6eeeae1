// Child of tests/bench/hub.ts: one server, `hub` or `ws`, on a free loopback port. Started with --expose-gc.
import { createServer, type Server } from 'node:http';
import fastify from 'fastify';
import { WebSocketServer } from 'ws';
import { registerHub } from '../../../server/src/hub/fastify.ts';
import { createHub } from '../../../server/src/hub/hub.ts';
import { HUB_PATH, listenOnLoopback, nowMs, parseCommand, tell } from './shared.ts';

interface Served {
  readonly port: number;
  count(): number;
  broadcast(): void;
}

const NOTIFICATION = {
  id: 'n1',
  name: 'bench',
  data: { title: 'A quarterly report awaits approval', text: 'x'.repeat(120) },
};

async function serveHub(): Promise<Served> {
  const hub = createHub({ authenticate: async ({ token }) => (token === undefined ? null : { userKey: token }) });
  const server = fastify();
  registerHub(server, HUB_PATH, hub);
  await server.ready();
  const port = await listenOnLoopback(server.server);
  return {
    port,
    count: () => hub.connectionCount,
    broadcast: () => hub.sendToAll('ReceiveNotification', NOTIFICATION),
  };
}

async function servePlain(): Promise<Served> {
  const server: Server = createServer();
  const webSockets = new WebSocketServer({ server, perMessageDeflate: false });
  webSockets.on('connection', (socket) => {
    socket.on('message', () => undefined);
    socket.on('error', () => undefined);
  });
  const text = `${JSON.stringify({ type: 1, target: 'ReceiveNotification', arguments: [NOTIFICATION] })}\x1e`;
  return {
    port: await listenOnLoopback(server),
    count: () => webSockets.clients.size,
    broadcast: () => {
      for (const client of webSockets.clients) client.send(text);
    },
  };
}

function restingBytes(): number {
  globalThis.gc?.();
  globalThis.gc?.();
  return process.memoryUsage().rss;
}

const served = process.argv[2] === 'hub' ? await serveHub() : await servePlain();
process.on('message', (message) => {
  switch (parseCommand(message).command) {
    case 'memory':
      tell({ rss: restingBytes(), count: served.count() });
      return;
    case 'broadcast': {
      const startedAt = nowMs();
      served.broadcast();
      tell({ startedAt, loopMs: nowMs() - startedAt });
    }
  }
});
process.on('disconnect', () => process.exit());
tell({ port: served.port });
