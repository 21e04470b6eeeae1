import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { HttpTransportType, type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { decodeJwt } from 'jose';
import { HUB_PATH, LATEST_NOTIFICATION, RECEIVE_NOTIFICATION } from '../../../contract/hub.ts';
import type { Notification } from '../../../contract/notifications.ts';
import { raiseNotifications } from '../../../server/src/domain/notifications/raise.ts';
import { inTenantWork } from '../../../server/src/domain/work.ts';
import { tenantId, userId } from '../../../server/src/seed/staff.ts';
import { eventually } from '../support/eventually.ts';
import { TestApp } from '../support/testApp.ts';

describe('real time', () => {
  let app: TestApp;
  let address = '';
  const connections: HubConnection[] = [];
  before(async () => {
    app = await TestApp.start();
    address = await app.app.fastify.listen({ host: '127.0.0.1', port: 0 });
  });
  after(async () => {
    await Promise.all(connections.map((one) => one.stop()));
    await app.close();
  });

  async function connect(
    token: string,
  ): Promise<{ connection: HubConnection; heard: Notification[]; latest: unknown[]; ended: () => boolean }> {
    const connection = new HubConnectionBuilder()
      .withUrl(`${address}${HUB_PATH}`, {
        accessTokenFactory: () => token,
        transport: HttpTransportType.WebSockets,
        withCredentials: false,
      })
      .configureLogging(LogLevel.None)
      .build();
    const heard: Notification[] = [];
    let closed = false;
    connection.on(RECEIVE_NOTIFICATION, (one: Notification) => heard.push(one));
    const latest: unknown[] = [];
    connection.on(LATEST_NOTIFICATION, (id: unknown) => latest.push(id));
    connection.onclose(() => {
      closed = true;
    });
    await connection.start();
    connections.push(connection);
    return { connection, heard, latest, ended: () => closed };
  }

  const assign = (token: string, title: string, executors: string[], description = '') =>
    app.ask('POST', '/api/user-work/personal/create', {
      token,
      json: { title, description, executors, startedAt: '2030-01-01T09:00:00', endAt: '2030-01-02T09:00:00' },
    });

  it('carries a notification to its recipient, in that company only, and to nobody else', async () => {
    const aurora = await connect((await app.enter('lin', 'aurora')).access_token);
    const boreal = await connect((await app.enter('lin', 'boreal')).access_token);
    const wang = await app.enter('wang', 'aurora');
    const own = await connect(wang.access_token);
    const made = await assign(wang.access_token, 'look at this', [userId('aurora', 'lin')]);
    assert.equal(made.status, 200, made.text);
    await eventually(() => aurora.heard.length === 1, 'the notification');
    const [heard] = aurora.heard;
    assert.equal(heard?.tenantId, tenantId('aurora'));
    assert.match(heard?.properties ?? '', /look at this/);
    assert.match(heard?.creationTime ?? '', /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/);
    assert.deepEqual([boreal.heard.length, own.heard.length], [0, 0]);
  });

  it('tells each connection which notification is the newest, one that is also in the summary', async () => {
    const { access_token: token } = await app.enter('lin', 'aurora');
    const summary = async () => {
      const { body } = await app.ask('GET', '/api/notification/user-notification-statistics', { token });
      return body.items.map(({ latestId }: { latestId: unknown }) => latestId);
    };
    const { latest } = await connect(token);
    await eventually(() => latest.length === 1, 'the newest one');
    assert.ok((await summary()).includes(latest[0]));
    app.pass(1);
    const wang = await app.enter('wang', 'aurora');
    const made = await assign(wang.access_token, 'came in between', [userId('aurora', 'lin')]);
    assert.equal(made.status, 200, made.text);
    const later = await connect(token);
    await eventually(() => later.latest.length === 1, 'the newer one');
    assert.notEqual(later.latest[0], latest[0]);
    assert.ok((await summary()).includes(later.latest[0]));
  });

  it('tells people without notifications that there are none', async () => {
    const { access_token: token } = await app.enter('wang', 'aurora');
    await app.database.inTenant(tenantId('aurora'), (db) =>
      db.deleteFrom('notifications').where('user_id', '=', userId('aurora', 'wang')).execute(),
    );
    const { latest } = await connect(token);
    await eventually(() => latest.length === 1, 'that there is none');
    assert.equal(latest[0], null);
  });

  it('sends nothing for a transaction that is rolled back', async () => {
    const lin = await connect((await app.enter('lin', 'aurora')).access_token);
    const notification = {
      id: '1',
      moduleName: 'OA',
      notificationName: 'x',
      diplayName: 'x',
      properties: '{}',
      creationTime: '',
      state: 0,
    };
    const event = { tenantId: tenantId('aurora'), userId: userId('aurora', 'lin'), notification };
    const { services } = app.app;
    await assert.rejects(
      app.database.inTenant(event.tenantId, async (db) => {
        await services.publishNotifications(db, [event]);
        throw new Error('rolled back');
      }),
    );
    await app.database.inTenant(event.tenantId, (db) =>
      services.publishNotifications(db, [{ ...event, notification: { ...notification, id: '2' } }]),
    );
    await eventually(() => lin.heard.length > 0, 'the second notification');
    assert.deepEqual(
      lin.heard.map(({ id }) => id),
      ['2'],
    );
  });

  it('carries one that is too long for NOTIFY', async () => {
    const lin = await connect((await app.enter('lin', 'aurora')).access_token);
    const properties = JSON.stringify({ App: { Remark: '长'.repeat(4000) } });
    const event = { tenantId: tenantId('aurora'), userId: userId('aurora', 'lin') };
    await app.database.inTenant(event.tenantId, async (db) => {
      const { id } = await db
        .insertInto('notifications')
        .values({
          tenant_id: event.tenantId,
          user_id: event.userId,
          module_name: 'OA',
          notification_name: 'x',
          display_name: 'x',
          title: 'x',
          properties,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const notification = {
        id,
        moduleName: 'OA',
        notificationName: 'x',
        diplayName: 'x',
        properties,
        creationTime: '',
        state: 0,
      };
      await app.app.services.publishNotifications(db, [{ ...event, notification }]);
    });
    await eventually(() => lin.heard.length > 0, 'the long notification');
    assert.equal(lin.heard[0]?.properties, properties);
  });

  it('carries one to each of a thousand recipients with three statements for 500', async () => {
    const lin = await connect((await app.enter('lin', 'aurora')).access_token);
    const statements: string[] = [];
    const recipients = [...Array.from({ length: 999 }, () => randomUUID()), userId('aurora', 'lin')];
    const content = { moduleName: 'OA', notificationName: 'x', displayName: 'x', title: 'all', app: {} };
    const aurora = tenantId('aurora');
    await inTenantWork(app.database, app.app.services, aurora, (work) => {
      const db = work.db.withPlugin({
        transformQuery: ({ node }) => {
          statements.push(node.kind);
          return node;
        },
        transformResult: async ({ result }) => result,
      });
      return raiseNotifications({ ...work, db }, recipients, content);
    });
    // The notifications, the browsers to push to while no page is open, and the event to all processes.
    const once = ['InsertQueryNode', 'SelectQueryNode', 'RawNode'];
    assert.deepEqual(statements, [...once, ...once]);
    await eventually(() => lin.heard.length > 0, "lin's notification");
  });

  it('lets in nobody without a valid token', async () => {
    await assert.rejects(connect('nonsense'), /401/);
    const answer = await fetch(`${address}${HUB_PATH}/negotiate?negotiateVersion=1`, { method: 'POST' });
    assert.equal(answer.status, 401);
    assert.equal(
      (await app.ask('GET', `/api/account/sessions?access_token=${(await app.signIn('lin')).access_token}`)).status,
      401,
    );
  });

  it('ends a connection when its session does: by log-out, by revocation, by a locked company', async () => {
    const host = await app.signIn('lin');
    const byLogout = await connect((await app.enterWith(host, 'aurora')).access_token);
    const stays = await connect((await app.enter('lin', 'aurora')).access_token);
    await app.ask('GET', '/api/account/logout', { token: host.access_token });
    await eventually(byLogout.ended, 'the end by log-out');
    assert.equal(stays.ended(), false);
    const lock = (is_locked: boolean) =>
      app.database.host.updateTable('tenants').set({ is_locked }).where('id', '=', tenantId('aurora')).execute();
    await lock(true);
    await app.app.portalHub.checkSessions();
    await eventually(stays.ended, 'the end by the lock');
    await lock(false);
  });

  it('ends the connection of a company whose sign-in has ended, even if its own session has not', async () => {
    const host = await app.signIn('lin');
    const company = await connect((await app.enterWith(host, 'aurora')).access_token);
    await app.database.host
      .updateTable('sessions')
      .set({ ended_time: app.now })
      .where('id', '=', String(decodeJwt(host.access_token)['sid']))
      .execute();
    await app.app.portalHub.checkSessions();
    await eventually(company.ended, 'the end with the sign-in');
  });

  it('ends the connections of a disabled account, of nobody else, and does not let it in again', async () => {
    const host = await app.signIn('lin');
    const company = await app.enterWith(host, 'aurora');
    const own = [await connect(host.access_token), await connect(company.access_token)];
    const other = await connect((await app.enter('wang', 'aurora')).access_token);
    const setActive = (is_active: boolean) =>
      app.database.host.updateTable('accounts').set({ is_active }).where('user_name', '=', 'lin').execute();
    await setActive(false);
    await app.app.portalHub.checkSessions();
    await eventually(() => own.every(({ ended }) => ended()), 'the end of both');
    assert.equal(other.ended(), false);
    await assert.rejects(connect(company.access_token), /401/);
    await setActive(true);
    await connect(company.access_token);
  });
});
