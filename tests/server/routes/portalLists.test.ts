import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Article, ArticlePage, ArticleSummary } from '../../../contract/portal.ts';
import type { ArticleKind } from '../../../server/src/db/schema/portal.ts';
import { tenantId } from '../../../server/src/seed/staff.ts';
import { TestApp } from '../support/testApp.ts';

/** A company without articles other than those of this file. */
const DELTA = tenantId('delta');
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

interface Given {
  readonly number: number;
  readonly date: string;
  readonly title?: string;
  readonly summary?: string | null;
  readonly position?: number;
  readonly kind?: ArticleKind;
  readonly isPublished?: boolean;
}

describe('lists of news and products', () => {
  let app: TestApp;
  before(async () => {
    app = await TestApp.start();
    await write(
      { number: 1, date: '2026-11-20 10:24:00', title: 'now' },
      { number: 2, date: '2026-11-20 10:24:01', title: 'a second later' },
      { number: 3, date: '2026-01-01 00:00:00', title: 'first of the year', summary: 'Growth of 100% in one year' },
      { number: 4, date: '2025-12-31 23:59:59', title: 'last of the year', summary: 'Growth of 1000 in one year' },
      // Within one second: by position, then by id.
      { number: 9, date: '2024-06-01 09:00:00', title: 'Snake_case', position: 0 },
      { number: 7, date: '2024-06-01 09:00:00', title: 'snakeXcase', position: 1 },
      { number: 8, date: '2024-06-01 09:00:00', title: 'C:\\Temp', position: 1 },
      { number: 6, date: '2024-06-01 09:00:00', title: 'C:/temp 公司', position: 2, summary: null },
      { number: 10, date: '2024-07-01 09:00:00', title: 'hidden', isPublished: false },
      { number: 11, date: '2019-01-01 09:00:00', title: 'product', kind: 'business' },
    );
  });
  after(() => app.close());

  const write = (...given: readonly Given[]) =>
    app.database.inTenant(DELTA, (db) =>
      db
        .insertInto('portal_articles')
        .values(
          given.map((one) => ({
            id: id(one.number),
            tenant_id: DELTA,
            kind: one.kind ?? 'news',
            title: one.title ?? '',
            summary: one.summary ?? null,
            body: '<p>only in the body</p>',
            publish_date: one.date,
            position: one.position ?? 0,
            is_published: one.isPublished ?? true,
          })),
        )
        .execute(),
    );
  const ask = (path: string, query: Record<string, string | number> = {}) =>
    app.ask(
      'GET',
      `/api/home/${path}?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, `${value}`]))}`,
      {
        headers: { __tenant: DELTA },
      },
    );
  const page = async (query: Record<string, string | number> = {}, path = 'getnews'): Promise<ArticlePage> =>
    (await ask(path, query)).body;
  const numbers = (items: readonly Pick<ArticleSummary, 'id'>[]) => items.map((item) => Number(item.id.slice(-3)));
  const found = async (query: Record<string, string | number>) => numbers((await page(query)).items);

  it('come newest first, within one second by position and then by id, in pages that miss and repeat nothing', async () => {
    assert.deepEqual(await found({}), [1, 3, 4, 9, 7, 8, 6]);
    const pages = [0, 2, 4, 6].map((skipCount) => found({ skipCount, maxResultCount: 2 }));
    assert.deepEqual(await Promise.all(pages), [[1, 3], [4, 9], [7, 8], [6]]);
    assert.deepEqual(await page({ skipCount: 7 }), { items: [], totalCount: 7, years: [2026, 2025, 2024] });
  });

  it('are requested in pages of 1 to 1000', async () => {
    assert.equal((await page({ maxResultCount: 1 })).items.length, 1);
    assert.equal((await page({ maxResultCount: 1000 })).items.length, 7);
    for (const [name, wrong] of [
      ['maxResultCount', 0],
      ['maxResultCount', 1001],
      ['maxResultCount', 1.5],
      ['skipCount', -1],
    ] as const) {
      assert.equal((await ask('getnews', { [name]: wrong })).status, 400, `${name} ${wrong}`);
    }
    const many = await app.ask('GET', '/api/home/getnews', { headers: { __tenant: tenantId('aurora') } });
    assert.equal(many.body.items.length, 10);
  });

  it('are searched by part of the title or summary, in any case, with every character taken literally', async () => {
    const searches: readonly (readonly [string, number[]])[] = [
      ['YEAR', [3, 4]],
      ['growth of', [3, 4]],
      ['100%', [3]],
      ['%', [3]],
      ['snake_case', [9]],
      ['_', [9]],
      ['c:\\temp', [8]],
      ['\\', [8]],
      ['公司', [6]],
      [' now ', [1]],
      ['only in the body', []],
      ['hidden', []],
      ['product', []],
    ];
    for (const [keyword, expected] of searches) {
      assert.deepEqual(await found({ keyword }), expected, keyword);
      assert.equal((await page({ keyword, maxResultCount: 1 })).totalCount, expected.length, keyword);
    }
    assert.deepEqual(await found({ keyword: '   ' }), await found({}));
    assert.equal((await ask('getnews', { keyword: 'x'.repeat(100) })).status, 200);
    assert.equal((await ask('getnews', { keyword: 'x'.repeat(101) })).status, 400);
  });

  it('are narrowed to a year from its first second to its last', async () => {
    assert.deepEqual(await found({ year: 2026 }), [1, 3]);
    assert.deepEqual(await found({ year: 2025 }), [4]);
    assert.deepEqual(await found({ year: 2024, keyword: 'case' }), [9, 7]);
    assert.deepEqual(await page({ year: 2023 }), { items: [], totalCount: 0, years: [2026, 2025, 2024] });
    for (const year of [1900, 9999]) assert.equal((await ask('getnews', { year })).status, 200);
    for (const year of [1899, 10_000]) assert.equal((await ask('getnews', { year })).status, 400);
  });

  it('name every year in which one of their own kind was published', async () => {
    assert.deepEqual((await page({ keyword: 'now', year: 2024 })).years, [2026, 2025, 2024]);
    assert.deepEqual((await page({}, 'getbusiness')).years, [2019]);
  });

  it('determine the links of articles: older before, newer after, none beyond the ends', async () => {
    const list = (await page()).items;
    const read = async (one: string): Promise<Article> => (await ask(`get_news/${one}`)).body;
    for (const [index, item] of list.entries()) {
      const { previous, next } = await read(item.id);
      const name = (other: ArticleSummary | undefined) => (other ? { id: other.id, title: other.title } : null);
      assert.deepEqual([item.title, previous, next], [item.title, name(list[index + 1]), name(list[index - 1])]);
    }
    const product = (await ask(`get_business/${id(11)}`)).body;
    assert.deepEqual([product.previous, product.next], [null, null], 'no news beside a product');
  });

  it('include what is published in the meantime', async () => {
    app.pass(1);
    assert.deepEqual((await ask(`get_news/${id(1)}`)).body.next, { id: id(2), title: 'a second later' });
  });
});
