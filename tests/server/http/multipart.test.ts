import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import multipart from '@fastify/multipart';
import fastify from 'fastify';
import { ApiError } from '../../../server/src/errors/apiError.ts';
import { readMultipart } from '../../../server/src/http/multipart.ts';

const TYPE = 'multipart/form-data; boundary=x';
const MALFORMED = [400, 'The request could not be read.'];
const part = (value: string, name: string, { fileName = '', type = '' } = {}) =>
  [
    '--x',
    `Content-Disposition: form-data; name="${name}"${fileName && `; filename="${fileName}"`}`,
    ...(type ? [`Content-Type: ${type}`] : []),
    `\r\n${value}\r\n`,
  ].join('\r\n');

describe('what a multipart body is read as', () => {
  const server = fastify();
  before(async () => {
    await server.register(multipart, { limits: { fileSize: 10, files: 2, fields: 3 } });
    server.addContentTypeParser('text/plain', async () => undefined);
    server.setErrorHandler((error, _request, reply) => {
      if (error instanceof ApiError) return reply.code(error.status).send(error.text.en);
      return reply.code(error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500).send('limit');
    });
    server.post('/', async (request) => {
      const { fields, files } = await readMultipart(request);
      return { fields, files: files.map(({ content, ...file }) => ({ ...file, content: content.toString() })) };
    });
  });
  after(() => server.close());

  async function read(body: string | Buffer, type = TYPE): Promise<unknown> {
    const answer = await server.inject({ method: 'POST', url: '/', headers: { 'content-type': type }, payload: body });
    return answer.statusCode === 200 ? answer.json() : [answer.statusCode, answer.body];
  }
  const whole = (...parts: string[]) => read(`${parts.join('')}--x--\r\n`);

  it('its fields by name, and its files in order, each with its field, name, type and content', async () => {
    const file = { fileName: '附件 a.txt', type: 'text/plain' };
    const picture = { fileName: 'b.png', type: 'image/png' };
    assert.deepEqual(await whole(part('1', 'a'), part('text', 'f', file), part('', 'b'), part('x', 'f', picture)), {
      fields: { a: '1', b: '' },
      files: [
        { field: 'f', fileName: '附件 a.txt', contentType: 'text/plain', content: 'text' },
        { field: 'f', fileName: 'b.png', contentType: 'image/png', content: 'x' },
      ],
    });
    assert.deepEqual(await whole(), { fields: {}, files: [] });
  });

  it('without the fields that are not texts', async () => {
    const json = part('{"a":1}', 'deep', { type: 'application/json' });
    assert.deepEqual(await whole(json, part('1', 'a')), { fields: { a: '1' }, files: [] });
  });

  it('refuses a field that is repeated, or that is not UTF-8', async () => {
    const repeated = [400, 'The form contains a field more than once.'];
    assert.deepEqual(await whole(part('1', 'a'), part('2', 'b'), part('1', 'a')), repeated);
    const broken = Buffer.from(`${part('1\xc3\x28', 'a')}--x--\r\n`, 'latin1');
    assert.deepEqual(await read(broken), MALFORMED);
  });

  it('refuses a file above the limit in words, and too many files or fields', async () => {
    const file = (size: number) => part('x'.repeat(size), 'f', { fileName: 'a.txt' });
    assert.deepEqual(await whole(file(11)), [413, 'file size must not exceed 5M']);
    assert.deepEqual(await whole(file(1), file(1), file(1)), [413, 'limit']);
    assert.deepEqual(await whole(...['a', 'b', 'c', 'd'].map((name) => part('1', name))), [413, 'limit']);
  });

  it('refuses a body that ends too early or is not a form', async () => {
    const text = part('text', 'f', { fileName: 'a.txt' });
    for (const cut of [text.slice(0, 20), text.slice(0, -4), part('1', 'a')])
      assert.deepEqual(await read(cut), MALFORMED, cut);
    assert.deepEqual(await read('a', 'text/plain'), [415, 'The body must be multipart/form-data.']);
  });
});
