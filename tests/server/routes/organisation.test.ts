import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { unitId, userId } from '../../../server/src/seed/staff.ts';
import { TestApp } from '../support/testApp.ts';

describe('organisation, regions and enumerations', () => {
  let app: TestApp;
  let lin = '';
  before(async () => {
    app = await TestApp.start();
    lin = (await app.enter('lin', 'aurora')).access_token;
  });
  after(() => app.close());

  const search = (json: object) => app.ask('POST', '/api/identity/users/ou-master-user-list', { token: lin, json });

  it('lists all units flat, parents before children, one root', async () => {
    const { body } = await app.ask('GET', '/api/hr/organization-units/all-ou', { token: lin });
    assert.equal(body.items.length, 121);
    const seen = new Set<string | null>([null]);
    for (const unit of body.items) {
      assert.ok(seen.has(unit.parentId), `${unit.displayName} came before its parent`);
      seen.add(unit.id);
    }
    assert.equal(body.items.filter((unit: { parentId: string | null }) => unit.parentId === null).length, 1);
  });

  it('lists the people of one unit, phone numbers hidden, disabled ones left out', async () => {
    const units = (await app.ask('GET', '/api/hr/organization-units/all-ou', { token: lin })).body.items;
    const mechanics = units.find((unit: { displayName: string }) => unit.displayName === '机械设计');
    const { body } = await app.ask('POST', `/api/identity/organization-units/ou-master-user/${mechanics.id}`, {
      token: lin,
    });
    const names = body.items.map((person: { name: string }) => person.name);
    assert.ok(names.includes('谢一鸣') && !names.includes('邓丽华'), names.join());
    assert.equal(body.items.length, mechanics.memberCount);
    assert.ok(body.items.every((person: { phoneNumber: string }) => /^139\*{4}\d{4}$/.test(person.phoneNumber)));
  });

  it('PER-1 finds people by part of the name or the beginning of the phone number, up to 1000', async () => {
    const byName = await search({ nameOrPhoneNumber: '林静', maxResultCount: 1000, skipCount: 0 });
    assert.ok(byName.body.items.some((person: { id: string }) => person.id === userId('aurora', 'lin')));
    // Most Chinese surnames are one character.
    const bySurname = await search({ nameOrPhoneNumber: '王', maxResultCount: 1000, skipCount: 0 });
    const surnames = bySurname.body.items.map(({ name }: { name: string }) => name);
    assert.ok(surnames.includes('王磊') && surnames.every((name: string) => name.includes('王')), String(surnames));
    for (const nameOrPhoneNumber of ['13900000003', ' 139 0000 0003', '+86 139-0000-0003', '１３９０００００００３']) {
      const byPhone = await search({ nameOrPhoneNumber, maxResultCount: 1000, skipCount: 0 });
      assert.deepEqual(
        byPhone.body.items.map((person: { name: string }) => person.name),
        ['王磊'],
        nameOrPhoneNumber,
      );
    }
    for (const part of ['1', '139', '1390000', '1390000000'])
      assert.equal(
        (await search({ nameOrPhoneNumber: part })).body.totalCount,
        0,
        'a masked number is found whole only',
      );
    const disabled = await search({ nameOrPhoneNumber: '邓丽华', maxResultCount: 1000, skipCount: 0 });
    assert.deepEqual(disabled.body, { items: [], totalCount: 0 });
    const everybody = await search({ maxResultCount: 1000, skipCount: 0 });
    assert.equal(everybody.body.items.length, 1000);
    assert.ok(everybody.body.totalCount > 1900 && everybody.body.totalCount <= 2000);
    assert.equal((await search({ maxResultCount: 1001 })).status, 400);
  });

  it('treats wildcards in the search as ordinary characters', async () => {
    for (const nameOrPhoneNumber of ['%', '_', '\\', "' or 1=1 --"]) {
      assert.deepEqual((await search({ nameOrPhoneNumber })).body, { items: [], totalCount: 0 });
    }
  });

  it('lists the companies of the caller', async () => {
    const { body } = await app.ask('GET', '/api/identity/organization-units/user/company-list', { token: lin });
    assert.deepEqual(
      body.items.map((company: { id: string; displayName: string }) => [company.id, company.displayName]),
      [[unitId('aurora', '00001'), '极光制造']],
    );
  });

  it('returns the real administrative divisions, all or below one, even before sign-in', async () => {
    const all = await app.ask('GET', '/api/area/get-areas');
    assert.equal(all.body.items.length, 34);
    const jiangsu = await app.ask('GET', '/api/area/get-areas?parentCode=320000');
    const suzhou = jiangsu.body.items.find((area: { name: string }) => area.name === '苏州市');
    assert.ok(suzhou.children.some((area: { name: string }) => area.name === '姑苏区'));
    assert.deepEqual((await app.ask('GET', '/api/area/get-areas?parentCode=999999')).body.items, []);
    assert.equal((await app.ask('GET', '/api/area/get-areas?parentCode=abc')).status, 400);
  });

  it('returns the three enumerations by full name, in the requested language', async () => {
    const read = (name: string, language = 'en') =>
      app.ask('GET', `/api/common/get-enum?name=${name}`, { token: lin, headers: { 'accept-language': language } });
    const degree = await read('Atrium.UserTasks.UserTask.DegreeType');
    assert.deepEqual(
      degree.body.items.map((item: { value: number; displayName: string }) => [item.value, item.displayName]),
      [
        [0, 'normal'],
        [1, 'important'],
        [2, 'urgent'],
        [3, 'important and urgent'],
      ],
    );
    assert.equal((await read('Any.UserTask.WarmingTime')).body.items.length, 7);
    assert.equal((await read('UserTask.WarmingType', 'zh-CN')).body.items[1].displayName, '短信');
    assert.equal((await read('XUserTask.WarmingType')).status, 404);
    assert.equal((await read('constructor')).status, 404);
  });
});
