import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { HUB_PATH, RECEIVE_NOTIFICATION } from '../../../contract/hub.ts';
import type { Notification } from '../../../contract/notifications.ts';
import { RedisBackplane } from '../../../server/src/backplane/redisBackplane.ts';
import type { AtriumDatabase } from '../../../server/src/db/database.ts';
import { userId } from '../../../server/src/seed/staff.ts';
import { eventually } from '../support/eventually.ts';
import { layRedisLine, type RedisLine } from '../support/redisLine.ts';
import { REDIS_KINDS, type TestRedis } from '../support/redisServers.ts';
import { demoData, TestApp, type Tokens } from '../support/testApp.ts';
import { openTestDatabase } from '../support/testDatabase.ts';

for (const kind of REDIS_KINDS) {
  describe(`pages of two processes over ${kind.name}`, { skip: kind.missing }, () => {
    let redis: TestRedis;
    let database: AtriumDatabase;
    const lines: RedisLine[] = [];
    const backplanes: RedisBackplane[] = [];
    /** The acting process, and the one with the pages. */
    let here: TestApp;
    let there: TestApp;
    let address = '';
    const connections: HubConnection[] = [];

    before(async () => {
      redis = await kind.start();
      database = await openTestDatabase(demoData);
      here = await begin();
      there = await begin();
      address = await there.app.fastify.listen({ host: '127.0.0.1', port: 0 });
    });
    afterEach(() => Promise.all(connections.splice(0).map((one) => one.stop())));
    after(async () => {
      await here.app.fastify.close();
      for (const backplane of backplanes) await backplane.close();
      await there.close();
      for (const line of lines) await line.stop();
      await redis.stop();
    });

    async function begin(): Promise<TestApp> {
      const line = await layRedisLine(redis.path);
      const quiet = { warn: () => undefined, error: () => undefined };
      const backplane = await RedisBackplane.open({ url: line.url, prefix: 'atrium' }, database, quiet);
      lines.push(line);
      backplanes.push(backplane);
      return TestApp.over(database, {}, { backplane });
    }

    async function open({ access_token: token }: Tokens) {
      const connection = new HubConnectionBuilder()
        .withUrl(address + HUB_PATH, { accessTokenFactory: () => token, withCredentials: false })
        .configureLogging(LogLevel.None)
        .build();
      const page = { heard: [] as string[], ended: false };
      connection.on(RECEIVE_NOTIFICATION, ({ properties }: Notification) => page.heard.push(properties));
      connection.onclose(() => {
        page.ended = true;
      });
      await connection.start();
      connections.push(connection);
      return page;
    }

    const assign = async (title: string) => {
      const { access_token: token } = await here.enter('wang', 'aurora');
      const json = {
        title,
        executors: [userId('aurora', 'lin')],
        startedAt: '2030-01-01T09:00:00',
        endAt: '2030-01-02T09:00:00',
      };
      const made = await here.ask('POST', '/api/user-work/personal/create', { token, json });
      assert.equal(made.status, 200, made.text);
    };

    it('receive what is raised in the other, through Redis alone', async () => {
      const notified: string[] = [];
      await database.listen(
        'atrium_notifications',
        (payload) => notified.push(payload),
        () => undefined,
      );
      const page = await open(await there.enter('lin', 'aurora'));
      await assign('over Redis');
      await eventually(() => page.heard.length > 0, 'the notification');
      assert.match(page.heard.join(), /over Redis/);
      assert.deepEqual(notified, []);
    });

    it('close when the other ends their session', async () => {
      const host = await here.signIn('lin');
      const page = await open(await here.enterWith(host, 'aurora'));
      const staying = await open(await there.enter('lin', 'aurora'));
      await here.ask('GET', '/api/account/logout', { token: host.access_token });
      await eventually(() => page.ended, 'the end of the page');
      assert.equal(staying.ended, false);
    });

    it('reconnect, and so reload, once the other, having lost something, reaches Redis again', async () => {
      const page = await open(await there.enter('lin', 'aurora'));
      const ready = async () => (await here.ask('GET', '/ready')).body;
      assert.deepEqual(await ready(), { status: 'ready' });
      lines[0]?.refuse(true);
      await eventually(async () => (await ready()).events === 'lost', 'the cut');
      await assign('lost');
      assert.deepEqual([page.heard, page.ended, (await here.ask('GET', '/ready')).status], [[], false, 200]);
      lines[0]?.refuse(false);
      await eventually(() => page.ended, 'the reconnection');
      assert.deepEqual(await ready(), { status: 'ready' });
    });
  });
}
