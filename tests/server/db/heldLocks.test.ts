import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { type AtriumDatabase, openDatabase } from '../../../server/src/db/database.ts';
import { eventually } from '../support/eventually.ts';
import { postgresTestUrl, stopPostgresServer } from '../support/postgresServer.ts';
import { demoData, TestApp } from '../support/testApp.ts';

const POOL = 3;

describe('a database that keeps its callers waiting', () => {
  let url = '';
  let app: TestApp;
  let db: AtriumDatabase;
  let other: AtriumDatabase;
  before(async () => {
    url = await postgresTestUrl(demoData);
    db = await openDatabase({ databaseUrl: url, poolSize: POOL, limits: { databaseWait: 0.5, statement: 1 } });
    other = await openDatabase({ databaseUrl: url });
    app = await TestApp.over(db);
  });
  after(async () => {
    await other.close();
    await app.close();
    await stopPostgresServer();
  });

  /** Runs `work` while another connection holds a lock on a whole table. */
  function whileHeld(table: string, work: () => Promise<void>): Promise<void> {
    return other.inHost(async (host) => {
      await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(host);
      await work();
    });
  }

  it('answers a sign-in that meets a held lock with 503, and the next one as if nothing had happened', async () => {
    await whileHeld('rate_limits', async () => {
      const answer = await app.password('lin');
      assert.equal(answer.status, 503, answer.text);
      assert.equal(answer.body.error, 'server_error');
      assert.equal(answer.headers['retry-after'], '1');
    });
    assert.equal((await app.password('lin')).status, 200);
  });

  it('answers with the envelope when there are more requests than connections', async () => {
    const { access_token: token } = await app.signIn('lin');
    const ask = () => app.ask('GET', '/api/abp/application-configuration', { token });
    await whileHeld('accounts', async () => {
      const asked = Array.from({ length: POOL * 3 }, ask);
      const answers = await Promise.all(asked);
      for (const answer of answers) {
        assert.equal(answer.status, 503, answer.text);
        assert.equal(answer.headers['_abperrorformat'], 'true');
      }
    });
    assert.equal((await ask()).status, 200);
  });

  it('says in /ready that every connection is taken', async () => {
    const patient = await openDatabase({ databaseUrl: url, poolSize: 2 });
    const second = await TestApp.over(patient);
    let free = () => {};
    const freed = new Promise<void>((resolve) => {
      free = resolve;
    });
    let held = 0;
    const holders = [1, 2].map(() =>
      patient.inHost(async () => {
        held += 1;
        await freed;
      }),
    );
    await eventually(() => held === 2, 'both connections are taken');
    assert.equal((await second.ask('GET', '/ready')).status, 503);
    assert.equal((await second.ask('GET', '/health')).status, 200);
    free();
    await Promise.all(holders);
    await eventually(async () => (await second.ask('GET', '/ready')).status === 200, 'ready again');
    await second.app.fastify.close();
    await patient.close();
  });

  it('ends a statement and an idle transaction after their timeouts', async () => {
    await assert.rejects(sql`select pg_sleep(600)`.execute(db.host), /statement timeout/);
    await assert.rejects(
      db.inHost(async (host) => {
        await sql`select 1`.execute(host);
        const gone = async () =>
          (
            await sql`select from pg_stat_activity where state = 'idle in transaction' and datname = current_database()`.execute(
              other.host,
            )
          ).rows.length === 0;
        await eventually(gone, 'the server has ended it');
        await sql`select 1`.execute(host);
      }),
    );
  });

  it('has no such limits unless configured, as a migration needs', async () => {
    const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(other.host);
    assert.equal(rows[0]?.statement_timeout, '0');
  });
});
