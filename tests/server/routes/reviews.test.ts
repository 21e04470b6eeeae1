import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { sweepUploads } from '../../../server/src/domain/sweeps.ts';
import { drawProduct } from '../../../server/src/seed/pictures/drawings.ts';
import { accountId, tenantId } from '../../../server/src/seed/staff.ts';
import { TestApp } from '../support/testApp.ts';

const FACTS = {
  companyName: '北风贸易有限公司',
  creditCode: '91310115MA1BREAL1M',
  legalPerson: '顾北',
  address: '上海市浦东新区张江路 1266 号',
};
const PNG = Buffer.from(drawProduct('rail'));
const BOREAL = tenantId('boreal');

describe('a request that host administrators decide on', () => {
  let app: TestApp;
  let admin = '';
  /** Manages Aurora and, for these tests, Boreal. */
  let lin = '';
  let linHost = '';
  before(async () => {
    app = await TestApp.start({ secretsKey: randomBytes(32) });
    await app.database.host
      .insertInto('tenant_user_policies')
      .columns(['tenant_id', 'user_id', 'policy'])
      .expression((eb) =>
        eb
          .selectFrom('tenant_users')
          .select(['tenant_id', 'id', eb.val('AbpExtend.HostConsole').as('policy')])
          .where('tenant_id', '=', BOREAL)
          .where('account_id', '=', accountId('lin')),
      )
      .execute();
    admin = (await app.signIn('admin')).access_token;
    linHost = (await app.signIn('lin')).access_token;
    lin = (await app.enter('lin', 'boreal')).access_token;
  });
  after(() => app.close());

  const get = (path: string, token = lin) => app.ask('GET', `/api/console/${path}`, { token });
  const post = (path: string, json: object = {}, token = lin) =>
    app.ask('POST', `/api/console/${path}`, { token, json });
  const review = (json: object, token = admin) => post(`certifications/${BOREAL}/review`, json, token);
  async function upload(
    fileName = 'licence.png',
    content = PNG,
    token = lin,
  ): Promise<{ blobName: string; fileName: string }> {
    const head = `--x\r\nContent-Disposition: form-data; name="file"; filename="${fileName}"\r\n\r\n`;
    const { body } = await app.app.fastify.inject({
      method: 'POST',
      url: '/api/user-work/attachment/upload',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
      payload: Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--x--\r\n')]),
    });
    return { blobName: JSON.parse(body).name, fileName };
  }
  const members = (answer: { body: { error: { validationErrors?: { members: string[] }[] } } }) =>
    answer.body.error.validationErrors?.flatMap((problem) => problem.members);

  it('can be withdrawn once while pending, and keeps what was filled in', async () => {
    assert.equal((await get('certification')).body.status, 'pending');
    assert.equal((await post('certification/withdraw')).status, 204);
    const { body } = await get('certification');
    assert.deepEqual([body.status, body.legalPerson, body.attempt], ['none', '沈国栋', 1]);
    assert.equal((await post('certification/withdraw')).status, 403);
    assert.equal((await review({ attempt: 1 })).status, 403);
  });

  it('is refused for a credit code with a wrong check character, or a licence that is not the caller’s picture', async () => {
    const license = await upload();
    const submit = (changes: object) => post('certification/submit', { ...FACTS, license, ...changes });
    assert.deepEqual(members(await submit({ creditCode: '91310115MA1BREAL1N' })), ['creditCode']);
    assert.deepEqual(members(await submit({ license: { blobName: 'invented.png', fileName: 'x' } })), ['license']);
    const text = await upload('licence.txt', Buffer.from('a text'));
    assert.deepEqual(members(await submit({ license: text })), ['license']);
    const aurora = (await app.enter('lin', 'aurora')).access_token;
    const foreign = await upload('licence.png', PNG, aurora);
    assert.deepEqual(members(await submit({ license: foreign })), ['license']);
    assert.equal((await get('certification')).body.status, 'none');
  });

  it('is refused for a truncated licence, in the person’s language, and nothing of it is kept', async () => {
    const license = await upload('licence.png', PNG.subarray(0, PNG.length / 2));
    const submit = (language: string) =>
      app.ask('POST', '/api/console/certification/submit', {
        token: lin,
        json: { ...FACTS, license },
        headers: { 'accept-language': language },
      });
    for (const [language, words] of [
      ['en-US', /incomplete/],
      ['zh-CN', /不完整/],
    ] as const) {
      const answer = await submit(language);
      assert.deepEqual([answer.status, members(answer)], [400, ['license']]);
      assert.match(answer.body.error.validationErrors[0].message, words);
    }
    assert.equal((await get('certification')).body.status, 'none');
  });

  it('is not approved with the credit code of a company that is already certified', async () => {
    const license = await upload();
    const submitted = { ...FACTS, creditCode: '91320500MA1AURRA0T', license };
    assert.equal((await post('certification/submit', submitted)).status, 204);
    const answer = await review({ attempt: 2 });
    assert.deepEqual([answer.status, answer.body.error.code], [403, 'Atrium:CreditCodeTaken']);
    assert.match(answer.body.error.message, /极光制造/);
    assert.equal((await get('certification')).body.status, 'pending', 'it can still be refused');
    assert.equal((await post('certification/withdraw')).status, 204);
  });

  it('CON-1 is refused field by field, corrected, approved, and stays verified; its administrators are notified', async () => {
    const license = await upload();
    assert.equal((await post('certification/submit', { ...FACTS, license })).status, 204);
    assert.equal((await post('certification/submit', { ...FACTS, license })).status, 403);
    const { items } = (await get('certifications', admin)).body;
    assert.deepEqual(
      items.map((item: { id: string; attempt: number; hasLicense: boolean }) => [
        item.id,
        item.attempt,
        item.hasLicense,
      ]),
      [[BOREAL, 3, true]],
    );
    const reasons = [{ field: 'legalPerson', reason: '姓名与营业执照不一致' }];
    assert.equal((await review({ attempt: 1, reasons })).status, 403);
    assert.equal((await review({ attempt: 3, reasons: [{ field: 'invented', reason: 'x' }] })).status, 400);
    assert.equal((await review({ attempt: 3, reasons })).status, 204);
    assert.equal((await review({ attempt: 3 })).status, 403);
    const refused = (await get('certification')).body;
    assert.deepEqual([refused.status, refused.reasons, refused.license], ['refused', reasons, license]);

    assert.equal((await post('certification/submit', { ...FACTS, legalPerson: '顾北辰', license })).status, 204);
    assert.equal((await review({ attempt: 4 })).status, 204);
    const verified = (await get('certification')).body;
    assert.deepEqual([verified.status, verified.reasons], ['verified', []]);
    assert.deepEqual(
      verified.history.map((one: { kind: string; attempt: number; actorName: string | null }) => [
        one.kind,
        one.attempt,
        one.actorName,
      ]),
      [
        ['verified', 4, null],
        ['submitted', 4, '林静'],
        ['refused', 3, null],
        ['submitted', 3, '林静'],
        ['withdrawn', 2, '林静'],
        ['submitted', 2, '林静'],
        ['withdrawn', 1, '林静'],
      ],
    );
    assert.equal((await post('certification/submit', { ...FACTS, license })).status, 403);
    assert.equal((await post('certification/withdraw')).status, 403);
    const told = await app.ask('GET', '/api/notification/user-notifications?moduleName=Basic', { token: lin });
    const remarks = told.body.items
      .slice(0, 2)
      .map((item: { notificationName: string; properties: string }) => [
        item.notificationName,
        JSON.parse(item.properties).App.remark,
      ]);
    assert.deepEqual(
      new Set(remarks.map(String)),
      new Set(['tenantChanged,组织认证已通过', 'tenantChanged,组织认证未通过，有 1 处需要修改']),
    );
  });

  it('keeps a submitted licence and shows it only to administrators', async () => {
    app.pass(3 * 86_400);
    const again = {
      admin: (await app.signIn('admin')).access_token,
      lin: (await app.enter('lin', 'boreal')).access_token,
    };
    await sweepUploads(app.database, app.app.services);
    const own = await get('certification/license', again.lin);
    assert.deepEqual([own.status, own.headers['content-type']], [200, 'image/png']);
    assert.equal((await get(`certifications/${BOREAL}/license`, again.admin)).status, 200);
    assert.equal((await get(`certifications/${tenantId('delta')}/license`, again.admin)).status, 404);
    assert.equal((await get(`certifications/${BOREAL}/license`, (await app.signIn('lin')).access_token)).status, 403);
    assert.equal((await get('certification/license', (await app.enter('wang', 'boreal')).access_token)).status, 403);
  });

  it('CON-1 authenticates a real name by a valid number, keeps it masked, and can be withdrawn, refused and corrected', async () => {
    const idNumber = '11010519491231002X';
    const host = { lin: (await app.signIn('lin')).access_token, admin: (await app.signIn('admin')).access_token };
    const submit = (number: string) => post('real-name/submit', { realName: '林静', idNumber: number }, host.lin);
    const decide = (json: object) => post(`real-names/${accountId('lin')}/review`, json, host.admin);
    const own = async () => (await get('real-name', host.lin)).body;
    assert.equal((await own()).status, 'none');
    for (const wrong of ['110105194912310021', '990105194912310023', '110105203012310026', '110105199002300028']) {
      assert.deepEqual(members(await submit(wrong)), ['idNumber'], wrong);
    }
    const named = await post('real-name/submit', { realName: '林静😀', idNumber }, host.lin);
    assert.deepEqual(members(named), ['realName']);
    assert.equal((await submit(idNumber)).status, 204);
    assert.deepEqual([(await own()).status, (await own()).idNumber], ['pending', '1****************X']);
    assert.equal((await submit(idNumber)).status, 403);
    assert.equal((await post('real-name/withdraw', {}, host.lin)).status, 204);
    assert.deepEqual([(await own()).status, (await own()).realName], ['none', '林静']);
    assert.equal((await post('real-name/withdraw', {}, host.lin)).body.error.code, 'Atrium:NothingPending');
    assert.equal((await decide({ attempt: 1 })).status, 403);
    assert.equal((await submit(idNumber)).status, 204);
    const waiting = (await get('real-names', host.admin)).body;
    assert.equal(waiting.totalCount, waiting.items.length);
    const item = waiting.items.find(({ userName }: { userName: string }) => userName === 'lin');
    assert.deepEqual([item.realName, item.idNumber, item.attempt], ['林静', '1****************X', 2]);
    assert.ok(!JSON.stringify(waiting).includes(idNumber));
    const detail = await get(`real-names/${accountId('lin')}`, host.admin);
    assert.deepEqual([detail.body.idNumber, detail.body.userName, detail.body.attempt], [idNumber, 'lin', 2]);
    // Requests from before numbers were kept have none: the reviewer is told so.
    await app.database.host.updateTable('real_names').set({ id_number_sealed: null }).execute();
    const { body: old } = await get(`real-names/${accountId('lin')}`, host.admin);
    assert.deepEqual([item.isNumberKept, old.isNumberKept, old.idNumber], [true, false, '1****************X']);
    assert.equal((await get(`real-names/${accountId('lin')}`, host.lin)).status, 403);
    const reasons = [{ field: 'idNumber', reason: '与姓名不符' }];
    assert.equal((await decide({ attempt: 2, reasons })).status, 204);
    assert.deepEqual((await own()).reasons, reasons);
    assert.equal((await get(`real-names/${accountId('lin')}`, host.admin)).status, 404);
    assert.equal((await submit(idNumber)).status, 204);
    assert.equal((await decide({ attempt: 2 })).status, 403);
    assert.equal((await decide({ attempt: 3 })).status, 204);
    assert.equal((await post('real-name/withdraw', {}, host.lin)).status, 403);
    assert.equal((await own()).status, 'verified');
    assert.equal((await submit(idNumber)).status, 403);
  });

  it('leaves no identity number in the database once it is decided or withdrawn', async () => {
    const stored = async () => JSON.stringify(await app.database.host.selectFrom('real_names').selectAll().execute());
    assert.ok((await stored()).includes(accountId('lin')) && !(await stored()).includes('11010519491231002X'));
    const wang = (await app.signIn('wang')).access_token;
    await post('real-name/submit', { realName: '王磊', idNumber: '11010519491231002X' }, wang);
    assert.match(await stored(), /"id_number_sealed":"sealed:[^"]+"/);
    assert.ok(!(await stored()).includes('11010519491231002X'));
    await post('real-name/withdraw', {}, wang);
    assert.doesNotMatch(await stored(), /sealed:/);
  });

  it('is closed to everybody but host administrators', async () => {
    for (const path of ['certifications', 'real-names']) assert.equal((await get(path, linHost)).status, 401, path);
    const host = (await app.signIn('lin')).access_token;
    for (const path of ['certifications', 'real-names']) assert.equal((await get(path, host)).status, 403, path);
    assert.equal((await review({ attempt: 1 }, host)).status, 403);
    assert.equal((await post(`real-names/${accountId('wang')}/review`, { attempt: 1 }, host)).status, 403);
  });
});
