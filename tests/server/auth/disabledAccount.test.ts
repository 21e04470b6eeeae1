import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { CLIENT, TestApp } from '../support/testApp.ts';
import { codeFor, DEVICE, phoneOf } from '../support/textMessages.ts';

const NOT_ALLOWED =
  'You are not allowed to login! Your account is inactive or needs to confirm your email/phone number.';

describe('a disabled account', () => {
  let app: TestApp;
  let phone = '';
  before(async () => {
    app = await TestApp.start();
    phone = await phoneOf(app, 'lin');
  });
  beforeEach(async () => {
    await setActive(true);
    app.pass(3601);
  });
  after(() => app.close());

  const setActive = (is_active: boolean) =>
    app.database.host.updateTable('accounts').set({ is_active }).where('user_name', '=', 'lin').execute();
  const sessions = async () =>
    (await app.database.host.selectFrom('sessions').select('id').where('tenant_id', 'is', null).execute()).length;

  /** A code that the account has scanned and granted on its phone. */
  async function grantedQrCode(): Promise<string> {
    const { access_token: token } = await app.signIn('lin');
    const { code } = (await app.ask('GET', '/api/account/create-qrcode', { headers: DEVICE })).body;
    await app.ask('POST', `/api/account/qrcode-scan/${code}`, { token });
    const granted = await app.ask('POST', `/api/account/qrcode-answer/${code}`, { token, json: { isGranted: true } });
    assert.equal(granted.status, 204);
    return code;
  }

  it('does not sign in by password, and only a caller who knows the password learns why', async () => {
    await setActive(false);
    const right = await app.password('lin');
    assert.deepEqual([right.status, right.body.error_description], [400, NOT_ALLOWED]);
    assert.equal((await app.password('lin', 'wrong')).body.error_description, 'Invalid username or password!');
  });

  it('does not sign in with a text message code that it received earlier', async () => {
    const code = await codeFor(app, phone, 'login');
    await setActive(false);
    const before = await sessions();
    const answer = await app.ask('POST', '/api/account/request-token/by-sms-verification-code', {
      json: { ...CLIENT, phoneNumber: phone, code },
      headers: DEVICE,
    });
    assert.deepEqual([answer.status, answer.body], [400, { error: 'invalid_grant', error_description: NOT_ALLOWED }]);
    assert.equal(await sessions(), before);
  });

  it('does not sign in with a QR code that it granted earlier', async () => {
    const code = await grantedQrCode();
    await setActive(false);
    const before = await sessions();
    const redeem = () =>
      app.ask('POST', `/api/account/request-qrcode-token/${code}`, { json: CLIENT, headers: DEVICE });
    const answer = await redeem();
    assert.deepEqual([answer.status, answer.body.error, answer.body.access_token], [400, 'expired_token', undefined]);
    assert.equal(await sessions(), before);
    await setActive(true);
    assert.equal((await redeem()).status, 200, 'the account alone was the reason');
  });

  it('gets 423 from calls, in its company and outside it', async () => {
    const host = await app.signIn('lin');
    const company = await app.enterWith(host, 'aurora');
    await setActive(false);
    for (const { access_token: token } of [host, company]) {
      const { status, body } = await app.ask('GET', '/api/identity/organization-units/user-in-tenants', { token });
      assert.deepEqual([status, body.error.message], [423, 'The account has been disabled.']);
    }
  });
});
