import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, it } from 'node:test';
import { checkSubApp } from '../../../scripts/support/subAppCheck.ts';

const ROOT = join(import.meta.dirname, '../../..');
const HTML = 'text/html; charset=utf-8';
const SCRIPT = 'text/javascript';
const BRIDGE = '<script src="/portal-bridge.v1.js"></script>';
const MAIN = '<script type="module" src="/micro/crm/assets/main-B4xQ_1za.js"></script>';
const POLICY = "default-src 'self'; script-src 'self'; frame-ancestors 'self'";

interface Reply {
  readonly status?: number;
  readonly type?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}
const head = (...parts: string[]) => `<!doctype html><html><head>${parts.join('')}</head><body></body></html>`;
const page = (over: Reply = {}): Reply => ({
  type: HTML,
  body: head(BRIDGE, MAIN),
  ...over,
  headers: { 'content-security-policy': POLICY, 'cache-control': 'no-cache', ...over.headers },
});
const immutable = { 'cache-control': 'public, max-age=31536000, immutable' };
const script: Reply = { type: SCRIPT, body: 'void 0;', headers: immutable };

/** An application as it should be deployed, by path; `/*` is every page of it. */
const GOOD: Readonly<Record<string, Reply>> = {
  '/micro/crm/': page(),
  '/*': page(),
  '/micro/crm/assets/main-B4xQ_1za.js': script,
  '/portal-bridge.v1.js': { ...script, headers: { 'cache-control': 'no-cache' } },
};
const GONE: Reply = { status: 404, type: 'text/plain', body: 'Not found' };

describe('sub-app:check', () => {
  let server: Server | undefined;
  /** Serves an application that differs from a correct one in these responses, and returns its address. */
  async function serve(over: Readonly<Record<string, Reply>> = {}): Promise<string> {
    const replies: Readonly<Record<string, Reply>> = { ...GOOD, ...over };
    server = createServer(({ url = '' }, answer) => {
      const isPage = url.startsWith('/micro/crm/') && !/\.\w+$/.test(url);
      const {
        status = 200,
        type = SCRIPT,
        body = '',
        headers,
      } = replies[url] ?? replies[isPage ? '/*' : '/gone'] ?? GONE;
      answer.writeHead(status, { 'content-type': type, ...headers }).end(body);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/micro/crm`;
  }
  afterEach(async () => {
    server?.closeAllConnections();
    server?.close();
  });

  it('finds nothing wrong with a correct one, and exits with 0', async () => {
    const url = await serve();
    assert.deepEqual(await checkSubApp(url), []);
    const run = spawn(process.execPath, ['--import', 'tsx', 'scripts/subAppCheck.ts', url], { cwd: ROOT });
    let said = '';
    run.stdout.on('data', (part) => {
      said += part;
    });
    const [code] = await once(run, 'close');
    assert.deepEqual([code, said], [0, `${url} is ready to be mounted.\n`]);
  });

  const entry = (over: Reply) => ({ '/micro/crm/': page(over), '/*': page(over) });
  const faults: readonly (readonly [what: string, over: Readonly<Record<string, Reply>>, said: RegExp])[] = [
    ['no HTML', entry({ type: 'application/json' }), /is no HTML but application\/json/],
    ['an error', entry({ status: 500 }), /answers 500/],
    ['a sign-in of its own', entry({ status: 302, headers: { location: '/login' } }), /leads to \/login/],
    ['no bridge', entry({ body: head(MAIN) }), /bridge is missing/],
    ['a bridge in a comment', entry({ body: head(`<!--${BRIDGE}-->`, MAIN) }), /bridge is missing/],
    ['a bridge that comes late', entry({ body: head(MAIN, BRIDGE) }), /not the first script/],
    ['a bridge that nobody serves', { '/portal-bridge.v1.js': GONE }, /bridge is not served/],
    [
      'another base',
      entry({ body: head(BRIDGE, '<script src="/assets/main.js"></script>') }),
      /\/assets\/main\.js lies outside \/micro\/crm\//,
    ],
    [
      'a script of elsewhere',
      entry({ body: head(BRIDGE, MAIN, '<script src="https://cdn.example/a.js"></script>') }),
      /another origin/,
    ],
    [
      'relative addresses',
      entry({ body: head(BRIDGE, '<script src="assets/main-B4xQ_1za.js"></script>') }),
      /is relative.*write \/micro\/crm\/assets\/main-B4xQ_1za\.js/,
    ],
    ['a part that is gone', { '/micro/crm/assets/main-B4xQ_1za.js': GONE }, /main-B4xQ_1za\.js answers 404/],
    ['a page for a part', { '/micro/crm/assets/main-B4xQ_1za.js': page() }, /answers with a page instead/],
    ['no fallback', { '/*': GONE }, /fallback is missing/],
    ['pages for missing files', { '/gone': page() }, /missing file is answered with 200 and a page/],
    ['HTML for missing files', { '/gone': page({ status: 404 }) }, /missing file is answered with 404 and a page/],
    [
      'a forbidden frame',
      entry({ headers: { 'content-security-policy': "script-src 'self'; frame-ancestors 'none'" } }),
      /frame-ancestors 'none' forbids/,
    ],
    [
      'DENY',
      entry({ headers: { 'content-security-policy': "script-src 'self'", 'x-frame-options': 'DENY' } }),
      /X-Frame-Options: DENY forbids/,
    ],
    ['no policy', entry({ headers: { 'content-security-policy': '' } }), /no Content-Security-Policy/],
    [
      'a loose policy',
      entry({ headers: { 'content-security-policy': "script-src 'self' 'unsafe-eval'" } }),
      /lets more run.*'unsafe-eval'/,
    ],
    ['an inline script', entry({ body: head(BRIDGE, MAIN, '<script>var a;</script>') }), /inline script.*var a;/],
    [
      'an inline handler',
      entry({ body: head(BRIDGE, MAIN, '<img src="a" onerror="go()">') }),
      /inline script.*onerror/,
    ],
    [
      'a page that is kept',
      entry({ headers: { 'cache-control': 'max-age=3600' } }),
      /index\.html is sent with.*no-cache/,
    ],
    [
      'a hashed file that is not kept',
      { '/micro/crm/assets/main-B4xQ_1za.js': { ...script, headers: {} } },
      /hash.*immutable/,
    ],
    [
      'a file that is kept without a hash',
      { ...entry({ body: head(BRIDGE, '<script src="/micro/crm/main.js"></script>') }), '/micro/crm/main.js': script },
      /nothing in its name changes/,
    ],
  ];
  for (const [what, over, said] of faults) {
    it(`names ${what}, and nothing else`, async () => {
      const found = await checkSubApp(await serve(over));
      assert.equal(found.length, 1, found.join('\n'));
      assert.match(found[0] ?? '', said);
    });
  }

  it('accepts what is not a script: data blocks and a base of its own', async () => {
    const data = '<base href="/micro/crm/"><script type="application/json">{}</script>';
    const body = head(BRIDGE, data, '<script src="assets/main-B4xQ_1za.js"></script>');
    assert.deepEqual(await checkSubApp(await serve(entry({ body }))), []);
  });
  it('says that nobody answers, and exits with 1', async () => {
    const url = await serve();
    server?.close();
    assert.match((await checkSubApp(url)).join(), /Nobody answers/);
    const run = spawn(process.execPath, ['--import', 'tsx', 'scripts/subAppCheck.ts', url], { cwd: ROOT });
    assert.equal((await once(run, 'close'))[0], 1);
  });
  it('requires an address', async () => {
    const run = spawn(process.execPath, ['--import', 'tsx', 'scripts/subAppCheck.ts', 'crm'], { cwd: ROOT });
    assert.equal((await once(run, 'close'))[0], 2);
  });
});
