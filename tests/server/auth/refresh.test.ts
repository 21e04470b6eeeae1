import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { decodeJwt } from 'jose';
import { tenantId } from '../../../server/src/seed/staff.ts';
import { CLIENT, TestApp } from '../support/testApp.ts';

const CONFIGURATION = '/api/abp/application-configuration';
const ENDED = 'The specified refresh token is no longer valid.';
const LIVE = '/api/account/sessions';

describe('refresh tokens', () => {
  let app: TestApp;
  before(async () => {
    app = await TestApp.start();
  });
  after(() => app.close());
  const works = async (token: string) => (await app.ask('GET', LIVE, { token })).status;

  it('gives a new pair for each redemption', async () => {
    const first = await app.signIn('lin');
    const { status, body } = await app.refresh(first.refresh_token);
    assert.equal(status, 200);
    assert.notEqual(body.refresh_token, first.refresh_token);
    assert.equal(body.scope, 'offline_access portal');
    assert.equal(await works(body.access_token), 200);
  });

  it('accepts the old one again within 30 seconds, for tabs that race', async () => {
    const { refresh_token } = await app.signIn('lin');
    const answers = await Promise.all(Array.from({ length: 10 }, () => app.refresh(refresh_token)));
    assert.deepEqual(
      answers.map(({ status }) => status),
      Array<number>(10).fill(200),
    );
    app.pass(29);
    assert.equal((await app.refresh(refresh_token)).status, 200);
    assert.equal(new Set(answers.map(({ body }) => body.refresh_token)).size, 1, 'a family has one branch');
  });

  it('refuses the old one at once when the new one has been used, and the sign-in goes on', async () => {
    const { refresh_token } = await app.signIn('lin');
    const child = (await app.refresh(refresh_token)).body;
    const grandchild = (await app.refresh(child.refresh_token)).body;
    const again = await app.refresh(refresh_token);
    assert.equal(again.body.error_description, 'The specified refresh token has already been redeemed.');
    assert.equal(await works(grandchild.access_token), 200);
    assert.equal((await app.refresh(grandchild.refresh_token)).status, 200);
  });

  it('a token reveals nothing about the next one, and each access token has an id of its own', async () => {
    const first = await app.signIn('lin');
    const second = await app.signIn('lin');
    const ids = [first, second].map(
      ({ access_token }) => JSON.parse(Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString()).jti,
    );
    assert.ok(ids.every((id) => /^[0-9a-f-]{36}$/.test(id)) && ids[0] !== ids[1]);
    const children = await Promise.all(
      [first, second].map(async (one) => (await app.refresh(one.refresh_token)).body.refresh_token),
    );
    assert.notEqual(children[0], children[1]);
    assert.match(children[0], /^[\w-]{43}$/);
  });

  it('ends the session when an old one arrives later: every token of the family is invalid', async () => {
    const { refresh_token } = await app.signIn('lin');
    const newer = (await app.refresh(refresh_token)).body;
    app.pass(31);
    const reuse = await app.refresh(refresh_token);
    assert.equal(reuse.status, 400);
    assert.equal(reuse.body.error_description, 'The specified refresh token has already been redeemed.');
    assert.equal((await app.refresh(newer.refresh_token)).body.error, 'invalid_grant');
    assert.equal(await works(newer.access_token), 401);
    const { end_reason } = await app.database.host
      .selectFrom('sessions')
      .select('end_reason')
      .orderBy('ended_time', (by) => by.desc().nullsLast())
      .executeTakeFirstOrThrow();
    assert.equal(end_reason, 'tokenReuse');
  });

  it('refuses a token that was given to another client, and leaves it unused', async () => {
    const { refresh_token } = await app.signIn('lin');
    const newest = app.database.host
      .selectFrom('refresh_tokens')
      .select('hash')
      .orderBy('creation_time', 'desc')
      .limit(1);
    const belongsTo = (client_id: string) =>
      app.database.host.updateTable('refresh_tokens').set({ client_id }).where('hash', 'in', newest).execute();
    await belongsTo('another');
    const { status, body } = await app.refresh(refresh_token);
    assert.deepEqual([status, body.error], [400, 'invalid_grant']);
    app.pass(31);
    await belongsTo(CLIENT.client_id);
    assert.equal((await app.refresh(refresh_token)).status, 200, 'it had not been redeemed');
  });

  it('ACC-8 refreshes host and company separately, in families of their own', async () => {
    const host = await app.signIn('lin');
    const company = (await app.switchTo(host.access_token, tenantId('aurora'))).body;
    const refreshed = (await app.refresh(company.refresh_token)).body;
    const { body } = await app.ask('GET', CONFIGURATION, { token: refreshed.access_token });
    assert.equal(body.currentTenant.id, tenantId('aurora'));
    assert.equal((await app.refresh(host.refresh_token)).status, 200);
  });

  it('refuses a company’s token once its sign-in has ended', async () => {
    const host = await app.signIn('lin');
    const company = await app.enterWith(host, 'aurora');
    await app.database.host
      .updateTable('sessions')
      .set({ ended_time: app.now, end_reason: 'logout' })
      .where('id', '=', String(decodeJwt(host.access_token)['sid']))
      .execute();
    assert.equal((await app.refresh(company.refresh_token)).body.error_description, ENDED);
  });

  it('refuses a token after log-out, after expiry, and once the account is disabled', async () => {
    const gone = await app.signIn('lin');
    assert.equal((await app.ask('GET', '/api/account/logout', { token: gone.access_token })).status, 204);
    assert.equal((await app.refresh(gone.refresh_token)).body.error_description, ENDED);

    const disabled = await app.signIn('wang');
    await app.database.host.updateTable('accounts').set({ is_active: false }).where('user_name', '=', 'wang').execute();
    assert.equal(
      (await app.refresh(disabled.refresh_token)).body.error_description,
      'The user is no longer allowed to sign in.',
    );

    const old = await app.signIn('chen');
    app.pass(14 * 86_400 + 1);
    assert.equal((await app.refresh(old.refresh_token)).body.error, 'invalid_grant');
  });

  it('slides with use but never past the end of the session', async () => {
    let tokens = await app.signIn('lin');
    const last: number[] = [];
    for (let days = 0; days < 70; days += 10) {
      const answer = await app.refresh(tokens.refresh_token);
      last.push(answer.status);
      if (answer.status === 200) tokens = answer.body;
      app.pass(10 * 86_400);
    }
    assert.deepEqual(last, [200, 200, 200, 200, 200, 200, 400]);
  });

  it('refuses an access token that is older than an hour, forged, or signed with another key', async () => {
    const { access_token } = await app.signIn('lin');
    assert.equal(await works(access_token), 200);
    assert.equal(await works(`${access_token.slice(0, -6)}AAAAAA`), 401);
    const [, payload, signature] = access_token.split('.');
    const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'at+jwt' })).toString('base64url');
    assert.equal(await works(`${none}.${payload}.${signature}`), 401);
    app.pass(3601);
    assert.equal(await works(access_token), 401);
  });
});
