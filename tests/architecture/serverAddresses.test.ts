import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../../scripts/support/run.ts';

const SERVER = join(ROOT, 'server/src');
const sources = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => ({ name, code: readFileSync(join(SERVER, name), 'utf8') }));

/** What adds the calls, all of them, from the list in `routes/allRoutes.ts`. */
const CALLS = 'http/registerRoutes.ts';

/** What the server answers besides calls, and what it is. */
const NO_CALLS: Readonly<Record<string, string>> = {
  'hub/fastify.ts': 'the real-time connection',
  'openapi/pages.ts': 'the document and the list of the calls, in demo mode',
  'web/applicationFiles.ts': 'the files of the business applications',
  'web/demoChat.ts': 'a service outside the portal, played by the demo',
  'web/demoPages.ts': 'the mobile network and the phone, played by the demo',
  'web/externalSignInPages.ts': 'redirects of the browser to the provider and back',
  'web/health.ts': 'checks by whatever runs the server',
  'web/portalFiles.ts': 'the files of the portal',
  'web/securityText.ts': 'the security contact',
};

/** Whether a source adds an address to the web server: a method with an address and what answers it. */
const addsAddress = (code: string): boolean =>
  /\bFastifyInstance\b/.test(code) &&
  /\.(?:get|post|put|patch|delete|head|options|all)(?:<[^;()]*>)?\((?:[^(),]|\([^()]*\))*,|\.route\(/.test(code);

/** Whether a source makes a call's route. */
const makesRoute = (code: string): boolean =>
  /import \{[^}]*(?<!type )\broute\b[^}]*\} from '[^']*\/route\.ts'/.test(code);

/** The calls of the contract that a source imports: values that are not written in capitals. */
const callsIn = (code: string): string[] =>
  [...code.matchAll(/import \{([^}]*)\} from '[^']*\/contract\/[^']*'/g)]
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    .filter((name) => /^[a-z]\w*$/.test(name));

describe('the addresses of the server', () => {
  it('the rule sees an address, a route and a call', () => {
    const instance = "import type { FastifyInstance } from 'fastify';\n";
    assert.ok(addsAddress(`${instance}const add = (web: FastifyInstance) => web.get('/there', () => 1);`));
    assert.ok(addsAddress(`${instance}fastify.get<{ Querystring: Record<string, unknown> }>(PLACE, () => 1);`));
    assert.ok(addsAddress(`${instance}scope.route({ method: 'GET', url: PLACE, handler });`));
    assert.ok(!addsAddress("const id = query.get('id');"));
    assert.ok(!addsAddress(`${instance}const id = counts.get(addressOf(socket));`));
    assert.ok(makesRoute("import { type Route, route } from '../http/route.ts';"));
    assert.ok(!makesRoute("import type { Route } from '../http/route.ts';"));
    assert.deepEqual(callsIn("import { PATH, type Call, listNotices } from '../../../contract/notices.ts';"), [
      'listNotices',
    ]);
  });
  it('that belong to calls are added from the list of routes, and all others by the files named here', () => {
    const found = sources.filter(({ code }) => addsAddress(code)).map(({ name }) => name);
    assert.deepEqual(found.sort(), [CALLS, ...Object.keys(NO_CALLS)].sort());
  });
  it('a route is made in routes/ only', () => {
    const found = sources.filter(({ code }) => makesRoute(code)).map(({ name }) => name);
    assert.ok(found.length > 20);
    assert.deepEqual(
      found.filter((name) => !name.startsWith('routes/')),
      [],
    );
  });
  it('every file of routes/ is in the list, or makes no route', () => {
    const list = sources.find(({ name }) => name === 'routes/allRoutes.ts')?.code ?? '';
    const made = sources.filter(({ name, code }) => name.startsWith('routes/') && makesRoute(code));
    assert.deepEqual(
      made.filter(({ name }) => !list.includes(`'./${name.slice('routes/'.length)}'`)),
      [],
    );
  });
  it('nothing but a route answers a call of the contract', () => {
    const found = sources
      .filter(({ name }) => name in NO_CALLS)
      .flatMap(({ name, code }) => callsIn(code).map((call) => `${name}: ${call}`));
    assert.deepEqual(found, []);
  });
});
