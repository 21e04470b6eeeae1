import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { BRIDGE_PATH } from '../../../contract/subApp.ts';
import { TestApp } from '../support/testApp.ts';

const BRIDGE = `<script src="${BRIDGE_PATH}"></script>`;
const PAGE = '<!doctype html><html><head><title>CRM</title></head><body></body></html>';
const HTML = /text\/html/;
const IMMUTABLE = 'public, max-age=31536000, immutable';

const FILES: Readonly<Record<string, string>> = {
  'index.html': '<!doctype html><title>Portal</title>',
  'portal-bridge.v1.js': 'void 0;',
  'portal-bridge.v1.d.ts': 'export {};',
  'package.json': '{"dependencies":{}}',
  'micro/crm/index.html': PAGE,
  'micro/crm/print.html': `<head lang="zh"><meta charset="utf-8">${BRIDGE}</head>`,
  'micro/crm/.env': 'SECRET=1',
  'micro/crm/.git/config': 'secret',
  'micro/crm/assets/main-B4xQ_-1z.js': 'export {};',
  'micro/crm/assets/main-B4xQ_-1z.js.br': 'compressed',
  'micro/crm/assets/data.json': '{}',
  'micro/crm/assets/my-settings.js': 'export {};',
  'micro/crm/js/app.0f1e2d3c.js': 'void 0;',
  'micro/crm/js/plan-20261122.js': 'void 0;',
  'micro/crm/文档 1.svg': '<svg/>',
  'micro/crm/supplier/index.html': PAGE.replace('CRM', 'Suppliers'),
  'micro/half/assets/a.js': 'void 0;',
};

describe('business applications under /micro (APP-1)', () => {
  let app: TestApp;
  let dist = '';
  let port = 0;
  before(async () => {
    dist = await mkdtemp(join(tmpdir(), 'atrium-micro-'));
    for (const [name, content] of Object.entries(FILES)) {
      await mkdir(dirname(join(dist, name)), { recursive: true });
      await writeFile(join(dist, name), content);
    }
    app = await TestApp.start({ distDir: dist });
    await app.app.fastify.listen({ port: 0 });
    port = (app.app.fastify.server.address() as AddressInfo).port;
  });
  after(async () => {
    await app.close();
    await rm(dist, { recursive: true, force: true });
  });
  const get = (url: string, headers: Record<string, string> = {}) => app.ask('GET', url, { headers });
  /** The address exactly as given here; other clients normalise it first. */
  const raw = (path: string) =>
    new Promise<{ status: number; type: string; text: string }>((resolve, reject) => {
      const asked = ask({ port, path, headers: { accept: 'text/html' } }, (answer) => {
        let text = '';
        answer.on('data', (part) => {
          text += part;
        });
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, type: answer.headers['content-type'] ?? '', text }),
        );
      });
      asked.on('error', reject).end();
    });

  it('are sent their page for each of their paths, revalidated, with the bridge first in its head', async () => {
    const paths = [
      '',
      'middlePage?previousRouteFullPath=%2Fchild%2Fcrm%2Fa.b',
      'list/a%2Fb',
      'list/v1.2',
      'index.html',
      'a//b',
    ];
    for (const path of paths) {
      const { status, headers, text } = await get(`/micro/crm/${path}`);
      assert.equal(status, 200, path);
      assert.match(String(headers['content-type']), HTML);
      assert.equal(headers['cache-control'], 'no-cache');
      assert.equal(text, PAGE.replace('<head>', `<head>${BRIDGE}`));
    }
    const head = await app.app.fastify.inject({ method: 'HEAD', url: '/micro/crm/list' });
    assert.deepEqual([head.statusCode, head.body, head.headers['cache-control']], [200, '', 'no-cache']);
  });

  it('are sent the page of the nearest folder, and files of a folder without a page', async () => {
    for (const path of ['supplier', 'supplier/', 'supplier/new/a']) {
      assert.match((await get(`/micro/crm/${path}`)).text, /Suppliers/, path);
    }
    assert.match((await get('/micro/crm/suppliers')).text, /CRM/);
    const shared = await get('/micro/half/assets/a.js');
    assert.deepEqual([shared.status, shared.text], [200, 'void 0;']);
  });

  it('are redirected from the bare name to the folder, with the query', async () => {
    const { status, headers } = await get('/micro/crm?a=1');
    assert.deepEqual([status, headers['location']], [302, '/micro/crm/?a=1']);
  });

  it('keep a page unchanged if it includes the bridge itself', async () => {
    assert.equal((await get('/micro/crm/print.html')).text, FILES['micro/crm/print.html']);
  });

  it('show a redeployed page without a restart', async () => {
    await writeFile(join(dist, 'micro/crm/index.html'), PAGE.replace('CRM', 'CRM 2'));
    assert.match((await get('/micro/crm/')).text, /CRM 2/);
    await writeFile(join(dist, 'micro/crm/index.html'), PAGE);
  });

  it('get hashed files cacheable forever, precompressed ones compressed, and every other file revalidated', async () => {
    const hashed = await get('/micro/crm/assets/main-B4xQ_-1z.js', { 'accept-encoding': 'gzip, br' });
    assert.deepEqual([hashed.headers['content-encoding'], hashed.text], ['br', 'compressed']);
    assert.match(String(hashed.headers['content-type']), /javascript/);
    const caching = async (path: string) => (await get(`/micro/crm/${path}`)).headers['cache-control'];
    for (const path of ['assets/main-B4xQ_-1z.js', 'js/app.0f1e2d3c.js']) assert.equal(await caching(path), IMMUTABLE);
    const others = ['assets/data.json', 'assets/my-settings.js', 'js/plan-20261122.js', '%E6%96%87%E6%A1%A3%201.svg'];
    for (const path of others) {
      assert.equal(await caching(path), 'no-cache', path);
      assert.equal((await get(`/micro/crm/${path}`)).status, 200, path);
    }
    const head = await app.app.fastify.inject({ method: 'HEAD', url: '/micro/crm/assets/data.json' });
    assert.deepEqual([head.statusCode, head.body], [200, '']);
  });

  it('get 404 for a missing file, never a page, and nobody may cache the answer', async () => {
    const missing = [
      '/micro/crm/assets/main-gone1234.js',
      '/micro/crm/gone.html',
      '/micro/crm/assets/main-B4xQ_-1z.js.br',
      '/micro/half/',
      '/micro/nowhere/',
      '/micro/nowhere/list',
      '/micro',
      '/micro/',
    ];
    for (const path of missing) {
      for (const accept of ['text/html', '*/*']) {
        const { status, headers, text } = await get(path, { accept });
        assert.equal(status, 404, path);
        assert.doesNotMatch(String(headers['content-type']), HTML, path);
        assert.equal(headers['cache-control'], 'no-store', path);
        assert.equal(text.includes('<'), false, path);
      }
    }
  });

  it('expose nothing outside their folder, whatever the address looks like', async () => {
    const odd = [
      '/micro/../package.json',
      '/micro/crm/../../package.json',
      '/micro/crm/..%2f..%2fpackage.json',
      '/micro/crm/..%5c..%5cpackage.json',
      '/micro/crm/x%2f..%2f..%2f..%2fpackage.json',
      '/micro/crm/assets%2fdata.json',
      '/micro/crm/%2e%2e/%2e%2e/package.json',
      '/micro/crm/%252e%252e/%252e%252e/package.json',
      '/micro/crm/assets/..%00/package.json',
      '/micro/..%2fpackage.json',
      '/micro/%2e%2e/index.html',
      '/micro/crm%2f..%2f..%2fpackage.json',
      '/micro/crm/.env',
      '/micro/crm/%2eenv',
      '/micro/crm/.git/config',
      '/micro/crm/x/%E0%A4%A.js',
      '/micro/CRM/',
      '/assets/../micro/crm/index.html',
      '/assets/../index.html',
      '/assets/%2e%2e/micro/crm/index.html',
    ];
    for (const path of odd) {
      const { status, type, text } = await raw(path);
      assert.ok(status === 404 || status === 400, `${path}: ${status}`);
      assert.doesNotMatch(type, HTML, path);
      assert.doesNotMatch(text, /dependencies|SECRET|secret|Portal/, path);
    }
  });

  it('have pages and scripts bound to this origin, and only this origin may frame them', async () => {
    for (const path of ['', 'print.html', 'assets/main-B4xQ_-1z.js']) {
      const { headers } = await get(`/micro/crm/${path}`);
      const policy = String(headers['content-security-policy']).split('; ');
      for (const part of [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "object-src 'none'",
        "base-uri 'self'",
        "frame-ancestors 'self'",
      ])
        assert.ok(policy.includes(part), `${path}: ${part}`);
      assert.equal(headers['x-content-type-options'], 'nosniff');
    }
    assert.equal((await get('/micro/crm/')).headers['x-frame-options'], 'SAMEORIGIN');
    const file = await get('/micro/crm/assets/data.json');
    assert.equal(file.headers['content-security-policy'], "default-src 'none'; frame-ancestors 'none'");
  });

  it('may use the bridge from the cache for five minutes, while its types are revalidated', async () => {
    const bridge = await get(BRIDGE_PATH);
    // No proxy caches it, and no application waits to learn whether there is a newer one.
    const caching = 'private, max-age=300, stale-while-revalidate=86400';
    assert.deepEqual([bridge.status, bridge.headers['cache-control']], [200, caching]);
    assert.match(String(bridge.headers['content-type']), /javascript/);
    const types = await get('/portal-bridge.v1.d.ts');
    assert.deepEqual([types.status, types.headers['content-type']], [200, 'text/plain; charset=utf-8']);
  });
});
