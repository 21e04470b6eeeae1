import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { seedId } from '../../../server/src/seed/random.ts';
import { tenantId } from '../../../server/src/seed/staff.ts';
import { LIMITS } from '../../../src/constants/limits.ts';
import { TestApp } from '../support/testApp.ts';

const PAGE = `<!doctype html><html lang="zh-CN"><head><title>Atrium</title>
<script type="application/json" id="atrium-config">{}</script>
<script type="module" crossorigin src="/assets/main-abc.js"></script>
<link rel="modulepreload" crossorigin href="/assets/other.js">
<link rel="stylesheet" crossorigin href="/assets/main.css"></head>
<body><div id="root"></div><noscript>enable</noscript></body></html>`;
/** Stands in for the portal's rendering: what was passed in can be read from it. */
const RENDERER = `
export const firstLook = () => ({ styleSheet: ':root{--t1:#000}', settings: { language: 'zh-CN' } });
export const renderShare = (page, { href, brand, clean }) => {
  if (page.article?.title.startsWith('undrawable')) throw new Error('undrawable');
  globalThis.atriumDrawings = (globalThis.atriumDrawings ?? 0) + 1;
  return '<main data-href="' + encodeURIComponent(href) + '">' + brand + clean(page.article?.body ?? page.home?.culture?.title ?? 'closed') + '</main>';
};`;
const drawings = (): unknown => Reflect.get(globalThis, 'atriumDrawings');

const AURORA = tenantId('aurora');
const BOREAL = tenantId('boreal');
const idOf = (kind: string, index = 0, company = 'aurora') => seedId(`article ${company} ${kind} ${index}`);

describe('first answers of shared pages', () => {
  let app: TestApp;
  let dist = '';
  before(async () => {
    dist = await mkdtemp(join(tmpdir(), 'atrium-share-'));
    await mkdir(join(dist, '.server', 'assets'), { recursive: true });
    await writeFile(join(dist, 'index.html'), PAGE);
    await writeFile(join(dist, '.server', 'package.json'), '{"type":"module"}');
    await writeFile(join(dist, '.server', 'renderShare.js'), RENDERER);
    await writeFile(join(dist, '.server', 'assets', 'style.css'), '.drawn{color:red}');
    app = await TestApp.start({ distDir: dist, publicUrl: 'https://portal.example' });
  });
  after(async () => {
    await app.close();
    await rm(dist, { recursive: true, force: true });
  });
  const get = (path: string) => app.ask('GET', path);
  const write = async (kind: string, title: string, body = '<p>x</p>', summary?: string) => {
    const { access_token: token } = await app.enter('lin', 'aurora');
    const json = { kind, title, body, ...(summary && { summary }) };
    const { body: saved } = await app.ask('POST', '/api/home/article/save', { token, json });
    return String(saved.id);
  };

  it('POR-1 the home is rendered, described for previews, and carries the data it was rendered from', async () => {
    const { status, headers, text } = await get(`/companyShare?tenantId=${AURORA}`);
    assert.equal(status, 200);
    assert.equal(headers['cache-control'], 'no-cache');
    assert.match(text, /<div id="first-answer"><main[^>]*>Atrium精工于心，守时如约<\/main><\/div>/);
    assert.match(text, /<title>极光制造<\/title>/);
    assert.match(text, /<meta name="description" content="把每一道公差做到图纸以内/);
    assert.match(
      text,
      /<meta property="og:image" content="https:\/\/portal\.example\/api\/application\/get-picture-file\/product-/,
    );
    assert.match(
      text,
      new RegExp(`<link rel="canonical" href="https://portal.example/companyShare\\?tenantId=${AURORA}"`),
    );
    const [, embedded = ''] = /id="atrium-page">([^<]*)</.exec(text) ?? [];
    const page = JSON.parse(embedded);
    assert.equal(page.company.name, '极光制造');
    assert.deepEqual([page.home.news.length, page.home.products.length], [LIMITS.portalNews, LIMITS.portalProducts]);
    assert.ok(page.home.facts.length > 0 && page.home.history.length > 0);
  });

  it('styles are inline, and the portal is started later, by one script that the policy names', async () => {
    const { headers, text } = await get(`/companyShare?tenantId=${AURORA}`);
    assert.match(text, /<style>:root\{--t1:#000\}\.drawn\{color:red\}/);
    assert.doesNotMatch(text, /<script type="module"|rel="stylesheet"|rel="modulepreload"|<noscript/);
    const [, ways = '', script = ''] = /<script (data-[^>]*)>([^<]*)<\/script>/.exec(text) ?? [];
    assert.match(ways, /data-styles="\/assets\/main\.css" data-scripts="\/assets\/main-abc\.js"/);
    const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
    assert.ok(String(headers['content-security-policy']).includes(`script-src 'self' ${hash};`), hash);
  });

  for (const [kind, path, indexable] of [
    ['news', 'newsDetailShare', true],
    ['business', 'productDetailShare', true],
    ['notice', 'noticeDetailShare', false],
  ] as const) {
    it(`POR-1 ${path} is rendered; search engines ${indexable ? 'may list it' : 'never list it'}`, async () => {
      const { status, headers, text } = await get(`/companyShare/${path}?tenantId=${AURORA}&id=${idOf(kind)}`);
      assert.equal(status, 200);
      assert.match(text, / - 极光制造<\/title>/);
      assert.equal(headers['x-robots-tag'], indexable ? undefined : 'noindex');
      assert.equal(text.includes('<meta name="robots" content="noindex" />'), !indexable);
    });
  }

  it('search engines list no company that has not allowed it', async () => {
    const { headers } = await get(`/companyShare?tenantId=${BOREAL}`);
    assert.equal(headers['x-robots-tag'], 'noindex');
  });

  it('a disabled company has a page that shows no more than its name', async () => {
    const { status, headers, text } = await get(
      `/companyShare/newsDetailShare?tenantId=${tenantId('cinder')}&id=${idOf('news')}`,
    );
    assert.equal(status, 410);
    assert.equal(headers['x-robots-tag'], 'noindex');
    const [, embedded = ''] = /id="atrium-page">([^<]*)</.exec(text) ?? [];
    assert.deepEqual(Object.keys(JSON.parse(embedded)), ['company']);
  });

  for (const [what, path] of [
    ['no company', '/companyShare'],
    ['an unknown company', `/companyShare?tenantId=${idOf('news')}`],
    ['nonsense for a company', '/companyShare?tenantId=%00%27--'],
    ['an unknown article', `/companyShare/newsDetailShare?tenantId=${AURORA}&id=${AURORA}`],
    ['an article of another kind', `/companyShare/newsDetailShare?tenantId=${AURORA}&id=${idOf('notice')}`],
    ["another company's article", `/companyShare/newsDetailShare?tenantId=${AURORA}&id=${idOf('news', 0, 'boreal')}`],
  ] as const) {
    it(`a link with ${what} is answered by the portal's page and 404`, async () => {
      const { status, headers, text } = await get(path);
      assert.equal(status, 404);
      assert.equal(headers['x-robots-tag'], 'noindex');
      assert.match(text, /<div id="root">/);
    });
  }

  it('the short paths of the table lead to the pages under /companyShare', async () => {
    const { status, headers } = await get('/newsDetailShare?tenantId=1&id=2');
    assert.deepEqual([status, headers['location']], [302, '/companyShare/newsDetailShare?tenantId=1&id=2']);
  });

  it('whatever a title contains, it stays text', async () => {
    const title = `"><script>alert(1)</script></title>$&$' \u2028 ${'\ud83d'}`.slice(0, 200);
    const id = await write('news', title, '<p>a &lt;b&gt; &amp; c</p>');
    const { text } = await get(`/companyShare/newsDetailShare?tenantId=${AURORA}&id=${id}`);
    assert.doesNotMatch(text, /<script>alert/);
    assert.match(text, /<title>&quot;&gt;&lt;script&gt;alert\(1\)&lt;\/script&gt;&lt;\/title&gt;\$&amp;\$&#39;/);
    assert.match(text, /<meta name="description" content="a &lt;b&gt; &amp; c" \/>/);
    const [, embedded = ''] = /id="atrium-page">([^<]*)</.exec(text) ?? [];
    assert.match(JSON.parse(embedded).article.title, /<script>alert/);
  });

  it('a description ends at a whole character', async () => {
    const id = await write('news', 'long', '<p>x</p>', '😀'.repeat(240));
    const { text } = await get(`/companyShare/newsDetailShare?tenantId=${AURORA}&id=${id}`);
    const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(text) ?? [];
    assert.equal(description, `${'😀'.repeat(159)}…`);
  });

  it('what cannot be rendered is left to the portal, and not to search engines', async () => {
    const id = await write('news', 'undrawable');
    const { status, headers, text } = await get(`/companyShare/newsDetailShare?tenantId=${AURORA}&id=${id}`);
    assert.deepEqual([status, headers['x-robots-tag']], [200, 'noindex']);
    assert.match(text, /<script type="module" crossorigin src="\/assets\/main-abc\.js">/);
  });

  it('a crowd behind one link costs one rendering, and a change shows within seconds', async () => {
    const id = await write('news', 'first words', '<p>first</p>');
    const path = `/companyShare/newsDetailShare?tenantId=${AURORA}&id=${id}`;
    const before = Number(drawings());
    await Promise.all(Array.from({ length: 20 }, () => get(path)));
    assert.equal(Number(drawings()), before + 1);
    const { access_token: token } = await app.enter('lin', 'aurora');
    const json = { id, kind: 'news', title: 'other words', body: '<p>second</p>' };
    await app.ask('POST', '/api/home/article/save', { token, json });
    app.pass(3);
    assert.match((await get(path)).text, /second/);
  });

  it('the renderer of the pages is itself not served', async () => {
    for (const path of ['/.server/renderShare.js', '/.server/assets/style.css', '/%2eserver/renderShare.js'])
      assert.equal((await get(path)).status, 404, path);
  });
});
