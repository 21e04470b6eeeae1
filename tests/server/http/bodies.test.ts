import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { TestApp } from '../support/testApp.ts';

const LIMIT = 1024 * 1024;
const UPLOAD = '/api/user-work/attachment/upload';

describe('request bodies', () => {
  let app: TestApp;
  let token = '';
  before(async () => {
    app = await TestApp.start();
    token = (await app.enter('wang', 'aurora')).access_token;
  });
  after(() => app.close());

  const inject = async (url: string, type: string, payload: string): Promise<number> => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': type };
    return (await app.app.fastify.inject({ method: 'POST', url, headers, payload })).statusCode;
  };
  const part = (name: string, value: string, fileName?: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"${fileName ? `; filename="${fileName}"` : ''}\r\n\r\n${value}\r\n`;
  const upload = (parts: string) => inject(UPLOAD, 'multipart/form-data; boundary=x', `${parts}--x--\r\n`);

  it('may be one MB of JSON, and not a byte more', async () => {
    const ofSize = (size: number) => `"${'x'.repeat(size - 2)}"`;
    const create = '/api/user-work/personal/create';
    assert.equal(await inject(create, 'application/json', ofSize(LIMIT)), 400, 'read, though it is no task');
    assert.equal(await inject(create, 'application/json', ofSize(LIMIT + 1)), 413);
  });

  it('may be five files and twenty fields in a form, and not one more of either', async () => {
    const files = (count: number) => part('file', 'text', 'a.txt').repeat(count);
    const fields = (count: number) => Array.from({ length: count }, (_, index) => part(`field${index}`, 'x')).join('');
    assert.equal(await upload(files(5)), 200);
    assert.equal(await upload(files(6)), 413);
    assert.equal(await upload(files(1) + fields(20)), 200);
    assert.equal(await upload(files(1) + fields(21)), 413);
  });

  it('get 400 if they are a broken form, wherever it breaks', async () => {
    const whole = `${part('file', 'text', 'a.txt')}--x--\r\n`;
    const type = 'multipart/form-data; boundary=x';
    for (let length = 0; length < whole.length - 6; length += 5)
      assert.equal(await inject(UPLOAD, type, whole.slice(0, length)), 400, whole.slice(0, length));
    assert.equal(await inject(UPLOAD, 'multipart/form-data', whole), 400, 'no boundary');
    assert.equal(await inject(UPLOAD, type, '--x\r\nno header\r\n\r\ntext\r\n--x--\r\n'), 400, 'no header');
    assert.equal(await inject(UPLOAD, type, whole), 200);
  });

  it('keep brackets in a text as text, and get 400 for bytes that are not UTF-8', async () => {
    const create = '/api/user-work/personal/create';
    const send = async (url: string, type: string, payload: Buffer) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': type, 'accept-language': 'en' };
      return app.app.fastify.inject({ method: 'POST', url, headers, payload });
    };
    const deep = JSON.stringify({ title: `${'['.repeat(90)}"\\"[[` });
    const read = await send(create, 'application/json', Buffer.from(deep));
    assert.match(read.body, /endAt field is required/, 'it is read, though it is no task');
    const broken = Buffer.concat([Buffer.from('{"title":"'), Buffer.from([0xc3, 0x28]), Buffer.from('"}')]);
    const refused = await send(create, 'application/json', broken);
    assert.deepEqual([refused.statusCode, refused.json().error.message], [400, 'The request could not be read.']);
    const form = 'application/x-www-form-urlencoded';
    for (const text of ['grant_type=%C3%28', 'grant_type=\xc3\x28']) {
      const answer = await send('/connect/token', form, Buffer.from(text, 'latin1'));
      assert.deepEqual([answer.statusCode, answer.json().error], [400, 'invalid_request'], text);
      assert.equal(answer.json().error_description, 'The request could not be read.');
    }
    const percent = await send('/connect/token', form, Buffer.from('grant_type=password&username=a&password=100%'));
    assert.doesNotMatch(percent.body, /could not be read/);
  });

  it('get 400 for a text that no database stores: a NUL, or half a character', async () => {
    const { access_token: lin } = await app.enter('lin', 'aurora');
    const ask = (path: string, json: object) => app.ask('POST', path, { token: lin, json });
    for (const text of ['a\u0000b', 'a\ud800b', '\udc00']) {
      for (const field of ['name', 'englishName', 'jobTitle', 'employeeNumber']) {
        const json = { phoneNumber: '13811118801', name: '新人', [field]: text };
        assert.equal((await ask('/api/console/organization/members/add', json)).status, 400, field);
      }
      const rows = [{ name: text, phoneNumber: '13811118802' }];
      assert.equal((await ask('/api/console/organization/members/import', { rows })).status, 400);
      const view = { name: '我的', question: { keyword: text }, columns: ['name'] };
      assert.equal((await ask('/api/business/crm/customer/views/save', view)).status, 400);
      const values = { values: { [text]: 'x' } };
      assert.equal((await ask('/api/business/crm/customer/create', values)).status, 400, 'in a name');
    }
    assert.equal(
      (await ask('/api/console/organization/members/add', { phoneNumber: '13811118801', name: '😀' })).status,
      200,
    );
  });

  it('may not repeat an upload field, or contain one that is not UTF-8', async () => {
    const file = part('file', 'text', 'a.txt');
    assert.equal(await upload(file + part('field', 'x') + part('other', 'x')), 200);
    assert.equal(await upload(file + part('field', 'x') + part('field', 'y')), 400);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' };
    const payload = Buffer.from(`${file}${part('field', '\xc3\x28')}--x--\r\n`, 'latin1');
    assert.equal((await app.app.fastify.inject({ method: 'POST', url: UPLOAD, headers, payload })).statusCode, 400);
  });

  it('must be a form where one is needed, and only there', async () => {
    assert.equal(await inject(UPLOAD, 'application/json', '{}'), 415);
    assert.equal(await inject(UPLOAD, 'text/plain', 'x'), 415);
    assert.equal(await inject('/api/user-work/personal/create', 'multipart/form-data; boundary=x', '--x--'), 415);
    const named = await inject('/api/user-work/personal/create', 'Application/JSON; charset=utf-8', '{}');
    assert.equal(named, 400, 'its fields are missing; its type is right');
  });
});
