import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { bothWaiting, whileHeld } from '../support/heldUp.ts';
import { PASSWORD, TestApp } from '../support/testApp.ts';

const LIVE = '/api/account/sessions';
const device = (id: string, type: string) => ({ deviceid: id, devicetype: type });

describe('own sessions', () => {
  let app: TestApp;
  before(async () => {
    app = await TestApp.start();
  });
  after(() => app.close());
  const status = async (token: string) => (await app.ask('GET', LIVE, { token })).status;

  it('lists the sign-ins of the account and ends one of them', async () => {
    const here = await app.signIn('chen', { ...device('a', 'Windows-11'), devicename: 'Chrome-126' });
    const there = await app.signIn('chen', device('b', 'Android-15'));
    const { body } = await app.ask('GET', '/api/account/sessions', { token: here.access_token });
    assert.equal(body.items.length, 2);
    const other = body.items.find((item: { isCurrent: boolean }) => !item.isCurrent);
    assert.equal(other.deviceType, 'Android-15');
    const stranger = await app.signIn('wang');
    const revoke = (token: string) => app.ask('POST', `/api/account/sessions/${other.id}/revoke`, { token });
    assert.equal((await revoke(stranger.access_token)).status, 404);
    assert.equal((await revoke(here.access_token)).status, 204);
    assert.deepEqual([await status(here.access_token), await status(there.access_token)], [200, 401]);
  });

  it('shows the account its own security log only', async () => {
    const { access_token: token } = await app.signIn('lin');
    await app.password('lin', 'wrong');
    const { body } = await app.ask('GET', '/api/identity/security-logs/my?maxResultCount=2', { token });
    assert.deepEqual(body.items.map((item: { action: string }) => item.action).sort(), [
      'LoginFailed',
      'LoginSucceeded',
    ]);
    assert.equal(body.totalCount, 2);
  });

  it('changes the password, keeps this sign-in and ends the others', async () => {
    const here = await app.signIn('wang');
    const there = await app.signIn('wang');
    const change = (currentPassword: string) =>
      app.ask('POST', '/api/account/my-profile/change-password', {
        token: here.access_token,
        json: { currentPassword, newPassword: 'Changed#1' },
      });
    await app.reauthenticate(here.access_token);
    const wrong = await change('nonsense');
    assert.deepEqual([wrong.status, wrong.body.error.validationErrors[0].members], [400, ['currentPassword']]);
    assert.equal((await change(PASSWORD)).status, 204);
    assert.deepEqual([await status(here.access_token), await status(there.access_token)], [200, 401]);
    assert.equal((await app.refresh(here.refresh_token)).status, 200);
    assert.equal((await app.password('wang', 'Changed#1')).status, 200);
  });

  it('a change of e-mail ends the others, also when made in the personal info', async () => {
    const here = await app.signIn('solo');
    const byPath = (path: string, json: object) => app.ask('POST', path, { token: here.access_token, json });
    await app.reauthenticate(here.access_token);
    for (const [path, email] of [
      ['/api/account/my-profile/change-email', 'one@example.com'],
      ['/api/console/personal-info/update', 'two@example.com'],
    ] as const) {
      const there = await app.signIn('solo');
      assert.equal((await byPath(path, { name: '独行', email })).status, 204, path);
      assert.deepEqual([await status(here.access_token), await status(there.access_token)], [200, 401], path);
    }
  });

  it('ends a session when account or membership is disabled: 423 with the reason', async () => {
    const { access_token: token } = await app.enter('chen', 'aurora');
    await app.database.host.updateTable('accounts').set({ is_active: false }).where('user_name', '=', 'chen').execute();
    const { status: code, body } = await app.ask('GET', LIVE, { token });
    assert.deepEqual(
      [code, body.error.code, body.error.message],
      [423, 'Atrium:Locked', 'The account has been disabled.'],
    );
  });
});

describe('another device', () => {
  const policies: readonly ['off' | 'sameType' | 'all', number, number][] = [
    ['off', 200, 200],
    ['sameType', 409, 200],
    ['all', 409, 409],
  ];
  for (const [concurrentSessions, desktop, mobile] of policies) {
    it(`with the policy ${concurrentSessions}: desktop ${desktop}, mobile ${mobile}`, async () => {
      const app = await TestApp.start({ concurrentSessions });
      const first = await app.signIn('lin', device('d1', 'Windows-11'));
      const company = await app.enterWith(first, 'aurora');
      const phone = await app.signIn('lin', device('m1', 'iOS-19'));
      // Signing in on the phone ends the desktop session under `all`, so the desktop signs in again.
      const again = await app.signIn('lin', device('d1', 'Windows-11'));
      const here = (await app.ask('GET', LIVE, { token: first.access_token })).status;
      assert.equal(here, concurrentSessions === 'all' ? 409 : 200, 'the desktop itself ends nothing on the desktop');
      const other = await app.signIn('lin', device('d2', 'macOS-15'));
      const ask = (token: string) => app.ask('GET', LIVE, { token });
      const answers = [await ask(again.access_token), await ask(phone.access_token)];
      assert.deepEqual(
        answers.map((answer) => answer.status),
        [desktop, mobile],
      );
      for (const answer of answers.filter((one) => one.status === 409)) {
        assert.equal(answer.body.error.code, 'Atrium:OtherDevice');
        assert.equal(answer.body.error.message, 'current account has logged in on another device');
      }
      assert.equal((await ask(company.access_token)).status, concurrentSessions === 'off' ? 200 : 409);
      assert.equal((await ask(other.access_token)).status, 200);
      const [nameless] = [await app.signIn('wang'), await app.signIn('wang')];
      const { status } = await ask(nameless.access_token);
      assert.equal(status, concurrentSessions === 'off' ? 200 : 409, 'two without an id are two devices');
      await app.close();
    });
  }

  it('that signs in at the same moment ends this one', async (t) => {
    const app = await TestApp.start({ concurrentSessions: 'all' });
    t.after(() => app.close());
    const answers = await whileHeld(app.database, sql`lock table refresh_tokens in share mode`, () =>
      bothWaiting(
        app.database,
        () => app.signIn('lin', device('d1', 'Windows-11')),
        () => app.signIn('lin', device('d2', 'Windows-11')),
      ),
    );
    const calls = answers.map(({ access_token: token }) => app.ask('GET', LIVE, { token }));
    assert.deepEqual(
      (await Promise.all(calls)).map(({ status }) => status),
      [409, 200],
    );
  });
});
