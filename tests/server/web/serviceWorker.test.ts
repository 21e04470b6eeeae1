import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, it } from 'node:test';
import { ORIGIN, START, WorkerBrowser } from '../support/workerBrowser.ts';

const PUBLIC = join(import.meta.dirname, '../../../public');
const FILES = ['page.html', 'page.css', 'page.js'];

describe('the service worker of the start page', () => {
  let browser = new WorkerBrowser();
  beforeEach(async () => {
    browser = new WorkerBrowser();
    browser.caches.set('atrium-start-former', ['/offline/page.html']);
    browser.caches.set('somebody-else', []);
    await browser.start();
  });
  const page = (path: string, over: object = {}) => browser.ask(`${ORIGIN}${path}`, over);
  const script = () => new Response(null, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });

  it('caches its three files and nothing else, and drops those of the previous version', () => {
    const own = FILES.map((name) => `/offline/${name}`);
    const kept = [...browser.caches].filter(([name]) => name.startsWith('atrium-start-'));
    assert.deepEqual(
      kept.map(([, files]) => files),
      [own],
    );
    assert.ok(browser.caches.has('somebody-else'));
    assert.ok(browser.preloading);
  });

  it('names its cache by its content, so that a changed page reaches every browser', async () => {
    const hash = createHash('sha256');
    for (const name of FILES) hash.update(await readFile(join(PUBLIC, 'offline', name)));
    const source = await readFile(join(PUBLIC, 'serviceWorker.js'), 'utf8');
    assert.equal(/\$\{PREFIX\}(\w+)`/.exec(source)?.[1], hash.digest('hex').slice(0, 10));
  });

  it('shows the start page if nobody answers, or a proxy answers for an unreachable server', async () => {
    assert.equal(await (await page('/portal?panel=todo'))?.text(), START);
    for (const status of [502, 503, 504]) {
      browser.network.set('/portal', () => new Response('proxy', { status }));
      assert.equal(await (await page('/portal'))?.text(), START);
    }
  });

  it('passes on every other response, and caches none', async () => {
    browser.network.set('/serviceWorker.js', script);
    const before = JSON.stringify([...browser.caches]);
    for (const status of [200, 404, 500]) {
      browser.network.set('/portal', () => new Response('portal', { status }));
      assert.equal(await (await page('/portal'))?.text(), 'portal');
    }
    assert.equal(JSON.stringify([...browser.caches]), before);
    assert.equal(browser.unregistered, 0);
  });

  it('leaves calls, files, frames, forms and other origins to the browser', async () => {
    assert.equal(await page('/api/user-work/work'), undefined);
    assert.equal(await page('/connect/token', { method: 'POST' }), undefined);
    assert.equal(await page('/api/user-work/work', { mode: 'cors', destination: '' }), undefined);
    assert.equal(await page('/assets/main-abc.js', { mode: 'cors', destination: 'script' }), undefined);
    assert.equal(await page('/child/scm', { destination: 'iframe' }), undefined);
    assert.equal(await page('/portal', { method: 'POST' }), undefined);
    assert.equal(await browser.ask('https://other.example/portal'), undefined);
    assert.deepEqual(browser.fetched, []);
  });

  it('gives a page of an application its own response, requested once, and never the start page', async () => {
    const preloaded = new Response('application', { status: 502 });
    for (const destination of ['iframe', 'document']) {
      const over = { destination, preloaded };
      assert.equal(await page('/micro/crm/list', over), preloaded);
      assert.deepEqual(browser.fetched, []);
    }
    await assert.rejects(page('/micro/crm/list', { destination: 'iframe' }));
    assert.equal(await page('/micro/crm/a.js', { mode: 'no-cors', destination: 'script' }), undefined);
  });

  it('serves the files of the start page, which nobody else could serve', async () => {
    assert.equal(await (await page('/offline/page.js', { mode: 'no-cors', destination: 'script' }))?.text(), START);
  });

  it('unregisters and clears its cache once the portal no longer has it, and stays if that is unknown', async () => {
    browser.network.set('/portal', () => new Response('portal'));
    await page('/portal');
    browser.network.set('/serviceWorker.js', () => new Response(null, { status: 500 }));
    await page('/portal');
    assert.equal(browser.unregistered, 0);
    browser.network.set('/serviceWorker.js', () => new Response(null, { status: 404 }));
    assert.equal(await (await page('/portal'))?.text(), 'portal');
    assert.equal(browser.unregistered, 1);
    assert.deepEqual([...browser.caches.keys()], ['somebody-else']);
  });

  it('also unregisters if its own address returns a page: some servers answer everything with one', async () => {
    browser.network.set('/portal', () => new Response('portal'));
    browser.network.set('/serviceWorker.js', () => new Response(null, { headers: { 'content-type': 'text/html' } }));
    await page('/portal');
    assert.equal(browser.unregistered, 1);
  });
});
