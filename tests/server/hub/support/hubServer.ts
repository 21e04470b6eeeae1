import type { ServerResponse } from 'node:http';
import type { TestContext } from 'node:test';
import fastify from 'fastify';
import { registerHub } from '../../../../server/src/hub/fastify.ts';
import { createHub, type Hub } from '../../../../server/src/hub/hub.ts';
import type { HubOptions, HubUser } from '../../../../server/src/hub/options.ts';
import { eventually } from '../../support/eventually.ts';

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
  /** Requests and upgrades whose caller is authenticated: the hub acts on them in the same turn of the event loop. */
  authenticated(): number;
  /** Responses to HTTP requests, the latest last; one is `destroyed` once the server knows that its client has left. */
  readonly responses: readonly ServerResponse[];
}

/** A clock that only a test moves. */
export class StillClock {
  #now = 0;
  readonly now = () => this.#now;

  /** Lets time pass for the hub, which acts on what has become due before this returns. */
  pass(hub: Hub<TestUser>, ms: number): void {
    this.#now += ms;
    hub.sweep();
  }
}

/** A Fastify server on a free loopback port with one hub; it ends with the test. Timeouts are swept every 10 ms. */
export async function startHub(t: TestContext, options: Partial<HubOptions<TestUser>> = {}): Promise<TestHub> {
  let authenticated = 0;
  const responses: ServerResponse[] = [];
  const hub = createHub<TestUser>({
    ...options,
    authenticate: async (request) => {
      const user = await (options.authenticate ?? authenticate)(request);
      authenticated += 1;
      return user;
    },
    timers: { sweepMs: 10, ...options.timers },
  });
  // A client's spare connection that never carried a request would delay closing by a minute.
  const server = fastify({ forceCloseConnections: true });
  server.addHook('onRequest', async (_request, reply) => {
    responses.push(reply.raw);
    reply.headers({ 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'public' });
  });
  registerHub(server, HUB_PATH, hub);
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  t.after(() => server.close());
  return {
    hub,
    origin,
    url: origin + HUB_PATH,
    close: () => server.close(),
    authenticated: () => authenticated,
    responses,
  };
}

/** Starts requests and resolves once the hub has acted on all of them, such as polls that it holds from then on. */
export async function reached<Answers extends readonly Promise<unknown>[]>(
  served: Pick<TestHub, 'authenticated'>,
  start: () => Answers,
): Promise<{ readonly answers: Answers }> {
  const before = served.authenticated();
  const answers = start();
  await eventually(() => served.authenticated() >= before + answers.length, 'the requests arrive');
  return { answers };
}
