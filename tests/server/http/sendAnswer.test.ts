import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { describe, it } from 'node:test';
import fastify from 'fastify';
import * as z from 'zod/mini';
import { defineCall } from '../../../contract/call.ts';
import { FileAnswer } from '../../../server/src/domain/files.ts';
import { route } from '../../../server/src/http/route.ts';
import { sendAnswer } from '../../../server/src/http/sendAnswer.ts';

const call = defineCall('look', 'GET /api/look', 'none', { response: z.strictObject({ a: z.number() }) });
const LOOK = route(call, { binding: 'open' }, async () => assert.fail());

const server = fastify();
let given: { readonly answer: unknown; readonly isChecked: boolean };
server.get('/', async (request, reply) => {
  await sendAnswer(LOOK, request, reply, given.answer, given.isChecked);
  return reply;
});

/** What a client gets for a handler's answer. */
async function sent(answer: unknown, { headers = {}, isChecked = false } = {}) {
  given = { answer, isChecked };
  return server.inject({ url: '/', headers });
}

const TEXT = Buffer.from('text');
const fileWith = (options: ConstructorParameters<typeof FileAnswer>[3]) =>
  new FileAnswer(TEXT, 'text/plain', 'a.txt', options);

describe('a file as an answer', () => {
  it('comes with its type and its name: a plain one for old clients, and the real one', async () => {
    for (const content of [TEXT, Readable.from([TEXT])]) {
      const { headers, body, statusCode } = await sent(new FileAnswer(content, 'text/csv', 'Members 2026_1.csv'));
      assert.deepEqual([statusCode, body, headers['content-type']], [200, 'text', 'text/csv']);
      const name = `filename="Members 2026_1.csv"; filename*=UTF-8''Members%202026_1.csv`;
      assert.equal(headers['content-disposition'], `attachment; ${name}`);
    }
  });

  it('may have any characters in its name, which break neither the header nor the name', async () => {
    const { headers } = await sent(new FileAnswer(TEXT, 'text/plain', `成员 "(a)*'\r\n`));
    const name = `filename="__ __a_____"; filename*=UTF-8''%E6%88%90%E5%91%98%20%22%28a%29%2a%27%0D%0A`;
    assert.equal(headers['content-disposition'], `attachment; ${name}`);
  });

  it('is offered for saving unless it may be shown', async () => {
    for (const [inline, begin] of [
      [true, /^inline; /],
      [false, /^attachment; /],
    ] as const)
      assert.match(String((await sent(fileWith({ inline }))).headers['content-disposition']), begin);
  });

  it('may be cached by nobody, by its reader or by everybody, as it says, and with a tag only until it changes', async () => {
    for (const [options, kept] of [
      [{}, 'no-store'],
      [{ isPublic: true }, 'no-store'],
      [{ maxAge: 60 }, 'private, max-age=60'],
      [{ maxAge: 60, isPublic: true }, 'public, max-age=60'],
      [{ etag: '"1"' }, 'private, no-cache'],
    ] as const)
      assert.equal((await sent(fileWith(options))).headers['cache-control'], kept, JSON.stringify(options));
  });

  it('is not sent again to those who have it', async () => {
    for (const known of ['"1"', 'W/"1"', '"0", W/"1"', '"0","1"', '*', '"0", *']) {
      const { statusCode, headers, body } = await sent(fileWith({ etag: '"1"' }), {
        headers: { 'if-none-match': known },
      });
      assert.deepEqual([statusCode, body, headers.etag], [304, '', '"1"'], known);
      assert.deepEqual([headers['cache-control'], headers['content-disposition']], ['private, no-cache', undefined]);
    }
  });

  it('is sent to those who have another version or none; one without a tag is sent whatever they have', async () => {
    for (const known of [undefined, '', '"0"', '"11"', '1', '"1"W/', 'w/"1"']) {
      const got = await sent(fileWith({ etag: '"1"' }), {
        headers: known === undefined ? {} : { 'if-none-match': known },
      });
      assert.deepEqual([got.statusCode, got.body, got.headers.etag], [200, 'text', '"1"'], known);
    }
    const { statusCode, headers } = await sent(fileWith({}), { headers: { 'if-none-match': '*' } });
    assert.deepEqual([statusCode, headers.etag], [200, undefined]);
  });
});

describe('data as an answer', () => {
  it('is JSON that nobody may cache', async () => {
    const { statusCode, headers, body } = await sent({ a: 1 });
    assert.deepEqual([statusCode, body], [200, '{"a":1}']);
    assert.equal(headers['content-type'], 'application/json; charset=utf-8');
    assert.deepEqual([headers['cache-control'], headers.etag], ['no-store', undefined]);
  });

  it('is 204 without a body if there is none', async () => {
    const { statusCode, headers, body } = await sent(undefined, { isChecked: true });
    assert.deepEqual([statusCode, body, headers['cache-control']], [204, '', 'no-store']);
    assert.equal(headers['content-type'], undefined);
  });

  it('carries its version where it has one', async () => {
    for (const [answer, version] of [
      [{ concurrencyStamp: 'a1' }, '"a1"'],
      [{ concurrencyStamp: '' }, '""'],
      [{ concurrencyStamp: null }, undefined],
      [{ concurrencyStamp: 1 }, undefined],
      [{ items: [{ concurrencyStamp: 'a1' }] }, undefined],
      [null, undefined],
      ['concurrencyStamp', undefined],
      [true, undefined],
    ] as const) {
      const { statusCode, headers, body } = await sent(answer);
      assert.deepEqual([statusCode, body, headers.etag], [200, JSON.stringify(answer), version]);
    }
  });

  it('is an internal error if it breaks its contract, but only where that is checked', async () => {
    const broken = await sent({ a: 'text' }, { isChecked: true });
    assert.equal(broken.statusCode, 500);
    assert.match(broken.json().message, /The answer of look breaks its contract/);
    assert.equal((await sent({ a: 'text' })).statusCode, 200);
    assert.equal((await sent({ a: 1 }, { isChecked: true })).statusCode, 200);
  });

  it('says how it is compressed, if it is', async () => {
    const headers = { 'accept-encoding': 'gzip' };
    assert.equal((await sent({ a: 1 }, { headers })).headers['content-encoding'], undefined);
    assert.equal((await sent({ a: 'x'.repeat(2000) }, { headers })).headers['content-encoding'], 'gzip');
  });
});
