import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { accountId, tenantId, unitId, userId } from '../../../server/src/seed/staff.ts';
import { type ConsoleCalls, consoleOf, consoleWith } from '../support/consoleOf.ts';
import { eventually } from '../support/eventually.ts';
import { TestApp } from '../support/testApp.ts';
import { codeFor, DEVICE, outbox } from '../support/textMessages.ts';

const NEW_NUMBER = '13811112222';
const UNIT = unitId('aurora', '00001.00001');
const WEEK_SECONDS = 7 * 86_400;

describe('invitations by phone number', () => {
  let app: TestApp;
  let lin: ConsoleCalls;
  before(async () => {
    app = await TestApp.start();
    lin = await consoleOf(app);
  });
  after(() => app.close());

  const add = (phoneNumber: string, more: object = {}) =>
    lin.post('organization/members/add', { phoneNumber, name: '新人', ...more });
  const open = async () => (await lin.get('organization/invitations?maxResultCount=100')).body.items;
  const texts = (phone: string, count: number) =>
    eventually(async () => (await outbox(app, phone)).length === count, `${count} text messages`);
  const register = async (phoneNumber: string, userName: string) => {
    const code = await codeFor(app, phoneNumber, 'register');
    const json = { userName, phoneNumber, code, password: 'Portal#2026' };
    return app.ask('POST', '/api/account/register', { json, headers: DEVICE });
  };

  it('make an existing account a member at once, and notify the person', async () => {
    const { status, body } = await add('13900000004', { organizationUnitId: UNIT, jobTitle: '顾问' });
    assert.deepEqual([status, body.outcome], [200, 'added']);
    const { body: found } = await lin.get(`organization/members/${body.id}/detail`);
    assert.deepEqual([found.name, found.roles, found.organizationUnitId], ['新人', ['staff'], UNIT]);
    const solo = await app.enter('solo', 'aurora');
    const told = await app.ask('GET', '/api/notification/user-notifications', { token: solo.access_token });
    assert.equal(told.body.items[0].displayName ?? told.body.items[0].diplayName, '加入组织');
    await texts('13900000004', 1);
    const number = await add('13811119999', { employeeNumber: 'ax-0012' });
    assert.deepEqual([number.status, number.body.error.validationErrors[0].members], [400, ['employeeNumber']]);
    const again = await add('13900000004');
    assert.deepEqual([again.status, again.body.error.validationErrors[0].members], [400, ['phoneNumber']]);
  });

  it('are sent to a number without an account, whose owner becomes a member by registering', async () => {
    const { body } = await add(NEW_NUMBER, { organizationUnitId: UNIT, employeeNumber: 'AX-7777' });
    assert.equal(body.outcome, 'invited');
    await texts(NEW_NUMBER, 1);
    assert.match((await outbox(app, NEW_NUMBER))[0] ?? '', /极光制造邀请您加入/);
    const [newest] = await open();
    assert.deepEqual(
      [newest.id, newest.phoneNumber, newest.expirationTime, newest.isExpired],
      [body.id, '138****2222', '2026-11-27T10:24:00', false],
    );
    assert.equal((await add(NEW_NUMBER)).status, 400, 'invited already');
    const registered = await register(NEW_NUMBER, 'newcomer');
    assert.equal(registered.status, 200, registered.text);
    assert.equal(
      (await open()).some((one: { id: string }) => one.id === body.id),
      false,
    );
    const { body: list } = await lin.get('organization/members?nameOrPhoneNumber=13811112222');
    assert.deepEqual([list.items[0].name, list.items[0].employeeNumber], ['新人', 'AX-7777']);
    const inside = await app.enter('newcomer', 'aurora');
    const { body: configuration } = await app.ask('GET', '/api/abp/application-configuration', {
      token: inside.access_token,
    });
    assert.equal(configuration.auth.grantedPolicies['AbpExtend.WorkBench'], true, 'by the role staff');
    assert.equal((await consoleWith(app, inside.access_token).get('organization/members')).status, 403);
  });

  it('are found by part of the name or the whole number, in this company only', async () => {
    const phoneNumber = '13811116666';
    const { body: invited } = await add(phoneNumber, { name: '欧阳雪' });
    const found = async (text: string) => {
      const query = `nameOrPhoneNumber=${encodeURIComponent(text)}`;
      const { body } = await lin.get(`organization/invitations?${query}`);
      return [body.totalCount, body.items[0]?.name ?? null];
    };
    assert.deepEqual(await found('阳雪'), [1, '欧阳雪']);
    assert.deepEqual(await found('138 1111-6666'), [1, '欧阳雪']);
    assert.deepEqual(await found('1381111'), [0, null], 'a part of a number finds nobody');
    assert.deepEqual(await found('%'), [0, null]);
    await lin.post(`organization/invitations/${invited.id}/withdraw`);
    assert.deepEqual(await found('阳雪'), [0, null]);
  });

  it('can be sent again after a minute, valid for another week, and withdrawn', async () => {
    const phone = '13811113333';
    const { id } = (await add(phone)).body;
    assert.equal((await lin.post(`organization/invitations/${id}/repeat`)).body.error.code, 'Atrium:InvitedJustNow');
    app.pass(120);
    assert.equal((await lin.post(`organization/invitations/${id}/repeat`)).status, 204);
    await texts(phone, 2);
    assert.equal((await open())[0].expirationTime, '2026-11-27T10:26:00');
    assert.equal((await lin.post(`organization/invitations/${id}/withdraw`)).status, 204);
    for (const act of ['withdraw', 'repeat']) {
      assert.equal((await lin.post(`organization/invitations/${id}/${act}`)).status, 404, act);
    }
    assert.equal((await register(phone, 'withdrawn')).status, 200);
    const { body } = await lin.get(`organization/members?nameOrPhoneNumber=${phone}`);
    assert.equal(body.totalCount, 0);
  });

  it('expire after seven days; inviting again replaces them', async () => {
    const phone = '13811114444';
    const first = (await add(phone)).body.id;
    app.pass(WEEK_SECONDS);
    lin = await consoleOf(app);
    const listed = (await open()).find((one: { id: string }) => one.id === first);
    assert.equal(listed.isExpired, true);
    const second = await add(phone);
    assert.deepEqual([second.status, second.body.outcome], [200, 'invited']);
    const ids = (await open()).map((one: { id: string }) => one.id);
    assert.deepEqual([ids.includes(second.body.id), ids.includes(first)], [true, false]);
    app.pass(WEEK_SECONDS);
    assert.equal((await register(phone, 'too-late')).status, 200);
    lin = await consoleOf(app);
    assert.equal((await lin.get(`organization/members?nameOrPhoneNumber=${phone}`)).body.totalCount, 0);
  });

  it('stay open when the company has no place left', async () => {
    const phone = '13811115555';
    assert.equal((await add(phone)).status, 200);
    await app.database.host
      .updateTable('tenants')
      .set({ user_limit: 1 })
      .where('id', '=', tenantId('aurora'))
      .execute();
    assert.equal((await register(phone, 'no-place')).status, 200);
    assert.equal((await lin.get(`organization/members?nameOrPhoneNumber=${phone}`)).body.totalCount, 0);
    const kept = (await open()).find((one: { phoneNumber: string }) => one.phoneNumber === '138****5555');
    assert.ok(kept);
    const again = () => lin.post(`organization/invitations/${kept.id}/repeat`);
    assert.equal((await again()).body.error.code, 'Atrium:NoPlaceLeft');
    const allow = (user_limit: number | null) =>
      app.database.host.updateTable('tenants').set({ user_limit }).where('id', '=', tenantId('aurora')).execute();
    await allow(null);
    // An account needs no message asking it to register: it becomes a member as soon as there is a place.
    assert.equal((await again()).status, 204);
    assert.equal((await lin.get(`organization/members?nameOrPhoneNumber=${phone}`)).body.totalCount, 1);
    assert.match((await outbox(app, phone)).at(-1) ?? '', /您已被添加为极光制造的成员/);
    assert.equal((await again()).status, 404, 'it is taken up');
  });

  it('refuse a number that is not a phone number', async () => {
    for (const phone of ['11811116661', '12811116661']) {
      const refused = await add(phone);
      assert.deepEqual([refused.status, refused.body.error.validationErrors[0].members], [400, ['phoneNumber']], phone);
    }
  });

  it('reserve a place each, and are refused beyond the number of places', async () => {
    const { members, invitations } = (await lin.get('dashboard')).body;
    const allow = (user_limit: number | null) =>
      app.database.host.updateTable('tenants').set({ user_limit }).where('id', '=', tenantId('aurora')).execute();
    await allow(members.active + invitations.open + 1);
    const { body: last } = await add('13811116661');
    assert.equal(last.outcome, 'invited');
    const refused = await add('13811116662');
    assert.deepEqual([refused.status, refused.body.error.code], [403, 'Atrium:NoPlaceLeft']);
    assert.match(refused.body.error.message, /[Aa]ll places are taken, those of open invitations included/);
    assert.equal((await register('13811116661', 'last-place')).status, 200);
    assert.equal((await lin.get('organization/members?nameOrPhoneNumber=13811116661')).body.totalCount, 1);
    await allow(null);
  });

  it('leave the places of the others untouched when an expired one is sent again', async () => {
    const { body: old } = await add('13811116663');
    app.pass(WEEK_SECONDS);
    lin = await consoleOf(app);
    const { members, invitations } = (await lin.get('dashboard')).body;
    const allow = (user_limit: number | null) =>
      app.database.host.updateTable('tenants').set({ user_limit }).where('id', '=', tenantId('aurora')).execute();
    await allow(members.active + invitations.open);
    const again = () => lin.post(`organization/invitations/${old.id}/repeat`);
    assert.equal((await again()).body.error?.code, 'Atrium:NoPlaceLeft');
    await allow(members.active + invitations.open + 1);
    assert.equal((await again()).status, 204);
    await allow(null);
  });

  it('are refused with an employee number used by another invitation, at its field', async () => {
    const numbered = (phone: string) => add(phone, { employeeNumber: 'AX-8801' });
    const refusal = ({
      status,
      body,
    }: {
      status: number;
      body: { error: { validationErrors: { members: string[] }[] } };
    }) => [status, body.error.validationErrors[0]?.members];
    const { body: first } = await numbered('13811117771');
    assert.deepEqual(refusal(await numbered('13811117772')), [400, ['employeeNumber']]);
    const change = { employeeNumber: 'ax-8801' };
    const chen = `organization/members/${userId('aurora', 'chen')}/update`;
    assert.deepEqual(refusal(await lin.post(chen, change)), [400, ['employeeNumber']]);
    assert.equal((await lin.post(`organization/invitations/${first.id}/withdraw`)).status, 204);
    assert.equal((await numbered('13811117772')).body.outcome, 'invited');
  });

  it('stay open when a member has taken their employee number in the meantime', async () => {
    const phone = '13811117773';
    const { body: invited } = await add(phone, { employeeNumber: 'AX-8802' });
    const number = (employee_number: string | null) =>
      app.database.host
        .updateTable('tenant_users')
        .set({ employee_number })
        .where('id', '=', userId('aurora', 'chen'))
        .execute();
    await number('AX-8802');
    assert.equal((await register(phone, 'number-taken')).status, 200);
    const joined = async () => (await lin.get(`organization/members?nameOrPhoneNumber=${phone}`)).body.totalCount;
    assert.equal(await joined(), 0);
    const again = () => lin.post(`organization/invitations/${invited.id}/repeat`);
    assert.deepEqual((await again()).body.error.validationErrors[0].members, ['employeeNumber']);
    await number('AX-0766');
    assert.equal((await again()).status, 204);
    assert.equal(await joined(), 1);
  });

  it('are refused when sent again to a number that a member has by now, and can be withdrawn', async () => {
    const phone = '13811117774';
    const { body: invited } = await add(phone);
    // Chen has changed the phone number of the account, which looks at no invitation.
    const number = (text: string) =>
      app.database.inHost(async (db) => {
        await db.updateTable('accounts').set({ phone: text }).where('id', '=', accountId('chen')).execute();
        await db.updateTable('tenant_users').set({ phone: text }).where('account_id', '=', accountId('chen')).execute();
      });
    await number(phone);
    const again = await lin.post(`organization/invitations/${invited.id}/repeat`);
    assert.deepEqual([again.status, again.body.error.validationErrors?.[0].members], [400, ['phoneNumber']]);
    assert.equal((await lin.post(`organization/invitations/${invited.id}/withdraw`)).status, 204);
    await number('13900000002');
  });

  it('exist in the demo, one of them expired', async () => {
    const items = (await open()).filter(({ phoneNumber }: { phoneNumber: string }) => phoneNumber.startsWith('139'));
    assert.equal(items.length, 4);
  });
});
