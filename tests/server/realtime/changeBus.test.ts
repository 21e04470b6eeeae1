import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { HttpTransportType, type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { CONFIGURATION_CHANGED, HUB_PATH, TODOS_CHANGED } from '../../../contract/hub.ts';
import { RecentChanges } from '../../../server/src/realtime/changeBus.ts';
import { accountId, userId } from '../../../server/src/seed/staff.ts';
import { type ConsoleCalls, consoleOf, consoleWith } from '../support/consoleOf.ts';
import { eventually } from '../support/eventually.ts';
import { TestApp } from '../support/testApp.ts';

describe('a change on the pages of those concerned', () => {
  let app: TestApp;
  let lin: ConsoleCalls;
  let address = '';
  const connections: HubConnection[] = [];
  before(async () => {
    app = await TestApp.start();
    lin = await consoleOf(app);
    address = await app.app.fastify.listen({ host: '127.0.0.1', port: 0 });
  });
  after(async () => {
    await Promise.all(connections.map((one) => one.stop()));
    await app.close();
  });

  async function connect(token: string) {
    const connection = new HubConnectionBuilder()
      .withUrl(`${address}${HUB_PATH}`, {
        accessTokenFactory: () => token,
        transport: HttpTransportType.WebSockets,
        withCredentials: false,
      })
      .configureLogging(LogLevel.None)
      .build();
    const page = { heard: 0, todos: 0, ended: false };
    connection.on(CONFIGURATION_CHANGED, () => {
      page.heard += 1;
    });
    connection.on(TODOS_CHANGED, () => {
      page.todos += 1;
    });
    connection.onclose(() => {
      page.ended = true;
    });
    await connection.start();
    connections.push(connection);
    return page;
  }
  const enter = async (who: string, company = 'aurora') => connect((await app.enter(who, company)).access_token);

  // A new connection is told of the changes of the last seconds.
  beforeEach(() => app.pass(60));

  it('reaches every connection of that person in that company at once, and nobody else', async () => {
    const [one, other] = [await enter('chen'), await enter('chen')];
    const [wang, elsewhere] = [await enter('wang'), await enter('wang', 'boreal')];
    const path = `organization/members/${userId('aurora', 'chen')}/set-policy`;
    await lin.post(path, { policy: 'BPM_Auth', isGranted: false });
    await eventually(() => one.heard === 1 && other.heard === 1, 'both connections of chen');
    await lin.post(path, { policy: 'BPM_Auth', isGranted: false });
    await lin.post('organization/roles/set-policy', { role: 'editor', policy: 'HCM_Auth', isGranted: true });
    await lin.post('organization/roles/set-policy', { role: 'staff', policy: 'HCM_Auth', isGranted: true });
    await eventually(() => one.heard === 2 && wang.heard === 1, 'everybody with the role');
    assert.deepEqual([other.heard, elsewhere.heard], [2, 0]);
  });

  it('reaches the account and each of its companies when host administrators grant it something', async () => {
    const wang = [
      await connect((await app.signIn('wang')).access_token),
      await enter('wang'),
      await enter('wang', 'boreal'),
    ];
    const admin = consoleWith(app, (await app.signIn('admin')).access_token);
    await admin.post('host/administrators/add', { phoneNumber: '13900000003' });
    await eventually(() => wang.every(({ heard }) => heard === 1), 'all three');
    await admin.post(`host/administrators/${accountId('wang')}/remove`);
    await eventually(() => wang.every(({ heard }) => heard === 2), 'all three');
  });

  it('is not announced if the grant was refused', async () => {
    const own = await enter('lin');
    const chen = await enter('chen');
    const policy = 'AbpExtend.HostConsole';
    await lin.post(`organization/members/${userId('aurora', 'lin')}/set-policy`, { policy, isGranted: false });
    await lin.post(`organization/members/${userId('aurora', 'chen')}/set-policy`, { policy: 'x', isGranted: true });
    await lin.post(`organization/members/${userId('aurora', 'chen')}/set-policy`, { policy, isGranted: true });
    await eventually(() => chen.heard === 1, 'the one that counts');
    assert.equal(own.heard, 0);
  });

  it('ends the connections of those whom the company disables, and no others', async () => {
    const inside = await enter('wang');
    const elsewhere = await enter('wang', 'boreal');
    const ids = [userId('aurora', 'wang')];
    await lin.post('organization/members/set-active', { ids, isActive: false });
    await eventually(() => inside.ended, 'the connection in Aurora');
    assert.equal(elsewhere.ended, false);
  });

  it('of an approver’s to-dos is announced to each of their pages, and to nobody else', async () => {
    const [one, other] = [await enter('lin'), await enter('lin')];
    const [chen, elsewhere] = [await enter('chen'), await enter('lin', 'boreal')];
    const { access_token: token } = await app.enter('lin', 'aurora');
    const json = { box: 'waiting', skipCount: 0, maxResultCount: 1 };
    const { body } = await app.ask('POST', '/api/approvals/list', { token, json });
    await app.ask('POST', `/api/approvals/${body.items[0].id}/decide`, { token, json: { decision: 'approve' } });
    await eventually(() => one.todos === 1 && other.todos === 1, 'both connections of lin');
    assert.deepEqual([chen.todos, elsewhere.todos, one.heard], [0, 0, 0]);
  });

  it('reaches a page that has loaded before it and connects within seconds after it, and no later one', async () => {
    const path = `organization/members/${userId('aurora', 'chen')}/set-policy`;
    const early = await enter('chen');
    await lin.post(path, { policy: 'BPM_Auth', isGranted: true });
    await eventually(() => early.heard === 1, 'the connection of before');
    app.pass(14);
    const [within, other] = [await enter('chen'), await enter('lin')];
    await eventually(() => within.heard === 1, 'the connection of just afterwards');
    app.pass(1);
    const later = await enter('chen');
    await lin.post(path, { policy: 'BPM_Auth', isGranted: false });
    await eventually(() => within.heard === 2 && later.heard === 1, 'both');
    assert.deepEqual([early.heard, other.heard, within.todos], [2, 0, 0]);
  });
});

it('keeps the changes of the last seconds, and no others', () => {
  let now = 0;
  const recent = new RecentChanges(() => new Date(now));
  recent.add('aurora:lin', TODOS_CHANGED);
  now = 10_000;
  recent.add('aurora:wang', TODOS_CHANGED);
  recent.add('aurora:wang', CONFIGURATION_CHANGED);
  now = 14_999;
  assert.deepEqual(recent.of('aurora:lin'), [TODOS_CHANGED]);
  now = 15_000;
  assert.deepEqual(recent.of('aurora:lin'), []);
  assert.deepEqual(recent.of('aurora:wang'), [CONFIGURATION_CHANGED, TODOS_CHANGED]);
  recent.add('aurora:wang', TODOS_CHANGED);
  now = 25_000;
  recent.add('aurora:chen', TODOS_CHANGED);
  assert.deepEqual(recent.of('aurora:wang'), [TODOS_CHANGED]);
  assert.equal(recent.size, 2);
});
