import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { accountId } from '../../../server/src/seed/staff.ts';
import { heldUp, whileHeld } from '../support/heldUp.ts';
import { TestApp } from '../support/testApp.ts';

describe('the last administrators of an installation', () => {
  let app: TestApp;
  before(async () => {
    app = await TestApp.start();
  });
  after(() => app.close());

  it('are not both deleted when both ask for it at the same time', async () => {
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
    const answers = await whileHeld(
      app.database,
      // The log entry is written last: a transaction that waits here has already looked for another administrator.
      sql`lock table security_log in share mode`,
      async () => {
        const asked = tokens.map((token) => app.ask('POST', '/api/account/deletion/request', { token }));
        await heldUp((run) => app.database.inHost(run), 2);
        return () => Promise.all(asked);
      },
    );
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 403], answers.map(({ text }) => text).join(' '));
    const left = await app.database.host
      .selectFrom('account_policies as policy')
      .innerJoin('accounts as account', 'account.id', 'policy.account_id')
      .select('account.id')
      .distinct()
      .where('account.deletion_time', 'is', null)
      .execute();
    assert.equal(left.length, 1);
  });
});
