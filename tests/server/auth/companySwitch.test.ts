import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { tenantId } from '../../../server/src/seed/staff.ts';
import { bothWaiting, whileHeld } from '../support/heldUp.ts';
import { CLIENT, TestApp } from '../support/testApp.ts';

const CONFIGURATION = '/api/abp/application-configuration';
const LIVE = '/api/account/sessions';
const LIST = '/api/identity/organization-units/user-in-tenants';

describe('companies and switch', () => {
  let app: TestApp;
  before(async () => {
    app = await TestApp.start();
  });
  after(() => app.close());

  it('lists the companies of an account with both flags, for a host session and for a company session', async () => {
    const { access_token } = await app.signIn('lin');
    const { body } = await app.ask('GET', LIST, { token: access_token });
    assert.deepEqual(
      body.items.map((item: Record<string, unknown>) => [
        item['tenantName'],
        item['tenantIsActive'],
        item['userIsActive'],
      ]),
      [
        ['极光制造', true, true],
        ['北风贸易', true, true],
        ['炉渣物流', false, true],
        ['三角洲食品', true, false],
      ],
    );
    const boreal = app.database.host.updateTable('tenants').where('id', '=', tenantId('boreal'));
    await boreal.set({ logo: 'boreal.png' }).execute();
    const { items } = (await app.ask('GET', LIST, { token: access_token })).body;
    const [without, withOne] = items.map(({ logo }: { logo: string | null }) => logo);
    assert.deepEqual([without, withOne], [null, '/api/application/get-picture-file/boreal.png']);
    const solo = await app.signIn('solo');
    assert.deepEqual((await app.ask('GET', LIST, { token: solo.access_token })).body, { items: [] });
  });

  it('issues a token for the company, whose configuration has only its own policies', async () => {
    const boreal = await app.enter('lin', 'boreal');
    const { body } = await app.ask('GET', CONFIGURATION, { token: boreal.access_token });
    assert.equal(body.currentTenant.id, tenantId('boreal'));
    assert.deepEqual(Object.keys(body.auth.grantedPolicies).sort(), [
      'AbpExtend.CompanyPortal',
      'AbpExtend.WorkBench',
      'BPM_Auth',
    ]);
    assert.equal(
      (await app.ask('GET', '/api/application/isorganization', { token: boreal.access_token })).text,
      'true',
    );
  });

  it('reports what is waiting in each company that can be entered, and in no other', async () => {
    const unreadOf = async (token: string) => {
      const { body } = await app.ask('GET', '/api/notification/unread-of-companies', { token });
      return Object.fromEntries(
        body.items.map((item: Record<string, unknown>) => [item['tenantName'], item['unreadCount']]),
      );
    };
    const { access_token } = await app.signIn('lin');
    const { body: named } = await app.ask('GET', '/api/notification/unread-of-companies', { token: access_token });
    assert.deepEqual(
      named.items.map(({ displayName }: { displayName: string | null }) => displayName),
      ['Aurora Manufacturing', 'Boreal Trading'],
    );
    const before = await unreadOf(access_token);
    assert.deepEqual(Object.keys(before), ['极光制造', '北风贸易']);
    assert.ok(before['极光制造'] > 0);
    const aurora = await app.enter('lin', 'aurora');
    const { body } = await app.ask('GET', '/api/notification/user-notification-statistics', {
      token: aurora.access_token,
    });
    const unread = body.items.reduce((sum: number, item: { unreadCount: number }) => sum + item.unreadCount, 0);
    assert.equal(before['极光制造'], unread);
    assert.deepEqual(await unreadOf(aurora.access_token), before);
    const solo = await app.signIn('solo');
    assert.deepEqual(await unreadOf(solo.access_token), {});
  });

  const refusals: readonly [string, string, string][] = [
    ['a company that is disabled', tenantId('cinder'), 'The organization has been disabled'],
    ['a company that disabled the account', tenantId('delta'), 'Account has been disabled by the organization'],
    [
      'a company that does not exist',
      '11111111-2222-4333-8444-555555555555',
      'You do not belong to this organization.',
    ],
    ['a malformed id', 'x', 'You do not belong to this organization.'],
  ];
  for (const [name, tenant, text] of refusals) {
    it(`refuses ${name} with an OAuth error`, async () => {
      const { access_token } = await app.signIn('lin');
      const { status, body } = await app.switchTo(access_token, tenant);
      assert.equal(status, 400);
      assert.deepEqual([body.error, body.error_description], ['invalid_grant', text]);
    });
  }

  it('refuses a company the account is not in, with the same message as one that does not exist', async () => {
    const { access_token } = await app.signIn('chen');
    const { body } = await app.switchTo(access_token, tenantId('boreal'));
    assert.equal(body.error_description, 'You do not belong to this organization.');
  });

  it('refuses a switch without the bearer header or with wrong client credentials', async () => {
    const url = `/api/identity/organization-units/switch/${tenantId('aurora')}/tenant`;
    const query = new URLSearchParams(CLIENT).toString();
    assert.equal((await app.ask('GET', `${url}?${query}`)).status, 401);
    const { access_token } = await app.signIn('lin');
    const wrong = await app.ask('GET', `${url}?client_id=portal-web&client_secret=no`, { token: access_token });
    assert.deepEqual([wrong.status, wrong.body.error], [401, 'invalid_client']);
    const none = await app.ask('GET', url, { token: access_token });
    assert.deepEqual([none.status, none.body.error], [400, 'invalid_request']);
  });

  it('answers 423 with its code for a locked company, to the switch and to every later call', async () => {
    const { access_token } = await app.enter('wang', 'aurora');
    const lock = (is_locked: boolean) =>
      app.database.host.updateTable('tenants').set({ is_locked }).where('id', '=', tenantId('aurora')).execute();
    await lock(true);
    const host = await app.signIn('wang');
    for (const answer of [
      await app.switchTo(host.access_token, tenantId('aurora')),
      await app.ask('GET', LIVE, { token: access_token }),
    ]) {
      assert.equal(answer.status, 423);
      assert.equal(answer.body.error.code, 'Atrium:Locked');
      assert.equal(answer.body.error.message, 'The organization has been locked.');
    }
    await lock(false);
    assert.equal((await app.ask('GET', LIVE, { token: access_token })).status, 200);
  });

  it('lists a locked company as one that cannot be entered; an account with no other signs in without one', async () => {
    const lock = (is_locked: boolean) =>
      app.database.host.updateTable('tenants').set({ is_locked }).where('id', '=', tenantId('aurora')).execute();
    const { access_token: token } = await app.signIn('wang');
    const aurora = async () => {
      const { body } = await app.ask('GET', '/api/identity/organization-units/user-in-tenants', { token });
      return body.items.find((company: { tenantId: string }) => company.tenantId === tenantId('aurora'));
    };
    await lock(true);
    const locked = await aurora();
    assert.deepEqual([locked.tenantIsActive, locked.userIsActive], [false, true]);
    await lock(false);
    assert.equal((await aurora()).tenantIsActive, true);
  });

  it('keeps the previous company’s session alive, and log-out ends them all', async () => {
    const host = await app.signIn('lin');
    const aurora = (await app.switchTo(host.access_token, tenantId('aurora'))).body;
    const boreal = (await app.switchTo(host.access_token, tenantId('boreal'))).body;
    const statuses = async () =>
      Promise.all(
        [host, aurora, boreal].map(async ({ access_token: token }) => (await app.ask('GET', LIVE, { token })).status),
      );
    assert.deepEqual(await statuses(), [200, 200, 200]);
    await app.ask('GET', '/api/account/logout', { token: host.access_token });
    assert.deepEqual(await statuses(), [401, 401, 401]);
  });

  it('ends a company that is being entered while its sign-in logs out, whichever is first', async () => {
    const logOut = (token: string) => () => app.ask('GET', '/api/account/logout', { token });
    const enter = (token: string) => () => app.switchTo(token, tenantId('aurora'));
    const first = await app.signIn('lin');
    const [entered, out] = await whileHeld(app.database, sql`lock table refresh_tokens in share mode`, () =>
      bothWaiting(app.database, enter(first.access_token), logOut(first.access_token)),
    );
    assert.deepEqual([entered?.status, out?.status], [200, 204]);
    assert.equal((await app.ask('GET', LIVE, { token: entered?.body.access_token })).status, 401);
    const open = app.database.host.selectFrom('sessions').select('id').where('ended_time', 'is', null);
    const id = String(decodeJwt(entered?.body.access_token)['sid']);
    assert.deepEqual(
      await open.where('id', '=', id).execute(),
      [],
      'it has ended itself: its browser is told nothing more',
    );

    const second = await app.signIn('lin');
    const answers = await whileHeld(app.database, sql`lock table push_subscriptions in share mode`, () =>
      bothWaiting(app.database, logOut(second.access_token), enter(second.access_token)),
    );
    assert.deepEqual(
      answers.map(({ status }) => status),
      [204, 401],
    );
  });

  it('returns the anonymous configuration for an expired or invalid token, as ABP does', async () => {
    const { access_token: token } = await app.signIn('chen');
    assert.equal((await app.ask('GET', CONFIGURATION, { token })).body.currentUser.userName, 'chen');
    await app.ask('GET', '/api/account/logout', { token });
    for (const dead of [token, 'nonsense']) {
      const { status, body } = await app.ask('GET', CONFIGURATION, { token: dead });
      assert.deepEqual([status, body.currentUser.isAuthenticated, body.currentUser.id], [200, false, null]);
    }
    assert.equal((await app.ask('GET', LIVE, { token })).status, 401, 'and everywhere else it is refused');
  });

  it('returns ABP’s complete configuration to anybody, with null for callers who are not signed in', async () => {
    const { status, body } = await app.ask('GET', CONFIGURATION);
    assert.equal(status, 200);
    assert.deepEqual(
      [body.currentUser.isAuthenticated, body.currentUser.id, body.currentTenant.id],
      [false, null, null],
    );
    assert.deepEqual(body.auth.grantedPolicies, {});
    for (const part of [
      'multiTenancy',
      'setting',
      'features',
      'globalFeatures',
      'localization',
      'timing',
      'clock',
      'objectExtensions',
      'extraProperties',
    ]) {
      assert.ok(part in body, part);
    }
    assert.equal(body.clock.kind, 'Unspecified');
  });

  it('gives an account without a company its own policies and no organisation', async () => {
    const admin = await app.signIn('admin');
    const { body } = await app.ask('GET', CONFIGURATION, { token: admin.access_token });
    assert.equal(body.auth.grantedPolicies['AbpExtend.HostConsole'], true);
    assert.deepEqual(body.currentUser.roles.sort(), ['admin', 'editor']);
    assert.equal(body.currentUser.tenantId, null);
    assert.equal(
      (await app.ask('GET', '/api/application/isorganization', { token: admin.access_token })).text,
      'false',
    );
  });
});
