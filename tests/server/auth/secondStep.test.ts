import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { codeAt, type Enrolled, enrol } from '../support/secondStep.ts';
import { type Answer, CLIENT, PASSWORD, TestApp, type Tokens } from '../support/testApp.ts';
import { anotherCode, codeFor, DEVICE, outbox, phoneOf } from '../support/textMessages.ts';

const WRONG_CODE = 'Invalid authenticator code!';
const WRONG_RECOVERY = 'Invalid recovery code!';

describe('the second step of sign-in', () => {
  let app: TestApp;
  let here: Tokens;
  let own: Enrolled;
  before(async () => {
    app = await TestApp.start();
  });
  beforeEach(async () => {
    app.pass(7200);
    await app.database.host.deleteFrom('second_steps').execute();
    here = await app.signIn('solo');
    own = await enrol(app, here.access_token);
  });
  after(() => app.close());

  const withPassword = (more: Record<string, string>, headers: Record<string, string> = DEVICE) =>
    app.token({ grant_type: 'password', scope: 'offline_access portal', username: 'solo', ...more }, headers);
  const first = () => withPassword({ password: PASSWORD });
  const ticketOf = async (): Promise<string> => (await first()).body.twoFactorToken;
  const said = ({ status, body }: Answer) => [status, body.error, body.error_description];

  it('is asked for after the right password, as ABP does, and nothing is revealed before that', async () => {
    assert.deepEqual(said(await withPassword({ password: 'wrong' })), [
      400,
      'invalid_grant',
      'Invalid username or password!',
    ]);
    const answer = await first();
    assert.deepEqual(said(answer), [400, 'invalid_grant', 'RequiresTwoFactor']);
    assert.deepEqual(Object.keys(answer.body).sort(), ['error', 'error_description', 'twoFactorToken', 'userId']);
    assert.match(String(answer.headers['cache-control']), /no-store/);
  });

  it('is passed with the password again and the code, as ABP’s own clients do', async () => {
    const code = codeAt(app, own.secret);
    const { status, body } = await withPassword({
      password: PASSWORD,
      TwoFactorProvider: 'Authenticator',
      TwoFactorCode: code,
    });
    assert.equal(status, 200);
    assert.ok(body.access_token && body.refresh_token);
  });

  it('is passed with the token in place of the password, once, on the device that has it, for five minutes', async () => {
    const ticket = await ticketOf();
    const go = (TwoFactorCode: string, headers?: Record<string, string>) =>
      withPassword({ TwoFactorToken: ticket, TwoFactorCode }, headers);
    assert.equal((await go(codeAt(app, own.secret), { deviceid: 'another' })).body.error, 'expired_token');
    assert.deepEqual(said(await go(anotherCode(codeAt(app, own.secret)))), [400, 'invalid_grant', WRONG_CODE]);
    assert.equal((await go(codeAt(app, own.secret))).status, 200);
    app.pass(30);
    assert.equal((await go(codeAt(app, own.secret))).body.error, 'expired_token');
    const late = await ticketOf();
    app.pass(300);
    assert.equal(
      (await withPassword({ TwoFactorToken: late, TwoFactorCode: codeAt(app, own.secret) })).body.error,
      'expired_token',
    );
  });

  it('a new password invalidates what was begun with the old one', async () => {
    const ticket = await ticketOf();
    await app.database.host
      .updateTable('accounts')
      .set({ security_stamp: 'new' })
      .where('user_name', '=', 'solo')
      .execute();
    const answer = await withPassword({ TwoFactorToken: ticket, TwoFactorCode: codeAt(app, own.secret) });
    assert.equal(answer.body.error, 'expired_token');
  });

  it('accepts codes of the previous and the next half minute, each once, and none older than the last', async () => {
    const go = (code: string) => withPassword({ password: PASSWORD, TwoFactorCode: code });
    const [before, next, later] = [
      codeAt(app, own.secret, -30),
      codeAt(app, own.secret, 30),
      codeAt(app, own.secret, 60),
    ];
    assert.equal((await go(later)).body.error_description, WRONG_CODE);
    assert.equal((await go(codeAt(app, own.secret, -60))).body.error_description, WRONG_CODE);
    assert.equal((await go(before)).status, 200);
    assert.equal((await go(before)).body.error_description, WRONG_CODE, 'replayed');
    assert.equal((await go(next)).status, 200);
    assert.equal((await go(codeAt(app, own.secret))).body.error_description, WRONG_CODE, 'older than the last');
  });

  it('gives one sign-in per code, however many requests use it at the same time', async () => {
    const code = codeAt(app, own.secret);
    const answers = await Promise.all([1, 2, 3].map(() => withPassword({ password: PASSWORD, TwoFactorCode: code })));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 400, 400]);
  });

  it('is asked for after a text message code, which is then used up: the token continues', async () => {
    const phoneNumber = await phoneOf(app, 'solo');
    const code = await codeFor(app, phoneNumber, 'login');
    const go = (json: object) =>
      app.ask('POST', '/api/account/request-token/by-sms-verification-code', {
        json: { ...CLIENT, phoneNumber, ...json },
        headers: DEVICE,
      });
    const asked = await go({ code });
    assert.deepEqual(said(asked), [400, 'invalid_grant', 'RequiresTwoFactor']);
    assert.equal((await go({ code })).body.error_description, 'The verification code is invalid or has expired.');
    const { twoFactorToken } = asked.body;
    const wrong = await go({ twoFactorToken, twoFactorCode: anotherCode(codeAt(app, own.secret)) });
    assert.equal(wrong.body.error_description, WRONG_CODE);
    const twoFactorCode = codeAt(app, own.secret);
    assert.equal((await go({ twoFactorToken, twoFactorProvider: 'Authenticator', twoFactorCode })).status, 200);
  });

  it('is not asked for when a signed-in phone has granted a QR code', async () => {
    const { code } = (await app.ask('GET', '/api/account/create-qrcode', { headers: DEVICE })).body;
    const token = here.access_token;
    await app.ask('POST', `/api/account/qrcode-scan/${code}`, { token });
    await app.ask('POST', `/api/account/qrcode-answer/${code}`, { token, json: { isGranted: true } });
    const answer = await app.ask('POST', `/api/account/request-qrcode-token/${code}`, {
      json: CLIENT,
      headers: DEVICE,
    });
    assert.equal(answer.status, 200);
  });

  it('is passed with the token by a caller that names no device, as long as it still names none', async () => {
    const ticket = (await withPassword({ password: PASSWORD }, {})).body.twoFactorToken;
    const go = (headers: Record<string, string>) =>
      withPassword({ TwoFactorToken: ticket, TwoFactorCode: codeAt(app, own.secret) }, headers);
    assert.deepEqual([(await go(DEVICE)).status, (await go({})).status], [400, 200]);
  });

  it('is passed with each of ten recovery codes, once, however it is written', async () => {
    const { recoveryCodes } = own;
    assert.equal(new Set(recoveryCodes).size, 10);
    assert.ok(recoveryCodes.every((code) => /^[a-z0-9]{5}-[a-z0-9]{5}$/.test(code)));
    const [one = '', two = ''] = recoveryCodes;
    const go = (RecoveryCode: string) => withPassword({ password: PASSWORD, RecoveryCode });
    assert.equal((await go('aaaaa-aaaaa')).body.error_description, WRONG_RECOVERY);
    assert.equal((await go(one)).status, 200);
    assert.equal((await go(one)).body.error_description, WRONG_RECOVERY);
    const { status, body } = await go(` ${two.replace('-', ' ').toUpperCase()} `);
    assert.equal(status, 200);
    const state = await app.ask('GET', '/api/account/second-step', { token: body.access_token });
    assert.deepEqual([state.body.isEnabled, state.body.recoveryCodesLeft], [true, 8]);
  });

  it('new recovery codes invalidate the previous ones', async () => {
    const { access_token: token } = here;
    const renew = () => app.ask('POST', '/api/account/second-step/recovery-codes', { token });
    await app.reauthenticate(token);
    const { recoveryCodes } = (await renew()).body;
    const go = (RecoveryCode = '') => withPassword({ password: PASSWORD, RecoveryCode });
    assert.equal((await go(own.recoveryCodes[0])).body.error_description, WRONG_RECOVERY);
    assert.equal((await go(recoveryCodes[0])).status, 200);
  });

  it('survives a new password by text message: only the recovery codes do the rest', async () => {
    const solo = app.database.host.selectFrom('accounts').select('password_hash').where('user_name', '=', 'solo');
    const { password_hash } = await solo.executeTakeFirstOrThrow();
    const password = 'a quiet harbour';
    const phoneNumber = await phoneOf(app, 'solo');
    const code = await codeFor(app, phoneNumber, 'resetPassword');
    const check = await app.ask('POST', '/api/account/check-verification-code', {
      json: { phoneNumber, code, purpose: 'resetPassword' },
      headers: DEVICE,
    });
    const { resetToken } = check.body;
    const reset = await app.ask('POST', '/api/account/reset-password', {
      json: { resetToken, password },
      headers: DEVICE,
    });
    assert.equal(reset.status, 204);
    assert.equal((await withPassword({ password })).body.error_description, 'RequiresTwoFactor');
    assert.equal((await withPassword({ password, RecoveryCode: own.recoveryCodes[3] ?? '' })).status, 200);
    await app.database.host.updateTable('accounts').set({ password_hash }).where('user_name', '=', 'solo').execute();
  });

  it('also serves as re-authentication', async () => {
    const { access_token: token } = here;
    const read = async () => (await app.ask('GET', '/api/account/reauthentication', { token })).body.methods;
    assert.deepEqual(await read(), ['password', 'authenticator']);
    const prove = (code: string) =>
      app.ask('POST', '/api/account/reauthenticate', { token, json: { method: 'authenticator', code } });
    const wrong = await prove(anotherCode(codeAt(app, own.secret)));
    assert.deepEqual([wrong.status, wrong.body.error.validationErrors[0].members], [400, ['code']]);
    assert.equal((await prove(codeAt(app, own.secret))).status, 200);
  });

  it('writes all of its events to the security log', async () => {
    await first();
    await withPassword({ password: PASSWORD, TwoFactorCode: anotherCode(codeAt(app, own.secret)) });
    await withPassword({ password: PASSWORD, RecoveryCode: own.recoveryCodes[0] ?? '' });
    await withPassword({ password: PASSWORD, TwoFactorCode: codeAt(app, own.secret) });
    const { body } = await app.ask('GET', '/api/identity/security-logs/my?maxResultCount=5', {
      token: here.access_token,
    });
    const told = ({ identity, action }: Record<string, string>) => [identity, action];
    assert.deepEqual(
      body.items.map(told).reverse(),
      ['LoginRequiresTwoFactor', 'TwoFactorFailed', 'RecoveryCodeUsed', 'LoginSucceeded', 'LoginSucceeded'].map(
        (action) => ['OpenIddict', action],
      ),
    );
  });

  it('neither reads nor changes anything of another account', async () => {
    const { access_token: token } = await app.signIn('wang');
    assert.deepEqual((await app.ask('GET', '/api/account/second-step', { token })).body, {
      isEnabled: false,
      enabledTime: null,
      recoveryCodesLeft: 0,
    });
    await app.reauthenticate(token);
    assert.equal((await app.ask('POST', '/api/account/second-step/disable', { token })).status, 204);
    assert.equal((await first()).body.error_description, 'RequiresTwoFactor');
    assert.equal((await outbox(app, await phoneOf(app, 'wang'))).length, 0, 'nothing was switched off');
  });
});
