import type { TestContext } from 'node:test';
import fastify from 'fastify';
import { registerHub } from '../../../../server/src/hub/fastify.ts';
import { createHub, type Hub } from '../../../../server/src/hub/hub.ts';
import type { HubOptions, HubUser } from '../../../../server/src/hub/options.ts';

export interface TestUser extends HubUser {
  readonly session: string;
}

export const HUB_PATH = '/hubs/test';

/** A token is `<user>:<session>`; `bad` is nobody's. */
async function authenticate({ token }: { readonly token: string | undefined }): Promise<TestUser | null> {
  const [userKey, session = 's1'] = (token ?? 'bad').split(':');
  return userKey === undefined || userKey === 'bad' ? null : { userKey, session };
}

export interface TestHub {
  readonly hub: Hub<TestUser>;
  /** Origin of the server, such as http://127.0.0.1:41234. */
  readonly origin: string;
  /** Address of the hub. */
  readonly url: string;
  close(): Promise<void>;
}

/** A Fastify server on a free loopback port with one hub; it ends with the test. Time-outs are swept every 10 ms. */
export async function startHub(t: TestContext, options: Partial<HubOptions<TestUser>> = {}): Promise<TestHub> {
  const hub = createHub<TestUser>({ authenticate, ...options, timers: { sweepMs: 10, ...options.timers } });
  // A client's spare connection that never carried a request would hold up the closing for a minute.
  const server = fastify({ forceCloseConnections: true });
  server.addHook('onRequest', async (_request, reply) => {
    reply.header('X-Content-Type-Options', 'nosniff');
  });
  registerHub(server, HUB_PATH, hub);
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  t.after(() => server.close());
  return { hub, origin, url: origin + HUB_PATH, close: () => server.close() };
}

/** Waits until `check` holds; the test fails when it does not within ten seconds. */
export async function eventually(check: () => boolean, what: string): Promise<void> {
  const until = Date.now() + 10_000;
  while (!check()) {
    if (Date.now() > until) throw new Error(`Never happened: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
