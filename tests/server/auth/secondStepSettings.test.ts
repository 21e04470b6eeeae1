import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { URI } from 'otpauth';
import { codeAt, enrol } from '../support/secondStep.ts';
import { PASSWORD, TestApp, type Tokens } from '../support/testApp.ts';
import { anotherCode, messageWith, outbox, phoneOf } from '../support/textMessages.ts';

const KEY = Buffer.alloc(32, 7);

describe('switching the second step on and off', () => {
  let app: TestApp;
  let here: Tokens;
  before(async () => {
    app = await TestApp.start({ secretsKey: KEY });
  });
  beforeEach(async () => {
    app.pass(7200);
    await app.database.host.deleteFrom('second_steps').execute();
    here = await app.signIn('solo');
    await app.reauthenticate(here.access_token);
  });
  after(() => app.close());

  const post = (path: string, json?: object) =>
    app.ask('POST', `/api/account/second-step/${path}`, { token: here.access_token, ...(json && { json }) });
  const works = async ({ access_token: token }: Tokens) =>
    (await app.ask('GET', '/api/account/sessions', { token })).status;
  const stored = () =>
    app.database.host.selectFrom('second_steps').select(['secret', 'enabled_time']).executeTakeFirstOrThrow();

  it('shows the secret once, as a URI that apps can read, and keeps it encrypted', async () => {
    const { uri, secret } = (await post('begin')).body;
    const parsed = URI.parse(uri);
    assert.deepEqual([parsed.issuer, parsed.label, parsed.secret.base32], ['Atrium', 'solo', secret]);
    const kept = await stored();
    assert.equal(kept.secret.includes(secret), false);
    assert.match(kept.secret, /^sealed:/);
    const state = await app.ask('GET', '/api/account/second-step', { token: here.access_token });
    assert.equal(state.text.includes(secret), false);
  });

  it('counts only once a first code has confirmed it, within ten minutes', async () => {
    const { secret } = (await post('begin')).body;
    assert.equal((await app.password('solo')).status, 200, 'not yet on');
    const wrong = await post('confirm', { code: anotherCode(codeAt(app, secret)) });
    assert.deepEqual([wrong.status, wrong.body.error.validationErrors[0].members], [400, ['code']]);
    app.pass(601);
    assert.equal((await post('confirm', { code: codeAt(app, secret) })).status, 400, 'too late');
    await app.reauthenticate(here.access_token);
    const again = (await post('begin')).body.secret;
    assert.equal((await post('confirm', { code: codeAt(app, secret) })).status, 400, 'the secret before');
    assert.equal((await post('confirm', { code: codeAt(app, again) })).status, 200);
    const used = await app.token({
      grant_type: 'password',
      username: 'solo',
      password: PASSWORD,
      TwoFactorCode: codeAt(app, again),
    });
    assert.equal(used.body.error_description, 'Invalid authenticator code!', 'the first code is used up');
  });

  it('ends all other sign-ins, when it is switched on and when it is switched off', async () => {
    const there = await app.signIn('solo');
    const { secret } = await enrol(app, here.access_token);
    assert.deepEqual([await works(here), await works(there)], [200, 401]);
    const { body: other } = await app.token({
      grant_type: 'password',
      username: 'solo',
      password: PASSWORD,
      TwoFactorCode: codeAt(app, secret),
    });
    assert.equal(await works(other), 200);
    assert.equal((await post('disable')).status, 204);
    assert.deepEqual([await works(here), await works(other)], [200, 401]);
    assert.equal((await app.password('solo')).status, 200);
    assert.equal((await post('recovery-codes')).body.error.code, 'Atrium:SecondStepOff');
  });

  it('cannot be set up again while it is on', async () => {
    await enrol(app, here.access_token);
    const kept = await stored();
    assert.equal((await post('begin')).body.error.code, 'Atrium:SecondStepOn');
    assert.deepEqual(await stored(), kept);
  });

  it('notifies the account’s phone of what was changed', async () => {
    const phone = await phoneOf(app, 'solo');
    const known = (await outbox(app, phone)).length;
    await enrol(app, here.access_token);
    await post('recovery-codes');
    await post('disable');
    for (const told of ['两步验证已关闭', '两步验证已开启', '恢复代码已重新生成'])
      await messageWith(app, phone, known, new RegExp(told));
  });

  it('still works with a secret stored before there was a key', async () => {
    const { secret } = await enrol(app, here.access_token);
    const signIn = (to: TestApp) =>
      to.token({ grant_type: 'password', username: 'solo', password: PASSWORD, TwoFactorCode: codeAt(app, secret) });
    await app.database.host
      .updateTable('second_steps')
      .set({ secret: `plain:${secret}` })
      .execute();
    assert.equal((await signIn(app)).status, 200);
  });
});

describe('the second step of somebody who has lost it', () => {
  let app: TestApp;
  let administrator = '';
  before(async () => {
    app = await TestApp.start();
    administrator = (await app.signIn('admin')).access_token;
  });
  after(() => app.close());
  const reset = (token: string, userNameOrPhoneNumber: string) =>
    app.ask('POST', '/api/console/second-step/reset', { token, json: { userNameOrPhoneNumber } });

  it('is reset by a host administrator; both logs record it, and the person is told', async () => {
    const own = (await app.signIn('solo')).access_token;
    await enrol(app, own);
    const phone = await phoneOf(app, 'solo');
    const known = (await outbox(app, phone)).length;
    await app.reauthenticate(administrator);
    assert.equal((await reset(administrator, 'nobody')).status, 404);
    assert.deepEqual((await reset(administrator, phone)).body, { userName: 'solo' });
    assert.equal((await reset(administrator, 'solo')).status, 404, 'none left');
    await messageWith(app, phone, known, /由管理员重置/);
    assert.equal((await app.ask('GET', '/api/account/second-step', { token: own })).status, 401, 'signed out');
    const { access_token: token } = await app.signIn('solo');
    for (const reader of [token, administrator]) {
      const { body } = await app.ask('GET', '/api/identity/security-logs/my?maxResultCount=100', { token: reader });
      const actions = body.items.map(({ action }: { action: string }) => action);
      assert.equal(actions.filter((action: string) => action === 'TwoFactorReset').length, 1);
    }
  });

  it('is reset by nobody else, not even a company administrator', async () => {
    const { access_token: token } = await app.signIn('lin');
    await app.reauthenticate(token);
    assert.equal((await reset(token, 'solo')).body.error.code, 'Volo.Authorization:010001');
  });
});
