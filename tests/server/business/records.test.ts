import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { userId } from '../../../server/src/seed/staff.ts';
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

  it('are numbered by the day of the company and told with what their ids are called', async () => {
    const first = await made({ name: '江南仪表', phone: '0512-1234567' });
    assert.match(first.number, /^CU-261120-\d{3}$/);
    const { body } = await get(`/${first.id}`);
    assert.deepEqual(body.record.values, { name: '江南仪表', phone: '0512-1234567', owner: userId('aurora', 'lin') });
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

  it('are found by parts of their words in either script, and by filters', async () => {
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
  });

  it('are changed by the version that was read: a late change is 412 with both', async () => {
    const { id } = await made({ name: '同改', phone: '12345' });
    const late = { 'if-match': '"1"' };
    assert.equal((await post(`/${id}/change`, { values: { phone: null } }, late)).status, 204);
    assert.deepEqual((await get(`/${id}`)).body.record.values.phone, undefined);
    const refused = await post(`/${id}/change`, { values: { name: '后到' } }, late);
    assert.deepEqual([refused.status, refused.body.error.data.current.values.name], [412, '同改']);
    assert.deepEqual(refused.body.error.data.sent, { values: { name: '后到' } });
  });

  it('are not there for whom they are not meant', async () => {
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
