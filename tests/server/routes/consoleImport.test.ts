import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { csvFile } from '../../../server/src/domain/csvFile.ts';
import { tenantId, userId } from '../../../server/src/seed/staff.ts';
import { importLines, templateText } from '../../../src/lib/importFile.ts';
import { type ConsoleCalls, consoleOf } from '../support/consoleOf.ts';
import { TestApp } from '../support/testApp.ts';

interface Checked {
  readonly outcome: string;
  readonly faults: readonly { readonly field: string | null; readonly message: string }[];
}

describe('the import of members', () => {
  let app: TestApp;
  let lin: ConsoleCalls;
  before(async () => {
    app = await TestApp.start();
    lin = await consoleOf(app);
    await setLimit(100_000);
  });
  after(() => app.close());

  const setLimit = (user_limit: number) =>
    app.database.host.updateTable('tenants').set({ user_limit }).where('id', '=', tenantId('aurora')).execute();
  const check = async (rows: readonly object[], language = 'en'): Promise<Checked[]> => {
    const { access_token: token } = await app.enter('lin', 'aurora');
    const headers = { 'accept-language': language };
    const answer = await app.ask('POST', '/api/console/organization/members/import/check', {
      token,
      json: { rows },
      headers,
    });
    assert.equal(answer.status, 200, answer.text);
    return answer.body.items;
  };
  const doImport = async (rows: readonly object[]) => (await lin.post('organization/members/import', { rows })).body;
  const good = (last: number, more: object = {}) => ({
    name: `新人${last}`,
    phoneNumber: `138000${String(last).padStart(5, '0')}`,
    ...more,
  });

  it('reports every fault of every row, in the caller’s language', async () => {
    const rows = [
      good(1, { department: '研发中心/研发项目部', jobTitle: '工程师', employeeNumber: 'NEW-1' }),
      { name: '', phoneNumber: '12', department: '没有', jobTitle: 'x'.repeat(51), employeeNumber: 'AX-0012' },
      good(1),
      good(3, { employeeNumber: 'NEW-1' }),
      { ...good(4), phoneNumber: '+86 139-0000-0002' },
      { ...good(5), phoneNumber: '13900000004' },
      {},
    ];
    const checked = await check(rows);
    assert.deepEqual(
      checked.map(({ outcome }) => outcome),
      ['invite', 'faulty', 'faulty', 'faulty', 'present', 'add', 'faulty'],
    );
    const said = (index: number) => checked[index]?.faults.map(({ field, message }) => `${field}: ${message}`);
    assert.deepEqual(said(1), [
      'name: Must not be empty.',
      'jobTitle: At most 50 characters.',
      'phoneNumber: Not a phone number of 11 digits.',
      'department: There is no department “没有”.',
      'employeeNumber: Belongs to 林静.',
    ]);
    assert.deepEqual(said(2), ['phoneNumber: The same as that of 新人1 further up.']);
    assert.deepEqual(said(3), ['employeeNumber: The same as that of 新人1 further up.']);
    assert.deepEqual(said(6), ['name: Must not be empty.', 'phoneNumber: Must not be empty.']);
    const [, chinese] = await check(rows, 'zh-CN');
    assert.equal(chinese?.faults[0]?.message, '不能为空。');
  });

  it('treats employee numbers that differ only in case as equal, in the company and in the file', async () => {
    const checked = await check([
      good(1, { employeeNumber: 'ax-0012' }),
      good(2, { employeeNumber: 'case-1' }),
      good(3, { employeeNumber: 'CASE-1' }),
      { name: '林静', phoneNumber: '13900000001', employeeNumber: 'ax-0012' },
    ]);
    assert.deepEqual(
      checked.map(({ faults }) => faults.map(({ message }) => message)),
      [['Belongs to 林静.'], [], ['The same as that of 新人2 further up.'], ['The same as that of 新人1 further up.']],
    );
    const [own] = await check([{ name: '林静', phoneNumber: '13900000001', employeeNumber: 'ax-0012' }]);
    assert.deepEqual([own?.outcome, own?.faults], ['present', []]);
  });

  it('finds a department by path, or by name in either language, and says when a name is not enough', async () => {
    const { body } = await lin.get('organization/units');
    const root = body.items[0].id;
    for (const name of ['分部 A', '分部 B']) {
      const { id } = (await lin.post('organization/units/add', { parentId: root, displayName: name })).body;
      await lin.post('organization/units/add', { parentId: id, displayName: '仓库' });
    }
    const departments = ['仓库', '分部 A/仓库', ' 极光制造 / 分部 B > 仓库 ', 'harmonic drives', ''];
    const checked = await check(departments.map((department, index) => good(100 + index, { department })));
    assert.deepEqual(
      checked.map(({ faults }) => faults.length),
      [1, 0, 0, 0, 0],
    );
    assert.match(checked[0]?.faults[0]?.message ?? '', /2 departments are called “仓库”/);
  });

  it('imports 2,000 rows in one go, leaves bad ones out, and changes nothing when repeated', async () => {
    const rows = Array.from({ length: 1998 }, (_, index) =>
      good(1000 + index, { department: '制造中心', employeeNumber: `IM-${index}` }),
    );
    const all = [...rows, { ...good(9998), phoneNumber: '13900000004' }, { name: 'x', phoneNumber: 'bad' }];
    assert.deepEqual(await doImport(all), { added: 1, invited: 1998, present: 0, faulty: 1 });
    assert.deepEqual(await doImport(all), { added: 0, invited: 0, present: 1999, faulty: 1 });
    const { body } = await lin.get('acts?maxResultCount=1');
    assert.deepEqual([body.items[0].act, body.items[0].object], ['membersImported', '1999']);
  });

  it('adds people with accounts by the hundred, and refuses more than 2,000 rows', async () => {
    const phones = Array.from({ length: 600 }, (_, index) => `139${String(90_000_000 + index)}`);
    await app.database.host
      .insertInto('accounts')
      .values(phones.map((phone) => ({ user_name: `bulk${phone}`, name: 'x', phone })))
      .execute();
    const answer = await doImport(phones.map((phoneNumber) => ({ name: '批量', phoneNumber })));
    assert.deepEqual(answer, { added: 600, invited: 0, present: 0, faulty: 0 });
    const tooMany = Array.from({ length: 2001 }, (_, index) => good(index));
    assert.equal((await lin.post('organization/members/import', { rows: tooMany })).status, 400);
  });

  it('refuses a row with the employee number of somebody who is invited', async () => {
    await doImport([good(60_001, { employeeNumber: 'AX-6001' })]);
    const [again, other] = await check([
      good(60_001, { employeeNumber: 'AX-6001' }),
      good(60_002, { employeeNumber: 'ax-6001' }),
    ]);
    assert.equal(again?.outcome, 'present');
    assert.deepEqual([other?.outcome, other?.faults[0]?.field], ['faulty', 'employeeNumber']);
  });

  it('says at which rows the edition runs out of places', async () => {
    const { body } = await lin.get('organization/members?isActive=true&maxResultCount=1');
    const { invitations } = (await lin.get('dashboard')).body;
    await setLimit(body.totalCount + invitations.open + 1);
    const checked = await check([good(50_001), good(50_002)]);
    assert.deepEqual(
      checked.map(({ outcome }) => outcome),
      ['invite', 'faulty'],
    );
    assert.deepEqual([checked[1]?.faults[0]?.field], [null]);
    await setLimit(100_000);
  });

  it('exports what a filter leaves, safe for spreadsheets, and records it in the security log', async () => {
    await lin.post(`organization/members/${userId('aurora', 'chen')}/update`, { name: '=1+1', jobTitle: 'a,"b"' });
    const token = (await app.enter('lin', 'aurora')).access_token;
    const path = '/api/console/organization/members/export?nameOrPhoneNumber=13900000002';
    const answer = await app.ask('GET', path, { token, headers: { 'user-agent': 'Spreadsheet/1' } });
    assert.match(String(answer.headers['content-type']), /^text\/csv/);
    assert.match(String(answer.headers['content-disposition']), /Members%202026-11-20\.csv/);
    const [heading, line, end] = answer.text.split('\r\n');
    assert.equal(heading, '\uFEFFName,English name,Phone number,Department,Job title,Employee number,Status');
    assert.match(line ?? '', /^'=1\+1,Chen Hao,13900000002,研发中心\/.*控制算法,"a,""b""",AX-0766,Active$/);
    assert.equal(end, '');
    const log = await app.database.host
      .selectFrom('security_log')
      .selectAll()
      .where('action', '=', 'MembersExported')
      .executeTakeFirstOrThrow();
    assert.deepEqual([log.user_name, log.tenant_id, log.browser_info], ['林静', tenantId('aurora'), 'Spreadsheet/1']);
  });

  it('exports with the column names of the portal’s template, so that the file can be imported as it is', async () => {
    const token = (await app.enter('lin', 'aurora')).access_token;
    const path = '/api/console/organization/members/export?nameOrPhoneNumber=13900000004';
    for (const language of ['zh-CN', 'en-US']) {
      const { text } = await app.ask('GET', path, { token, headers: { 'accept-language': language } });
      const columns = new Set(text.split('\r\n')[0]?.replace('\uFEFF', '').split(','));
      const known = templateText(language).trim().replace('\uFEFF', '').split(',');
      assert.deepEqual(
        known.filter((column) => !columns.has(column)),
        [],
      );
      const read = importLines(text.replace('\uFEFF', ''));
      assert.ok('lines' in read);
      assert.deepEqual(
        read.lines.flatMap(({ faults }) => faults),
        [],
      );
    }
  });

  it('turns what a spreadsheet would calculate into text', () => {
    const written = (cells: (string | null)[]) => csvFile('rows.csv', [cells]).content.toString();
    assert.equal(written(['=A1', '+1', '-1-1', '@SUM(A1)', '\t=A1']), `\uFEFF'=A1,'+1,'-1-1,'@SUM(A1),"'\t=A1"\r\n`);
    assert.equal(written(['a-b', null, 'two\nlines']), '\uFEFFa-b,,"two\nlines"\r\n');
  });
});
