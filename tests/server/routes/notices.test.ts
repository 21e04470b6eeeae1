import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Notice } from '../../../contract/notices.ts';
import { tenantId, userId } from '../../../server/src/seed/staff.ts';
import { TestApp } from '../support/testApp.ts';

const LIST = '/api/portal/companyNotice/currentUser/notices';
const READ = '/api/portal/companyNotice/currentUser/read';
const AURORA = tenantId('aurora');

describe('notices', () => {
  let app: TestApp;
  let lin = '';
  let wang = '';
  let linInBoreal = '';
  before(async () => {
    app = await TestApp.start();
    const host = await app.signIn('lin');
    lin = (await app.enterWith(host, 'aurora')).access_token;
    wang = (await app.enter('wang', 'aurora')).access_token;
    linInBoreal = (await app.enter('lin', 'boreal')).access_token;
  });
  after(() => app.close());

  const list = async (query = '', token = lin) => (await app.ask('GET', LIST + query, { token })).body;
  const ids = (items: readonly Notice[]) => items.map((item) => item.id);
  const read = (id: string, token = lin) => app.ask('POST', `${READ}?id=${id}`, { token });
  const isRead = async (id: string, token = lin): Promise<boolean | undefined> =>
    (await list('', token)).items.find((item: Notice) => item.id === id)?.isRead;
  const readTimes = (notice: string) =>
    app.database.inTenant(AURORA, (db) =>
      db.selectFrom('notice_reads').selectAll().where('notice_id', '=', notice).execute(),
    );
  async function unread(token = lin): Promise<string> {
    const notice = (await list('', token)).items.find((item: Notice) => item.isRead === false);
    assert.ok(notice, 'every notice has been read');
    return notice.id;
  }

  it('are listed in full without paging, and in pages with it', async () => {
    const all = await list();
    assert.deepEqual([all.items.length, all.totalCount, all.years], [60, 60, [2026, 2025]]);
    const [first, second] = [await list('?maxResultCount=8'), await list('?skipCount=8&maxResultCount=8')];
    assert.deepEqual([first.totalCount, ids(first.items)], [60, ids(all.items).slice(0, 8)]);
    assert.deepEqual(ids(second.items), ids(all.items).slice(8, 16));
    assert.deepEqual(ids((await list('?skipCount=55')).items), ids(all.items).slice(55));
    assert.deepEqual(ids((await list('?skipCount=0')).items), ids(all.items).slice(0, 10));
    for (const wrong of [
      '?maxResultCount=0',
      '?maxResultCount=1001',
      '?skipCount=-1',
      '?year=1899',
      `?keyword=${'x'.repeat(101)}`,
    ]) {
      assert.equal((await app.ask('GET', LIST + wrong, { token: lin })).status, 400, wrong);
    }
  });

  it('are searched and narrowed to a year, with and without paging', async () => {
    const found = await list(`?keyword=${encodeURIComponent('招聘')}`);
    assert.deepEqual([found.items.length, found.totalCount, found.years], [1, 1, [2026, 2025]]);
    const all: Notice[] = (await list()).items;
    const old = all.filter((item) => item.publishDate.startsWith('2025-'));
    assert.deepEqual(ids((await list('?year=2025')).items), ids(old));
    const page = await list('?year=2025&maxResultCount=1');
    assert.deepEqual([ids(page.items), page.totalCount], [ids(old).slice(0, 1), old.length]);
  });

  it("of another company are not shown, whoever's staff the caller is", async () => {
    assert.deepEqual(await list(`?tenantId=${tenantId('boreal')}`), { items: [], totalCount: 0, years: [] });
    assert.equal((await list(`?tenantId=${AURORA}`)).totalCount, 60);
  });

  it('are read from the first time somebody opens them, for that account and on each of its devices', async () => {
    const id = await unread();
    assert.equal(await isRead(id, wang), false);
    assert.equal((await read(id)).status, 204);
    const elsewhere = (await app.enterWith(await app.signIn('lin', { devicetype: 'app' }), 'aurora')).access_token;
    assert.deepEqual([await isRead(id, elsewhere), await isRead(id, wang)], [true, false]);
    await read(id, wang);
    assert.equal(await isRead(id, wang), true);
  });

  it('are recorded as read once, at the first time, however often and concurrently it is reported', async () => {
    const id = await unread();
    const answers = await Promise.all(Array.from({ length: 8 }, () => read(id.toUpperCase())));
    assert.deepEqual([...new Set(answers.map((answer) => answer.status))], [204]);
    const first = await readTimes(id);
    assert.deepEqual(
      first.map((row) => [row.tenant_id, row.user_id, row.read_time]),
      [[AURORA, userId('aurora', 'lin'), app.now]],
    );
    app.pass(60);
    await read(id);
    assert.deepEqual(await readTimes(id), first);
  });

  it('that cannot be found cannot be read: unknown, of another kind, unpublished, of another company', async () => {
    const id = await unread();
    const news = (await app.ask('GET', '/api/home/getnews', { token: lin })).body.items[0].id;
    const json = { kind: 'notice', title: 'x', body: 'x', isPublished: false };
    const hidden = (await app.ask('POST', '/api/home/article/save', { token: lin, json })).body.id;
    for (const wrong of ['nonsense', '0b6f7c1e-0000-4000-8000-000000000000', news, hidden]) {
      assert.equal((await read(wrong)).status, 404, wrong);
    }
    assert.equal((await read(id, linInBoreal)).status, 404);
    const host = (await app.signIn('lin')).access_token;
    assert.equal((await read(id, host)).status, 404, 'without a company there is no notice');
    assert.equal((await app.ask('POST', `${READ}?id=${id}`)).status, 401);
    assert.deepEqual(await readTimes(id), []);
  });

  it('have links to previous and next for staff, but not for a visitor with the link to one', async () => {
    const [newer, notice, older]: Notice[] = (await list('?maxResultCount=3')).items;
    const open = (ask: object) => app.ask('GET', `/api/home/get_notice/${notice?.id}`, ask);
    const name = (one: Notice | undefined) => ({ id: one?.id, title: one?.title });
    const { body: forStaff } = await open({ token: lin });
    assert.deepEqual([forStaff.previous, forStaff.next], [name(older), name(newer)]);
    const headers = { __tenant: AURORA };
    const host = (await app.signIn('lin')).access_token;
    for (const visitor of [{ headers }, { headers, token: host }]) {
      const { status, body, text } = await open(visitor);
      assert.deepEqual([status, body.id, body.previous, body.next], [200, notice?.id, undefined, undefined]);
      for (const other of [newer, older])
        assert.ok(!text.includes(other?.id ?? '') && !text.includes(other?.title ?? ''));
    }
    assert.equal(
      (await open({ headers, token: linInBoreal })).status,
      404,
      'a company token reads of its company only',
    );
  });
});
