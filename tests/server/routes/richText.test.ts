import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { JSDOM } from 'jsdom';
import { cleanRichText } from '../../../server/src/domain/portal/richText.ts';
import { tenantId } from '../../../server/src/seed/staff.ts';
import { XSS_VECTORS } from '../../support/xssVectors.ts';
import { TestApp } from '../support/testApp.ts';

const ELEMENTS =
  /^(H[2-5]|P|BR|HR|BLOCKQUOTE|PRE|CODE|UL|OL|LI|STRONG|B|EM|I|U|S|SUB|SUP|SPAN|A|IMG|TABLE|CAPTION|THEAD|TBODY|TR|TH|TD|FIGURE|FIGCAPTION)$/;
/** By element, or for any; `href` and `src` are checked further. */
const ATTRIBUTES =
  /^(A (href|title|target|rel)|IMG (src|alt|width|height)|T[HD] (colspan|rowspan)|TH scope|TD scope|OL start)$/;
const OWN = 'https://own.example';
/** Harmless in today's browsers, but a cleaner that decodes, closes or completes it would make it run. */
const FOR_OTHER_PARSERS = [
  'image that fails, without an end',
  'handler of a body',
  'javascript address with a null byte',
  'frameset',
  'comment for one browser',
  'section of character data',
  'processing instruction',
  'declaration with an entity',
  'end tag with attributes',
  'escaped twice',
  'seven bits for a letter',
  'full-width brackets',
];
const { document } = new JSDOM().window;

/** Whether a browser on one of our pages would stay with us, or leave in a way that people know. */
function isHarmless(address: string): boolean {
  if (/^(https?:\/\/|mailto:|tel:)/i.test(address)) return true;
  return URL.canParse(address, OWN) && new URL(address, OWN).origin === OWN;
}

/** What is wrong with the elements that a browser would make of a text, at once and after serialising them again. */
function faultsOf(html: string): string[] {
  const box = document.createElement('div');
  return [1, 2].flatMap(() => {
    box.innerHTML = box.innerHTML || html;
    return [...box.querySelectorAll('*')].flatMap((element) => [
      ...(ELEMENTS.test(element.tagName) ? [] : [`element ${element.tagName}`]),
      ...[...element.attributes].flatMap(({ name, value }) => {
        if (!ATTRIBUTES.test(`${element.tagName} ${name}`)) return [`attribute ${name}`];
        return /^(href|src)$/.test(name) && !isHarmless(value) ? [`address ${value}`] : [];
      }),
    ]);
  });
}

describe('rich text on write', () => {
  let app: TestApp;
  let lin = '';
  before(async () => {
    app = await TestApp.start();
    lin = (await app.enter('lin', 'aurora')).access_token;
  });
  after(() => app.close());

  /** What the backend keeps of a text, read without a token, as on a shared page. */
  async function kept(html: string): Promise<string> {
    const json = { kind: 'news', title: 'x', body: html };
    const saved = await app.ask('POST', '/api/home/article/save', { token: lin, json });
    assert.equal(saved.status, 200, saved.text);
    const headers = { __tenant: tenantId('aurora') };
    return (await app.ask('GET', `/api/home/get_news/${saved.body.id}`, { headers })).body.body;
  }

  it('is tested with many attacks, nearly all of which would work if left in', () => {
    assert.ok(XSS_VECTORS.length >= 60, String(XSS_VECTORS.length));
    assert.equal(new Set(XSS_VECTORS.map(({ html }) => html)).size, XSS_VECTORS.length);
    const harmless = XSS_VECTORS.filter(({ html }) => faultsOf(html).length === 0).map(({ name }) => name);
    assert.deepEqual(harmless, FOR_OTHER_PARSERS);
  });

  for (const { name, html } of XSS_VECTORS) {
    it(`keeps nothing that runs, fetches, asks or covers of: ${name}`, async () => {
      const text = await kept(html);
      assert.deepEqual(faultsOf(text), [], text);
      assert.equal(cleanRichText(text), text, 'cleaning it again finds something');
    });
  }

  it('keeps an honest author’s words, structure, links and pictures', async () => {
    const honest =
      '<h2>标题</h2><p>a <strong>b</strong> <a href="https://example.com/?a=1&amp;b=2" title="t" target="_blank" rel="noopener noreferrer">c</a> <a href="/company">d</a></p>' +
      '<p><a href="mailto:a@example.com">e</a> <a href="tel:+861390000">f</a> <a href="#g">g</a></p><ol start="3"><li>h</li></ol>' +
      '<table><tbody><tr><th scope="row">i</th><td colspan="2">j &lt; k</td></tr></tbody></table>' +
      '<figure><img src="/api/application/get-picture-file/product-rail.png" alt="l" width="40" height="30" /><figcaption>m</figcaption></figure>' +
      '<p><img src="https://example.com/n.png" alt="n" /></p>';
    assert.equal(await kept(honest), honest);
  });

  it('opens links to other sites beside the portal and sends them no referrer, whatever the author says', async () => {
    const outside = ' target="_blank" rel="noopener noreferrer"';
    const links: readonly (readonly [string, string])[] = [
      ['<a href="https://example.com/">x</a>', `<a href="https://example.com/"${outside}>x</a>`],
      ['<a href="HTTP://example.com/">x</a>', `<a href="HTTP://example.com/"${outside}>x</a>`],
      [
        '<a rel="opener" target="_top" href="https://example.com/">x</a>',
        `<a href="https://example.com/"${outside}>x</a>`,
      ],
      ['<a rel="opener" target="_top" href="/company">x</a>', '<a href="/company">x</a>'],
      ['<a target="x" href="mailto:a@example.com">x</a>', '<a href="mailto:a@example.com">x</a>'],
    ];
    for (const [written, expected] of links) assert.equal(await kept(written), expected);
  });

  it('keeps the words of a link whose target depends on the page, but not its address', async () => {
    for (const href of [
      'foo',
      '?x=1',
      './x',
      '../x',
      'x/y',
      '',
      '//example.com',
      '/\\example.com',
      'ftp://example.com',
    ]) {
      assert.equal(await kept(`<a href="${href}" title="t">x</a>`), '<a title="t">x</a>', href);
    }
  });

  it('keeps a text of 200,000 characters and refuses a longer one', async () => {
    assert.equal((await kept('x'.repeat(200_000))).length, 200_000);
    const json = { kind: 'news', title: 'x', body: 'x'.repeat(200_001) };
    assert.equal((await app.ask('POST', '/api/home/article/save', { token: lin, json })).status, 400);
  });
});
