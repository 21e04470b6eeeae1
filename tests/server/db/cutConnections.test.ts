import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { type AtriumDatabase, openDatabase } from '../../../server/src/db/database.ts';
import { eventually } from '../support/eventually.ts';
import { postgresTestUrl, stopPostgresServer } from '../support/postgresServer.ts';
import { demoData, TestApp } from '../support/testApp.ts';

describe('cut connections', () => {
  let url = '';
  let app: TestApp;
  let db: AtriumDatabase;
  before(async () => {
    url = await postgresTestUrl(demoData);
    db = await openDatabase({ databaseUrl: url });
    app = await TestApp.over(db);
  });
  after(async () => {
    await app.close();
    await stopPostgresServer();
  });

  /** Ends every connection to this database except its own, as a server restart would. */
  async function cutAll(): Promise<void> {
    const other = await openDatabase({ databaseUrl: url });
    const others = sql`from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
    await sql`select pg_terminate_backend(pid) ${others}`.execute(other.host);
    // They are only told to end; each does so in its own time.
    const gone = async () => (await sql`select ${others}`.execute(other.host)).rows.length === 0;
    await eventually(gone, 'the connections have ended');
    await other.close();
  }

  it('are replaced, and calls are answered again without a restart', async () => {
    const { access_token: token } = await app.signIn('lin');
    const ask = async () => (await app.ask('GET', '/api/abp/application-configuration', { token })).status;
    assert.equal(await ask(), 200);
    await cutAll();
    const statuses: number[] = [];
    const answered = async () => statuses.push(await ask()) > 0 && statuses.at(-1) === 200;
    await eventually(answered, 'a call is answered again');
    assert.ok(
      statuses.every((status) => status === 200 || status === 503),
      String(statuses),
    );
  });

  it('fail only what was in progress, not the process', async () => {
    await assert.rejects(
      db.inHost(async (host) => {
        await sql`select 1`.execute(host);
        await cutAll();
        await sql`select 1`.execute(host);
      }),
    );
    await assert.rejects(db.inHost((host) => Promise.all([sql`select pg_sleep(600)`.execute(host), cutAll()])));
    assert.equal((await sql<{ one: number }>`select 1 as one`.execute(db.host)).rows[0]?.one, 1);
  });

  it('are listened on again, and report that something may have been missed', async () => {
    const heard: string[] = [];
    let gaps = 0;
    await db.listen(
      'a_channel',
      (payload) => heard.push(payload),
      () => {
        gaps += 1;
      },
    );
    await cutAll();
    await eventually(() => gaps > 0, 'the gap');
    assert.equal(gaps, 1);
    // The pool may still hand out a connection whose end it has not heard of.
    const isSent = () =>
      sql`select pg_notify('a_channel', 'again')`.execute(db.host).then(
        () => true,
        () => false,
      );
    await eventually(isSent, 'a connection');
    await eventually(() => heard.length > 0, 'the event');
    assert.deepEqual(heard, ['again']);
  });

  it('do not keep a lock', async () => {
    const other = await openDatabase({ databaseUrl: url });
    const order: string[] = [];
    const held = db.withLock('a lock', async () => {
      assert.equal(await other.withLock('a lock', async () => void order.push('never')), false);
      await cutAll();
    });
    await held.catch(() => undefined);
    const again = await openDatabase({ databaseUrl: url });
    assert.equal(await again.withLock('a lock', async () => void order.push('after')), true);
    assert.deepEqual(order, ['after']);
    await again.close();
    await other.close();
  });
});
