import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { LOCKED_CODE } from '../../../contract/errors.ts';
import { liveSessionsAmong } from '../../../server/src/auth/sessions.ts';
import { setAurora, setAuroraMembers } from '../support/aurora.ts';
import { TestApp, type Tokens } from '../support/testApp.ts';

const CONFIGURATION = '/api/abp/application-configuration';
const LIVE = '/api/account/sessions';

describe('a company closed to somebody who works in it', () => {
  let app: TestApp;
  let host: Tokens;
  let company: Tokens;
  before(async () => {
    app = await TestApp.start();
  });
  beforeEach(async () => {
    await setAurora(app, { is_active: true, is_locked: false });
    await setAuroraMembers(app, true);
    host = await app.signIn('lin');
    company = await app.enterWith(host, 'aurora');
  });
  after(() => app.close());

  const ways = [
    ['that is locked', 'The organization has been locked.', () => setAurora(app, { is_locked: true })],
    ['that is disabled', 'The organization has been disabled', () => setAurora(app, { is_active: false })],
    [
      'that has disabled its member',
      'Account has been disabled by the organization',
      () => setAuroraMembers(app, false),
    ],
  ] as const;

  for (const [name, text, close] of ways) {
    it(`a refresh into a company ${name} is refused; the sign-in itself goes on`, async () => {
      await close();
      const refused = await app.refresh(company.refresh_token);
      assert.deepEqual(
        [refused.status, refused.body.error, refused.body.error_description],
        [400, 'invalid_grant', 'The user is no longer allowed to sign in.'],
      );
      assert.equal((await app.refresh(host.refresh_token)).status, 200);
    });

    it(`a call in a company ${name} is answered with 423; the sign-in itself goes on`, async () => {
      await close();
      const { status, body } = await app.ask('GET', CONFIGURATION, { token: company.access_token });
      assert.deepEqual([status, body.error.code, body.error.message], [423, LOCKED_CODE, text]);
      assert.equal((await app.ask('GET', LIVE, { token: host.access_token })).status, 200);
    });

    it(`a session in a company ${name} no longer counts as live`, async () => {
      const rows = await app.database.host.selectFrom('sessions').select(['id', 'tenant_id']).execute();
      const live = () =>
        liveSessionsAmong(
          { database: app.database, now: () => app.now },
          rows.map(({ id }) => id),
        );
      const inCompany = rows.filter(({ tenant_id }) => tenant_id !== null);
      assert.ok(inCompany.length > 0);
      assert.equal((await live()).size, rows.length);
      await close();
      assert.equal((await live()).size, rows.length - inCompany.length);
    });
  }

  it('refreshes again once the lock is lifted, with the token that was refused', async () => {
    await setAurora(app, { is_locked: true });
    await app.refresh(company.refresh_token);
    await setAurora(app, { is_locked: false });
    assert.equal((await app.refresh(company.refresh_token)).status, 200);
  });

  it('counts as live only the requested sessions that are still usable', async () => {
    const others = [await app.signIn('wang'), await app.signIn('chen')];
    for (const tokens of others) await app.enterWith(tokens, 'aurora');
    const ids = async (user: string) => {
      const rows = await app.database.host
        .selectFrom('sessions as session')
        .innerJoin('accounts as account', 'account.id', 'session.account_id')
        .select('session.id')
        .where('user_name', '=', user)
        .execute();
      return rows.map(({ id }) => id);
    };
    const live = async (user: string) =>
      (await liveSessionsAmong({ database: app.database, now: () => app.now }, await ids(user))).size;
    assert.deepEqual([await live('wang'), await live('chen')], [2, 2]);
    await app.ask('GET', '/api/account/logout', { token: others[0]?.access_token });
    assert.deepEqual([await live('wang'), await live('chen')], [0, 2]);
    await app.database.host
      .updateTable('accounts')
      .set({ security_stamp: '00000000-0000-4000-8000-000000000000' })
      .where('user_name', '=', 'chen')
      .execute();
    assert.equal(await live('chen'), 0);
    app.pass(60 * 86_400 - 1);
    assert.equal(await live('lin'), (await ids('lin')).length, 'until the last second of their life');
    app.pass(1);
    assert.equal(await live('lin'), 0);
  });
});
