import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { after, before, describe, it } from 'node:test';
import { HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { HUB_PATH, RECEIVE_NOTIFICATION } from '../../../contract/hub.ts';
import { tenantId, userId } from '../../../server/src/seed/staff.ts';
import { quickFolder } from '../../support/quickFolder.ts';
import { eventually } from '../support/eventually.ts';
import { postgresTestUrl, stopPostgresServer } from '../support/postgresServer.ts';
import { layRedisLine } from '../support/redisLine.ts';
import { REDIS_KINDS } from '../support/redisServers.ts';
import { RemotePerson } from '../support/remotePerson.ts';
import { ServerProcess } from '../support/serverProcess.ts';
import { demoData } from '../support/testApp.ts';

describe('processes with a Redis', () => {
  let folder = '';
  let databaseUrl = '';
  before(async () => {
    folder = await quickFolder('over-redis');
    databaseUrl = await postgresTestUrl(demoData);
  });
  after(async () => {
    await stopPostgresServer();
    await rm(folder, { recursive: true, force: true });
  });

  for (const kind of REDIS_KINDS)
    it(`carry events over ${kind.name} and stop in order`, { skip: kind.missing }, async (test) => {
      const redis = await kind.start();
      test.after(() => redis.stop());
      const line = await layRedisLine(redis.path);
      test.after(() => line.stop());
      const environment = { DATABASE_URL: databaseUrl, DATA_DIR: folder, BACKPLANE_URL: line.url };
      const processes = [0, 1].map(() => new ServerProcess(environment));
      const [here = '', there = ''] = await Promise.all(processes.map((one) => one.ready()));
      assert.equal(line.connections(), 2);
      const lin = await RemotePerson.enter(there, 'lin', tenantId('aurora'));
      const heard: string[] = [];
      const connection = new HubConnectionBuilder()
        .withUrl(there + HUB_PATH, { accessTokenFactory: () => lin.token, withCredentials: false })
        .configureLogging(LogLevel.None)
        .build();
      connection.on(RECEIVE_NOTIFICATION, ({ properties }: { properties: string }) => heard.push(properties));
      await connection.start();
      const wang = await RemotePerson.enter(here, 'wang', tenantId('aurora'));
      await wang.assign('over Redis', [userId('aurora', 'lin')], '2030-01-01T09:00:00', '2030-01-02T09:00:00');
      await eventually(() => heard.some((text) => text.includes('over Redis')), 'the notification');
      await connection.stop();
      assert.deepEqual(await Promise.all(processes.map((one) => one.end('SIGTERM'))), [0, 0]);
    });

  it('do not start if it cannot be reached, and say so without revealing a password', async () => {
    const BACKPLANE_URL = 'redis://somebody:secret@127.0.0.1:1';
    const server = new ServerProcess({ DATABASE_URL: databaseUrl, DATA_DIR: folder, BACKPLANE_URL });
    assert.equal(await server.exited, 1);
    assert.equal(
      server.errors.trim(),
      'The Redis of BACKPLANE_URL, 127.0.0.1:1, cannot be used: connect ECONNREFUSED 127.0.0.1:1.',
    );
    assert.doesNotMatch(server.output, /secret/);
  });
});
