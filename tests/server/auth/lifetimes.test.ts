import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { CLIENT, TestApp } from '../support/testApp.ts';
import { anotherCode, codeFor, DEVICE, phoneOf } from '../support/textMessages.ts';

const DAY = 86_400;

describe('lifetimes: usable until the second before the end, and not at it', () => {
  let app: TestApp;
  let phone = '';
  before(async () => {
    app = await TestApp.start();
    phone = await phoneOf(app, 'solo');
  });
  beforeEach(() => app.pass(7200));
  after(() => app.close());

  const bySms = async (code: string) =>
    (
      await app.ask('POST', '/api/account/request-token/by-sms-verification-code', {
        json: { ...CLIENT, phoneNumber: phone, code },
        headers: DEVICE,
      })
    ).status;
  const works = async (token: string) => (await app.ask('GET', '/api/account/sessions', { token })).status;
  const qrCode = async (): Promise<string> =>
    (await app.ask('GET', '/api/account/create-qrcode', { headers: DEVICE })).body.code;
  const qrState = async (code: string) =>
    (await app.ask('GET', `/api/account/qrcode-grant/${code}`, { headers: DEVICE })).body.state;

  it('a text message code: five minutes', async () => {
    const good = await codeFor(app, phone, 'login');
    app.pass(299);
    assert.equal(await bySms(good), 200);
    app.pass(7200);
    const late = await codeFor(app, phone, 'login');
    app.pass(300);
    assert.equal(await bySms(late), 400);
  });

  it('a text message code: four wrong attempts do not invalidate it, the fifth does', async () => {
    for (const [wrong, status] of [
      [4, 200],
      [5, 400],
    ] as const) {
      app.pass(7200);
      const code = await codeFor(app, phone, 'login');
      for (let attempt = 0; attempt < wrong; attempt += 1) assert.equal(await bySms(anotherCode(code)), 400);
      assert.equal(await bySms(code), status, `after ${wrong}`);
    }
  });

  it('the permission to set a new password: ten minutes', async () => {
    const reset = async (password: string, wait: number) => {
      app.pass(7200);
      const json = { phoneNumber: phone, code: await codeFor(app, phone, 'resetPassword'), purpose: 'resetPassword' };
      const { body } = await app.ask('POST', '/api/account/check-verification-code', { json, headers: DEVICE });
      app.pass(wait);
      const given = { resetToken: body.resetToken, password };
      return (await app.ask('POST', '/api/account/reset-password', { json: given, headers: DEVICE })).status;
    };
    assert.equal(await reset('Another#1', 600), 403);
    assert.equal(await reset('Another#2', 599), 204);
  });

  it('a QR code: three minutes, on the phone as well', async () => {
    const { access_token: token } = await app.signIn('lin');
    const on = (step: string, code: string) =>
      app.ask('POST', `/api/account/qrcode-${step}/${code}`, {
        token,
        ...(step === 'answer' && { json: { isGranted: true } }),
      });
    const [good, late, scanned] = [await qrCode(), await qrCode(), await qrCode()];
    await on('scan', scanned);
    app.pass(179);
    assert.deepEqual([await qrState(good), (await on('scan', good)).status], [0, 200]);
    assert.equal((await on('answer', good)).status, 204);
    app.pass(1);
    assert.deepEqual([await qrState(late), (await on('scan', late)).status], [4, 404]);
    assert.deepEqual([await qrState(scanned), (await on('answer', scanned)).status], [4, 403]);
  });

  it('a lock-out: three hundred seconds', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) await app.password('chen', 'wrong');
    app.pass(299);
    assert.equal((await app.password('chen')).status, 400);
    app.pass(1);
    assert.equal((await app.password('chen')).status, 200);
  });

  it('an access token: an hour', async () => {
    const { access_token } = await app.signIn('lin');
    app.pass(3599);
    assert.equal(await works(access_token), 200);
    app.pass(1);
    assert.equal(await works(access_token), 401);
  });

  it('a refresh token: fourteen days; once used, thirty seconds more', async () => {
    const [good, late] = [await app.signIn('lin'), await app.signIn('lin')];
    app.pass(14 * DAY - 1);
    const next = await app.refresh(good.refresh_token);
    assert.equal(next.status, 200);
    app.pass(1);
    assert.equal((await app.refresh(late.refresh_token)).status, 400);
    const newer = (await app.refresh(next.body.refresh_token)).body;
    app.pass(30);
    assert.equal((await app.refresh(next.body.refresh_token)).status, 200);
    app.pass(1);
    assert.equal((await app.refresh(next.body.refresh_token)).status, 400);
    assert.equal((await app.refresh(newer.refresh_token)).status, 400, 'the reuse has ended them all');
  });

  it('a sign-in: sixty days, however often it is refreshed, and the companies opened from it as well', async () => {
    let host = await app.signIn('lin');
    for (let days = 0; days < 59; days += 1) {
      app.pass(DAY);
      host = (await app.refresh(host.refresh_token)).body;
    }
    app.pass(DAY - 60);
    host = (await app.refresh(host.refresh_token)).body;
    const company = await app.enterWith(host, 'aurora');
    assert.deepEqual([host.expires_in, company.expires_in], [60, 60]);
    app.pass(59);
    assert.deepEqual([await works(host.access_token), await works(company.access_token)], [200, 200]);
    app.pass(1);
    assert.deepEqual([await works(host.access_token), await works(company.access_token)], [401, 401]);
    assert.equal((await app.refresh(company.refresh_token)).status, 400);
  });
});
