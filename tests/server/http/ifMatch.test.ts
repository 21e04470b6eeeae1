import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { unitId, userId } from '../../../server/src/seed/staff.ts';
import { type Answer, TestApp } from '../support/testApp.ts';

const TODO = '/api/user-work/personal';
const SCHEDULE = '/api/user-date-schedule';

describe('a change with the version it is based on', () => {
  let app: TestApp;
  let lin: string;
  before(async () => {
    app = await TestApp.start();
    lin = (await app.enter('lin', 'aurora')).access_token;
  });
  after(() => app.close());

  const get = (url: string) => app.ask('GET', url, { token: lin });
  const post = (url: string, json: object, match?: string): Promise<Answer> =>
    app.ask('POST', url, { token: lin, json, ...(match !== undefined && { headers: { 'if-match': match } }) });
  const form = (title: string) => ({
    title,
    startedAt: '2026-11-21T09:00:00',
    endAt: '2026-11-21T18:00:00',
    executors: [userId('aurora', 'lin')],
    isWarming: false,
  });
  async function made(title: string, at = TODO): Promise<string> {
    const { status, body, text } = await post(`${at}/create`, form(title));
    assert.equal(status, 200, text);
    return body.id;
  }
  const read = (id: string, at = '/api/user-work') => get(`${at}/get-info-by-id?id=${id}`);

  for (const [kind, at, readAt] of [
    ['to-do', TODO, '/api/user-work'],
    ['schedule', SCHEDULE, SCHEDULE],
  ] as const)
    it(`leaves a ${kind} that has changed since as it is, and reports both versions`, async () => {
      const id = await made('原来', at);
      const { body, headers } = await read(id, readAt);
      assert.equal(headers['etag'], `"${body.concurrencyStamp}"`);
      const tag = String(headers['etag']);
      assert.equal((await post(`${at}/update?id=${id}`, form('先到'), tag)).status, 204);
      const late = await post(`${at}/update?id=${id}`, form('后到'), tag);
      assert.deepEqual([late.status, late.body.error.code], [412, 'Atrium:ChangedMeanwhile']);
      assert.equal(late.body.error.message, 'Somebody has changed this in the meantime.');
      assert.deepEqual([late.body.error.data.current.title, late.body.error.data.sent.title], ['先到', '后到']);
      const now = await read(id, readAt);
      assert.equal(now.body.title, '先到');
      assert.deepEqual(late.body.error.data.current, now.body);
      assert.equal((await post(`${at}/update?id=${id}`, form('后到'), String(now.headers['etag']))).status, 204);
    });

  it('is made once if ten at once are based on the same version', async () => {
    const id = await made('十人同改');
    const tag = String((await read(id)).headers['etag']);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => post(`${TODO}/update?id=${id}`, form(`第 ${index} 个`), tag)),
    );
    assert.deepEqual(answers.map(({ status }) => status).sort(), [204, ...Array<number>(9).fill(412)]);
  });

  for (const [kind, at, readAt, method, removeAt] of [
    ['to-do', TODO, '/api/user-work', 'GET', '/api/user-work/common/delete-by-id'],
    ['schedule', SCHEDULE, SCHEDULE, 'POST', `${SCHEDULE}/delete`],
  ] as const) {
    const remove = (id: string, match?: string) =>
      app.ask(method, `${removeAt}?id=${id}`, {
        token: lin,
        ...(match !== undefined && { headers: { 'if-match': match } }),
      });

    it(`does not delete a ${kind} that has changed since, unless the deletion names no version`, async () => {
      const id = await made('原来', at);
      const tag = String((await read(id, readAt)).headers['etag']);
      assert.equal((await post(`${at}/update?id=${id}`, form('先到'), tag)).status, 204);
      const late = await remove(id, tag);
      assert.deepEqual([late.status, late.body.error.code], [412, 'Atrium:ChangedMeanwhile']);
      const now = await read(id, readAt);
      assert.deepEqual([now.body.title, late.body.error.data.current], ['先到', now.body]);
      assert.equal((await remove(id, String(now.headers['etag']))).status, 204);
      assert.equal((await remove(id, String(now.headers['etag']))).status, 404);
      assert.equal((await remove(await made('原来', at))).status, 204);
    });

    it(`of a change and a deletion of a ${kind} at once, makes one`, async () => {
      const pairs = await Promise.all(
        Array.from({ length: 10 }, async () => {
          const id = await made('同时', at);
          const tag = String((await read(id, readAt)).headers['etag']);
          const answers = await Promise.all([post(`${at}/update?id=${id}`, form('改'), tag), remove(id, tag)]);
          return answers.map(({ status }) => status).join();
        }),
      );
      assert.deepEqual(
        pairs.filter((statuses) => statuses !== '204,412' && statuses !== '404,204'),
        [],
      );
    });
  }

  it('finds the version of a to-do in its lists, too', async () => {
    const id = await made('列表中的版本');
    const { body } = await read(id);
    const { items } = (await post('/api/user-work/personal/my-start', {})).body;
    const listed = items.find((item: { id: string }) => item.id === id);
    assert.equal(listed.concurrencyStamp, body.concurrencyStamp);
  });

  it('overwrites without the header; a star matches anything, a weak tag nothing', async () => {
    const id = await made('随意');
    const tag = String((await read(id)).headers['etag']);
    const status = async (match?: string) => (await post(`${TODO}/update?id=${id}`, form('随意'), match)).status;
    assert.deepEqual(
      [await status(), await status('*'), await status(`W/${tag}`), await status(`"other", ${tag}`), await status('')],
      [204, 204, 412, 204, 412],
    );
  });

  it('gets no new version from what others may change outside the form', async () => {
    const id = await made('关注与完成');
    const { etag } = (await read(id)).headers;
    assert.equal((await get(`/api/user-work/todo-attention?id=${id}`)).status, 200);
    assert.equal((await post(`/api/user-work/user-task-mark?id=${id}`, {})).status, 204);
    assert.equal((await read(id)).headers['etag'], etag);
  });

  it('is refused for lack of rights first, and a missing entity stays missing', async () => {
    const id = await made('别人的');
    const chen = (await app.enter('chen', 'aurora')).access_token;
    const headers = { 'if-match': '"x"' };
    const refused = await app.ask('POST', `${TODO}/update?id=${id}`, { token: chen, json: form('抢'), headers });
    assert.equal(refused.status, 404);
    assert.equal((await post(`${TODO}/update?id=${userId('aurora', 'lin')}`, form('无'), '"x"')).status, 404);
  });

  it('works the same for people’s own data', async () => {
    const { access_token: token } = await app.signIn('wang');
    const path = '/api/console/personal-info';
    const known = await app.ask('GET', path, { token });
    const { etag } = known.headers;
    assert.equal(etag, `"${known.body.concurrencyStamp}"`);
    const change = (json: object, match: string) =>
      app.ask('POST', `${path}/update`, { token, json, headers: { 'if-match': match } });
    const { name } = known.body;
    const answers = await Promise.all(
      ['Wang A', 'Wang B'].map((englishName) => change({ name, englishName }, String(etag))),
    );
    assert.deepEqual(answers.map(({ status }) => status).sort(), [204, 412]);
    const late = answers.find(({ status }) => status === 412);
    const { body: now, headers } = await app.ask('GET', path, { token });
    assert.deepEqual(late?.body.error.data.current, now);
    assert.notEqual(now.englishName, late?.body.error.data.sent.englishName);
    // Changes outside the form leave its version as it is.
    await app.database.host
      .updateTable('accounts')
      .set({ last_sign_in_time: null })
      .where('user_name', '=', 'wang')
      .execute();
    assert.equal((await app.ask('GET', path, { token })).headers['etag'], headers['etag']);
    assert.equal((await change({ name, englishName: 'Wang C' }, String(headers['etag']))).status, 204);
  });

  it('works the same for an article of the company portal', async () => {
    const path = '/api/home/article/save';
    const article = { kind: 'news', title: '开业', body: '<p>一</p>' };
    const { id } = (await post(path, article)).body;
    const readNews = () => app.ask('GET', `/api/home/get_news/${id}`, { token: lin });
    const tag = String((await readNews()).headers['etag']);
    assert.equal((await post(path, { ...article, id, title: '先到' }, tag)).status, 200);
    const late = await post(path, { ...article, id, title: '后到' }, tag);
    assert.deepEqual([late.status, late.body.error.data.current.title], [412, '先到']);
    const now = await readNews();
    assert.equal(now.body.title, '先到');
    // Nobody can read it once it is withdrawn, but it still has its version.
    const takenBack = { ...article, id, title: '先到', isPublished: false };
    assert.equal((await post(path, takenBack, String(now.headers['etag']))).status, 200);
    assert.equal((await post(path, { ...takenBack, title: '再来' }, String(now.headers['etag']))).status, 412);
    assert.equal((await post(path, article, '"x"')).status, 412);
  });

  it('works the same for members and departments', async () => {
    const member = `/api/console/organization/members/${userId('aurora', 'chen')}`;
    const tag = String((await get(`${member}/detail`)).headers['etag']);
    assert.equal((await post(`${member}/update`, { jobTitle: '主任' }, tag)).status, 204);
    const late = await post(`${member}/update`, { jobTitle: '顾问' }, tag);
    assert.deepEqual([late.status, late.body.error.data.current.jobTitle], [412, '主任']);

    const unit = unitId('aurora', '00001.00002');
    const stamp = async (): Promise<string> => {
      const { items } = (await get('/api/console/organization/units')).body;
      return `"${items.find(({ id }: { id: string }) => id === unit).concurrencyStamp}"`;
    };
    const known = await stamp();
    assert.equal(
      (await post(`/api/console/organization/units/${unit}/update`, { englishName: 'Research' }, known)).status,
      204,
    );
    assert.notEqual(await stamp(), known);
    assert.equal(
      (await post(`/api/console/organization/units/${unit}/update`, { englishName: 'R&D' }, known)).status,
      412,
    );
  });
});
