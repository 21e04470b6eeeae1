import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { HttpTransportType, type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { HUB_PATH } from '../../../contract/hub.ts';
import { raiseNotifications } from '../../../server/src/domain/notifications/raise.ts';
import { inTenantWork } from '../../../server/src/domain/work.ts';
import { tenantId, userId } from '../../../server/src/seed/staff.ts';
import { eventually } from '../support/eventually.ts';
import { type FakeBrowser, FakePushService, type Pushed, vapidOf } from '../support/fakePushService.ts';
import { HeldTimers } from '../support/heldTimers.ts';
import { demoData, START, TestApp } from '../support/testApp.ts';
import { openTestDatabase } from '../support/testDatabase.ts';

const SAVE = '/api/notification/push-subscriptions';

describe('NTF-8 a browser without an open page', () => {
  let app: TestApp;
  let other: TestApp;
  let service: FakePushService;
  let address = '';
  let publicKey = '';
  const connections: HubConnection[] = [];
  /** The pushes that wait for somebody to open a page. */
  const waiting = new HeldTimers();
  before(async () => {
    service = await FakePushService.start();
    const push = { keys: undefined, contact: 'mailto:it@aurora.example', origins: [service.origin], delay: 3 };
    app = await TestApp.over(await openTestDatabase(demoData), { push }, { later: waiting.later });
    // Another process on the same database, which has open pages as well.
    other = await TestApp.over(app.database, { push });
    address = await other.app.fastify.listen({ host: '127.0.0.1', port: 0 });
    publicKey = (await app.ask('GET', `${SAVE}/key`, { token: (await app.enter('lin', 'aurora')).access_token })).body
      .publicKey;
  });
  afterEach(async () => {
    service.received.length = 0;
    service.status = 201;
    await Promise.all(connections.splice(0).map((one) => one.stop()));
    await app.database.host.deleteFrom('push_subscriptions').execute();
  });
  after(async () => {
    await other.app.fastify.close();
    await app.close();
    await service.stop();
  });

  const save = (token: string, browser: FakeBrowser, over: object = {}) =>
    app.ask('POST', SAVE, { token, json: { ...browser.subscription, ...over } });
  async function subscribed(over: object = {}): Promise<{ browser: FakeBrowser; token: string }> {
    const browser = service.browser();
    const { access_token: token } = await app.enter('lin', 'aurora');
    const answer = await save(token, browser, over);
    assert.equal(answer.status, 204, answer.text);
    return { browser, token };
  }
  const raise = (title: string, fields: object = {}, company = 'aurora') =>
    inTenantWork(app.database, app.app.services, tenantId(company), (work) =>
      raiseNotifications(work, [userId(company, 'lin')], {
        moduleName: 'BPM',
        notificationName: 'approval',
        displayName: '审批',
        title,
        app: { businessId: 'b1', secretRemark: 'not for strangers', ...fields },
      }),
    );
  /** Lets the pushes go out, as nobody opens a page, until this holds. */
  const unattended = (holds: () => boolean | Promise<boolean>, what: string) =>
    eventually(() => {
      waiting.end();
      return holds();
    }, what);
  const told = (count = 1) => unattended(() => service.received.length >= count, `${count} messages`);
  /** Paths pushed to before the newest notification, which only a new subscriber is certain to receive. */
  async function afterAll(): Promise<string[]> {
    const { browser } = await subscribed();
    const isOwn = ({ path }: Pushed) => browser.endpoint.endsWith(path);
    await raise('the last');
    const isLast = (one: Pushed) => isOwn(one) && browser.read(one.body)['title'] === 'the last';
    await unattended(() => service.received.some(isLast), 'the last message');
    return service.received.filter((one) => !isOwn(one)).map(({ path }) => path);
  }
  async function openPage(token: string): Promise<void> {
    const connection = new HubConnectionBuilder()
      .withUrl(`${address}${HUB_PATH}`, {
        accessTokenFactory: () => token,
        transport: HttpTransportType.WebSockets,
        withCredentials: false,
      })
      .configureLogging(LogLevel.None)
      .build();
    await connection.start();
    connections.push(connection);
  }

  it('is handed one encrypted line, signed by this installation, with a place in the portal and nothing else', async () => {
    const { browser } = await subscribed();
    await raise('Approve the order');
    await told();
    const [{ path, headers, body } = assert.fail('nothing')] = service.received;
    assert.equal(`${service.origin}${path}`, browser.endpoint);
    assert.equal(headers['content-encoding'], 'aes128gcm');
    assert.equal(headers.urgency, 'normal');
    const { aud, sub, exp } = vapidOf(headers.authorization, publicKey);
    assert.deepEqual([aud, sub], [service.origin, 'mailto:it@aurora.example']);
    assert.ok(Number(exp) > Date.now() / 1000);
    const { tag, ...message } = browser.read(body);
    assert.match(String(tag), /^[0-9a-f-]{36}$/);
    const place = '/portal?panel=notifications&id=BPM';
    assert.deepEqual(message, { title: 'Approve the order', module: '审批', path: place });
    assert.equal(service.received.length, 1);
  });

  it('is led to the to-do that a notification is about', async () => {
    const { browser } = await subscribed();
    const wang = (await app.enter('wang', 'aurora')).access_token;
    const executors = [userId('aurora', 'lin')];
    const times = { startedAt: '2030-01-01T09:00:00', endAt: '2030-01-02T09:00:00' };
    const json = { title: 'Look at this', executors, ...times };
    const { body } = await app.ask('POST', '/api/user-work/personal/create', { token: wang, json });
    await told();
    const { path, title } = browser.read(service.received[0]?.body ?? Buffer.alloc(0));
    assert.match(String(path), /^\/portal\?panel=todo&id=[0-9a-f-]{36}$/);
    assert.match(String(title), /Look at this/, JSON.stringify(body));
  });

  it('receives nothing once a page is open in any process, nor anything from another company', async () => {
    const { token, browser } = await subscribed();
    await openPage(token);
    await raise('seen by a page');
    await eventually(() => waiting.calledOff > 0, 'the process with the page to say so');
    await Promise.all(connections.splice(0).map((one) => one.stop()));
    await eventually(() => !other.app.portalHub.hub.connections().length, 'the page to be closed');
    await raise('elsewhere', {}, 'boreal');
    await raise('nobody is there');
    await told();
    assert.deepEqual(
      service.received.map(({ body }) => browser.read(body)['title']),
      ['nobody is there'],
    );
  });

  it('is not disturbed while the person is in quiet, except for what is urgent', async () => {
    // It is 10:24 on a Friday in Shanghai.
    const quiet = [
      { doNotDisturb: { until: null }, quietHours: null },
      { doNotDisturb: { until: START.getTime() + 60_000 }, quietHours: null },
      { doNotDisturb: null, quietHours: { from: '10:00', to: '11:00', days: [5] } },
      { doNotDisturb: null, quietHours: { from: '22:00', to: '10:30', days: [4] } },
    ];
    for (const over of quiet) await subscribed(over);
    await raise('not now');
    assert.deepEqual(await afterAll(), []);
    service.received.length = 0;
    await raise('now', { degreeType: 2 });
    // Counted by urgency: one that `afterAll` has sent may arrive this late.
    const urgent = () => service.received.filter(({ headers }) => headers.urgency === 'high');
    await unattended(() => urgent().length === quiet.length + 1, 'the urgent one on every device');
  });

  it('is notified again once the quiet is over, and on days outside it', async () => {
    const over = [
      { doNotDisturb: { until: START.getTime() - 1 }, quietHours: null },
      { doNotDisturb: null, quietHours: { from: '10:00', to: '10:24', days: [5] } },
      { doNotDisturb: null, quietHours: { from: '10:00', to: '11:00', days: [4, 6] } },
      { doNotDisturb: null, quietHours: { from: '22:00', to: '10:30', days: [5] } },
    ];
    for (const each of over) await subscribed(each);
    await raise('now');
    await told(over.length);
  });

  it('is forgotten once its push service no longer knows it, and kept after any other failure', async () => {
    const kept = () => app.database.host.selectFrom('push_subscriptions').select('endpoint').execute();
    for (const [status, left] of [
      [500, 1],
      [302, 1],
      [410, 0],
    ] as const) {
      service.received.length = 0;
      service.status = status;
      if ((await kept()).length === 0) await subscribed();
      await raise('once more');
      await told();
      await eventually(async () => (await kept()).length === left, `${left} subscriptions after ${status}`);
      // Redirects are not followed.
      assert.equal(service.received.length, 1);
    }
    await subscribed();
    service.status = 404;
    await raise('gone');
    await unattended(async () => (await kept()).length === 0, 'none after 404');
  });

  it('loses its subscription with the session, whatever ends it', async () => {
    const count = async () => (await app.database.host.selectFrom('push_subscriptions').select('id').execute()).length;
    const ends = [
      (token: string) => app.ask('GET', '/api/account/logout', { token }),
      async () => {
        const { access_token: token } = await app.signIn('lin');
        await app.reauthenticate(token);
        return app.ask('POST', '/api/account/sessions/revoke-others', { token });
      },
    ];
    for (const end of ends) {
      const { token } = await subscribed();
      assert.equal(await count(), 1);
      await end(token);
      assert.equal(await count(), 0, String(end));
    }
    const { token } = await subscribed();
    await app.database.inTenant(tenantId('aurora'), (db) =>
      app.app.services.endMemberSessions(db, [userId('aurora', 'lin')], app.now),
    );
    assert.equal(await count(), 0);
    assert.equal((await app.ask('GET', `${SAVE}/key`, { token })).status, 401);
  });
});
