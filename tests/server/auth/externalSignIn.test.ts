import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import { EXTERNAL_CALLBACK, EXTERNAL_SIGN_IN } from '../../../contract/externalSignIn.ts';
import type { OidcConfig } from '../../../server/src/config/oidc.ts';
import { accountId } from '../../../server/src/seed/staff.ts';
import { LocalProvider } from '../support/localProvider.ts';
import { codeAt, enrol } from '../support/secondStep.ts';
import { CLIENT, START, TestApp } from '../support/testApp.ts';

const SITE = 'https://portal.aurora.example';
const VERIFIER = 'what-the-page-keeps';
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url');
const PEOPLE = {
  'lin-at-corp': { phone_number: '+86 139 0000 0001', phone_number_verified: true, preferred_username: 'LIN' },
  unverified: { phone_number: '13900000001', phone_number_verified: false },
  stranger: { phone_number: '13911112222', phone_number_verified: true },
};

describe('sign-in by the OpenID Connect provider of the installation', () => {
  let app: TestApp;
  let provider: LocalProvider;
  before(async () => {
    provider = await LocalProvider.start(PEOPLE, `${SITE}${EXTERNAL_CALLBACK}`);
    app = await TestApp.start({ publicUrl: SITE, oidc: provider.config });
  });
  beforeEach(() => app.database.host.deleteFrom('external_logins').execute());
  after(async () => {
    await app.close();
    await provider.stop();
  });

  const begin = async (over: Record<string, string> = {}) => {
    const query = new URLSearchParams({ challenge: CHALLENGE, ...over });
    const answer = await app.ask('GET', `${EXTERNAL_SIGN_IN}?${query}`);
    assert.equal(answer.status, 302, answer.text);
    return String(answer.headers['location']);
  };
  /** Returns from the provider; resolves with the address at which the portal is entered. */
  const comeBack = async (address: string) => {
    assert.ok(address.startsWith(`${SITE}${EXTERNAL_CALLBACK}?`), address);
    const answer = await app.ask('GET', address.slice(SITE.length));
    assert.equal(answer.status, 302, answer.text);
    assert.equal(answer.headers['cache-control'], 'no-store');
    return new URL(String(answer.headers['location']));
  };
  const travel = async (subject: string | null, over = {}) =>
    comeBack(await provider.visit(await begin(over), subject));
  const redeem = (hash: string, verifier = VERIFIER, over: object = {}) =>
    app.ask('POST', '/api/account/request-token/by-external-sign-in', {
      json: { ...CLIENT, ticket: new URLSearchParams(hash.slice(1)).get('ticket') ?? '', verifier, ...over },
    });

  it('signs in the account with the verified number, and recognises it by its subject from then on', async () => {
    const entered = await travel('lin-at-corp', { redirect: '/portal?panel=todo' });
    assert.equal(entered.origin + entered.pathname, `${SITE}/login`);
    assert.equal(entered.searchParams.get('redirect'), '/portal?panel=todo');
    const { status, body } = await redeem(entered.hash);
    assert.equal(status, 200, JSON.stringify(body));
    const me = await app.ask('GET', '/api/abp/application-configuration', { token: body.access_token });
    assert.equal(me.body.currentUser.userName, 'lin');

    await app.database.host
      .updateTable('accounts')
      .set({ phone: '13977776666' })
      .where('user_name', '=', 'lin')
      .execute();
    const again = await redeem((await travel('lin-at-corp')).hash);
    assert.equal(again.status, 200, again.text);
    await app.database.host
      .updateTable('accounts')
      .set({ phone: '13900000001' })
      .where('user_name', '=', 'lin')
      .execute();
    const log = await app.database.host
      .selectFrom('security_log')
      .select('action')
      .where('action', '=', 'ExternalLoginAdded')
      .execute();
    assert.equal(log.length, 1);
  });

  it('accepts a ticket once, within a minute, and only from the page that began', async () => {
    const stolen = await travel('lin-at-corp');
    assert.equal((await redeem(stolen.hash, 'something else')).body.error, 'invalid_grant');
    assert.equal((await redeem(stolen.hash)).status, 400, 'a wrong try uses it up');

    const used = await travel('lin-at-corp');
    assert.equal((await redeem(used.hash)).status, 200);
    assert.equal((await redeem(used.hash)).status, 400);

    const late = await travel('lin-at-corp');
    app.pass(61);
    assert.equal((await redeem(late.hash)).body.error, 'invalid_grant');
  });

  it('signs nobody in with a number that is unverified or that no account has', async () => {
    for (const subject of ['unverified', 'stranger'])
      assert.equal((await travel(subject)).hash, '#external=unknown', subject);
    assert.deepEqual(await app.database.host.selectFrom('external_logins').selectAll().execute(), []);
  });

  it('says so when a return was refused, already used, never begun or too slow', async () => {
    assert.equal((await travel(null)).hash, '#external=refused');
    const back = await provider.visit(await begin(), 'lin-at-corp');
    assert.match((await comeBack(back)).hash, /^#ticket=/);
    assert.equal((await comeBack(back)).hash, '#external=expired');
    assert.equal((await comeBack(`${SITE}${EXTERNAL_CALLBACK}?code=x&state=y`)).hash, '#external=expired');
    const slow = await provider.visit(await begin(), 'lin-at-corp');
    app.pass(901);
    assert.equal((await comeBack(slow)).hash, '#external=expired');
    const wrong = new URL(await provider.visit(await begin(), 'lin-at-corp'));
    wrong.searchParams.set('code', 'made-up');
    assert.equal((await comeBack(wrong.href)).hash, '#external=failed');
  });

  it('sends back a page that names no challenge, and never to another site', async () => {
    const answer = await app.ask('GET', `${EXTERNAL_SIGN_IN}?redirect=${encodeURIComponent('https://evil.example')}`);
    assert.equal(
      answer.headers['location'],
      `${SITE}/login?redirect=${encodeURIComponent('https://evil.example')}#external=failed`,
    );
  });

  it('asks an account for its second step, by the same call', async () => {
    const { secret } = await enrol(app, (await app.signIn('wang')).access_token);
    const wang = await app.database.host
      .selectFrom('accounts')
      .select('id')
      .where('user_name', '=', 'wang')
      .executeTakeFirstOrThrow();
    const login = { issuer: provider.issuer, subject: 'wang-at-corp', account_id: wang.id, creation_time: START };
    await app.database.host.insertInto('external_logins').values(login).execute();
    const asked = await redeem((await travel('wang-at-corp')).hash);
    assert.equal(asked.body.error_description, 'RequiresTwoFactor');
    const twoFactorToken = asked.body.twoFactorToken;
    const given = await redeem('#', '', {
      twoFactorToken,
      twoFactorProvider: 'Authenticator',
      twoFactorCode: codeAt(app, secret),
    });
    assert.equal(given.status, 200, given.text);
  });

  it('tells a disabled account so, and keeps nobody waiting for an unreachable provider', async () => {
    const entered = await travel('lin-at-corp');
    const lin = app.database.host.updateTable('accounts').where('user_name', '=', 'lin');
    await lin.set({ is_active: false }).execute();
    assert.match((await redeem(entered.hash)).body.error_description, /not allowed to login/);
    await lin.set({ is_active: true }).execute();

    const gone: OidcConfig = { ...provider.config, issuer: 'http://127.0.0.1:9' };
    const other = await TestApp.over(app.database, { publicUrl: SITE, oidc: gone });
    const answer = await other.ask('GET', `${EXTERNAL_SIGN_IN}?challenge=${CHALLENGE}`);
    assert.equal(answer.headers['location'], `${SITE}/login#external=failed`);
    await other.app.fastify.close();
  });

  it('does not exist without a provider', async () => {
    const other = await TestApp.over(app.database);
    assert.equal((await other.ask('GET', `${EXTERNAL_SIGN_IN}?challenge=${CHALLENGE}`)).status, 404);
    await other.app.fastify.close();
  });

  it('is unlinked and restored only by its owner, and cannot be removed as the last way in', async () => {
    const { body } = await redeem((await travel('lin-at-corp')).hash);
    const token = body.access_token;
    const links = async () => (await app.ask('GET', '/api/account/external-logins', { token })).body.items;
    const [{ id, provider: name, isActive }] = await links();
    assert.deepEqual([name, isActive], [provider.config.name, true]);
    const act = (what: string) => app.ask('POST', `/api/account/external-logins/${id}/${what}`, { token });
    assert.equal((await act('remove')).body.error.code, 'Atrium:ReauthenticationRequired');
    await app.reauthenticate(token);
    const account = app.database.host.updateTable('accounts').where('user_name', '=', 'lin');
    const was = await app.database.host
      .selectFrom('accounts')
      .select(['password_hash', 'phone'])
      .where('user_name', '=', 'lin')
      .executeTakeFirstOrThrow();
    await account.set({ password_hash: null, phone: null }).execute();
    assert.equal((await act('remove')).body.error.code, 'Atrium:LastWayToSignIn');
    await account.set(was).execute();

    assert.equal((await act('remove')).status, 204);
    assert.equal((await act('remove')).status, 404, 'once');
    assert.equal((await links())[0].isActive, false);
    assert.equal((await travel('lin-at-corp')).hash, '#external=unknown', 'not linked again by itself');
    assert.equal((await act('restore')).status, 204);
    assert.match((await travel('lin-at-corp')).hash, /^#ticket=/);
  });

  it('and a passkey back each other up: whichever is removed first goes, the last stays', async () => {
    const token = (await redeem((await travel('lin-at-corp')).hash)).body.access_token;
    await app.reauthenticate(token);
    const { host } = app.database;
    const account = host.updateTable('accounts').where('id', '=', accountId('lin'));
    const was = await host
      .selectFrom('accounts')
      .select(['password_hash', 'phone'])
      .where('id', '=', accountId('lin'))
      .executeTakeFirstOrThrow();
    await account.set({ password_hash: null, phone: null }).execute();
    const [link] = (await app.ask('GET', '/api/account/external-logins', { token })).body.items;
    const passkey = async () => {
      const { id } = await host
        .insertInto('passkeys')
        .values({
          account_id: accountId('lin'),
          credential_id: 'kept',
          public_key: 'kept',
          counter: 0,
          name: 'Phone',
          is_synced: false,
          creation_time: app.now,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return `/api/account/passkeys/${id}/remove`;
    };
    const unlinked = `/api/account/external-logins/${link.id}/remove`;
    const status = async (url: string) => (await app.ask('POST', url, { token })).status;

    const first = await passkey();
    assert.deepEqual([await status(first), await status(unlinked)], [204, 403], 'the link stays');
    const second = await passkey();
    assert.deepEqual([await status(unlinked), await status(second)], [204, 403], 'the passkey stays');
    assert.equal((await app.ask('POST', `/api/account/external-logins/${link.id}/restore`, { token })).status, 204);
    const both = await Promise.all([status(second), status(unlinked)]);
    assert.deepEqual(both.sort(), [204, 403], 'asked at once');
    await account.set(was).execute();
  });
});
