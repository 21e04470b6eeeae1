import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuseUpgrade } from './endpoint/answer.ts';
import { HubEndpoint } from './endpoint/endpoint.ts';
import type { Hub } from './hub.ts';
import type { HubUser } from './options.ts';

type Upgrade = (message: IncomingMessage, socket: Duplex, head: Buffer) => Promise<void>;

/** One upgrade listener per server, however many hubs it has, so that an unknown path is refused exactly once. */
const upgradesOfServer = new WeakMap<FastifyInstance['server'], Map<string, Upgrade>>();

function pathOf(url = '/'): string {
  return url.split('?', 1)[0] ?? url;
}

function acceptUpgrades(server: FastifyInstance['server'], path: string, upgrade: Upgrade): void {
  const known = upgradesOfServer.get(server);
  if (known !== undefined) {
    known.set(path, upgrade);
    return;
  }
  const upgrades = new Map([[path, upgrade]]);
  upgradesOfServer.set(server, upgrades);
  server.on('upgrade', (message: IncomingMessage, socket: Duplex, head: Buffer) => {
    const found = upgrades.get(pathOf(message.url));
    if (found !== undefined) void found(message, socket, head);
    // Another listener may serve other paths; without one, nothing would ever close this socket.
    else if (server.listenerCount('upgrade') === 1) refuseUpgrade(socket, { status: 404 });
  });
}

/**
 * Serves the hub under `path` (and `path/negotiate`) of a Fastify server and closes it with the server. Headers set by
 * hooks, such as security headers, are sent on every answer except the WebSocket upgrade. Request logging is off for
 * these routes, since their addresses may carry a token. Call it on the root instance, before `listen`.
 */
export function registerHub<User extends HubUser>(fastify: FastifyInstance, path: string, hub: Hub<User>): void {
  const endpoint = new HubEndpoint(hub);
  const answer = (isNegotiate: boolean) => (request: FastifyRequest, reply: FastifyReply) => {
    reply.hijack();
    void endpoint.handle(request.raw, reply.raw, isNegotiate, reply.getHeaders());
  };
  void fastify.register(async (scope) => {
    // The hub reads bodies itself, whatever their declared type.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    const shared = { method: scope.supportedMethods, logLevel: 'error', exposeHeadRoute: false } as const;
    scope.route({ ...shared, url: path, handler: answer(false) });
    scope.route({ ...shared, url: `${path}/negotiate`, handler: answer(true) });
  });
  fastify.addHook('preClose', () => hub.close());
  acceptUpgrades(fastify.server, path, (message, socket, head) => endpoint.upgrade(message, socket, head));
}
