import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { HttpTransportType, type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { HUB_PATH } from '../../../contract/hub.ts';
import type { Tenant } from '../../../contract/tenants.ts';
import { tenantId, userId } from '../../../server/src/seed/staff.ts';
import { appOf } from '../domain/given.ts';
import { eventually } from '../support/eventually.ts';
import { TestApp } from '../support/testApp.ts';

const AURORA = tenantId('aurora');

describe('companies of an installation', () => {
  let app: TestApp;
  let address = '';
  let admin = '';
  before(async () => {
    app = await TestApp.start();
    address = await app.app.fastify.listen({ host: '127.0.0.1', port: 0 });
    admin = (await app.signIn('admin')).access_token;
  });
  beforeEach(() =>
    app.database.inTenant(AURORA, (db) =>
      db.deleteFrom('notifications').where('notification_name', 'like', 'tenant%').execute(),
    ),
  );
  after(() => app.close());

  const get = (path: string, headers = {}) => app.ask('GET', `/api/console/${path}`, { token: admin, headers });
  const post = (path: string, json: object = {}) => app.ask('POST', `/api/console/${path}`, { token: admin, json });
  const named = async (filter: string): Promise<Tenant> => (await get(`tenants?filter=${filter}`)).body.items[0];
  const names = async (query: string) => (await get(`tenants?${query}`)).body.items.map(({ name }: Tenant) => name);
  /** Somebody's notifications of module Basic in a company, newest first. */
  const told = (company: string, user: string, name: string) =>
    app.database.inTenant(company, (db) =>
      db
        .selectFrom('notifications')
        .selectAll()
        .where('user_id', '=', user)
        .where('notification_name', '=', name)
        .orderBy('creation_time', 'desc')
        .execute(),
    );
  const lastAct = async () => (await get('host/acts?maxResultCount=1')).body.items[0];

  it('names editions and companies in the reader’s language', async () => {
    const zh = { 'accept-language': 'zh-CN' };
    const english = (await get('editions')).body.items;
    const chinese = (await get('editions', zh)).body.items;
    const at = english.findIndex(({ code }: { code: string }) => code === 'manufacturing-professional');
    assert.deepEqual([english[at].name, chinese[at].name], ['Manufacturing Professional', '制造业专业版']);
    assert.equal((await named('aurora')).editionName, 'Manufacturing Professional');
    assert.equal((await get('tenants?filter=aurora', zh)).body.items[0].editionName, '制造业专业版');
    const { access_token: token } = await app.enter('wang', 'aurora');
    const info = (headers = {}) => app.ask('GET', '/api/workbench/company-info', { token, headers });
    const [en, cn] = [(await info()).body, (await info(zh)).body];
    assert.deepEqual([en.editionName, cn.editionName], ['Manufacturing Professional', '制造业专业版']);
    assert.notEqual(en.departmentName, cn.departmentName);
    assert.match(en.departmentName, /^[A-Za-z &,-]+$/);
  });

  it('filters companies by name and state and pages through them', async () => {
    assert.deepEqual(await names(''), ['aurora', 'boreal', 'cinder', 'delta']);
    assert.deepEqual(await names('filter=Delta%20Foods'), ['delta']);
    assert.deepEqual(await names('state=working'), ['aurora', 'boreal', 'delta']);
    assert.deepEqual(await names('state=stopped'), ['cinder']);
    assert.deepEqual(await names('state=locked'), []);
    assert.deepEqual(await names('state=expiring'), []);
    assert.deepEqual(await names('skipCount=1&maxResultCount=2'), ['boreal', 'cinder']);
    // Cinder's edition ended 40 days ago; the company is stopped, so no warning is due.
    assert.equal((await named('cinder')).daysLeft, -40);
    assert.deepEqual(await names('state=expired'), []);
    assert.equal((await get('tenants?state=other')).status, 400);
  });

  it('counts the days left on the wall clock of the company', async () => {
    const setZone = (time_zone: string) =>
      app.database.host.updateTable('tenants').set({ time_zone }).where('id', '=', tenantId('boreal')).execute();
    assert.equal((await named('boreal')).daysLeft, 130);
    // At 02:24 UTC it is still yesterday there.
    await setZone('America/Los_Angeles');
    assert.equal((await named('boreal')).daysLeft, 131);
    await setZone('Asia/Shanghai');
  });

  it('tells host administrators only whether a name is free and whose a phone number is', async () => {
    assert.deepEqual((await get('tenants/name-free?name=aurora')).body, { isFree: false });
    assert.deepEqual((await get('tenants/name-free?name=aurora2')).body, { isFree: true });
    assert.equal((await get('tenants/name-free?name=No%20Name')).status, 400);
    const whose = (phoneNumber: string) => post('tenants/administrator', { phoneNumber });
    assert.deepEqual((await whose('13900000001')).body, { name: '林静' });
    assert.deepEqual((await whose('13999999999')).body, { name: null });
    const strangers = [(await app.signIn('lin')).access_token, (await app.enter('lin', 'aurora')).access_token];
    for (const token of strangers) {
      for (const path of [
        'tenants',
        'editions',
        'tenants/name-free?name=free',
        `tenants/${AURORA}/reach`,
        'host/dashboard',
      ])
        assert.equal((await app.ask('GET', `/api/console/${path}`, { token })).status, 403, path);
      const asked = await app.ask('POST', '/api/console/tenants/administrator', {
        token,
        json: { phoneNumber: '13900000001' },
      });
      assert.equal(asked.status, 403);
    }
  });

  it('CON-1 opens a company with an edition; its administrator has the console and is notified', async () => {
    const json = { name: 'flint', displayName: '燧石科技', administratorPhone: '13900000004', userLimit: 50 };
    assert.equal(
      (await post('tenants/open', { ...json, editionCode: 'none' })).body.error.validationErrors[0].members[0],
      'editionCode',
    );
    for (const expireDate of ['2027-02-30', '9999-12-31', '0202-11-20'])
      assert.equal((await post('tenants/open', { ...json, expireDate })).status, 400, expireDate);
    const { body } = await post('tenants/open', { ...json, editionCode: 'basic', expireDate: '2027-11-20' });
    assert.equal(body.administratorName, '苏洛');
    const opened = await named('flint');
    assert.deepEqual(
      [opened.id, opened.editionName, opened.daysLeft, opened.userLimit, opened.userCount],
      [body.id, 'Basic', 365, 50, 1],
    );
    const solo = await app.signIn('solo');
    const token = (await app.switchTo(solo.access_token, body.id)).body.access_token;
    assert.equal((await app.ask('GET', '/api/console/dashboard', { token })).status, 200);
    const [created] = (await app.ask('GET', '/api/notification/user-notifications', { token })).body.items;
    assert.deepEqual([created.notificationName, appOf(created)['edition']], ['tenantCreated', '基础版']);
    const { act, object, actorName } = await lastAct();
    assert.deepEqual([act, object, actorName], ['tenantOpened', '燧石科技', '管理员']);
  });

  it('changes an edition, notifies the administrators of what differs, and refuses an outdated one', async () => {
    const before = await named('aurora');
    const change = {
      editionCode: 'food-standard',
      expireDate: before.expireDate,
      userLimit: 3000,
      concurrencyStamp: before.concurrencyStamp,
    };
    const path = `tenants/${AURORA}/update`;
    const refused = await post(path, { ...change, userLimit: 1000 });
    assert.deepEqual(refused.body.error.validationErrors[0].members, ['userLimit']);
    const endless = await post(path, { ...change, expireDate: '9999-12-31' });
    assert.deepEqual(endless.body.error.validationErrors[0].members, ['expireDate']);
    assert.equal((await post(path, change)).status, 204);
    const after = await named('aurora');
    assert.deepEqual([after.editionName, after.userLimit], ['Food Standard', 3000]);
    const [changed] = await told(AURORA, userId('aurora', 'lin'), 'tenantChanged');
    assert.equal(appOf(changed)['remark'], '版本改为食品标准版，用户数改为3000');
    assert.deepEqual(await told(AURORA, userId('aurora', 'chen'), 'tenantChanged'), []);
    assert.equal((await lastAct()).act, 'tenantChanged');
    const late = await post(path, { ...change, userLimit: 4000 });
    assert.deepEqual([late.status, late.body.error.code], [412, 'Atrium:ChangedMeanwhile']);
    const lateState = await post(`tenants/${AURORA}/state`, {
      isActive: false,
      concurrencyStamp: before.concurrencyStamp,
    });
    assert.equal(lateState.body.error.code, 'Atrium:ChangedMeanwhile');
    // Omitted fields are removed; a removed limit limits nothing.
    const { editionCode, concurrencyStamp } = after;
    assert.equal((await post(path, { editionCode, concurrencyStamp })).status, 204);
    const without = await named('aurora');
    assert.deepEqual([without.editionName, without.userLimit, without.expireDate], ['Food Standard', null, null]);
    const remarks = (await told(AURORA, userId('aurora', 'lin'), 'tenantChanged')).map((one) => appOf(one)['remark']);
    assert.ok(remarks.includes('有效期改为不限，用户数改为不限'), remarks.join());
    // Repeating it changes nothing, so nobody is notified.
    await post(path, { editionCode, concurrencyStamp: without.concurrencyStamp });
    assert.equal((await told(AURORA, userId('aurora', 'lin'), 'tenantChanged')).length, 2);
    assert.equal((await post(`tenants/${tenantId('none')}/update`, change)).status, 404);
  });

  it('says before a company is stopped how many people lose it and who will be notified', async () => {
    const { access_token: token } = await app.enter('wang', 'aurora');
    const { body } = await get(`tenants/${AURORA}/reach`);
    assert.ok(body.activeUsers > 1800 && body.activeUsers <= 2000, body.activeUsers);
    assert.deepEqual(body.administrators, ['林静']);
    const before = body.signedInUsers;
    assert.ok(before >= 1);
    await app.ask('POST', '/api/account/logout', { token });
    await app.enter('chen', 'aurora');
    assert.ok((await get(`tenants/${AURORA}/reach`)).body.signedInUsers >= 1);
    assert.equal((await get(`tenants/${tenantId('none')}/reach`)).status, 404);
  });

  async function connect(token: string): Promise<{ connection: HubConnection; ended: () => boolean }> {
    const connection = new HubConnectionBuilder()
      .withUrl(`${address}${HUB_PATH}`, {
        accessTokenFactory: () => token,
        transport: HttpTransportType.WebSockets,
        withCredentials: false,
      })
      .configureLogging(LogLevel.None)
      .build();
    let closed = false;
    connection.onclose(() => {
      closed = true;
    });
    await connection.start();
    return { connection, ended: () => closed };
  }

  for (const [state, opposite, event, acts] of [
    [{ isActive: false }, { isActive: true }, 'tenantStopped', ['tenantStopped', 'tenantRestored']],
    [{ isLocked: true }, { isLocked: false }, 'forcedShutdown', ['tenantLocked', 'tenantUnlocked']],
  ] as const) {
    it(`${event}: open pages are closed, calls answer 423, and work can continue afterwards`, async () => {
      const lin = (await app.enter('lin', 'aurora')).access_token;
      const elsewhere = await connect((await app.enter('lin', 'boreal')).access_token);
      const open = await connect(lin);
      const ask = () => app.ask('GET', '/api/workbench/company-info', { token: lin });
      assert.equal((await post(`tenants/${AURORA}/state`, state)).status, 204);
      await eventually(open.ended, 'the end of the connection');
      assert.equal((await ask()).status, 423);
      await assert.rejects(connect(lin), /401/);
      assert.equal(elsewhere.ended(), false);
      assert.equal((await lastAct()).act, acts[0]);
      assert.equal((await told(AURORA, userId('aurora', 'lin'), event)).length > 0, true);
      // Already done: neither another notification nor another act.
      const count = (await told(AURORA, userId('aurora', 'lin'), event)).length;
      await post(`tenants/${AURORA}/state`, state);
      assert.equal((await told(AURORA, userId('aurora', 'lin'), event)).length, count);
      await post(`tenants/${AURORA}/state`, opposite);
      assert.equal((await ask()).status, 200);
      assert.equal((await lastAct()).act, acts[1]);
      assert.equal((await told(AURORA, userId('aurora', 'lin'), 'tenantRestored')).length, 1);
      await elsewhere.connection.stop();
    });
  }
});
