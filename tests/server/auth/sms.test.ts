import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { createSmsSender } from '../../../server/src/auth/smsSender.ts';
import { CLIENT, PASSWORD, TestApp } from '../support/testApp.ts';
import { anotherCode, codeFor as askForCode, DEVICE, messageWith, outbox, phoneOf } from '../support/textMessages.ts';

const NEW_PHONE = '13812345678';

describe('codes by text message', () => {
  let app: TestApp;
  let phone = '';
  before(async () => {
    app = await TestApp.start();
    phone = await phoneOf(app, 'solo');
  });
  after(() => app.close());

  const send = (phoneNumber: string, purpose: string, headers: Record<string, string> = DEVICE) =>
    app.ask('POST', '/api/send-sms/vcode', { json: { phoneNumber, purpose }, headers });
  const bySms = (phoneNumber: string, code: string, headers: Record<string, string> = DEVICE) =>
    app.ask('POST', '/api/account/request-token/by-sms-verification-code', {
      json: { ...CLIENT, phoneNumber, code },
      headers,
    });

  /** A code requested once the limits of the previous one have passed. */
  function codeFor(to: string, purpose: string, later = 3601): Promise<string> {
    app.pass(later);
    return askForCode(app, to, purpose);
  }

  it('ACC-2 signs in once with the code, and shows the message in the outbox', async () => {
    const code = await codeFor(phone, 'login');
    assert.ok((await app.ask('GET', '/demo/outbox')).text.includes(code));
    const { status, body } = await bySms(phone, code);
    assert.equal(status, 200);
    const configuration = await app.ask('GET', '/api/abp/application-configuration', { token: body.access_token });
    assert.equal(configuration.body.currentUser.userName, 'solo');
    assert.equal((await app.refresh(body.refresh_token)).status, 200);
    const again = await bySms(phone, code);
    assert.deepEqual([again.status, again.body.error], [400, 'invalid_grant']);
  });

  it('the message is in the language of whoever requests the code', async () => {
    const said = async (purpose: string, language: string) => {
      app.pass(3601);
      const known = (await outbox(app, NEW_PHONE)).length;
      await send(NEW_PHONE, purpose, { ...DEVICE, 'accept-language': language });
      return (await messageWith(app, NEW_PHONE, known, /^【Atrium】(.*?) ?\d{6}/))[1];
    };
    assert.deepEqual([await said('supplier', 'zh-Hans'), await said('supplier', 'en')], ['验证码', 'Your code is']);
  });

  it('refuses a code for another device or another purpose, an expired one and an older one', async () => {
    const other = await codeFor(phone, 'login');
    assert.equal((await bySms(phone, other, { deviceid: 'device-2' })).status, 400);
    const reset = await codeFor(phone, 'resetPassword');
    assert.equal((await bySms(phone, reset)).status, 400);
    const old = await codeFor(phone, 'login');
    app.pass(301);
    assert.equal((await bySms(phone, old)).status, 400);
    const first = await codeFor(phone, 'login');
    // Soon enough that the first would still be valid.
    const second = await codeFor(phone, 'login', 31);
    if (first !== second) assert.equal((await bySms(phone, first)).status, 400);
    assert.equal((await bySms(phone, second)).status, 200);
  });

  it('keeps a code valid while another device requests one for the same number', async () => {
    const code = await codeFor(phone, 'login');
    app.pass(31);
    assert.equal((await send(phone, 'login', { deviceid: 'device-2' })).status, 200);
    assert.equal((await bySms(phone, code)).status, 200);
  });

  it('serve a caller that names no device, and no other device then', async () => {
    app.pass(3601);
    const chen = await phoneOf(app, 'chen');
    const code = await askForCode(app, chen, 'login', {});
    assert.equal((await bySms(chen, code)).status, 400);
    assert.equal((await bySms(chen, code, {})).status, 200);
    const json = {
      phoneNumber: chen,
      code: await askForCode(app, chen, 'resetPassword', {}),
      purpose: 'resetPassword',
    };
    const { resetToken } = (await app.ask('POST', '/api/account/check-verification-code', { json })).body;
    const reset = (headers: Record<string, string>) =>
      app.ask('POST', '/api/account/reset-password', { json: { resetToken, password: 'Another#3' }, headers });
    assert.deepEqual([(await reset(DEVICE)).status, (await reset({})).status], [403, 204]);
  });

  it('invalidates a code after five wrong attempts', async () => {
    const code = await codeFor(phone, 'login');
    const wrong = anotherCode(code);
    for (let i = 0; i < 5; i += 1) assert.equal((await bySms(phone, wrong)).status, 400);
    assert.equal((await bySms(phone, code)).status, 400);
  });

  it('gives the same answer for a number without an account, and sends nothing', async () => {
    app.pass(3601);
    const known = await send(phone, 'login');
    const unknown = await send('13700000000', 'login');
    assert.deepEqual([unknown.status, unknown.body], [known.status, known.body]);
    assert.deepEqual(await outbox(app, '13700000000'), []);
  });

  it('limits how often a code is sent to a number', async () => {
    app.pass(3601);
    assert.equal((await send(phone, 'login')).status, 200);
    const soon = await send(phone, 'login');
    assert.equal(soon.status, 429);
    assert.ok(Number(soon.headers['retry-after']) >= 1);
    assert.equal(soon.body.error.code, 'Atrium:TooMany');
  });

  it('checks a code without using it up', async () => {
    const code = await codeFor(phone, 'verifyPhone');
    const verify = (text: string) =>
      app.ask('POST', '/api/send-sms/verify-vcode', {
        json: { phoneNumber: phone, code: text, purpose: 'verifyPhone' },
        headers: DEVICE,
      });
    assert.deepEqual((await verify(code)).body, { isValid: true });
    assert.deepEqual((await verify(code)).body, { isValid: true });
    assert.deepEqual((await verify(anotherCode(code))).body, { isValid: false });
  });

  it('ACC-4 resets a password by code and ticket, and ends every session', async () => {
    const before = await app.signIn('solo');
    const code = await codeFor(phone, 'resetPassword');
    const check = await app.ask('POST', '/api/account/check-verification-code', {
      json: { phoneNumber: phone, code, purpose: 'resetPassword' },
      headers: DEVICE,
    });
    assert.equal(check.status, 200, check.text);
    const { resetToken } = check.body;
    const reset = (password: string, headers = DEVICE) =>
      app.ask('POST', '/api/account/reset-password', { json: { resetToken, password }, headers });
    assert.equal((await reset('weak')).status, 400);
    assert.equal((await reset('Another#1', { deviceid: 'device-2' })).status, 403);
    assert.equal((await reset('Another#1')).status, 204);
    assert.equal((await reset('Another#2')).status, 403);
    assert.equal((await app.password('solo')).status, 400);
    assert.equal((await app.password('solo', 'Another#1')).status, 200);
    assert.equal((await app.ask('GET', '/api/account/sessions', { token: before.access_token })).status, 401);
  });

  it('ACC-4 registers an account that signs in and belongs to no company', async () => {
    const form = { userName: 'newcomer', name: '新人', phoneNumber: NEW_PHONE, password: PASSWORD };
    const attempt = (json: object) => app.ask('POST', '/api/account/register', { json, headers: DEVICE });
    assert.equal((await attempt({ ...form, code: '123456' })).body.error.code, 'Atrium:WrongCode');
    assert.equal((await attempt({ ...form, code: await codeFor(NEW_PHONE, 'register') })).status, 200);
    const { access_token: token } = await app.signIn('newcomer');
    assert.deepEqual(
      (await app.ask('GET', '/api/identity/organization-units/user-in-tenants', { token })).body.items,
      [],
    );
    const second = { ...form, phoneNumber: '13812345679', code: await codeFor('13812345679', 'register') };
    const taken = await attempt(second);
    assert.deepEqual([taken.status, taken.body.error.code], [403, 'Atrium:NameTaken']);
    // Another name may be tried with the same code; once it has created an account it is used up.
    assert.equal((await attempt({ ...second, userName: 'newcomer2' })).status, 200);
    assert.equal((await attempt({ ...second, userName: 'newcomer3' })).body.error.code, 'Atrium:WrongCode');
    const phoneTaken = await attempt({ ...form, userName: 'other', code: await codeFor(NEW_PHONE, 'register') });
    assert.deepEqual([phoneTaken.status, phoneTaken.body.error.code], [403, 'Atrium:PhoneTaken']);
  });

  it('go to the operator’s gateway if there is one, and are not taken for sent if it refuses', async (t) => {
    const received: unknown[] = [];
    let status = 202;
    const gateway = createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      const { method, headers } = request;
      received.push([method, headers['content-type'], headers.authorization, JSON.parse(body)]);
      response.writeHead(status).end('any text');
    });
    await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
    t.after(() => gateway.close());
    // An address over TCP, as it listens on a port.
    const url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/messages`;
    const { config } = app.app.services;
    const senderFor = (sms: typeof config.sms, demo = true) =>
      createSmsSender({ ...config, sms, demo }, app.database, () => assert.fail('it is not the demo'));
    await senderFor({ url, token: 'secret' })(phone, '您的验证码');
    await senderFor({ url, token: '' })(phone, '您的验证码');
    const sent = ['POST', 'application/json'];
    const message = { phone, text: '您的验证码' };
    assert.deepEqual(received, [
      [...sent, 'Bearer secret', message],
      [...sent, undefined, message],
    ]);
    status = 500;
    await assert.rejects(senderFor({ url, token: '' })(phone, '您的验证码'), /gateway answered 500/);
    await assert.rejects(senderFor(undefined, false)(phone, '您的验证码'), /SMS_GATEWAY_URL is not set/);
  });
});
