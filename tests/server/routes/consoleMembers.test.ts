import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { tenantId, unitId, userId } from '../../../server/src/seed/staff.ts';
import { type ConsoleCalls, consoleOf } from '../support/consoleOf.ts';
import { TestApp } from '../support/testApp.ts';
import { codeFor, DEVICE, phoneOf } from '../support/textMessages.ts';

const RESEARCH = unitId('aurora', '00001.00002');
const CHEN = userId('aurora', 'chen');
const LIN = userId('aurora', 'lin');
const NOBODY = '0b6f7c1e-0000-4000-8000-000000000000';

describe('CON-1 the members of a company', () => {
  let app: TestApp;
  let lin: ConsoleCalls;
  before(async () => {
    app = await TestApp.start();
    lin = await consoleOf(app);
    // The demo's invitations would take places, too.
    await app.database.host.updateTable('invitations').set({ state: 'withdrawn' }).execute();
  });
  after(() => app.close());

  const update = (id: string, json: object) => lin.post(`organization/members/${id}/update`, json);
  const setActive = (ids: readonly string[], isActive: boolean) =>
    lin.post('organization/members/set-active', { ids, isActive });
  const member = async (id: string) => (await lin.get(`organization/members/${id}/detail`)).body;
  /** Gives the company this many more places than it uses. */
  const leavePlaces = async (more: number): Promise<void> => {
    const { rows } = await app.database.inHost((db) =>
      db
        .selectFrom('tenant_users')
        .select('id')
        .where('tenant_id', '=', tenantId('aurora'))
        .where('is_active', '=', true)
        .execute()
        .then((found) => ({ rows: found })),
    );
    await app.database.host
      .updateTable('tenants')
      .set({ user_limit: rows.length + more })
      .where('id', '=', tenantId('aurora'))
      .execute();
  };

  it('are paged and sorted, with numbers and masked phones', async () => {
    const list = (query: string) => lin.get(`organization/members?${query}`);
    const { body } = await list(`organizationUnitId=${RESEARCH}&sorting=employeeNumber&isDescending=true`);
    const numbers = body.items.map(({ employeeNumber }: { employeeNumber: string }) => employeeNumber);
    assert.deepEqual(numbers, [...numbers].sort().reverse());
    assert.match(body.items[0].phoneNumber, /^139\*{4}\d{4}$/);
    const next = await list(`organizationUnitId=${RESEARCH}&sorting=employeeNumber&isDescending=true&skipCount=10`);
    assert.ok(next.body.items[0].employeeNumber < numbers[9]);
    assert.equal((await list('sorting=phone')).status, 400);
    assert.deepEqual((await list('nameOrPhoneNumber=Chen Hao')).body.items[0].englishName, 'Chen Hao');
  });

  it('are found by the number that they have now', async () => {
    const found = async (phone: string) => {
      const { body } = await lin.get(`organization/members?nameOrPhoneNumber=${phone}`);
      return body.items.map(({ id }: { id: string }) => id);
    };
    const [old, phoneNumber] = [await phoneOf(app, 'wang'), '13811118877'];
    const { access_token: token } = await app.signIn('wang');
    await app.reauthenticate(token);
    const json = { phoneNumber, code: await codeFor(app, phoneNumber, 'changePhone') };
    const url = '/api/account/my-profile/change-phone';
    assert.equal((await app.ask('POST', url, { token, json, headers: DEVICE })).status, 204);
    assert.deepEqual([await found(phoneNumber), await found(old)], [[userId('aurora', 'wang')], []]);
  });

  it('are shown and changed one by one; null clears, omitted fields stay', async () => {
    const before = await member(CHEN);
    assert.deepEqual([before.name, before.roles, before.isActive], ['陈浩', ['staff'], true]);
    const unit = unitId('aurora', '00001.00001');
    const change = {
      name: '陈皓',
      englishName: null,
      organizationUnitId: unit,
      isLeader: true,
      employeeNumber: 'AX-9',
    };
    assert.equal((await update(CHEN, change)).status, 204);
    const after = await member(CHEN);
    assert.deepEqual(
      [after.name, after.englishName, after.organizationUnitId, after.isLeader, after.employeeNumber, after.jobTitle],
      ['陈皓', null, unit, true, 'AX-9', before.jobTitle],
    );
    assert.equal((await update(CHEN, { isLeader: false, name: '陈浩' })).status, 204);
    assert.equal((await member(CHEN)).isLeader, false);
    await update(CHEN, { isLeader: true });
    await update(CHEN, { organizationUnitId: RESEARCH });
    const { body } = await lin.get('organization/units');
    const left = body.items.find((one: { id: string }) => one.id === unit);
    assert.deepEqual([left.leaderId, (await member(CHEN)).isLeader], [null, false], 'nobody leads from elsewhere');
  });

  it('treat an empty text as cleared', async () => {
    const before = await member(CHEN);
    await update(CHEN, { jobTitle: '工程师', employeeNumber: 'AX-10', englishName: 'Chen Hao' });
    await update(CHEN, { jobTitle: '', employeeNumber: '  ', englishName: null });
    const { jobTitle, employeeNumber, englishName, name } = await member(CHEN);
    assert.deepEqual([jobTitle, employeeNumber, englishName, name], [null, null, null, before.name]);
  });

  it('cannot have an unknown department, a number already in use or an empty name', async () => {
    const members = async (json: object) => (await update(CHEN, json)).body.error.validationErrors[0].members;
    assert.deepEqual(await members({ organizationUnitId: unitId('boreal', '00001') }), ['organizationUnitId']);
    assert.deepEqual(await members({ employeeNumber: 'AX-0012' }), ['employeeNumber']);
    assert.deepEqual(await members({ employeeNumber: 'ax-0012' }), ['employeeNumber'], 'in another case');
    assert.deepEqual(await members({ name: '   ' }), ['name']);
    assert.equal((await update(NOBODY, { name: 'x' })).status, 404);
    assert.equal((await update(LIN, { employeeNumber: 'ax-0012' })).status, 204, 'their own in another case');
    assert.equal((await update(LIN, { employeeNumber: 'AX-0012' })).status, 204);
  });

  it('are moved together; those who led the department they leave no longer lead it', async () => {
    const unit = unitId('aurora', '00001.00003');
    await update(CHEN, { isLeader: true });
    const wang = userId('aurora', 'wang');
    const { body } = await lin.post('organization/members/move', {
      ids: [CHEN, wang, NOBODY, 'no id'],
      organizationUnitId: unit,
    });
    assert.deepEqual(
      body.items.map(({ error }: { error: string | null }) => error),
      [null, null, 'There is no such member.', 'There is no such member.'],
    );
    const moved = await member(CHEN);
    assert.deepEqual([moved.organizationUnitId, moved.isLeader], [unit, false]);
    const refused = await lin.post('organization/members/move', { ids: [CHEN], organizationUnitId: NOBODY });
    assert.equal(refused.status, 400);
  });

  it('are disabled together with a result for each, which ends their sessions there, and enabled again', async () => {
    const chen = await app.signIn('chen');
    const inside = await app.enterWith(chen, 'aurora');
    const { body } = await setActive([CHEN, LIN, NOBODY], false);
    assert.deepEqual(body.items, [
      { id: CHEN, error: null },
      { id: LIN, error: 'You cannot disable yourself.' },
      { id: NOBODY, error: 'There is no such member.' },
    ]);
    const ask = (token: string) => app.ask('GET', '/api/account/current-users', { token });
    assert.equal((await ask(inside.access_token)).status, 401);
    assert.equal((await ask(chen.access_token)).status, 200, 'the sign-in itself stays');
    assert.equal((await app.refresh(inside.refresh_token)).status, 400);
    assert.equal((await app.switchTo(chen.access_token, tenantId('aurora'))).status, 400);
    assert.equal((await setActive([CHEN], true)).body.items[0].error, null);
    assert.equal((await app.switchTo(chen.access_token, tenantId('aurora'))).status, 200);
  });

  it('are limited by the edition: a disabled member takes no place', async () => {
    await setActive([CHEN], false);
    await leavePlaces(0);
    const { body } = await setActive([CHEN], true);
    assert.match(body.items[0].error, /[Aa]ll places are taken/);
    const added = await lin.post('organization/members/add', { phoneNumber: '13900000004', name: '苏洛' });
    assert.deepEqual([added.status, added.body.error.code], [403, 'Atrium:NoPlaceLeft']);
    await leavePlaces(1);
    assert.equal((await setActive([CHEN], true)).body.items[0].error, null);
    await leavePlaces(100);
  });

  it('trigger one warning to the administrators when the edition fills up', async () => {
    const { access_token: token } = await app.enter('lin', 'aurora');
    const known = new Set<string>();
    /** Thresholds of the warnings that have arrived since the last call. */
    const warnings = async (): Promise<string[]> => {
      const path = '/api/notification/user-notifications?moduleName=Basic&maxResultCount=1000';
      const { body } = await app.ask('GET', path, { token });
      return body.items
        .filter((one: { id: string; notificationName: string }) => {
          const isNew = one.notificationName === 'userCountWarning' && !known.has(one.id);
          known.add(one.id);
          return isNew;
        })
        .map((one: { properties: string }) => JSON.parse(one.properties).App.threshold);
    };
    const people = (await lin.get('organization/members?isActive=true&maxResultCount=1000')).body;
    const some = people.items
      .map(({ id }: { id: string }) => id)
      .filter((id: string) => id !== LIN)
      .slice(0, 3);
    const active = people.totalCount;
    const setLimit = (user_limit: number) =>
      app.database.host.updateTable('tenants').set({ user_limit }).where('id', '=', tenantId('aurora')).execute();
    await warnings();
    // 90 % lies between the number active without the three and with them.
    await setLimit(Math.floor((active - 1) / 0.9));
    await setActive(some, false);
    await setActive(some, true);
    assert.deepEqual(await warnings(), ['90%']);
    await setActive(some.slice(0, 1), false);
    await setActive(some.slice(0, 1), true);
    assert.deepEqual(await warnings(), [], 'above it already');
    await setLimit(active);
    await setActive(some.slice(0, 1), false);
    await setActive(some.slice(0, 1), true);
    assert.deepEqual(await warnings(), ['100%']);
    await leavePlaces(100);
  });

  it('are named in the log of what was done to them', async () => {
    const { body } = await lin.get('acts?maxResultCount=100');
    const find = (act: string) => body.items.find((one: { act: string }) => one.act === act);
    assert.equal(find('memberDisabled').actorName, '林静');
    assert.deepEqual([find('memberMoved').object, find('memberMoved').detail], ['王磊', '制造中心']);
    assert.ok(find('memberChanged') && find('memberEnabled'));
  });
});
