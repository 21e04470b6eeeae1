import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { withBasicClient } from '../../../server/src/auth/basicCredentials.ts';
import { CLIENT, PASSWORD, TestApp } from '../support/testApp.ts';

const errors: readonly [name: string, form: Record<string, string>, status: number, error: string, text: string][] = [
  ['no grant_type', {}, 400, 'invalid_request', "The mandatory 'grant_type' parameter is missing."],
  [
    'an unknown grant_type',
    { grant_type: 'magic' },
    400,
    'unsupported_grant_type',
    "The specified 'grant_type' is not supported.",
  ],
  [
    'no password',
    { grant_type: 'password', username: 'lin' },
    400,
    'invalid_request',
    "The mandatory 'username' and/or 'password' parameters are missing.",
  ],
  [
    'no user name',
    { grant_type: 'password', password: PASSWORD },
    400,
    'invalid_request',
    "The mandatory 'username' and/or 'password' parameters are missing.",
  ],
  [
    'no refresh_token',
    { grant_type: 'refresh_token' },
    400,
    'invalid_request',
    "The mandatory 'refresh_token' parameter is missing.",
  ],
  [
    'an unknown client',
    { grant_type: 'password', username: 'lin', password: PASSWORD, client_id: 'other' },
    401,
    'invalid_client',
    'The specified client credentials are invalid.',
  ],
  [
    'a wrong client secret',
    { grant_type: 'password', username: 'lin', password: PASSWORD, client_secret: 'x' },
    401,
    'invalid_client',
    'The specified client credentials are invalid.',
  ],
  [
    'a scope of somebody else',
    { grant_type: 'password', username: 'lin', password: PASSWORD, scope: 'portal root' },
    400,
    'invalid_scope',
    "The specified 'scope' is invalid.",
  ],
  [
    'an unknown refresh token',
    { grant_type: 'refresh_token', refresh_token: 'nonsense' },
    400,
    'invalid_grant',
    'The specified refresh token is invalid.',
  ],
  [
    'a wrong password',
    { grant_type: 'password', username: 'solo', password: 'x' },
    400,
    'invalid_grant',
    'Invalid username or password!',
  ],
  [
    'an unknown name',
    { grant_type: 'password', username: 'nobody', password: 'x' },
    400,
    'invalid_grant',
    'Invalid username or password!',
  ],
  [
    'an unknown name with characters beyond the basic plane',
    { grant_type: 'password', username: '𠮷田😀', password: '😀' },
    400,
    'invalid_grant',
    'Invalid username or password!',
  ],
  [
    'a name with a character that the database cannot hold',
    { grant_type: 'password', username: 'lin\0', password: 'x' },
    400,
    'invalid_request',
    "The specified 'username' is invalid.",
  ],
];

describe('token endpoint', () => {
  let app: TestApp;
  before(async () => {
    app = await TestApp.start();
  });
  after(() => app.close());

  it('ACC-1 gives tokens for user name and password, which no cache may store', async () => {
    const { status, body, headers } = await app.password('lin');
    assert.equal(status, 200);
    assert.equal(body.token_type, 'Bearer');
    assert.equal(body.expires_in, 3600);
    assert.equal(body.scope, 'offline_access portal');
    assert.ok(body.access_token.length > 100 && body.refresh_token.length > 30);
    assert.match(String(headers['cache-control']), /no-store/);
  });

  it('ACC-1 accepts a phone number, and a name in upper or lower case', async () => {
    assert.equal((await app.password('LIN')).status, 200);
    const { phone } = await app.database.host
      .selectFrom('accounts')
      .select('phone')
      .where('user_name', '=', 'lin')
      .executeTakeFirstOrThrow();
    assert.equal((await app.password(phone ?? '')).status, 200);
  });

  it('records device and browser on the session', async () => {
    await app.signIn('chen', {
      deviceid: 'device-7',
      devicename: 'Chrome-126',
      devicetype: 'Windows-11',
      action: 'login',
    });
    const row = await app.database.host
      .selectFrom('sessions')
      .select(['device_id', 'device_name', 'device_type'])
      .where('device_id', '=', 'device-7')
      .executeTakeFirst();
    assert.deepEqual(row, { device_id: 'device-7', device_name: 'Chrome-126', device_type: 'Windows-11' });
  });

  it('gives no refresh token without offline_access', async () => {
    const { body } = await app.token({ grant_type: 'password', username: 'lin', password: PASSWORD, scope: 'portal' });
    assert.equal('refresh_token' in body, false);
  });

  for (const [name, form, status, error, text] of errors) {
    it(`refuses ${name} with ${error}`, async () => {
      const answer = await app.token(form);
      assert.equal(answer.status, status);
      assert.equal(answer.body.error, error);
      assert.equal(answer.body.error_description, text);
      assert.match(String(answer.headers['cache-control']), /no-store/);
      assert.equal(answer.headers['www-authenticate'] !== undefined, status === 401);
    });
  }

  const basic = (id: string, secret: string) => ({
    authorization: `Basic ${Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString('base64')}`,
  });
  const right = { grant_type: 'password', username: 'lin', password: PASSWORD, scope: 'portal' };
  const send = (form: Record<string, string>, headers: Record<string, string>) =>
    app.ask('POST', '/connect/token', { form, headers });

  it('a client may identify itself with HTTP Basic, and repeat its id', async () => {
    const own = basic(CLIENT.client_id, CLIENT.client_secret);
    assert.equal((await send(right, own)).status, 200);
    assert.equal((await send({ ...right, client_id: CLIENT.client_id }, own)).status, 200);
    for (const wrong of [
      basic(CLIENT.client_id, 'x'),
      basic('other', CLIENT.client_secret),
      { authorization: 'Basic !' },
    ]) {
      const { status, body, headers } = await send(right, wrong);
      assert.deepEqual([status, body.error], [401, 'invalid_client']);
      assert.match(String(headers['www-authenticate']), /^Basic /);
    }
  });

  it('reads both halves of HTTP Basic as fields of a form', () => {
    const header = `Basic ${Buffer.from('my+portal:a%20b%2Bc:d').toString('base64')}`;
    assert.deepEqual(withBasicClient({}, header), { client_id: 'my portal', client_secret: 'a b+c:d' });
  });

  it('refuses a client that identifies itself twice, and a repeated parameter', async () => {
    const own = basic(CLIENT.client_id, CLIENT.client_secret);
    const more: Record<string, string>[] = [{ client_secret: CLIENT.client_secret }, { client_id: 'other' }];
    for (const fields of more) {
      const { status, body } = await send({ ...right, ...fields }, own);
      assert.deepEqual([status, body.error], [400, 'invalid_request']);
    }
    const twice = await app.app.fastify.inject({
      method: 'POST',
      url: '/connect/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `${new URLSearchParams({ ...CLIENT, ...right })}&username=wang`,
    });
    assert.deepEqual([twice.statusCode, twice.json().error], [400, 'invalid_request']);
  });

  it('refuses a JSON body and an unreadable one with an OAuth error', async () => {
    const json = await app.ask('POST', '/connect/token', { json: { ...CLIENT, grant_type: 'password' } });
    assert.equal(json.status, 400);
    assert.equal(json.body.error, 'invalid_request');
    const broken = await app.ask('POST', '/connect/token', {
      json: '{',
      headers: { 'content-type': 'application/json' },
    });
    assert.equal(broken.status, 400);
    assert.equal(broken.body.error, 'invalid_request');
  });

  it("answers ABP's texts in the language of Accept-Language", async () => {
    const { body } = await app.password('solo', 'x', { 'accept-language': 'zh-CN,zh;q=0.9,en;q=0.8' });
    assert.equal(body.error_description, '用户名或密码错误！');
  });

  it('refuses a disabled account only after the right password', async () => {
    await app.database.host.updateTable('accounts').set({ is_active: false }).where('user_name', '=', 'solo').execute();
    assert.match((await app.password('solo')).body.error_description, /not allowed to login/);
    assert.match((await app.password('solo', 'x')).body.error_description, /Invalid username or password/);
    await app.database.host.updateTable('accounts').set({ is_active: true }).where('user_name', '=', 'solo').execute();
  });
});
