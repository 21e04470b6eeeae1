import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { accountId, tenantId, userId } from '../../../server/src/seed/staff.ts';
import { type ConsoleCalls, consoleOf, consoleWith } from '../support/consoleOf.ts';
import { TestApp } from '../support/testApp.ts';

const CHEN = userId('aurora', 'chen');
const LIN = userId('aurora', 'lin');
const CONSOLE = 'AbpExtend.HostConsole';

describe('policies of people', () => {
  let app: TestApp;
  let lin: ConsoleCalls;
  let admin: ConsoleCalls;
  let chenToken = '';
  before(async () => {
    app = await TestApp.start();
    lin = await consoleOf(app);
    admin = consoleWith(app, (await app.signIn('admin')).access_token);
    chenToken = (await app.enter('chen', 'aurora')).access_token;
  });
  after(() => app.close());

  const grantTo = (id: string, policy: string, isGranted: boolean, by = lin) =>
    by.post(`organization/members/${id}/set-policy`, { policy, isGranted });
  const grantRole = (role: string, policy: string, isGranted: boolean) =>
    lin.post('organization/roles/set-policy', { role, policy, isGranted });
  const setRole = (id: string, role: string, isGiven: boolean) =>
    lin.post(`organization/members/${id}/set-role`, { role, isGiven });
  const configurationOf = async (token: string) =>
    (await app.ask('GET', '/api/abp/application-configuration', { token })).body;
  const policiesOfChen = async (): Promise<Record<string, boolean>> =>
    (await configurationOf(chenToken)).auth.grantedPolicies;
  /** What opens the console in the portal. */
  const seenBy = async (token: string) => {
    const { currentUser, auth } = await configurationOf(token);
    return { roles: currentUser.roles, hasConsole: auth.grantedPolicies[CONSOLE] === true };
  };

  it('lists the roles, what they include, and what a company may grant', async () => {
    const { body } = await lin.get('organization/roles');
    assert.deepEqual(
      body.items.map(({ role }: { role: string }) => role),
      ['admin', 'editor', 'staff'],
    );
    assert.deepEqual([body.items[0].memberCount, body.items[1].policies], [1, ['AbpExtend.CompanyPortal']]);
    assert.equal(body.grantable.length, 16);
  });

  it('says where each policy of a member comes from', async () => {
    const { body } = await lin.get(`organization/members/${CHEN}/grants`);
    assert.deepEqual([body.name, body.roles], ['陈浩', ['staff']]);
    const from = (policy: string) => body.policies.find((one: { policy: string }) => one.policy === policy);
    assert.deepEqual(from('AbpExtend.WorkBench'), { policy: 'AbpExtend.WorkBench', isOwn: true, roles: ['staff'] });
    assert.deepEqual(from('BPM_Auth'), { policy: 'BPM_Auth', isOwn: true, roles: [] });
    assert.equal(from(CONSOLE), undefined);
  });

  it('grants and revokes a policy of one member, whose next request shows it; repeating it changes nothing', async () => {
    const acts = async () => (await lin.get('acts?maxResultCount=1')).body.totalCount;
    const before = await acts();
    assert.equal((await grantTo(CHEN, 'BPM_Auth', false)).status, 204);
    assert.equal((await grantTo(CHEN, 'BPM_Auth', false)).status, 204);
    assert.equal((await policiesOfChen())['BPM_Auth'], undefined);
    assert.equal((await grantTo(CHEN, 'BPM_Auth', true)).status, 204);
    assert.equal((await policiesOfChen())['BPM_Auth'], true);
    assert.equal((await acts()) - before, 2);
    const [act] = (await lin.get('acts?maxResultCount=1')).body.items;
    assert.deepEqual([act.act, act.object, act.detail], ['policyGranted', '陈浩', 'BPM_Auth']);
  });

  it('grants by role: those who have it may, those who lose it may not', async () => {
    const chen = consoleWith(app, chenToken);
    assert.equal((await chen.get('organization/roles')).status, 403);
    assert.equal((await grantRole('editor', CONSOLE, true)).status, 204);
    assert.equal((await setRole(CHEN, 'editor', true)).status, 204);
    assert.equal((await policiesOfChen())[CONSOLE], true);
    assert.equal((await chen.get('organization/roles')).status, 200);
    const { body } = await lin.get(`organization/members/${CHEN}/grants`);
    const held = body.policies.find((one: { policy: string }) => one.policy === CONSOLE);
    assert.deepEqual(held, { policy: CONSOLE, isOwn: false, roles: ['editor'] });
    assert.equal((await setRole(CHEN, 'editor', false)).status, 204);
    assert.equal((await chen.get('organization/roles')).status, 403);
    await grantRole('editor', CONSOLE, false);
  });

  it('refuses what a company cannot grant, and a role that does not exist', async () => {
    const refused = await grantTo(CHEN, 'AbpIdentity.Users', true);
    assert.deepEqual([refused.status, refused.body.error.validationErrors[0].members], [400, ['policy']]);
    assert.equal((await grantRole('staff', 'x', true)).status, 400);
    assert.equal((await grantRole('owner', 'BPM_Auth', true)).status, 400);
    assert.equal((await setRole(CHEN, 'owner', true)).status, 400);
    assert.equal((await grantTo(userId('boreal', 'wang'), 'BPM_Auth', true)).status, 404);
  });

  it('lets nobody take the console from themselves in any way', async () => {
    assert.equal((await grantTo(LIN, CONSOLE, false)).body.error.code, 'Atrium:OwnConsole');
    // Held through the role alone.
    await app.database.inTenant(tenantId('aurora'), (db) =>
      db.deleteFrom('tenant_user_policies').where('user_id', '=', LIN).where('policy', '=', CONSOLE).execute(),
    );
    assert.equal((await grantRole('admin', CONSOLE, false)).body.error.code, 'Atrium:OwnConsole');
    assert.equal((await setRole(LIN, 'admin', false)).body.error.code, 'Atrium:OwnConsole');
    assert.equal((await lin.get('organization/roles')).status, 200);
    assert.equal((await grantTo(LIN, CONSOLE, true)).status, 204);
  });

  it('lets nobody drop their own last console role: without one they would see none', async () => {
    const { roles } = (await lin.get(`organization/members/${LIN}/grants`)).body;
    for (const role of ['staff', 'editor']) if (roles.includes(role)) await setRole(LIN, role, false);
    assert.equal((await setRole(LIN, 'admin', false)).body.error.code, 'Atrium:OwnConsole');
    assert.equal((await setRole(LIN, 'editor', true)).status, 204);
    assert.equal((await setRole(LIN, 'admin', false)).status, 204);
    assert.equal((await setRole(LIN, 'editor', false)).body.error.code, 'Atrium:OwnConsole');
    assert.equal((await setRole(LIN, 'admin', true)).status, 204);
  });

  it('always leaves a company one administrator, even when two demote each other at once', async () => {
    await grantTo(CHEN, CONSOLE, true);
    // Each has the policy only directly: this role includes none.
    for (const id of [CHEN, LIN]) assert.equal((await setRole(id, 'editor', true)).status, 204);
    assert.equal((await setRole(LIN, 'admin', false)).status, 204);
    const chen = consoleWith(app, chenToken);
    const answers = await Promise.all([grantTo(CHEN, CONSOLE, false), grantTo(LIN, CONSOLE, false, chen)]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [204, 403]);
    await app.database.inHost(async (db) => {
      await db
        .insertInto('tenant_user_policies')
        .values({ tenant_id: tenantId('aurora'), user_id: LIN, policy: CONSOLE })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    });
    await grantTo(CHEN, CONSOLE, false);
  });

  it('lets host administrators promote other accounts, but never demote themselves', async () => {
    const list = async () =>
      (await admin.get('host/administrators')).body.items.map(({ userName }: { userName: string }) => userName);
    assert.deepEqual(await list(), ['admin']);
    assert.equal((await admin.post('host/administrators/add', { phoneNumber: '13900000004' })).status, 204);
    assert.deepEqual(await list(), ['admin', 'solo']);
    const soloToken = (await app.signIn('solo')).access_token;
    const solo = consoleWith(app, soloToken);
    assert.equal((await solo.get('tenants')).status, 200);
    // The portal shows the console's pages to a role, as in a company.
    assert.deepEqual(await seenBy(soloToken), { roles: ['admin'], hasConsole: true });
    assert.equal((await admin.post('host/administrators/add', { phoneNumber: '13999999999' })).status, 400);
    const remove = (id: string) => admin.post(`host/administrators/${id}/remove`);
    assert.equal((await remove(accountId('admin'))).body.error.code, 'Atrium:OwnConsole');
    assert.equal((await remove(accountId('solo'))).status, 204);
    assert.equal((await remove(accountId('solo'))).status, 404);
    assert.equal((await solo.get('tenants')).status, 403);
    assert.deepEqual(await seenBy(soloToken), { roles: [], hasConsole: false });
    assert.equal((await lin.get('host/administrators')).status, 403);
    const acts = (await admin.get('host/acts?maxResultCount=2')).body.items;
    assert.deepEqual(
      acts.map((one: { act: string; object: string }) => [one.act, one.object]),
      [
        ['policyRevoked', '苏洛'],
        ['policyGranted', '苏洛'],
      ],
    );
  });

  it('gives a host administrator no console in a company, and its administrators none outside', async () => {
    const before = await seenBy(chenToken);
    assert.deepEqual([before.hasConsole, before.roles.includes('admin')], [false, false]);
    await admin.post('host/administrators/add', { phoneNumber: '13900000002' });
    assert.deepEqual(await seenBy((await app.signIn('chen')).access_token), { roles: ['admin'], hasConsole: true });
    const { access_token: inside } = await app.enter('chen', 'aurora');
    assert.deepEqual(await seenBy(inside), before);
    assert.equal((await consoleWith(app, inside).get('organization/roles')).status, 403);
    await admin.post(`host/administrators/${accountId('chen')}/remove`);
    assert.deepEqual(await seenBy((await app.signIn('lin')).access_token), { roles: [], hasConsole: false });
  });
});
