import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, it } from 'node:test';
import { runInNewContext } from 'node:vm';

const PUBLIC = join(import.meta.dirname, '../../../public');
const FILES = ['page.html', 'page.css', 'page.js'];
const ORIGIN = 'https://portal.example';
const START = 'the start page';

type Listener = (event: object) => void;

/** The worker over a browser of the test's making: what it keeps, asks for and says. */
class Browser {
  readonly caches = new Map<string, string[]>();
  readonly listeners = new Map<string, Listener>();
  /** Answers by path; a path without one has no network. */
  readonly network = new Map<string, () => Response>();
  readonly fetched: string[] = [];
  unregistered = 0;
  preloading = false;

  async start(): Promise<void> {
    const source = await readFile(join(PUBLIC, 'serviceWorker.js'), 'utf8');
    const registration = {
      navigationPreload: {
        enable: async () => {
          this.preloading = true;
        },
      },
      unregister: async () => {
        this.unregistered += 1;
      },
    };
    const addEventListener = (type: string, listener: Listener) => this.listeners.set(type, listener);
    runInNewContext(source, {
      self: { registration, addEventListener, skipWaiting: async () => {} },
      location: { origin: ORIGIN },
      URL,
      Response,
      // Node's own takes no bare path.
      Request: class {
        readonly url: string;
        constructor(url: string) {
          this.url = url;
        }
      },
      fetch: (asked: string | { url: string }) => this.#answer(typeof asked === 'string' ? asked : asked.url),
      caches: {
        open: async (name: string) => ({
          addAll: async (files: readonly { url: string }[]) =>
            // An array of this side: the worker's own is no equal of one.
            this.caches.set(
              name,
              Array.from(files, ({ url }) => url),
            ),
        }),
        keys: async () => [...this.caches.keys()],
        delete: async (name: string) => this.caches.delete(name),
        match: async (file: string, { cacheName }: { cacheName: string }) =>
          this.caches.get(cacheName)?.includes(file) ? new Response(START) : undefined,
      },
    });
    await this.live('install');
    await this.live('activate');
  }

  async #answer(url: string): Promise<Response> {
    this.fetched.push(url);
    const answer = this.network.get(url.replace(ORIGIN, ''));
    if (answer === undefined) throw new TypeError('Failed to fetch');
    return answer();
  }

  async live(type: 'install' | 'activate'): Promise<void> {
    const work: Promise<unknown>[] = [];
    this.listeners.get(type)?.({ waitUntil: (each: Promise<unknown>) => work.push(each) });
    await Promise.all(work);
  }

  /** What the worker answers; undefined if it leaves the request to the browser. */
  async ask(url: string, { preloaded, ...over }: { preloaded?: Response } = {}): Promise<Response | undefined> {
    const request = { url, method: 'GET', mode: 'navigate', destination: 'document', ...over };
    const work: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    this.listeners.get('fetch')?.({
      request,
      preloadResponse: Promise.resolve(preloaded),
      waitUntil: (each: Promise<unknown>) => work.push(each),
      respondWith: (each: Promise<Response>) => {
        answer = each;
      },
    });
    const given = await answer;
    await Promise.all(work);
    return given;
  }
}

describe('NET-1 the service worker of the start page', () => {
  let browser = new Browser();
  beforeEach(async () => {
    browser = new Browser();
    browser.caches.set('atrium-start-former', ['/offline/page.html']);
    browser.caches.set('somebody-else', []);
    await browser.start();
  });
  const page = (path: string, over: object = {}) => browser.ask(`${ORIGIN}${path}`, over);
  const script = () => new Response(null, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });

  it('keeps its three files and nothing else, and drops those of the version before it', () => {
    const own = FILES.map((name) => `/offline/${name}`);
    const kept = [...browser.caches].filter(([name]) => name.startsWith('atrium-start-'));
    assert.deepEqual(
      kept.map(([, files]) => files),
      [own],
    );
    assert.ok(browser.caches.has('somebody-else'));
    assert.ok(browser.preloading);
  });

  it('names what it keeps by what is in it, so that a changed page reaches every browser', async () => {
    const hash = createHash('sha256');
    for (const name of FILES) hash.update(await readFile(join(PUBLIC, 'offline', name)));
    const source = await readFile(join(PUBLIC, 'serviceWorker.js'), 'utf8');
    assert.equal(/\$\{PREFIX\}(\w+)`/.exec(source)?.[1], hash.digest('hex').slice(0, 10));
  });

  it('shows the start page where nobody answers, and where a proxy answers for nobody', async () => {
    assert.equal(await (await page('/portal?panel=todo'))?.text(), START);
    for (const status of [502, 503, 504]) {
      browser.network.set('/portal', () => new Response('proxy', { status }));
      assert.equal(await (await page('/portal'))?.text(), START);
    }
  });

  it('passes on every other answer, and keeps none', async () => {
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

  it('gives a page of an application its own answer, asked for once, and never the start page (APP-1)', async () => {
    const preloaded = new Response('application', { status: 502 });
    for (const destination of ['iframe', 'document']) {
      const over = { destination, preloaded };
      assert.equal(await page('/micro/crm/list', over), preloaded);
      assert.deepEqual(browser.fetched, []);
    }
    await assert.rejects(page('/micro/crm/list', { destination: 'iframe' }));
    assert.equal(await page('/micro/crm/a.js', { mode: 'no-cors', destination: 'script' }), undefined);
  });

  it('gives the files of the start page, which nobody else could give', async () => {
    assert.equal(await (await page('/offline/page.js', { mode: 'no-cors', destination: 'script' }))?.text(), START);
  });

  it('leaves with all it kept once the portal no longer has it, and stays if that cannot be known', async () => {
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

  it('takes a page at its own address for its end as well: some servers answer everything with one', async () => {
    browser.network.set('/portal', () => new Response('portal'));
    browser.network.set('/serviceWorker.js', () => new Response(null, { headers: { 'content-type': 'text/html' } }));
    await page('/portal');
    assert.equal(browser.unregistered, 1);
  });
});
