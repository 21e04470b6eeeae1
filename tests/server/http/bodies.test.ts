import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { TestApp } from '../support/testApp.ts';

const LIMIT = 1024 * 1024;
const UPLOAD = '/api/user-work/attachment/upload';

describe('ERR-1 the size of what is sent', () => {
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

  it('takes JSON of one MB, and refuses a byte more', async () => {
    const ofSize = (size: number) => `"${'x'.repeat(size - 2)}"`;
    const create = '/api/user-work/personal/create';
    assert.equal(await inject(create, 'application/json', ofSize(LIMIT)), 400, 'read, though it is no task');
    assert.equal(await inject(create, 'application/json', ofSize(LIMIT + 1)), 413);
  });

  it('takes a form of five files and twenty fields, and refuses one more of either', async () => {
    const files = (count: number) => part('file', 'text', 'a.txt').repeat(count);
    const fields = (count: number) => part('field', 'x').repeat(count);
    assert.equal(await upload(files(5)), 200);
    assert.equal(await upload(files(6)), 413);
    assert.equal(await upload(files(1) + fields(20)), 200);
    assert.equal(await upload(files(1) + fields(21)), 413);
  });

  it('refuses what is no form where a form is needed, and a form where none is', async () => {
    assert.equal(await inject(UPLOAD, 'application/json', '{}'), 415);
    assert.equal(await inject(UPLOAD, 'text/plain', 'x'), 415);
    assert.equal(await inject('/api/user-work/personal/create', 'multipart/form-data; boundary=x', '--x--'), 415);
  });
});
