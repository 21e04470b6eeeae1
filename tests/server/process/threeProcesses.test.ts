import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { after, before, describe, it } from 'node:test';
import { type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import pg from 'pg';
import { HUB_PATH, RECEIVE_NOTIFICATION } from '../../../contract/hub.ts';
import { tenantId, userId } from '../../../server/src/seed/staff.ts';
import { quickFolder } from '../../support/quickFolder.ts';
import { eventually } from '../support/eventually.ts';
import { emptyPostgresUrl, stopPostgresServer } from '../support/postgresServer.ts';
import { RemotePerson } from '../support/remotePerson.ts';
import { ServerProcess } from '../support/serverProcess.ts';

const LIN = userId('aurora', 'lin');

/** Wall clock of Shanghai, `minutes` from now. */
function wall(minutes: number): string {
  return new Date(Date.now() + (8 * 60 + minutes) * 60_000).toISOString().slice(0, 19);
}

/** Makes a reminder due without waiting for it. */
async function makeDue(databaseUrl: string, title: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rowCount } = await client.query(`update tasks set reminder_at = '2020-01-01T00:00:00' where title = $1`, [
    title,
  ]);
  await client.end();
  assert.equal(rowCount, 1);
}

const SWEEPS = 4;

describe('three processes on one PostgreSQL', () => {
  let folder = '';
  let processes: ServerProcess[] = [];
  let addresses: string[] = [];
  let lin: RemotePerson;
  let wang: RemotePerson;
  const heard: string[][] = [];
  const connections: HubConnection[] = [];
  let databaseUrl = '';

  before(async () => {
    folder = await quickFolder('three');
    databaseUrl = await emptyPostgresUrl();
    const environment = { DATABASE_URL: databaseUrl, SEED_DEMO: '1', REMINDER_SECONDS: '1', DATA_DIR: folder };
    // All at once: migrations and demo data must run exactly once.
    processes = [0, 1, 2].map(() => new ServerProcess(environment));
    addresses = await Promise.all(processes.map((one) => one.ready()));
    lin = await RemotePerson.enter(addresses[0] ?? '', 'lin', tenantId('aurora'));
    wang = await RemotePerson.enter(addresses[1] ?? '', 'wang', tenantId('aurora'));
    for (const address of addresses) {
      const own: string[] = [];
      const connection = new HubConnectionBuilder()
        .withUrl(address + HUB_PATH, { accessTokenFactory: () => lin.token, withCredentials: false })
        .configureLogging(LogLevel.None)
        .build();
      connection.on(RECEIVE_NOTIFICATION, ({ properties }: { properties: string }) => own.push(properties));
      await connection.start();
      heard.push(own);
      connections.push(connection);
    }
  });
  after(async () => {
    await Promise.all(connections.map((one) => one.stop()));
    await Promise.all(processes.map((one) => one.end('SIGTERM')));
    await stopPostgresServer();
    await rm(folder, { recursive: true, force: true });
  });

  it('accept each other’s tokens, and seed once', async () => {
    for (const address of addresses) assert.equal((await lin.at(address).notifications(10)).items.length, 10);
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const { rows } = await client.query('select count(*)::int as count from notifications where user_id = $1', [LIN]);
    await client.end();
    assert.deepEqual(rows, [{ count: 5000 }]);
  });

  it('carry what any process publishes to the clients of all', async () => {
    for (const [index, address] of addresses.entries()) {
      await wang.at(address).assign(`from ${index}`, [LIN], wall(600), wall(700));
      await eventually(
        () => heard.every((own) => own.some((text) => text.includes(`from ${index}`))),
        `news from process ${index}`,
      );
    }
  });

  it('end a session everywhere when one ends it', async () => {
    const { address, token } = await RemotePerson.enter(addresses[0] ?? '', 'lin', tenantId('boreal'));
    const other = new RemotePerson(addresses[2] ?? address, token);
    assert.equal(await other.status('/api/account/sessions'), 200);
    await new RemotePerson(address, token).status('/api/account/logout');
    assert.equal(await other.status('/api/account/sessions'), 401);
  });

  it('raise a reminder once, whichever process comes first', async () => {
    const titles = Array.from({ length: SWEEPS }, (_, index) => `due ${index};`);
    const told = (own: readonly string[], title: string) => own.filter((text) => text.includes(title)).length;
    // One after the other, so that all processes have swept several times by the time the last one arrives.
    for (const title of titles) {
      await wang.assign(title, [LIN], wall(600), wall(700), { isWarming: true, warmingTime: 0 });
      await makeDue(databaseUrl, title);
      // One for the assignment, one for the reminder.
      await eventually(() => heard.every((own) => told(own, title) >= 2), `the reminder ${title}`);
    }
    for (const title of titles) assert.deepEqual([title, ...heard.map((own) => told(own, title))], [title, 2, 2, 2]);
  });

  it('lose no acknowledged notification when a process with connected clients is killed', async () => {
    const [first] = processes;
    const sent: string[] = [];
    let killed = false;
    const writers = addresses.map(async (address, worker) => {
      for (let i = 0; i < 400 && !killed; i += 1) {
        const title = `kept ${worker}-${i}`;
        const made = await wang
          .at(address)
          .assign(title, [LIN], wall(600), wall(700))
          .catch(() => undefined);
        if (made) sent.push(title);
      }
    });
    await eventually(() => sent.length >= 30, 'thirty notifications');
    await first?.end('SIGKILL');
    killed = true;
    await Promise.all(writers);
    const { items } = await lin.at(addresses[1] ?? '').notifications(1000);
    const text = items.map(({ properties }) => properties).join('\n');
    assert.deepEqual(
      sent.filter((title) => !text.includes(`"${title}"`)),
      [],
    );
    await wang.at(addresses[2] ?? '').assign('after the kill', [LIN], wall(600), wall(700));
    await eventually(
      () => heard.slice(1).every((own) => own.some((one) => one.includes('after the kill'))),
      'news after the kill',
    );
  });
});
