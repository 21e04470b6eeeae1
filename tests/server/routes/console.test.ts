import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { accountId, tenantId, unitId } from '../../../server/src/seed/staff.ts';
import { TestApp } from '../support/testApp.ts';

describe('console data', () => {
  let app: TestApp;
  let lin = '';
  let linHost = '';
  let admin = '';
  before(async () => {
    app = await TestApp.start();
    linHost = (await app.signIn('lin')).access_token;
    lin = (await app.enter('lin', 'aurora')).access_token;
    admin = (await app.signIn('admin')).access_token;
  });
  after(() => app.close());

  const get = (path: string, token = lin) => app.ask('GET', `/api/console/${path}`, { token });
  const post = (path: string, json: object = {}, token = lin) =>
    app.ask('POST', `/api/console/${path}`, { token, json });

  it('CON-1 lists the members of a unit and of all units below it', async () => {
    const research = unitId('aurora', '00001.00002');
    const { body } = await get(`organization/members?organizationUnitId=${research}&maxResultCount=1000`);
    assert.equal(body.totalCount, 318);
    assert.equal((await get('organization/members?isActive=false')).body.items[0].isActive, false);
    const found = await get(`organization/members?organizationUnitId=${research}&nameOrPhoneNumber=13900000001`);
    assert.deepEqual([found.body.totalCount, found.body.items[0].name], [1, '林静']);
    const pasted = await get(`organization/members?nameOrPhoneNumber=${encodeURIComponent('139 0000-0001')}`);
    assert.deepEqual(pasted.body.items[0]?.name, '林静');
  });

  it('refuses people without the policy in this company', async () => {
    // Chen may manage Aurora's backstage, which does not give access to the console.
    const staff = [(await app.enter('lin', 'boreal')).access_token, (await app.enter('chen', 'aurora')).access_token];
    for (const path of ['organization/members', 'certification', 'orders', 'orders/summary']) {
      for (const token of staff) assert.equal((await get(path, token)).status, 403, path);
    }
    assert.equal((await get('tenants', linHost)).status, 403);
    assert.equal((await post('tenants/open', {}, linHost)).status, 400);
  });

  it('CON-1 lists, sums up and opens orders', async () => {
    const { body } = await get('orders');
    assert.deepEqual([body.items.length, body.totalCount], [10, 25]);
    assert.deepEqual([body.items[0].amount, body.items[0].status], ['168000.00', 'unpaid']);
    const summary = (await get('orders/summary')).body;
    assert.deepEqual([summary.total, summary.unpaid, summary.unpaidAmount], [25, 1, '168000.00']);
    const range = await get('orders?startDate=2026-11-01&endDate=2026-11-30&kind=sms');
    assert.deepEqual(
      range.body.items.map((order: { content: string }) => order.content),
      ['50,000 条'],
    );
    const detail = await get(`orders/${range.body.items[0].id}`);
    assert.match(detail.body.paidTime, /^2026-11-02T/);
  });

  it('names the edition and the plugin of an order in the reader’s language', async () => {
    const nameOf = async (path: string, language: string): Promise<string> => {
      const headers = { 'accept-language': language };
      const { body } = await app.ask('GET', `/api/console/${path}`, { token: lin, headers });
      return body.items[0].lead.name;
    };
    const [{ id }] = (await get('orders?kind=edition')).body.items;
    assert.equal(await nameOf('orders?kind=edition', 'zh-CN'), '制造业专业版');
    assert.equal(await nameOf('orders?kind=edition', 'en-US'), 'Manufacturing Professional');
    assert.equal(await nameOf('orders?kind=plugin', 'zh-CN'), '电子签章');
    assert.equal(await nameOf('orders?kind=plugin', 'en-US'), 'Electronic signature');
    const { body } = await app.ask('GET', `/api/console/orders/${id}`, {
      token: lin,
      headers: { 'accept-language': 'en-US' },
    });
    assert.equal(body.lead.name, 'Manufacturing Professional');
  });

  it('dates the edition from its latest paid order that has begun, or else from the opening of the company', async () => {
    const [{ id }] = (await get('orders?kind=edition')).body.items;
    const beganWith = async (status: 'completed' | 'unpaid' | 'cancelled', start_date: string) => {
      await app.database.inTenant(tenantId('aurora'), async (db) => {
        await db.updateTable('orders').set({ status: 'cancelled' }).where('kind', '=', 'edition').execute();
        await db.updateTable('orders').set({ status, start_date }).where('id', '=', id).execute();
      });
      return (await get('dashboard')).body.edition.startDate;
    };
    const opened = await beganWith('cancelled', '2026-11-20');
    assert.equal(await beganWith('completed', '2026-11-20'), '2026-11-20');
    assert.equal(await beganWith('completed', '2026-11-21'), opened);
    assert.equal(await beganWith('unpaid', '2026-11-20'), opened);
  });

  it('cancels unpaid orders and requests the invoice of paid ones, once', async () => {
    const [unpaid] = (await get('orders?status=unpaid')).body.items;
    assert.equal((await post(`orders/${unpaid.id}/cancel`)).status, 204);
    assert.equal((await post(`orders/${unpaid.id}/cancel`)).status, 403);
    const [done] = (await get('orders?kind=sms&status=completed')).body.items;
    assert.equal((await post(`orders/${done.id}/invoice`)).status, 204);
    assert.equal((await get(`orders/${done.id}`)).body.invoiceStatus, 'requested');
    assert.equal((await post(`orders/${done.id}/invoice`)).status, 403);
  });

  it('CON-1 shows and changes personal information and security settings', async () => {
    const changed = { name: '林静', englishName: 'Jing Lin', email: 'lin@example.com' };
    const refused = await post('personal-info/update', changed, linHost);
    assert.equal(refused.body.error.code, 'Atrium:ReauthenticationRequired', 'another mail address');
    await app.reauthenticate(linHost);
    assert.equal((await post('personal-info/update', changed, linHost)).status, 204);
    app.pass(301);
    assert.equal((await post('personal-info/update', changed, linHost)).status, 204, 'the same mail address');
    const { body } = await get('personal-info', linHost);
    assert.deepEqual([body.englishName, body.phoneNumber], ['Jing Lin', '139****0001']);
    assert.equal((await post('personal-info/update', { name: 'x', email: 'no address' }, linHost)).status, 400);
    // Omitted fields stay, emptied ones are removed.
    assert.equal((await post('personal-info/update', { name: '林静' }, linHost)).status, 204);
    const kept = (await get('personal-info', linHost)).body;
    assert.deepEqual([kept.englishName, kept.email], ['Jing Lin', 'lin@example.com']);
    assert.equal((await post('personal-info/update', { name: '林静', englishName: '' }, linHost)).status, 204);
    assert.equal((await get('personal-info', linHost)).body.englishName, null);
    const settings = (await get('security-settings', linHost)).body;
    assert.deepEqual([settings.hasPassword, settings.email], [true, 'l***@example.com']);
    assert.ok(settings.recent.length > 0);
  });

  it('CON-1 lets a host administrator open, stop and restore companies; their managers are notified', async () => {
    const json = { name: 'ember', displayName: '余烬科技', administratorPhone: '13900000004' };
    const { status, body } = await post('tenants/open', json, admin);
    assert.equal(status, 200);
    assert.equal((await post('tenants/open', json, admin)).status, 400);
    assert.equal(
      (await post('tenants/open', { ...json, name: 'other', administratorPhone: '13999999999' }, admin)).status,
      400,
    );
    const setActive = (is_active: boolean) =>
      app.database.host.updateTable('accounts').set({ is_active }).where('phone', '=', '13900000004').execute();
    await setActive(false);
    const disabled = await post('tenants/open', { ...json, name: 'other' }, admin);
    assert.deepEqual(disabled.body.error.validationErrors?.[0].members, ['administratorPhone']);
    await setActive(true);
    const found = await get('tenants?filter=余烬', admin);
    assert.deepEqual([found.body.items[0].id, found.body.items[0].userCount], [body.id, 1]);
    const solo = await app.signIn('solo');
    const entered = await app.switchTo(solo.access_token, body.id);
    assert.equal(entered.status, 200);
    const read = () => app.ask('GET', '/api/notification/user-notifications', { token: entered.body.access_token });
    assert.equal((await read()).body.items[0].notificationName, 'tenantCreated');
    assert.equal((await post(`tenants/${body.id}/state`, { isLocked: true }, admin)).status, 204);
    assert.equal((await read()).status, 423);
    await post(`tenants/${body.id}/state`, { isLocked: false }, admin);
    const last = await app.switchTo(solo.access_token, body.id);
    const told = await app.ask('GET', '/api/notification/user-notifications', { token: last.body.access_token });
    const names = told.body.items.map((item: { notificationName: string }) => item.notificationName).sort();
    assert.deepEqual(names, ['forcedShutdown', 'tenantCreated', 'tenantRestored']);
    assert.equal((await post(`tenants/${tenantId('none')}/state`, {}, admin)).status, 404);
  });

  it('reveals the users of an account only to itself and to host administrators', async () => {
    const own = await app.ask('GET', '/api/account/current-users', { token: linHost });
    assert.deepEqual(
      own.body.items.map((user: { tenantName: string }) => user.tenantName),
      ['极光制造', '北风贸易'],
    );
    const path = `/api/account/${accountId('wang')}/users`;
    assert.equal((await app.ask('GET', path, { token: linHost })).status, 404);
    assert.equal((await app.ask('GET', path, { token: admin })).body.items.length, 2);
  });
});
