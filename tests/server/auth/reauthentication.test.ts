import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { sampleRequest } from '../support/sampleInput.ts';
import { PASSWORD, TestApp, type Tokens } from '../support/testApp.ts';
import { codeFor, DEVICE } from '../support/textMessages.ts';

const REQUIRED = 'Atrium:ReauthenticationRequired';
/** Everything through which a stolen token could gain lasting access. */
const GUARDED = [
  'addPasskey',
  'beginPasskey',
  'beginSecondStep',
  'changeEmail',
  'changePassword',
  'changePhone',
  'disableSecondStep',
  'disputeSecurityNotice',
  'exportOwnData',
  'removeExternalLogin',
  'removePasskey',
  'renewRecoveryCodes',
  'requestAccountDeletion',
  'resetSecondStep',
  'restoreExternalLogin',
  'revokeOtherSessions',
];

describe('re-authentication', () => {
  let app: TestApp;
  let here: Tokens;
  before(async () => {
    app = await TestApp.start();
  });
  beforeEach(async () => {
    app.pass(7200);
    here = await app.signIn('lin');
  });
  after(() => app.close());

  const changeEmail = (token: string) =>
    app.ask('POST', '/api/account/my-profile/change-email', { token, json: { email: 'lin@example.com' } });
  const prove = (token: string, password = PASSWORD) =>
    app.ask('POST', '/api/account/reauthenticate', { token, json: { method: 'password', password } });

  it('guards every change of how somebody signs in: 403 with a code of its own, before anything else is checked', async () => {
    const guarded = app.app.routes.filter(({ needsReauthentication }) => needsReauthentication);
    assert.deepEqual(guarded.map(({ call }) => call.id).sort(), GUARDED);
    const { access_token: administrator } = await app.signIn('admin');
    for (const { call } of guarded) {
      const { url } = sampleRequest(call, 'x');
      const { status, body } = await app.ask(call.method, url, { token: administrator, json: {} });
      assert.deepEqual([status, body.error.code], [403, REQUIRED], call.id);
    }
  });

  it('holds for five minutes, for this sign-in and no other', async () => {
    const there = await app.signIn('lin');
    assert.deepEqual((await prove(here.access_token)).body, { validSeconds: 300 });
    assert.equal((await changeEmail(there.access_token)).body.error.code, REQUIRED);
    app.pass(299);
    assert.equal((await changeEmail(here.access_token)).status, 204);
    app.pass(1);
    assert.equal((await changeEmail(here.access_token)).body.error.code, REQUIRED);
  });

  it('is neither possible with a company’s token nor granted to it', async () => {
    const company = await app.enterWith(here, 'aurora');
    assert.equal((await prove(company.access_token)).body.error.code, REQUIRED);
    await app.reauthenticate(here.access_token);
    assert.equal((await changeEmail(company.access_token)).body.error.code, REQUIRED);
    assert.equal((await changeEmail(here.access_token)).status, 204);
  });

  it('says which proofs the account can give, and how long the last one still holds', async () => {
    const read = async () => (await app.ask('GET', '/api/account/reauthentication', { token: here.access_token })).body;
    assert.deepEqual(await read(), { methods: ['password'], validSeconds: 0 });
    await app.reauthenticate(here.access_token);
    app.pass(60);
    assert.deepEqual(await read(), { methods: ['password'], validSeconds: 240 });
  });

  it('counts wrong attempts like a sign-in: the fifth locks here, but not elsewhere', async () => {
    const words = async (password: string) => {
      const { status, body } = await prove(here.access_token, password);
      assert.deepEqual([status, body.error.validationErrors[0].members], [400, ['password']]);
      return body.error.validationErrors[0].message as string;
    };
    for (let i = 0; i < 4; i += 1) assert.match(await words(`wrong ${i}`), /not correct/);
    assert.match(await words('wrong'), /locked out/);
    assert.match(await words(PASSWORD), /locked out/);
    assert.equal((await app.password('lin')).status, 200);
    app.pass(301);
    for (let i = 0; i < 5; i += 1) await app.password('lin', `wrong ${i}`);
    assert.match((await app.password('lin')).body.error_description, /locked out/);
    assert.equal((await prove(here.access_token)).status, 200, 'whoever fails elsewhere locks nobody out here');
  });

  it('writes each attempt to the security log, with device and address', async () => {
    const phone = { deviceid: 'd-9', devicename: 'Chrome-126', devicetype: 'Windows-11' };
    for (const password of ['wrong', PASSWORD])
      await app.ask('POST', '/api/account/reauthenticate', {
        token: here.access_token,
        json: { method: 'password', password },
        headers: phone,
      });
    const { body } = await app.ask('GET', '/api/identity/security-logs/my?maxResultCount=2', {
      token: here.access_token,
    });
    assert.deepEqual(
      body.items.map(({ action, deviceName, deviceType, clientIpAddress }: Record<string, string>) => [
        action,
        deviceName,
        deviceType,
        clientIpAddress,
      ]),
      [
        ['Reauthenticated', 'Chrome-126', 'Windows-11', '127.0.0.1'],
        ['ReauthenticationFailed', 'Chrome-126', 'Windows-11', '127.0.0.1'],
      ],
    );
  });

  it('lets an account without a password set one, once it has re-authenticated another way', async () => {
    const { access_token: token } = here;
    await app.reauthenticate(token);
    await app.database.host
      .updateTable('accounts')
      .set({ password_hash: null })
      .where('user_name', '=', 'lin')
      .execute();
    const { body } = await app.ask('GET', '/api/account/reauthentication', { token });
    assert.deepEqual(body.methods, []);
    const set = await app.ask('POST', '/api/account/my-profile/change-password', {
      token,
      json: { newPassword: PASSWORD },
    });
    assert.equal(set.status, 204);
    assert.equal((await app.password('lin')).status, 200);
  });

  it('is required for a change of number even if the code is right', async () => {
    const phoneNumber = '13812340001';
    const code = await codeFor(app, phoneNumber, 'changePhone');
    const change = () =>
      app.ask('POST', '/api/account/my-profile/change-phone', {
        token: here.access_token,
        json: { phoneNumber, code },
        headers: DEVICE,
      });
    assert.equal((await change()).body.error.code, REQUIRED);
    await app.reauthenticate(here.access_token);
    assert.equal((await change()).status, 204);
  });
});
