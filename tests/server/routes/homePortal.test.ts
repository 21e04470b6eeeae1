import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { cleanRichText } from '../../../server/src/domain/portal/richText.ts';
import { tenantId } from '../../../server/src/seed/staff.ts';
import { TestApp } from '../support/testApp.ts';

describe('home portal', () => {
  let app: TestApp;
  let lin = '';
  before(async () => {
    app = await TestApp.start();
    lin = (await app.enter('lin', 'aurora')).access_token;
  });
  after(() => app.close());

  const home = (path: string, tenant = tenantId('aurora')) =>
    app.ask('GET', `/api/home/${path}`, { headers: { __tenant: tenant } });
  const save = (json: object) => app.ask('POST', '/api/home/article/save', { token: lin, json });

  it('POR-1 shows culture, facts, milestones, products and news of the company that __tenant names', async () => {
    assert.equal((await home('getculture?culture=zh-CN')).body.title, '精工于心，守时如约');
    assert.equal((await home('getinfo')).body.items.length, 6);
    assert.deepEqual((await home('getprocess')).body.items[0].title, '2009');
    assert.equal((await home('getbusiness?maxResultCount=1000')).body.totalCount, 30);
    const news = (await home('getnews?skipCount=0&maxResultCount=6')).body;
    assert.equal(news.totalCount, 40);
    assert.equal(news.items[0].title, 'AX-40 谐波减速机通过 20,000 小时寿命试验');
    assert.equal((await home('getnews', 'boreal')).body.totalCount, 4);
  });

  it('POR-1 opens a product, a news item and a notice, with existing pictures', async () => {
    const [product] = (await home('getbusiness')).body.items;
    const detail = (await home(`get_business/${product.id}`)).body;
    const [news] = (await home('getnews')).body.items;
    const inText = /src="([^"]+)"/.exec((await home(`get_news/${news.id}`)).body.body)?.[1] ?? '';
    for (const path of [`/api/application/get-picture-file/${detail.cover}`, inText]) {
      const picture = await app.ask('GET', path);
      assert.deepEqual([picture.status, picture.headers['content-type']], [200, 'image/png']);
    }
    const notices = await app.ask('GET', '/api/portal/companyNotice/currentUser/notices', { token: lin });
    assert.equal(notices.body.items.length, 60);
    assert.equal(notices.body.items[0].title, '关于 2026 年度考勤周期调整的通知');
    const ofOthers = await app.ask(
      'GET',
      `/api/portal/companyNotice/currentUser/notices?tenantId=${tenantId('boreal')}`,
      { token: lin },
    );
    assert.deepEqual(ofOthers.body.items, []);
    assert.equal((await home(`get_notice/${notices.body.items[0].id}`)).body.publishDate, '2026-11-19 09:00:00');
    assert.equal((await home(`get_news/${product.id}`)).status, 404);
    assert.equal((await home(`get_business/${product.id}`, 'boreal')).status, 404);
  });

  it('cleans rich text on write: no script, handler, style or unsafe address survives', async () => {
    const dirty =
      '<h2 onclick="x()">Title</h2><script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">a</a>' +
      '<iframe src="https://evil"></iframe><p style="position:fixed">text</p><svg onload=alert(1)></svg>' +
      '<img src="data:text/html,x"><img src="/api/application/get-picture-file/product-rail.png" alt="ok">';
    const { body } = await save({ kind: 'news', title: 'cleaned', body: dirty });
    const kept = (await home(`get_news/${body.id}`)).body.body;
    assert.doesNotMatch(kept, /script|onerror|onclick|onload|javascript:|iframe|style|svg|data:/i);
    assert.match(kept, /<h2>Title<\/h2>/);
    assert.match(kept, /product-rail\.png" alt="ok"/);
  });

  it('seeds nothing that cleaning would change', async () => {
    const rows = await app.database.inTenant(tenantId('aurora'), (db) =>
      db.selectFrom('portal_articles').select('body').execute(),
    );
    const normal = (html: string) => html.replace(/ \/>/g, '>');
    assert.ok(rows.every(({ body }) => normal(cleanRichText(body)) === normal(body)));
  });

  it('hides what is not published yet, and refuses authors without the policy', async () => {
    const later = await save({ kind: 'news', title: 'later', body: 'x', publishDate: '2026-11-21 00:00:00' });
    assert.equal((await home(`get_news/${later.body.id}`)).status, 404);
    const hidden = await save({ kind: 'news', title: 'hidden', body: 'x', isPublished: false });
    assert.equal((await home(`get_news/${hidden.body.id}`)).status, 404);
    const guest = (await app.enter('lin', 'boreal')).access_token;
    const json = { kind: 'news', title: 'x', body: 'x' };
    assert.equal((await app.ask('POST', '/api/home/article/save', { token: guest, json })).status, 403);
    assert.equal((await save({ ...json, publishDate: '2026-02-30 00:00:00' })).status, 400);
  });
});
