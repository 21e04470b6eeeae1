import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import type { Person } from '../../../contract/organisation.ts';
import { fillPinyin } from '../../../server/src/domain/organisation/fillPinyin.ts';
import { tenantId, unitId, userId } from '../../../server/src/seed/staff.ts';
import { type ConsoleCalls, consoleWith } from '../support/consoleOf.ts';
import { TestApp } from '../support/testApp.ts';

const AURORA = tenantId('aurora');
const RESEARCH = unitId('aurora', '00001.00002');

describe('the search for people and departments by pinyin', () => {
  let app: TestApp;
  let token = '';
  let lin: ConsoleCalls;
  before(async () => {
    app = await TestApp.start();
    token = (await app.enter('lin', 'aurora')).access_token;
    lin = consoleWith(app, token);
  });
  after(() => app.close());

  const search = async (nameOrPhoneNumber: string): Promise<Person[]> =>
    (await app.ask('POST', '/api/identity/users/ou-master-user-list', { token, json: { nameOrPhoneNumber } })).body
      .items;
  const found = async (text: string): Promise<string[]> => (await search(text)).map(({ name }) => name);
  const rename = async (key: string, change: object): Promise<void> => {
    const { status, text } = await lin.post(`organization/members/${userId('aurora', key)}/update`, change);
    assert.equal(status, 204, text);
  };

  it('matches syllables with or without spaces, initials, and beginnings of syllables', async () => {
    // Nobody is found by the English name, which the demo spells like the Chinese one.
    await rename('lin', { englishName: null });
    for (const text of ['linjing', 'LIN JING', 'lin jing', "lin'jing", 'linj', 'lj', 'ljing', 'jing'])
      assert.ok((await found(text)).includes('林静'), text);
    for (const text of ['injing', 'ling', 'linjingg', 'jl'])
      assert.ok(!(await found(text)).includes('林静'), `${text} is no sequence of her syllables`);
    const { body } = await lin.get('organization/members?nameOrPhoneNumber=linjing');
    assert.equal(body.items[0].name, '林静');
  });

  it('still finds them by characters, English name and number', async () => {
    for (const text of ['王磊', '王 磊', '王　磊']) assert.ok((await found(text)).includes('王磊'), text);
    assert.ok((await found('Wang Lei')).includes('王磊'));
    assert.deepEqual(await found('13900000003'), ['王磊']);
  });

  it('reads surnames as such, and finds other readings too; a new name is found at once, the old one no longer', async () => {
    await rename('chen', { name: '单曾重', englishName: null });
    for (const text of ['shan', 'dan', 'shanzengzhong', 'dancengchong', 'szc'])
      assert.ok((await found(text)).includes('单曾重'), text);
    assert.ok(!(await search('chenhao')).some(({ id }) => id === userId('aurora', 'chen')));
  });

  it('puts an exact name first, then whole names in pinyin', async () => {
    await rename('chen', { name: '陈浩', englishName: 'LJ' });
    await rename('lin', { englishName: null });
    await rename('wang', { name: '王林静', employeeNumber: 'A' });
    const names = await found('lj');
    assert.equal(names[0], '陈浩', 'is called so in English');
    assert.ok(names.indexOf('林静') > 0 && names.indexOf('林静') < names.indexOf('王林静'), names.join());
  });

  it('returns what may be typed for the name of each department, including a new one', async () => {
    const { body } = await app.ask('GET', '/api/hr/organization-units/all-ou', { token });
    const research = body.items.find(({ id }: { id: string }) => id === RESEARCH);
    assert.equal(research.pinyin, 'yan fa zhong xin\nyanfazhongxin\nyfzx');
    const { body: added } = await lin.post('organization/units/add', { parentId: RESEARCH, displayName: '会计部' });
    const typed = async (): Promise<string> => {
      const { items } = (await lin.get('organization/units')).body;
      return items.find(({ id }: { id: string }) => id === added.id).pinyin;
    };
    assert.equal(await typed(), 'kuai ji bu\nkuaijibu\nkjb');
    await lin.post(`organization/units/${added.id}/update`, { displayName: '重庆办' });
    assert.equal(await typed(), 'chong qing ban\nchongqingban\ncqb');
  });

  it('finds people who are invited, and the same people as members', async () => {
    const phoneNumber = '13811117777';
    const invited = await lin.post('organization/members/add', {
      phoneNumber,
      name: '欧阳雪',
      organizationUnitId: RESEARCH,
    });
    assert.equal(invited.status, 200, invited.text);
    const { body } = await lin.get('organization/invitations?nameOrPhoneNumber=oyx');
    assert.equal(body.items[0].name, '欧阳雪');
  });

  it('covers names stored earlier, batch by batch, each once', async () => {
    const heard = () =>
      app.database.inTenant(AURORA, async (db) => ({
        people: await db.selectFrom('tenant_users').select(['id', 'pinyin']).orderBy('id').execute(),
        invited: await db.selectFrom('invitations').select(['id', 'pinyin']).orderBy('id').execute(),
        units: await db.selectFrom('organization_units').select(['id', 'pinyin']).orderBy('id').execute(),
      }));
    const written = await heard();
    assert.ok(written.people.length > 1900);
    await app.database.inTenant(AURORA, async (db) => {
      for (const table of ['tenant_users', 'invitations', 'organization_units'])
        await sql`update ${sql.table(table)} set pinyin = null`.execute(db);
    });
    assert.deepEqual(await found('linjing'), []);
    await fillPinyin(app.database);
    assert.deepEqual(await heard(), written);
  });
});
