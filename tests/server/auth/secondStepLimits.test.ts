import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { codeAt, type Enrolled, enrol } from '../support/secondStep.ts';
import { PASSWORD, TestApp } from '../support/testApp.ts';
import { anotherCode, DEVICE } from '../support/textMessages.ts';

const WRONG_CODE = 'Invalid authenticator code!';
const LOCKED = /locked out/;

describe('limits on second-step attempts', () => {
  let app: TestApp;
  let own: Enrolled;
  let owner = '';
  before(async () => {
    app = await TestApp.start();
  });
  beforeEach(async () => {
    app.pass(7200);
    await app.database.host.deleteFrom('second_steps').execute();
    await app.database.host.deleteFrom('sign_in_tries').execute();
    owner = (await app.signIn('solo')).access_token;
    own = await enrol(app, owner);
  });
  after(() => app.close());

  const withPassword = (more: Record<string, string>, device = DEVICE) =>
    app.token({ grant_type: 'password', scope: 'offline_access portal', username: 'solo', ...more }, device);
  const first = () => withPassword({ password: PASSWORD });
  const ticketOf = async (): Promise<string> => (await first()).body.twoFactorToken;

  it('wrong codes and passwords together lock the account; a right password does not forgive wrong codes', async () => {
    const wrong = () => withPassword({ password: PASSWORD, TwoFactorCode: anotherCode(codeAt(app, own.secret)) });
    assert.equal((await withPassword({ password: 'wrong' })).status, 400);
    for (let i = 0; i < 3; i += 1) {
      assert.equal((await first()).body.error_description, 'RequiresTwoFactor');
      assert.equal((await wrong()).body.error_description, WRONG_CODE);
    }
    assert.equal((await first()).body.error_description, 'RequiresTwoFactor');
    assert.match((await wrong()).body.error_description, LOCKED);
    const right = () => withPassword({ password: PASSWORD, TwoFactorCode: codeAt(app, own.secret) });
    assert.match((await right()).body.error_description, LOCKED);
    app.pass(301);
    assert.equal((await right()).status, 200);
    assert.equal((await wrong()).body.error_description, WRONG_CODE);
  });

  it('compares no more than five of the codes guessed at the same time', async () => {
    const ticket = await ticketOf();
    const guesses = Array.from({ length: 20 }, (_, at) => String(at).padStart(6, '0')).filter(
      (code) => ![-30, 0, 30].map((later) => codeAt(app, own.secret, later)).includes(code),
    );
    const answers = await Promise.all(
      guesses.map((TwoFactorCode) => withPassword({ TwoFactorToken: ticket, TwoFactorCode })),
    );
    const compared = answers.filter(({ body }) => body.error_description === WRONG_CODE);
    assert.equal(compared.length, 4, 'the fifth says that the account is locked');
  });

  it('a passed first step is good for one sign-in, even if two come with it at once', async () => {
    for (let round = 0; round < 3; round += 1) {
      const ticket = await ticketOf();
      const codes = own.recoveryCodes.slice(2 * round, 2 * round + 2);
      const answers = await Promise.all(
        codes.map((RecoveryCode) => withPassword({ TwoFactorToken: ticket, RecoveryCode })),
      );
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 400], `round ${round}`);
    }
  });

  it('one side of an account has thirty attempts an hour, then has to wait as long as the answer says', async () => {
    app.pass(3600);
    const TwoFactorToken = await ticketOf();
    const again = () => withPassword({ TwoFactorToken });
    for (let i = 1; i < 30; i += 1) assert.equal((await again()).status, 400, `try ${i + 1}`);
    const { status, headers, body } = await again();
    assert.deepEqual([status, body.error], [429, 'slow_down']);
    app.pass(Number(headers['retry-after']));
    assert.equal((await first()).status, 400);
  });

  it('strangers who know the password use up no attempt of a known device, nor keep the owner from changing it', async () => {
    const known = (more: object) => withPassword({ password: PASSWORD, ...more }, { deviceid: 'known' });
    assert.equal((await known({ TwoFactorCode: codeAt(app, own.secret) })).status, 200);
    const stranger = () => app.password('solo', PASSWORD, { deviceid: 'strange' });
    // With the device's own sign-in, before which it was not known.
    for (let i = 2; i <= 30; i += 1) {
      // Slowly enough for the limit per name.
      app.pass(20);
      assert.equal((await stranger()).status, 400, `try ${i}`);
    }
    assert.equal((await stranger()).status, 429);
    assert.equal((await known({})).status, 400);
    await app.reauthenticate(owner);
    const json = { currentPassword: PASSWORD, newPassword: 'Another#1' };
    const changed = await app.ask('POST', '/api/account/my-profile/change-password', { token: owner, json });
    assert.equal(changed.status, 204, changed.text);
  });
});
