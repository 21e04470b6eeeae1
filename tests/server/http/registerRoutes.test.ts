import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import fastify from 'fastify';
import * as z from 'zod/mini';
import { type Call, defineCall } from '../../../contract/call.ts';
import { SigningKeys } from '../../../server/src/auth/signingKeys.ts';
import { notifyBackplane } from '../../../server/src/backplane/notifyBackplane.ts';
import { HOST_TENANT_ID } from '../../../server/src/db/schema.ts';
import { ApiError } from '../../../server/src/errors/apiError.ts';
import { type Handed, registerRoutes } from '../../../server/src/http/registerRoutes.ts';
import { type Route, route } from '../../../server/src/http/route.ts';
import { DEMANDING } from '../support/demandingCalls.ts';
import { sampleRequest } from '../support/sampleInput.ts';
import { TestApp } from '../support/testApp.ts';

const CONTRACT = join(import.meta.dirname, '../../../contract');
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
/** An id that no row has. */
const NOBODY = '0b6f7c1e-0000-4000-8000-000000000000';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isCall = (value: unknown): value is Call => isRecord(value) && 'changesState' in value && 'path' in value;
const addressOf = ({ method, path }: Call) => `${method} ${path}`;

/** Every call that the contract exports, by its name there. */
async function contractCalls(): Promise<Map<string, Call>> {
  const found = new Map<string, Call>();
  for (const name of await readdir(CONTRACT)) {
    if (!name.endsWith('.ts')) continue;
    const exported: Record<string, unknown> = await import(join(CONTRACT, name));
    const add = (key: string, value: unknown): void => {
      if (isCall(value)) found.set(`${name} ${key}`, value);
      // Similar calls are grouped in one object.
      else if (isRecord(value)) for (const [one, call] of Object.entries(value)) if (isCall(call)) add(one, call);
    };
    for (const [key, value] of Object.entries(exported)) add(key, value);
  }
  return found;
}

describe('the registration of routes', () => {
  let app: TestApp;
  before(async () => {
    app = await TestApp.start();
  });
  after(() => app.close());

  it('has a route for each call of the contract, and no others', async () => {
    const calls = await contractCalls();
    assert.ok(calls.size > 80, String(calls.size));
    const served = app.app.routes.map(({ call, documentedAs }) => documentedAs ?? call);
    const addresses = new Set(served.map(addressOf));
    // Two calls of the contract may be the same request with different tokens.
    const unserved = [...calls].filter(([, call]) => !addresses.has(addressOf(call))).map(([name]) => name);
    assert.deepEqual(unserved, [], 'calls without a route');
    const known = new Set(calls.values());
    const foreign = served.filter((call) => !known.has(call)).map(({ id }) => id);
    assert.deepEqual(foreign, [], 'routes without a call of the contract');
  });

  /** A server with these routes over the demo's data, whose steps a test watches. */
  function serverWith(routes: readonly Route[], watched: Partial<Omit<Handed, 'auth' | 'services'>> = {}) {
    const server = fastify();
    const { services } = app.app;
    const auth = {
      database: app.database,
      backplane: notifyBackplane(app.database),
      config: services.config,
      now: services.now,
      keys: new SigningKeys(app.database, undefined),
      verifyHash: () => assert.fail(),
      publishConfigurationChange: () => assert.fail(),
      sendSms: () => assert.fail(),
      onBackgroundError: () => assert.fail(),
    };
    const fail = () => assert.fail();
    registerRoutes(server, routes, {
      ...{ services, auth, authenticate: fail, demandReauthentication: fail, demandSecondStep: fail },
      ...watched,
    });
    return server;
  }

  it('refuses the same call twice', () => {
    const [first, second] = app.app.routes;
    assert.ok(first && second);
    assert.throws(() => serverWith([first, second, first]), /already declared/);
  });

  it('asks who calls, then for the second step, the policy and the re-authentication, and looks at the body last', async () => {
    const account = await app.database.host
      .selectFrom('accounts')
      .select('id')
      .where('user_name', '=', 'lin')
      .executeTakeFirstOrThrow();
    const session = {
      ...{ id: NOBODY, accountId: account.id, tenantId: HOST_TENANT_ID, userId: account.id },
      ...{ hostSessionId: NOBODY, clientId: 'portal-web', deviceId: null },
    };
    const steps: string[] = [];
    let refusing = '';
    const step = async (name: string): Promise<void> => {
      steps.push(name);
      if (name === refusing) throw new ApiError(418, { en: name, zh: name });
    };
    const body = z.strictObject({ title: z.string() });
    const call = defineCall('try', 'POST /api/try', 'host', { body, response: z.string() });
    const server = serverWith(
      [
        route(call, { binding: 'open', demands: 'Test.Try', needsReauthentication: true }, async () => {
          await step('handler');
          return 'done';
        }),
      ],
      {
        authenticate: async () => {
          await step('session');
          return session;
        },
        demandSecondStep: (_session, policy) => step(`second step for ${policy}`),
        demandReauthentication: () => step('re-authentication'),
      },
    );
    const ask = async (payload: string, type = 'application/json') => {
      steps.length = 0;
      const headers = { authorization: 'Bearer abc', 'content-type': type };
      const { statusCode } = await server.inject({ method: 'POST', url: '/api/try', headers, payload });
      return [statusCode, ...steps];
    };
    const ORDER = ['session', 'second step for Test.Try', 're-authentication', 'handler'];
    assert.deepEqual(await ask('{}'), [403, ...ORDER.slice(0, 2)], 'without the policy');
    await app.database.host
      .insertInto('account_policies')
      .values({ account_id: account.id, policy: 'Test.Try' })
      .execute();
    assert.deepEqual(await ask('{}'), [400, ...ORDER.slice(0, 3)], 'with a wrong body');
    assert.deepEqual(await ask('title=a', 'text/plain'), [415, ...ORDER.slice(0, 3)]);
    assert.deepEqual(await ask('{"title":"a"}'), [200, ...ORDER]);
    for (const [at, name] of ORDER.entries()) {
      refusing = name;
      assert.deepEqual(await ask('{"title":"a"}'), [418, ...ORDER.slice(0, at + 1)], name);
    }
    await server.close();
  });

  it('answers each call by its own method only, and says which that is', async () => {
    const calls = app.app.routes.map(({ call }) => call);
    // A path parameter may match anything, including the last word of another call.
    const fits = (path: string, url: string): boolean =>
      new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`).test(url);
    const methodsOf = new Map<string, string[]>();
    for (const call of calls) {
      const url = sampleRequest(call, 'x').url.split('?', 1)[0] ?? '';
      const here = calls.filter(({ path }) => fits(path, url));
      methodsOf.set(url, [...new Set(here.map(({ method }) => method))]);
    }
    for (const [url, own] of methodsOf) {
      for (const method of METHODS.filter((one) => !own.includes(one))) {
        const { statusCode, headers } = await app.app.fastify.inject({ method, url });
        assert.deepEqual([method, url, statusCode, headers.allow], [method, url, 405, own.join(', ')]);
      }
    }
  });

  it('lets nobody without a valid token into a call that needs one', async () => {
    const open = app.app.routes.filter(({ anonymous }) => anonymous).map(({ call }) => call.id);
    assert.deepEqual(open, ['getApplicationConfiguration']);
    for (const { call, anonymous } of app.app.routes.filter(({ call }) => call.auth !== 'none')) {
      const { url, body } = sampleRequest(call, NOBODY);
      const ask = (token?: string) => app.ask(call.method, url, { token, ...(body !== undefined && { json: body }) });
      assert.equal((await ask()).status, anonymous ? 200 : 401, call.id);
      assert.equal((await ask('abc')).status, anonymous === 'dead' ? 200 : 401, call.id);
    }
  });

  it('takes a token from a bearer header as a whole, and from nothing that merely contains one', async () => {
    const { access_token } = await app.signIn('lin');
    const statusWith = async (authorization: string) =>
      (await app.ask('GET', '/api/account/sessions', { headers: { authorization } })).status;
    for (const [header, status] of [
      [`Bearer ${access_token}`, 200],
      [`bearer  ${access_token}`, 200],
      [`Basic Bearer ${access_token}`, 401],
      [`Bearer ${access_token} and more`, 401],
      [`Bearer${access_token}`, 401],
    ] as const)
      assert.equal(await statusWith(header), status, header.replace(access_token, '…'));
  });

  it('refuses calls that demand a policy to those who lack it', async () => {
    // Lin manages Aurora, but neither Boreal nor the installation.
    const { access_token: host } = await app.signIn('lin');
    const { access_token: company } = await app.enter('lin', 'boreal');
    // The application policies are tested with the applications (tests/server/business).
    const demanding = app.app.routes.filter(({ demands }) => demands?.startsWith('AbpExtend.'));
    assert.deepEqual(demanding.map(({ call, demands }) => `${demands?.split('.')[1]} ${call.id}`).sort(), DEMANDING);
    for (const { call } of demanding) {
      const { url, body } = sampleRequest(call, 'abcd');
      for (const token of [host, company]) {
        const answer = await app.ask(call.method, url, { token, ...(body !== undefined && { json: body }) });
        assert.equal(answer.status, 403, `${call.id}: ${answer.text}`);
        assert.equal(answer.body.error.code, 'Volo.Authorization:010001', call.id);
      }
    }
  });
});
