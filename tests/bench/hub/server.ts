// Child of tests/bench/hub.ts: one server of a given kind on a free loopback port. Started with --expose-gc.
import type { Server } from 'node:http';
import fastify from 'fastify';
import { registerHub } from '../../../server/src/hub/fastify.ts';
import { createHub } from '../../../server/src/hub/hub.ts';
import { serveEvents, serveExchanges, servePolls, serveWebSockets } from './plain.ts';
import { HUB_PATH, type Kind, listenOnLoopback, nowMs, parseCommand, readKind, tell } from './shared.ts';

/** Something that many clients connect to. */
export interface Served {
  readonly server: Server;
  /** Open connections. */
  count(): number;
  /** Sends one event to all of them. */
  broadcast(): unknown;
}

const NOTIFICATION = {
  id: 'n1',
  name: 'bench',
  data: { title: 'A quarterly report awaits approval', text: 'x'.repeat(120) },
};
const TEXT = `${JSON.stringify({ type: 1, target: 'ReceiveNotification', arguments: [NOTIFICATION] })}\x1e`;

async function serveHub(): Promise<Served> {
  const hub = createHub({ authenticate: async ({ token }) => (token === undefined ? null : { userKey: token }) });
  const app = fastify();
  registerHub(app, HUB_PATH, hub);
  await app.ready();
  return {
    server: app.server,
    count: () => hub.connectionCount,
    broadcast: () => hub.sendToAll('ReceiveNotification', NOTIFICATION),
  };
}

async function serve(kind: Kind): Promise<Served> {
  switch (kind) {
    case 'ws':
      return serveWebSockets(TEXT);
    case 'exchanges':
      return serveExchanges(TEXT);
    case 'plainEvents':
      return serveEvents(TEXT);
    case 'plainPolling':
      return servePolls(TEXT);
    case 'portal': {
      // Loaded only here: its modules would be part of what the others hold before anybody connects.
      const { servePortal } = await import('./portal.ts');
      return servePortal(process.argv[3] ?? '');
    }
    default:
      return serveHub();
  }
}

/** Bytes after a collection: of the process, and of its JavaScript heap. */
function restingBytes(): { rss: number; held: number } {
  globalThis.gc?.();
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { rss, held: heapUsed + external };
}

const served = await serve(readKind(process.argv[2]));
// The clients connect one after the other and stay for as long as they like.
served.server.requestTimeout = 0;
// Fastify's default; with Node's five seconds a client's next request can meet a connection that is just being closed.
served.server.keepAliveTimeout = 72_000;
const port = await listenOnLoopback(served.server);
process.on('message', (message) => {
  switch (parseCommand(message).command) {
    case 'memory':
      tell({ ...restingBytes(), count: served.count() });
      return;
    case 'work': {
      const { user, system } = process.cpuUsage();
      tell({ cpuMs: (user + system) / 1000 });
      return;
    }
    case 'broadcast': {
      const startedAt = nowMs();
      served.broadcast();
      tell({ startedAt, loopMs: nowMs() - startedAt });
    }
  }
});
process.on('disconnect', () => process.exit());
tell({ port });
