import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { termsOf } from '../../../server/src/domain/business/engine/terms.ts';
import { catalogue } from '../../../server/src/domain/business/registry.ts';
import { tenantId, userId } from '../../../server/src/seed/staff.ts';
import { type Answer, TestApp } from '../support/testApp.ts';

const CUSTOMER = '/api/business/crm/customer';

describe('records of a business application', () => {
  let app: TestApp;
  let lin: string;
  before(async () => {
    app = await TestApp.start();
    lin = (await app.enter('lin', 'aurora')).access_token;
  });
  after(() => app.close());

  const get = (path: string) => app.ask('GET', CUSTOMER + path, { token: lin });
  const post = (path: string, json: object, headers: Record<string, string> = {}): Promise<Answer> =>
    app.ask('POST', CUSTOMER + path, { token: lin, json, headers });
  async function made(values: object): Promise<{ id: string; number: string }> {
    const { status, body, text } = await post('/create', { values });
    assert.equal(status, 200, text);
    return body;
  }

  it('are numbered by the company’s day and come with the names of the ids they hold', async () => {
    const first = await made({ name: '江南仪表', phone: '0512-1234567' });
    assert.match(first.number, /^CU-261120-\d{3}$/);
    const { body } = await get(`/${first.id}`);
    assert.deepEqual(body.record.values, {
      ...{ name: '江南仪表', phone: '0512-1234567', owner: userId('aurora', 'lin') },
      ...{ level: 'normal', terms: '月结 30 天' },
    });
    assert.equal(body.names[userId('aurora', 'lin')].title, '林静');
    assert.deepEqual([body.record.creatorName, body.record.concurrencyStamp, body.may.change], ['林静', '1', true]);
  });

  it('refuse values at their fields, in the language of the caller', async () => {
    const refused = await post('/create', { values: { phone: 'abc', owner: userId('boreal', 'lin') } });
    assert.equal(refused.status, 400);
    assert.deepEqual(refused.body.error.validationErrors, [
      { message: 'Name cannot be empty', members: ['name'] },
      { message: 'Phone is not a valid phone number', members: ['phone'] },
    ]);
    const foreign = await post('/create', { values: { name: '甲', owner: userId('boreal', 'lin') } });
    assert.deepEqual(foreign.body.error.validationErrors, [
      { message: 'Owner does not exist any more', members: ['owner'] },
    ]);
  });

  it('are counted no further than anybody pages, and the tabs of a search from its first results', async () => {
    const fill = (of: string) => sql`
      insert into business_records (tenant_id, kind, number, status, title, words, values, creator_id, creation_time, update_time)
      select tenant_id, 'oms/order', ${of} || n, status, ${of}, ${of}, values, creator_id, creation_time, update_time
      from business_records cross join generate_series(1, 2100) n
      where id = (select id from business_records where kind = 'oms/order' and status = 'signed' limit 1)`;
    await fill('many').execute(app.database.host);
    const terms = termsOf(tenantId('aurora'), catalogue.kind('oms/order'), {}, 'many');
    await sql`insert into business_terms (id, tenant_id, terms) select id, tenant_id, ${terms}::int[]
      from business_records where title = 'many'`.execute(app.database.host);
    const ask = async (json: object) =>
      (await app.ask('POST', '/api/business/oms/order/list', { token: lin, json })).body;
    const all = await ask({});
    assert.deepEqual([all.totalCount, all.isCapped, all.areTabsCapped, all.tabs.all], [1000, true, false, 1000]);
    // Each uses its own index: a few among very many are still exact.
    const toShip = await ask({ tab: 'toShip' });
    assert.deepEqual([toShip.totalCount, toShip.isCapped], [all.tabs.toShip, false]);
    const some = await ask({ filter: { status: { in: ['signed'] } } });
    assert.deepEqual([some.totalCount, some.isCapped, some.areTabsCapped], [1000, true, true]);
    // The word is so common that only the first thousand are counted, and the page is reached in index order.
    const named = await ask({ keyword: 'many', maxResultCount: 20 });
    assert.deepEqual(
      [named.totalCount > 900, named.isCapped, named.areTabsCapped, named.items.length],
      [true, true, true, 20],
    );
    const few = await ask({ filter: { status: { in: ['toShip'] } } });
    assert.deepEqual([few.areTabsCapped, few.tabs.all, few.tabs.toShip], [false, few.totalCount, few.totalCount]);
  });

  it('are found by parts of words in either script, and by filters', async () => {
    const { id } = await made({ name: '远洋 Marine 精密', address: '青岛市市南区 8 号' });
    for (const keyword of ['远洋', 'marine', '洋 mar', '市南区', '南'])
      assert.ok(
        (await post('/list', { keyword })).body.items.some((one: { id: string }) => one.id === id),
        keyword,
      );
    assert.equal((await post('/list', { keyword: '远洋巨轮' })).body.totalCount, 0);
    const mine = await post('/list', { filter: { owner: { in: [userId('aurora', 'lin')] } }, sorting: 'number' });
    assert.ok(mine.body.totalCount >= 2);
    assert.equal((await post('/list', { filter: { nothing: { in: ['x'] } } })).status, 400);
    // A name that every object has is no field either.
    assert.equal((await post('/list', { filter: { constructor: { from: '2026-01-01' } } })).status, 400);
  });

  it('are changed based on the version that was read: a late change gets 412 with both versions', async () => {
    const { id } = await made({ name: '同改', phone: '12345' });
    const late = { 'if-match': '"1"' };
    assert.equal((await post(`/${id}/change`, { values: { phone: null } }, late)).status, 204);
    assert.deepEqual((await get(`/${id}`)).body.record.values.phone, undefined);
    const refused = await post(`/${id}/change`, { values: { name: '后到' } }, late);
    assert.deepEqual([refused.status, refused.body.error.data.current.values.name], [412, '同改']);
    assert.deepEqual(refused.body.error.data.sent, { values: { name: '后到' } });
  });

  it('have a history with comments, and can be deleted unless something refers to them', async () => {
    const { id } = await made({ name: '历史' });
    assert.equal((await post(`/${id}/change`, { values: { name: '历史二' } })).status, 204);
    const said = await post(`/${id}/comment`, { comment: '看一下', mentions: [userId('aurora', 'wang')] });
    assert.equal(said.status, 200, said.text);
    assert.equal((await post(`/${id}/comment`, { comment: '无', mentions: [userId('boreal', 'wang')] })).status, 400);
    const { body } = await get(`/${id}/history`);
    assert.deepEqual(
      body.items.map((one: { kind: string }) => one.kind),
      ['commented', 'changed', 'created'],
    );
    assert.deepEqual(body.items[1].changes, [{ field: 'name', before: '历史', after: '历史二' }]);
    assert.equal((await post(`/${id}/delete`, {})).status, 204);
    assert.equal((await get(`/${id}`)).status, 404);
  });

  it('are exported as the list shows them, with formulas turned into text', async () => {
    await made({ name: '=1+1' });
    const { status, text } = await post('/export', { keyword: '=1+1' });
    assert.equal(status, 200);
    assert.match(text.split('\r\n')[1] ?? '', /^CU-261120-\d{3},'=1\+1,Normal,,林静,,Prospect$/);
  });

  it('are exported with yes and no in words', async () => {
    const { id: customer } = await made({ name: '是否' });
    const contact = '/api/business/crm/contact';
    for (const isMain of [true, false]) {
      const json = { values: { customer, name: `联系人 ${isMain}`, isMain } };
      const { status, text } = await app.ask('POST', `${contact}/create`, { token: lin, json });
      assert.equal(status, 200, text);
    }
    const json = { filter: { customer: { in: [customer] } }, columns: ['isMain'], sorting: '-title' };
    const { text } = await app.ask('POST', `${contact}/export`, { token: lin, json });
    assert.deepEqual(text.split('\r\n').slice(1, 3), ['Yes', 'No']);
  });

  it('have list views that a person can save', async () => {
    const view = { name: '我的', question: { tab: undefined, keyword: '甲' }, columns: ['name'] };
    const kept = await post('/views/save', view);
    assert.equal(kept.status, 200, kept.text);
    assert.equal((await post('/views/save', { ...view, columns: ['phone'] })).body.id, kept.body.id);
    assert.deepEqual((await get('/views')).body.items[0].columns, ['phone']);
    assert.equal((await post(`/views/${kept.body.id}/delete`, {})).status, 204);
    assert.equal((await get('/views')).body.items.length, 0);
  });

  it('get numbers without gaps or doubles from many creations at once, and one of two changes of a version wins', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, (_, index) => made({ name: `并发 ${index}` })));
    const numbers = all.map(({ number }) => Number(number.slice(-3))).sort((a, b) => a - b);
    assert.deepEqual(
      numbers,
      numbers.map((_, index) => (numbers[0] ?? 0) + index),
    );
    const change = (name: string) => post(`/${all[0]?.id}/change`, { values: { name } }, { 'if-match': '"1"' });
    const answers = await Promise.all([change('一'), change('二')]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [204, 412]);
  });

  it('are created once per key', async () => {
    const headers = { 'idempotency-key': 'once' };
    const [first, second] = [
      await post('/create', { values: { name: '一次' } }, headers),
      await post('/create', { values: { name: '一次' } }, headers),
    ];
    assert.equal(first.status, 200, first.text);
    assert.deepEqual(second.body, first.body);
  });

  it('do not exist for those they are not meant for', async () => {
    const { id } = await made({ name: '只此一家' });
    const boreal = (await app.enter('lin', 'boreal')).access_token;
    const status = async (path: string, token: string) =>
      (await app.ask('GET', `/api/business/${path}`, { token })).status;
    assert.deepEqual(
      [
        await status(`crm/customer/${id}`, boreal),
        await status('crm/nothing/x', lin),
        await status('nothing/customer/x', lin),
        await status('crm/customer/x', lin),
      ],
      [403, 404, 404, 404],
    );
  });
});
