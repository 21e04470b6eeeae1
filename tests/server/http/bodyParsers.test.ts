import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fastify from 'fastify';
import { ApiError } from '../../../server/src/errors/apiError.ts';
import { addBodyParsers } from '../../../server/src/http/bodyParsers.ts';

const JSON_TYPE = 'application/json';
const FORM = 'application/x-www-form-urlencoded';
const MALFORMED = 'The request could not be read.';
const REPEATED = 'The form contains a field more than once.';

describe('what a body is read as', () => {
  const server = fastify();
  before(async () => {
    addBodyParsers(server);
    server.setErrorHandler((error, _request, reply) => {
      if (error instanceof ApiError) return reply.code(error.status).send(error.text.en);
      return reply.code(error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500).send('');
    });
    server.post('/', async ({ body }) => ({ body: body ?? 'none' }));
    await server.ready();
  });
  after(() => server.close());

  async function read(payload: string | Buffer, type = JSON_TYPE): Promise<unknown> {
    const answer = await server.inject({ method: 'POST', url: '/', headers: { 'content-type': type }, payload });
    return answer.statusCode === 200 ? answer.json().body : [answer.statusCode, answer.body];
  }
  const refused = [400, MALFORMED];
  const nested = (depth: number, [begin, end] = ['[', ']']) => `${begin}`.repeat(depth) + `${end}`.repeat(depth);
  const isRead = async (json: string) => assert.deepEqual(await read(json), JSON.parse(json), json);

  it('JSON may be 64 levels deep, of lists and objects together', async () => {
    await isRead(nested(64));
    assert.deepEqual(await read(nested(65)), refused);
    await isRead(`{"a":${nested(63)}}`);
    assert.deepEqual(await read(`{"a":${nested(64)}}`), refused);
    assert.deepEqual(await read(`${'{"a":'.repeat(65)}1${'}'.repeat(65)}`), refused);
  });

  it('siblings in JSON, and brackets within its texts, do not count as depth', async () => {
    await isRead(`[${'[],'.repeat(100)}[]]`);
    await isRead(`[${'{},'.repeat(100)}{}]`);
    await isRead(JSON.stringify([nested(90), nested(90, ['{', '}']), `"${'['.repeat(90)}`, `\\"${'{'.repeat(90)}`]));
  });

  it('what follows a text in JSON counts again, wherever its quotes and backslashes are', async () => {
    for (const text of ['', 'a', '"', '\\', '\\"', '[]'])
      assert.deepEqual(await read(`[${JSON.stringify(text)},${nested(64)}]`), refused, text);
  });

  it('an empty one counts as none; broken JSON, poisoned JSON and bytes that are not text are refused', async () => {
    assert.equal(await read(''), 'none');
    for (const json of ['{', '{"__proto__":{"a":1}}', '{"constructor":{"prototype":{}}}'])
      assert.deepEqual(await read(json), [400, ''], json);
    assert.deepEqual(await read(Buffer.from('"\xc3\x28"', 'latin1')), refused);
  });

  it('a form has each field once, in texts', async () => {
    assert.deepEqual(await read('a=1&b=%E4%bd%a0+100%&c=', FORM), { a: '1', b: '你 100%', c: '' });
    assert.deepEqual(await read('a=1&b=2&a=1', FORM), [400, REPEATED]);
    for (const text of ['a=%C3%28', 'a=%c3', 'a=%41%ff&b=1', 'a=\xc3\x28'])
      assert.deepEqual(await read(Buffer.from(text, 'latin1'), FORM), refused, text);
  });

  it('nothing else is read', async () => {
    for (const type of ['text/plain', 'text/xml']) assert.deepEqual(await read('a', type), [415, '']);
  });
});
