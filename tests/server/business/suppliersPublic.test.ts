import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { countTry, RATE_RULES } from '../../../server/src/auth/rateLimit.ts';
import { ACCESS_LIFE_SECONDS } from '../../../server/src/auth/supplierAccess.ts';
import { tenantId } from '../../../server/src/seed/staff.ts';
import { forgetEnded } from '../../../server/src/sweeps.ts';
import { type Answer, TestApp } from '../support/testApp.ts';
import { anotherCode, codeFor, DEVICE, outbox } from '../support/textMessages.ts';

const CODE = '91320594MA1X7Q2K55';
const PDF = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n';
const COMPANY = { name: '苏州永科精密机械有限公司', creditCode: CODE, category: 'machining', contact: '沈立群' };

describe('APP-3 supplier registration and certificates without an account', () => {
  let app: TestApp;
  let lin: string;
  let serial = 0;
  let phone: string;
  before(async () => {
    app = await TestApp.start();
  });
  after(() => app.close());
  beforeEach(async () => {
    serial += 1;
    phone = `139621044${String(serial).padStart(2, '0')}`;
    // Nobody has attempted anything yet.
    app.pass(RATE_RULES.supplierPhone.windowSeconds);
    lin = (await app.enter('lin', 'aurora')).access_token;
  });

  const ask = (path: string, json: object, company = 'aurora'): Promise<Answer> =>
    app.ask('POST', `/api/suppliers/${path}?__tenant=${tenantId(company)}`, { json, headers: DEVICE });
  const open = async (number = phone, company = 'aurora'): Promise<string> => {
    const code = await codeFor(app, number, 'supplier');
    const { status, body, text } = await ask('access', { phoneNumber: number, code }, company);
    assert.equal(status, 200, text);
    assert.equal(body.expiresIn, ACCESS_LIFE_SECONDS);
    return body.accessToken;
  };
  const upload = async (accessToken: string, fileName = '执照.pdf', content = PDF): Promise<Answer> => {
    const form = new FormData();
    form.append('accessToken', accessToken);
    form.append('file', new File([content], fileName));
    const body = new Response(form);
    const answer = await app.app.fastify.inject({
      method: 'POST',
      url: `/api/suppliers/files?__tenant=${tenantId('aurora')}`,
      headers: { 'accept-language': 'en', 'content-type': body.headers.get('content-type') ?? '' },
      payload: Buffer.from(await body.arrayBuffer()),
    });
    return { status: answer.statusCode, headers: answer.headers, text: answer.body, body: answer.json() };
  };
  const uploaded = async (accessToken: string): Promise<{ blobName: string; fileName: string }[]> => {
    const { status, body, text } = await upload(accessToken);
    assert.equal(status, 200, text);
    return [{ blobName: body.name, fileName: body.orgName }];
  };
  const registration = async (accessToken: string, more: object = {}) => ({
    ...{ accessToken, isAgreed: true },
    values: {
      ...COMPANY,
      licence: await uploaded(accessToken),
      permit: await uploaded(accessToken),
      certificate: await uploaded(accessToken),
      ...more,
    },
  });
  const inScm = async (
    resource: string,
  ): Promise<{ id: string; number: string; status: string; values: Record<string, unknown> }[]> => {
    lin = (await app.enter('lin', 'aurora')).access_token;
    const { body } = await app.ask('POST', `/api/business/scm/${resource}/list`, {
      token: lin,
      json: { maxResultCount: 1000 },
    });
    return body.items;
  };
  const ofPhone = async (resource: string, number = phone) =>
    (await inScm(resource)).filter(({ values }) => values['phone'] === number);
  const fieldsOf = ({ body }: Answer): string[] =>
    body.error.validationErrors.flatMap(({ members }: { members: string[] }) => members);

  it('a registration is up for review, with the verified number, and the buyers are notified', async () => {
    const form = await registration(await open(), { phone: '13800000000', status: 'approved', owner: 'x' });
    const { status, text, body: sent } = await ask('register', form);
    const [supplier, ...more] = await ofPhone('supplier');
    assert.deepEqual([status, sent], [200, { number: supplier?.number }], text);
    const { isSelfRegistered, language } = supplier?.values ?? {};
    assert.deepEqual([supplier?.status, isSelfRegistered, language, more], ['registered', true, 'en', []]);
    assert.equal(supplier?.values['owner'], undefined);
    const { body } = await app.ask('GET', '/api/notification/user-notifications?moduleName=SCM', { token: lin });
    const told = body.items.map(({ properties }: { properties: string }) => JSON.parse(properties).App);
    assert.deepEqual([told[0].businessId, told[0].eventName], [supplier?.id, '供应商注册']);
  });

  it('one verification allows one form; a refused one can be sent again', async () => {
    const accessToken = await open();
    const form = await registration(accessToken);
    const wrong = { ...form, values: { ...form.values, contact: '沈\ud800', name: '永科\0', permit: [] } };
    const refused = await ask('register', wrong);
    assert.equal(refused.status, 400, refused.text);
    assert.deepEqual(fieldsOf(refused), ['contact', 'name', 'permit']);
    assert.deepEqual(fieldsOf(await ask('register', { ...form, isAgreed: false })), ['isAgreed']);
    const code = await ask('register', { ...form, values: { ...form.values, creditCode: '91320594MA1X7Q2K' } });
    assert.deepEqual([code.status, fieldsOf(code)], [400, ['creditCode']]);
    const bad = await ask('register', { accessToken, values: {}, isAgreed: true });
    const { body } = await app.ask('GET', '/api/suppliers/forms/supplier');
    const required = body.fields.filter((field: { required?: boolean }) => field.required);
    const missing = ['contact', 'name', 'creditCode', 'category', 'licence', 'permit', 'certificate'];
    assert.deepEqual([fieldsOf(bad), required.map(({ name }: { name: string }) => name)], [missing, missing]);
    assert.equal((await ask('register', form)).status, 200);
    for (const path of ['register', 'certifications']) {
      const again = await ask(path, form);
      assert.deepEqual([again.status, again.body.error.code], [403, 'Atrium:SupplierAccessEnded'], path);
    }
    assert.equal((await upload(accessToken)).status, 403);
    assert.equal((await ofPhone('supplier')).length, 1);
  });

  it('ten at once with one verification create one supplier', async () => {
    const form = await registration(await open());
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask('register', form)));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, ...Array.from({ length: 9 }, () => 403)]);
    assert.equal((await ofPhone('supplier')).length, 1);
  });

  it('a verification expires, belongs to one company, and cannot be any other text', async () => {
    const accessToken = await open();
    const form = await registration(accessToken);
    assert.equal((await ask('register', form, 'boreal')).status, 403);
    assert.equal((await ask('register', { ...form, accessToken: 'x' })).status, 403);
    app.pass(ACCESS_LIFE_SECONDS);
    assert.equal((await ask('register', form)).status, 403);
    assert.equal((await upload(accessToken)).status, 403);
    assert.deepEqual(await ofPhone('supplier'), []);
    const accesses = app.database.host.selectFrom('supplier_accesses').select('id').where('phone', '=', phone);
    assert.equal((await accesses.execute()).length, 1);
    app.pass(31 * 86_400);
    await forgetEnded(app.database, app.app.services);
    assert.deepEqual(await accesses.execute(), []);
  });

  it('only the code of this purpose, and the right one, verifies a number', async () => {
    const code = await codeFor(app, phone, 'supplier');
    const wrong = await ask('access', { phoneNumber: phone, code: anotherCode(code) });
    assert.deepEqual([wrong.status, wrong.body.error.code], [403, 'Atrium:WrongCode']);
    const other = await codeFor(app, phone, 'register');
    if (other !== code) assert.equal((await ask('access', { phoneNumber: phone, code: other })).status, 403);
    assert.equal((await ask('access', { phoneNumber: phone, code })).status, 200);
    assert.equal((await ask('access', { phoneNumber: phone, code })).status, 403, 'used up');
  });

  it('nothing reveals whether a number, a company or a code is known', async () => {
    const known = '13900000001';
    const answers = [];
    for (const number of [known, phone]) {
      const sent = (await outbox(app, number)).length;
      const accessToken = await open(number);
      assert.equal((await outbox(app, number)).length, sent + 1);
      answers.push(await ask('register', await registration(accessToken)));
      app.pass(RATE_RULES.smsInterval.windowSeconds);
    }
    // Everybody gets the next number of the day.
    const said = ({ status, text }: Answer) => [status, text.replace(/\d{3,}(?="})/, 'n')];
    const [first, second] = answers.map(said);
    assert.deepEqual(first, second);
    const [supplier] = await ofPhone('supplier');
    const move = (event: string) =>
      app.ask('POST', `/api/business/scm/supplier/${supplier?.id}/move`, { token: lin, json: { event } });
    assert.equal((await move('review')).status, 200);
    assert.equal((await move('approve')).status, 200);
    const accessToken = await open();
    assert.deepEqual(said(await ask('register', await registration(accessToken))), first);
  });

  it('a certificate is up for review; only the number that the supplier left attributes it to them', async () => {
    const code = '913205940000000012';
    const created = await app.ask('POST', '/api/business/scm/supplier/create', {
      token: lin,
      json: { values: { ...COMPANY, creditCode: code, phone: `${phone.slice(0, 3)} ${phone.slice(3)}` } },
    });
    assert.equal(created.status, 200, created.text);
    const stranger = `138${phone.slice(3)}`;
    for (const [number, supplier] of [
      [phone, created.body.id],
      [stranger, undefined],
    ]) {
      const accessToken = await open(number);
      const values = { title: 'ISO 9001', kind: 'quality', company: COMPANY.name, creditCode: code };
      const without = await ask('certifications', { accessToken, values, isAgreed: true });
      assert.deepEqual([without.status, fieldsOf(without)], [400, ['files']]);
      const files = await uploaded(accessToken);
      const whole = { ...values, files, supplier: created.body.id };
      const sent = await ask('certifications', { accessToken, values: whole, isAgreed: true });
      const [certification] = await ofPhone('certification', number);
      assert.deepEqual([sent.status, sent.body], [200, { number: certification?.number }], sent.text);
      assert.deepEqual([certification?.status, certification?.values['supplier']], ['submitted', supplier]);
      app.pass(RATE_RULES.smsInterval.windowSeconds);
    }
  });

  it('files are of three kinds, below 5 MB, ten at most, and nobody else’s', async () => {
    const accessToken = await open();
    for (const [name, content] of [
      ['表.xlsx', PDF],
      ['说明.txt', 'text'],
      ['假.pdf', 'text'],
      ['大.pdf', PDF + ' '.repeat(5 * 1024 * 1024)],
    ] as const) {
      const answer = await upload(accessToken, name, content);
      assert.deepEqual([answer.status, fieldsOf(answer)], [400, ['file']], name);
    }
    const own = await uploaded(accessToken);
    for (let count = 1; count < 10; count += 1) await uploaded(accessToken);
    const eleventh = await upload(accessToken);
    assert.deepEqual([eleventh.status, fieldsOf(eleventh)], [400, ['file']]);
    app.pass(RATE_RULES.smsInterval.windowSeconds);
    const other = await open();
    const stolen = await ask('register', await registration(other, { licence: own }));
    assert.deepEqual([stolen.status, fieldsOf(stolen)], [400, ['licence']]);
  });

  it('a company must be named, and have somebody to review it', async () => {
    const code = await codeFor(app, phone, 'supplier');
    const json = { phoneNumber: phone, code };
    const nowhere = await app.ask('POST', '/api/suppliers/access', { json, headers: DEVICE });
    assert.equal(nowhere.status, 404);
    assert.equal((await ask('access', json, 'delta')).status, 404, 'a company that is stopped');
    assert.equal((await ask('access', json, 'boreal')).status, 404, 'nobody has SCM_Auth');
    assert.equal((await ask('access', json)).status, 200);
  });

  it('addresses and numbers are rate limited, and the answer says when to try again', async () => {
    const { limit, windowSeconds } = RATE_RULES.supplierPhone;
    const count = (rule: keyof typeof RATE_RULES, who: string) =>
      countTry(app.database, RATE_RULES[rule], who, app.now);
    for (let tried = 0; tried < limit; tried += 1) await count('supplierPhone', `${tenantId('aurora')} ${phone}`);
    const code = await codeFor(app, phone, 'supplier');
    const full = await ask('access', { phoneNumber: phone, code });
    assert.equal(full.status, 429, full.text);
    assert.ok(Number(full.headers['retry-after']) <= windowSeconds);
    for (let tried = 0; tried < RATE_RULES.supplierAddress.limit; tried += 1)
      await count('supplierAddress', '127.0.0.1');
    for (const path of ['access', 'register', 'certifications']) {
      const body = path === 'access' ? { phoneNumber: phone, code } : { accessToken: 'x', values: {}, isAgreed: true };
      assert.equal((await ask(path, body)).status, 429, path);
    }
    assert.equal((await upload('x')).status, 429);
  });
});
