import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { TestApp } from '../support/testApp.ts';

const PAGE = `<!doctype html><html lang="zh-CN"><head><title>Atrium</title>
<script type="application/json" id="atrium-config">{}</script>
<script type="module" crossorigin src="/assets/main-abc.js"></script>
<link rel="stylesheet" crossorigin href="/assets/main.css"></head>
<body><div id="root"></div></body></html>`;
/** Stand in for the portal's rendering: what was passed in can be read from them. */
const SIGN_IN = `
export const render = async ({ brand, footer }) => ({
  styleSheet: ':root{--t1:#000}',
  markup: { 'zh-CN wide': '<main>' + brand + ' ' + footer.icpFiling + '</main>', 'en-US narrow': '<main>$& in English</main>' },
  fitsFor: { settings: {}, stored: { brandName: '"quoted"' }, present: [], absent: [], looks: [] },
});`;
const SHELL = `
export const render = async ({ brand }) => ({
  styleSheet: ':root{--t2:#000}',
  markup: { 'page side': '<div>the frame of ' + brand + '</div>' },
  fitsFor: { settings: {}, stored: {}, present: ['token'], absent: [], looks: [] },
  firstCalls: { paths: ['/', '/portal'], calls: [{ url: '/api/first?of=' + brand }] },
});`;

const PORTAL = { brand: 'North & Co', footer: { icpFiling: 'ICP 7' } };

async function writeRenderer(dist: string, folder: string, entry: string, code: string): Promise<void> {
  await mkdir(join(dist, folder, 'assets'), { recursive: true });
  await writeFile(join(dist, folder, 'package.json'), '{"type":"module"}');
  await writeFile(join(dist, folder, entry), code);
  await writeFile(join(dist, folder, 'assets', 'style.css'), '.drawn{color:red}');
}

describe('first answers of the sign-in page and of the frame', () => {
  let app: TestApp;
  let dist = '';
  before(async () => {
    dist = await mkdtemp(join(tmpdir(), 'atrium-drawing-'));
    await writeFile(join(dist, 'index.html'), PAGE);
    await writeRenderer(dist, '.serverSignIn', 'renderSignIn.js', SIGN_IN);
    await writeRenderer(dist, '.serverShell', 'renderShell.js', SHELL);
    app = await TestApp.start({ distDir: dist, portal: PORTAL });
  });
  after(async () => {
    await app.close();
    await rm(dist, { recursive: true, force: true });
  });
  const get = (path: string) => app.ask('GET', path);

  it('are rendered once for each look of this installation, for the page itself and for the root', async () => {
    for (const path of ['/login', '/login?redirect=%2Fportal', '/']) {
      const { text } = await get(path);
      assert.match(text, /<template data-look="zh-CN wide"><main>North & Co ICP 7<\/main><\/template>/, path);
      assert.match(text, /<template data-look="en-US narrow"><main>\$& in English<\/main><\/template>/);
      assert.match(text, /<style>:root\{--t1:#000\}\.drawn\{color:red\}/);
      assert.match(text, /<script data-fits-for="[^"]*&quot;\\&quot;quoted\\&quot;&quot;/);
    }
  });

  it('do not wait for the portal’s style sheet, which is still fetched at once', async () => {
    const { text } = await get('/login');
    const [head = '', body = ''] = text.split('</head>');
    assert.match(head, /<link rel="preload" as="style" crossorigin href="\/assets\/main\.css">/);
    assert.doesNotMatch(head, /rel="stylesheet"/);
    assert.match(body, /<\/script><link rel="stylesheet" crossorigin href="\/assets\/main\.css"><div id="root">/);
  });

  it('fetch the portal’s script at once, and start it once the drawing has been painted', async () => {
    const { text } = await get('/login');
    const [head = '', body = ''] = text.split('</head>');
    assert.match(head, /<link rel="modulepreload" crossorigin href="\/assets\/main-abc\.js">/);
    assert.doesNotMatch(text, /<script type="module"/);
    assert.match(body, /<script data-src="\/assets\/main-abc\.js" data-limit-ms="500">/);
    assert.match((await get('/register')).text, /<script type="module" crossorigin src="\/assets\/main-abc\.js">/);
  });

  it('hold the frame and the sign-in page behind sign-in, since the browser knows which will be shown', async () => {
    for (const path of ['/portal', '/company/newsList', '/console', '/child/oms/list', '/']) {
      const { text } = await get(path);
      assert.match(text, /<template data-look="page side"><div>the frame of North & Co<\/div><\/template>/, path);
      assert.match(text, /<template data-look="zh-CN wide"><main>North/, path);
      assert.match(text, /<\/script><link rel="stylesheet" crossorigin href="\/assets\/main\.css"><div id="root">/);
    }
    const { text } = await get('/login');
    assert.doesNotMatch(text, /the frame of/);
  });

  it('request the workbench’s first data before its scripts arrive; other pages do not', async () => {
    for (const path of ['/portal', '/']) {
      const { text } = await get(path);
      assert.match(text, /<script data-calls="[^"]*\/api\/first\?of=North &amp; Co[^"]*">[\s\S]*<div id="root">/, path);
    }
    for (const path of ['/login', '/company', '/console', '/child/oms/list'])
      assert.doesNotMatch((await get(path)).text, /data-calls/, path);
  });

  it('allow their scripts by hash; any other page of the portal allows none', async () => {
    const hashOf = async (name: string) => {
      const script = await readFile(new URL(`../../../server/src/web/inline/${name}.js`, import.meta.url), 'utf8');
      return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
    };
    const [look, calls] = [await hashOf('firstLook'), await hashOf('firstCalls')];
    const start = await hashOf('startAfterPaint');
    for (const [path, allowed] of [
      ['/login', `${look} ${start}`],
      ['/company', `${look} ${start}`],
      ['/portal', `${look} ${calls} ${start}`],
      ['/', `${look} ${calls} ${start}`],
    ] as const) {
      const { headers } = await get(path);
      assert.ok(String(headers['content-security-policy']).includes(`script-src 'self' ${allowed};`), path);
    }
    for (const path of ['/register', '/child/scm/supplier/createSupplierPC', '/nowhere']) {
      const elsewhere = await get(path);
      assert.match(String(elsewhere.headers['content-security-policy']), /script-src 'self';/, path);
      assert.doesNotMatch(elsewhere.text, /data-look/);
    }
  });

  it('are rendered as far as possible: a build without one of the renderers has the other', async (t) => {
    await rm(join(dist, '.serverShell'), { recursive: true });
    const other = await TestApp.start({ distDir: dist, portal: PORTAL });
    t.after(() => other.close());
    const { text } = await other.ask('GET', '/portal');
    assert.doesNotMatch(text, /the frame of/);
    assert.match(text, /data-look="zh-CN wide"/);
  });

  it('have a renderer that is not served', async () => {
    for (const path of ['/.serverSignIn/renderSignIn.js', '/.serverShell/renderShell.js'])
      assert.equal((await get(path)).status, 404);
  });
});
