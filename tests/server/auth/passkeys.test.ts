import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { enrol } from '../support/secondStep.ts';
import { type Oddities, SoftPasskey } from '../support/softPasskey.ts';
import { CLIENT, TestApp, type Tokens } from '../support/testApp.ts';

const SITE = 'https://portal.example';
const HEADERS = { deviceid: 'd-1', devicename: 'Chrome-126', devicetype: 'Windows-11' };
const REFUSED = 'The passkey is unknown here or could not be checked.';

describe('passkeys', () => {
  let app: TestApp;
  let here: Tokens;
  before(async () => {
    app = await TestApp.start({ publicUrl: SITE });
  });
  beforeEach(async () => {
    app.pass(7200);
    await app.database.host.deleteFrom('passkeys').execute();
    here = await app.signIn('solo');
    await app.reauthenticate(here.access_token);
  });
  after(() => app.close());

  const post = (path: string, json?: object, token = here.access_token) =>
    app.ask('POST', `/api/account/passkeys/${path}`, { token, ...(json && { json }) });
  const list = async (token = here.access_token) =>
    (await app.ask('GET', '/api/account/passkeys', { token })).body.items;

  async function add(key = new SoftPasskey(SITE), odd: Oddities = {}, token = here.access_token) {
    const begun = await post('begin', undefined, token);
    assert.equal(begun.status, 200, begun.text);
    return post('add', { name: 'My phone', credential: key.create(begun.body, odd) }, token);
  }
  async function registered(): Promise<SoftPasskey> {
    const key = new SoftPasskey(SITE);
    assert.equal((await add(key)).status, 200);
    return key;
  }
  const begin = async () => (await app.ask('POST', '/api/account/passkey-sign-in/begin')).body;
  const answer = (credential: object) =>
    app.ask('POST', '/api/account/request-token/by-passkey', { json: { ...CLIENT, credential }, headers: HEADERS });
  const signIn = async (key: SoftPasskey, odd: Oddities = {}) => answer(key.use(await begin(), odd));

  it('are created without a user name to remember, and unlocked by their owner', async () => {
    const { body } = await post('begin');
    assert.deepEqual(body.authenticatorSelection, { residentKey: 'required', userVerification: 'required' });
    assert.deepEqual([body.rp.id, body.user.name, body.attestation], ['portal.example', 'solo', 'none']);
    const key = await registered();
    const [first] = await list();
    assert.deepEqual([first.name, first.lastUsedTime, first.isSynced], ['My phone', null, false]);
    assert.deepEqual((await post('begin')).body.excludeCredentials, [{ id: key.id, type: 'public-key' }]);
  });

  it('sign in without name, password or second step, like any other sign-in', async () => {
    const key = await registered();
    await enrol(app, here.access_token);
    assert.equal((await app.password('solo')).body.error_description, 'RequiresTwoFactor');
    const { status, body, headers } = await signIn(key);
    assert.equal(status, 200);
    assert.match(String(headers['cache-control']), /no-store/);
    const configuration = await app.ask('GET', '/api/abp/application-configuration', { token: body.access_token });
    assert.equal(configuration.body.currentUser.userName, 'solo');
    assert.equal((await app.refresh(body.refresh_token)).status, 200);
    const { items } = (await app.ask('GET', '/api/account/sessions', { token: body.access_token })).body;
    assert.equal(items.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent).deviceName, 'Chrome-126');
    assert.notEqual((await list())[0].lastUsedTime, null);
    await app.database.host.deleteFrom('second_steps').execute();
  });

  it('answer a challenge once, within five minutes, and only one issued for that purpose', async () => {
    const key = await registered();
    const used = key.use(await begin());
    assert.equal((await answer(used)).status, 200);
    const again = await answer(used);
    assert.deepEqual([again.status, again.body.error, again.body.error_description], [400, 'invalid_grant', REFUSED]);
    const late = key.use(await begin());
    app.pass(301);
    assert.equal((await answer(late)).body.error, 'invalid_grant');
    await app.reauthenticate(here.access_token);
    const { challenge } = (await post('begin')).body;
    assert.equal((await answer(key.use({ challenge, rpId: 'portal.example' }))).body.error, 'invalid_grant');
    assert.equal(
      (await answer(key.use({ challenge: 'bWFkZSB1cA', rpId: 'portal.example' }))).body.error,
      'invalid_grant',
    );
  });

  const odd: readonly [name: string, odd: Oddities][] = [
    ['of another origin', { origin: 'https://evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['that its owner has not unlocked', { isVerified: false }],
  ];
  for (const [name, oddity] of odd) {
    it(`are refused ${name}, when they are created and when they are used`, async () => {
      const refused = await add(new SoftPasskey(SITE), oddity);
      assert.deepEqual([refused.status, refused.body.error.code], [403, 'Atrium:PasskeyRefused']);
      const key = await registered();
      assert.equal((await signIn(key, oddity)).body.error, 'invalid_grant');
      assert.equal((await signIn(key)).status, 200);
    });
  }

  it('are refused when their counter has not grown: somebody has a copy', async () => {
    const key = await registered();
    assert.equal((await signIn(key, { counter: 7 })).status, 200);
    assert.equal((await signIn(key, { counter: 7 })).body.error, 'invalid_grant');
    assert.equal((await signIn(key, { counter: 8 })).status, 200);
  });

  it('are refused when another key has signed, and when the browser names another account', async () => {
    const key = await registered();
    const asked = await begin();
    const forged = { ...new SoftPasskey(SITE).use(asked), id: key.id, rawId: key.id };
    assert.equal((await answer(forged)).body.error, 'invalid_grant');
    const used = key.use(await begin());
    const userHandle = Buffer.from('somebody').toString('base64url');
    assert.equal((await answer({ ...used, response: { ...used.response, userHandle } })).body.error, 'invalid_grant');
  });

  it('are logged with device and address each time they are wrong, and as a sign-in when they are right', async () => {
    const key = await registered();
    await app.database.host.deleteFrom('security_log').execute();
    const asked = await begin();
    await answer({ ...new SoftPasskey(SITE).use(asked), id: key.id, rawId: key.id });
    await signIn(new SoftPasskey(SITE));
    await signIn(key, { origin: 'https://evil.example' });
    await signIn(key);
    const rows = await app.database.host
      .selectFrom('security_log')
      .select(['action', 'device_id', 'client_ip'])
      .orderBy('id')
      .execute();
    const failed = { action: 'LoginFailed', device_id: 'd-1', client_ip: '127.0.0.1' };
    assert.deepEqual(rows, [failed, failed, failed, { ...failed, action: 'LoginSucceeded' }]);
  });

  it('of a disabled account sign nobody in', async () => {
    const key = await registered();
    const set = (is_active: boolean) =>
      app.database.host.updateTable('accounts').set({ is_active }).where('user_name', '=', 'solo').execute();
    await set(false);
    const { body } = await signIn(key);
    assert.equal(body.error, 'invalid_grant');
    assert.match(body.error_description, /not allowed to login/);
    const { action } = await app.database.host
      .selectFrom('security_log')
      .select('action')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    assert.equal(action, 'LoginNotAllowed');
    await set(true);
  });

  it('are registered for nobody but the account that asked', async () => {
    const key = new SoftPasskey(SITE);
    const begun = (await post('begin')).body;
    const stranger = (await app.signIn('wang')).access_token;
    await app.reauthenticate(stranger);
    const stolen = await post('add', { name: 'x', credential: key.create(begun) }, stranger);
    assert.equal(stolen.body.error.code, 'Atrium:PasskeyRefused');
    assert.deepEqual(await list(stranger), []);
  });

  it('are renamed and removed by their account only', async () => {
    await registered();
    const [{ id }] = await list();
    const stranger = (await app.signIn('wang')).access_token;
    await app.reauthenticate(stranger);
    assert.equal((await post(`${id}/rename`, { name: 'Mine' }, stranger)).status, 404);
    assert.equal((await post(`${id}/remove`, undefined, stranger)).status, 404);
    assert.equal((await post(`${id}/rename`, { name: ' Work phone ' })).status, 204);
    assert.equal((await list())[0].name, 'Work phone');
    assert.equal((await post(`${id}/remove`)).status, 204);
    assert.deepEqual(await list(), []);
  });

  it('keep their last one while nothing else lets the account sign in', async () => {
    const key = await registered();
    await registered();
    const [first, second] = await list();
    const account = app.database.host.updateTable('accounts').where('user_name', '=', 'solo');
    const kept = await app.database.host
      .selectFrom('accounts')
      .select(['password_hash', 'phone'])
      .where('user_name', '=', 'solo')
      .executeTakeFirstOrThrow();
    await account.set({ password_hash: null, phone: null }).execute();
    assert.equal((await post(`${second.id}/remove`)).status, 204, 'another is left');
    const refused = await post(`${first.id}/remove`);
    assert.deepEqual([refused.status, refused.body.error.code], [403, 'Atrium:LastWayToSignIn']);
    assert.equal((await signIn(key)).status, 200);
    await account.set(kept).execute();
    assert.equal((await post(`${first.id}/remove`)).status, 204, 'with a password it may go');
  });

  it('re-authenticate their own account, and nobody else’s', async () => {
    const key = await registered();
    app.pass(301);
    const prove = async (token: string) =>
      app.ask('POST', '/api/account/reauthenticate', {
        token,
        json: { method: 'passkey', credential: key.use(await begin()) },
      });
    const stranger = (await app.signIn('wang')).access_token;
    const refused = await prove(stranger);
    assert.deepEqual([refused.status, refused.body.error.validationErrors[0].members], [400, ['credential']]);
    assert.equal((await post('begin')).body.error.code, 'Atrium:ReauthenticationRequired');
    assert.equal((await prove(here.access_token)).status, 200);
    assert.equal((await post('begin')).status, 200);
  });

  it('belong to the public host name: without one there are none, outside a demo', async () => {
    const nowhere = await TestApp.over(app.database, { demo: false, publicUrl: '' });
    const { status, body } = await nowhere.ask('POST', '/api/account/passkey-sign-in/begin');
    assert.deepEqual([status, body.error.code], [501, 'Atrium:NoPublicUrl']);
    await nowhere.app.fastify.close();
    const demo = await TestApp.over(app.database, { demo: true, publicUrl: '' });
    const asked = await demo.ask('POST', '/api/account/passkey-sign-in/begin', { headers: { host: 'localhost:4300' } });
    assert.equal(asked.body.rpId, 'localhost');
    for (const host of ['127.0.0.1:4300', '[::1]:4300']) {
      const numbered = await demo.ask('POST', '/api/account/passkey-sign-in/begin', { headers: { host } });
      assert.deepEqual([numbered.status, numbered.body.error.code], [501, 'Atrium:NoSiteName'], host);
    }
    await demo.app.fastify.close();
  });
});
