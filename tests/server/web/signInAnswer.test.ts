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
/** Stands in for the portal's drawing: what was handed in can be read from it. */
const RENDERER = `
export const renderSignIn = async ({ brand, footer }) => ({
  styleSheet: ':root{--t1:#000}',
  markup: { 'zh-CN wide': '<main>' + brand + ' ' + footer.icpFiling + '</main>', 'en-US narrow': '<main>$& in English</main>' },
  fitsFor: { settings: {}, stored: { brandName: '"quoted"' }, absent: [] },
});`;

describe('first answer of the sign-in page (ACC-1)', () => {
  let app: TestApp;
  let dist = '';
  before(async () => {
    dist = await mkdtemp(join(tmpdir(), 'atrium-sign-in-'));
    await mkdir(join(dist, '.serverSignIn', 'assets'), { recursive: true });
    await writeFile(join(dist, 'index.html'), PAGE);
    await writeFile(join(dist, '.serverSignIn', 'package.json'), '{"type":"module"}');
    await writeFile(join(dist, '.serverSignIn', 'renderSignIn.js'), RENDERER);
    await writeFile(join(dist, '.serverSignIn', 'assets', 'style.css'), '.drawn{color:red}');
    app = await TestApp.start({ distDir: dist, portal: { brand: 'North & Co', footer: { icpFiling: 'ICP 7' } } });
  });
  after(async () => {
    await app.close();
    await rm(dist, { recursive: true, force: true });
  });
  const get = (path: string) => app.ask('GET', path);

  it('is drawn once for each look of this installation, for the page itself and for the root', async () => {
    for (const path of ['/login', '/login?redirect=%2Fportal', '/']) {
      const { text } = await get(path);
      assert.match(text, /<template data-look="zh-CN wide"><main>North & Co ICP 7<\/main><\/template>/, path);
      assert.match(text, /<template data-look="en-US narrow"><main>\$& in English<\/main><\/template>/);
      assert.match(text, /<style>:root\{--t1:#000\}\.drawn\{color:red\}/);
      assert.match(text, /<script data-fits-for="[^"]*&quot;\\&quot;quoted\\&quot;&quot;/);
    }
  });

  it('does not wait for the style sheet of the portal, which is fetched at once all the same', async () => {
    const { text } = await get('/login');
    const [head = '', body = ''] = text.split('</head>');
    assert.match(head, /<link rel="preload" as="style" crossorigin href="\/assets\/main\.css">/);
    assert.doesNotMatch(head, /rel="stylesheet"/);
    assert.match(body, /<\/script><link rel="stylesheet" crossorigin href="\/assets\/main\.css"><div id="root">/);
    assert.match(head, /<script type="module" crossorigin src="\/assets\/main-abc\.js">/);
  });

  it('allows its one script by the hash; any other page of the portal allows none', async () => {
    const script = await readFile(new URL('../../../server/src/web/inline/firstLook.js', import.meta.url), 'utf8');
    const hash = createHash('sha256').update(script).digest('base64');
    const { headers } = await get('/login');
    assert.match(String(headers['content-security-policy']), /script-src 'self' 'sha256-[\w+/]+=*';/);
    assert.ok(String(headers['content-security-policy']).includes(`'sha256-${hash}'`));
    const elsewhere = await get('/portal');
    assert.match(String(elsewhere.headers['content-security-policy']), /script-src 'self';/);
    assert.doesNotMatch(elsewhere.text, /data-look/);
  });

  it('what draws it is not served', async () => {
    const { status } = await get('/.serverSignIn/renderSignIn.js');
    assert.equal(status, 404);
  });
});
