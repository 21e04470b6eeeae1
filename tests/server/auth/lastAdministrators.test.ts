import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { accountId } from '../../../server/src/seed/staff.ts';
import { eventually } from '../support/eventually.ts';
import { type Answer, TestApp } from '../support/testApp.ts';

const REQUEST = '/api/account/deletion/request';

describe('ACC-12 the last administrators of an installation', () => {
  let app: TestApp;
  before(async () => {
    app = await TestApp.start();
  });
  after(() => app.close());

  /** Until as many of this database wait for what others hold. */
  const waiting = (count: number) =>
    eventually(async () => {
      const { rows } = await sql<{ pid: number }>`select distinct pid from pg_locks where not granted and pid in
        (select pid from pg_stat_activity where datname = current_database())`.execute(app.database.host);
      console.error(new Date().toISOString(), rows.length);
      return rows.length === count;
    }, `${count} that wait`);

  it('who both ask for their deletion at the same time do not both go', async () => {
    await sql`insert into account_policies (account_id, policy)
      select ${accountId('solo')}, policy from account_policies where account_id = ${accountId('admin')}`.execute(
      app.database.host,
    );
    const tokens: string[] = [];
    for (const name of ['admin', 'solo']) {
      const { access_token: token } = await app.signIn(name);
      await app.reauthenticate(token);
      tokens.push(token);
    }
    let asked: Promise<Answer[]> = Promise.resolve([]);
    await app.database.inHost(async (held) => {
      // A change of an account is written down last: whoever comes so far has looked for another administrator before.
      await sql`lock table security_log in share mode`.execute(held);
      asked = Promise.all(
        tokens.map((token) =>
          app.ask('POST', REQUEST, { token }).then((a) => {
            console.error(new Date().toISOString(), a.status, a.text);
            return a;
          }),
        ),
      );
      await waiting(2);
    });
    const answers = await asked;
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 403], answers.map(({ text }) => text).join(' '));
    const left = await app.database.host
      .selectFrom('account_policies as policy')
      .innerJoin('accounts as account', 'account.id', 'policy.account_id')
      .select('account.id')
      .where('account.deletion_time', 'is', null)
      .execute();
    assert.equal(left.length, 1);
  });
});
