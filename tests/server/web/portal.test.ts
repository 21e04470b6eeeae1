import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { TestApp } from '../support/testApp.ts';

const PAGE =
  '<!doctype html><html><head><script type="application/json" id="atrium-config">{}</script></head><body></body></html>';

describe('the portal and the pages besides the calls', () => {
  let app: TestApp;
  let dist = '';
  before(async () => {
    dist = await mkdtemp(join(tmpdir(), 'atrium-dist-'));
    await mkdir(join(dist, 'assets'));
    await mkdir(join(dist, '.vite'));
    await writeFile(join(dist, 'index.html'), PAGE);
    await writeFile(join(dist, 'favicon.svg'), '<svg/>');
    await writeFile(join(dist, 'serviceWorker.js'), 'self;');
    await writeFile(join(dist, 'manifest.webmanifest'), '{"name":"Atrium","start_url":"/"}');
    await writeFile(join(dist, '.vite/manifest.json'), '{}');
    await writeFile(join(dist, 'assets/main-abc.js'), 'export {};');
    await writeFile(join(dist, 'assets/main-abc.js.br'), 'compressed');
    app = await TestApp.start({
      distDir: dist,
      publicUrl: 'https://portal.example',
      corsOrigins: ['https://other.example'],
      portal: { brand: '</script><script>alert(1)</script>', applicationEntries: { scm: '/apps/scm/' } },
    });
  });
  after(async () => {
    await app.close();
    await rm(dist, { recursive: true, force: true });
  });
  const get = (url: string, headers: Record<string, string> = {}) => app.ask('GET', url, { headers });

  it('RTE-1 serves its page for every route of the product', async () => {
    const modules = ['hr', 'approval', 'pdc', 'crm', 'oms', 'scm', 'qms', 'wms', 'mes', 'fms', 'oa'];
    const below = (folder: string, ...names: string[]): string[] => names.map((name) => `${folder}/${name}`);
    // The table of §2, also the routes whose screens the portal does not have yet, and the pages of one's own account; for shared pages see sharePages.test.ts.
    const paths = [
      '/',
      ...below('', 'portal', 'login', 'register', 'verifySecretProtectionPhoneNumber', 'resetPassword'),
      ...below('', '404', 'loading-page', 'redirect/portal', 'company', 'console'),
      ...below('/company', 'noticeDetail?tenantId=1&id=2', 'productDetail', 'newsDetail'),
      ...modules.map((name) => `/child/${name}/middlePage?previousRouteFullPath=%2Fportal`),
      ...below('/child/scm/supplier', 'createSupplierPC', 'createVendorCertificationPC'),
      ...below('/console', 'openTenant', 'organizationManagement', 'accountCenter', 'costCenter'),
      ...below('/console/organizationManagement', 'myOrganization', 'authentication'),
      ...below('/console/accountCenter', 'personalInfo', 'realNameAuthentication', 'securitySetting'),
      ...below('/console/costCenter', 'orderManage', 'orderDetail/7'),
      ...below('/ownAccount', 'personalInfo', 'securitySetting'),
    ];
    for (const path of paths) {
      const { status, headers } = await get(path);
      assert.equal(status, 200, path);
      assert.equal(headers['cache-control'], 'no-cache');
    }
  });

  it('RTE-6 serves it with 404 for any other path, only to browsers', async () => {
    assert.equal((await get('/nowhere', { accept: 'text/html' })).status, 404);
    assert.match((await get('/nowhere', { accept: 'text/html' })).text, /atrium-config/);
    assert.match(String((await get('/nowhere')).headers['content-type']), /json/);
    assert.match(String((await get('/api/nowhere', { accept: 'text/html' })).headers['content-type']), /json/);
  });

  it('passes the configuration to the page so that no value can close its element', async () => {
    const { text } = await get('/login');
    const block = /id="atrium-config">(.*?)<\/script>/s.exec(text)?.[1] ?? '';
    const values = JSON.parse(block);
    assert.equal(values.brand, '</script><script>alert(1)</script>');
    assert.deepEqual([values.apiBase, values.clientId], ['', 'portal-web']);
    assert.equal(text.includes('<script>alert'), false);
  });

  it('compresses the page, and sends the precompressed assets, cacheable forever', async () => {
    const answer = await app.app.fastify.inject({ url: '/login', headers: { 'accept-encoding': 'gzip, br' } });
    assert.equal(answer.headers['content-encoding'], 'br');
    assert.match(brotliDecompressSync(answer.rawPayload).toString(), /atrium-config/);
    const asset = await get('/assets/main-abc.js', { 'accept-encoding': 'br' });
    assert.deepEqual([asset.headers['content-encoding'], asset.text], ['br', 'compressed']);
    assert.equal(asset.headers['cache-control'], 'public, max-age=31536000, immutable');
    assert.equal((await get('/assets/main-abc.js')).text, 'export {};');
  });

  it('serves the icon, and nothing not built to be served', async () => {
    assert.equal((await get('/favicon.svg')).status, 200);
    for (const path of [
      '/.vite/manifest.json',
      '/assets/../index.html',
      '/assets/..%2findex.html',
      '/assets/%2e%2e/%2e%2e/package.json',
      '/assets/none.js',
    ]) {
      const { status, text } = await get(path);
      assert.ok(status >= 400, `${path}: ${status}`);
      assert.equal(text.includes('"dependencies"'), false);
    }
  });

  it('names only itself in its policy: applications are on its own origin, in frames', async () => {
    const { headers } = await get('/login');
    const policy = String(headers['content-security-policy']);
    assert.match(policy, /script-src 'self';/);
    assert.match(policy, /frame-src 'self';/);
    assert.match(policy, /connect-src 'self' wss:\/\/portal\.example;/);
    assert.match(policy, /manifest-src 'self'; object-src 'none'; base-uri 'none'/);
    assert.equal(/script-src[^;]*unsafe/.test(policy), false);
    assert.match(String(headers['strict-transport-security']), /max-age=31536000/);
  });

  it('sends the start page’s service worker uncached, for the whole origin, and allowed to request it', async () => {
    const { headers, status } = await get('/serviceWorker.js');
    assert.equal(status, 200);
    assert.match(String(headers['content-type']), /javascript/);
    assert.equal(headers['cache-control'], 'no-cache');
    assert.equal(headers['content-security-policy'], "default-src 'none'; frame-ancestors 'none'; connect-src 'self'");
    assert.equal((await app.app.fastify.inject({ method: 'HEAD', url: '/serviceWorker.js' })).statusCode, 200);
  });

  it('PWA-1 gives the manifest this portal’s name', async () => {
    const { headers, status, text } = await get('/manifest.webmanifest');
    assert.equal(status, 200);
    assert.match(String(headers['content-type']), /^application\/manifest\+json/);
    assert.equal(headers['cache-control'], 'no-cache');
    const name = '</script><script>alert(1)</script>';
    assert.deepEqual(JSON.parse(text), { name, short_name: name, start_url: '/' });
  });

  it('sends the full policy only with documents, and a short one that allows nothing with files', async () => {
    for (const path of ['/assets/main-abc.js', '/favicon.svg']) {
      const { headers, status } = await get(path);
      assert.equal(status, 200);
      assert.equal(headers['content-security-policy'], "default-src 'none'; frame-ancestors 'none'", path);
      assert.equal(headers['x-content-type-options'], 'nosniff');
      for (const name of ['permissions-policy', 'cross-origin-opener-policy', 'x-frame-options']) {
        assert.equal(headers[name], undefined, `${path} ${name}`);
      }
      assert.match(String(headers['strict-transport-security']), /max-age/);
    }
    for (const path of ['/login', '/api/docs']) {
      const { headers } = await get(path);
      assert.match(String(headers['content-security-policy']), /script-src 'self'/, path);
      assert.match(String(headers['permissions-policy']), /^camera=\(self\), geolocation=\(\), microphone=\(\)/, path);
    }
  });

  it('lets only listed origins read responses', async () => {
    const allowed = await get('/health', { origin: 'https://other.example' });
    assert.equal(allowed.headers['access-control-allow-origin'], 'https://other.example');
    const refused = await get('/health', { origin: 'https://evil.example' });
    assert.equal(refused.headers['access-control-allow-origin'], undefined);
  });

  it('describes every registered call in the OpenAPI document and lists it on a page without scripts', async () => {
    const { body } = await get('/api/docs/openapi.json');
    for (const { call } of app.app.routes) {
      assert.ok(body.paths[call.path][call.method.toLowerCase()].operationId, call.id);
    }
    const page = await get('/api/docs');
    assert.match(page.text, /\/connect\/token/);
    assert.equal(page.text.includes('<script'), false);
  });

  it('says whether it is alive and whether it is ready', async () => {
    assert.deepEqual([(await get('/health')).status, (await get('/ready')).status], [200, 200]);
  });

  it('switches to a build that has replaced the previous one, with its new files, and keeps it while there is none', async () => {
    const build = async (name: string) => {
      await writeFile(join(dist, `${name}.txt`), name);
      await writeFile(join(dist, 'next.html'), PAGE.replace('<body>', `<body>${name}`));
      await rename(join(dist, 'next.html'), join(dist, 'index.html'));
    };
    await build('second');
    const html = { accept: 'text/html' };
    assert.match((await get('/login')).text, /<body>second/);
    assert.match((await get('/portal')).text, /<body>second/);
    assert.match((await get('/nowhere', html)).text, /<body>second/);
    assert.equal((await get('/second.txt')).text, 'second');
    await rm(join(dist, 'index.html'));
    assert.match((await get('/login')).text, /<body>second/);
    await build('third');
    assert.match((await get('/login')).text, /<body>third/);
    await writeFile(join(dist, 'index.html'), PAGE);
  });
});

describe('without demo mode', () => {
  it('serves neither outbox, nor phone, nor API pages', async () => {
    const app = await TestApp.start({ demo: false });
    for (const path of ['/demo/outbox', '/demo/phone', '/api/docs', '/api/docs/openapi.json']) {
      assert.equal((await app.ask('GET', path)).status, 404, path);
    }
    await app.close();
  });
});
