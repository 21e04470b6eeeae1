import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { toApiError } from '../../../server/src/errors/envelope.ts';
import { type Answer, type Ask, TestApp } from '../support/testApp.ts';

describe('error envelope', () => {
  let app: TestApp;
  let token = '';
  before(async () => {
    app = await TestApp.start();
    token = (await app.enter('lin', 'aurora')).access_token;
  });
  after(() => app.close());

  function isEnvelope(answer: Answer, status: number): void {
    assert.equal(answer.status, status, answer.text);
    assert.equal(answer.headers['_abperrorformat'], 'true');
    assert.deepEqual(Object.keys(answer.body.error).sort(), ['code', 'data', 'details', 'message', 'validationErrors']);
  }
  const create = '/api/user-work/personal/create';
  const json = { 'content-type': 'application/json' };

  const rows: readonly [
    name: string,
    status: number,
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    ask: Ask,
    signedIn: boolean,
  ][] = [
    ['an unknown call', 404, 'GET', '/api/nothing', {}, true],
    ['another method', 405, 'DELETE', create, {}, true],
    ['no token', 401, 'POST', create, { json: {} }, false],
    ['a malformed token', 401, 'POST', create, { json: {}, headers: { authorization: 'Bearer abc' } }, false],
    ['basic instead of bearer', 401, 'POST', create, { json: {}, headers: { authorization: 'Basic abc' } }, false],
    ['JSON that is cut off', 400, 'POST', create, { json: '{"title":', headers: json }, true],
    ['JSON with __proto__', 400, 'POST', create, { json: '{"__proto__":{"x":1}}', headers: json }, true],
    ['JSON nested beyond any input', 400, 'POST', create, { json: '['.repeat(20_000), headers: json }, true],
    [
      'nested JSON that is whole',
      400,
      'POST',
      create,
      { json: `${'[{"a":'.repeat(9000)}1${'}]'.repeat(9000)}`, headers: json },
      true,
    ],
    ['a body that is no object', 400, 'POST', create, { json: '[1]', headers: json }, true],
    ['another content type', 415, 'POST', create, { json: 'x', headers: { 'content-type': 'text/plain' } }, true],
    ['a form instead of JSON', 415, 'POST', create, { form: { title: 'x' } }, true],
    ['a body above the limit', 413, 'POST', create, { json: `"${'x'.repeat(1_100_000)}"`, headers: json }, true],
    ['a text with NUL', 400, 'GET', '/api/notification/user-notifications?moduleName=%00', {}, true],
    ['a page size above 1000', 400, 'GET', '/api/notification/user-notifications?maxResultCount=1001', {}, true],
    ['a page that is no number', 400, 'GET', '/api/notification/user-notifications?skipCount=x', {}, true],
    ['a percent sign alone', 400, 'GET', '/api/identity/organization-units/switch/%/tenant', {}, true],
  ];
  for (const [name, status, method, url, ask, signedIn] of rows) {
    it(`answers ${name} with ${status}`, async () => {
      isEnvelope(await app.ask(method, url, { ...ask, token: signedIn ? token : undefined }), status);
    });
  }

  it('keeps the X-Correlation-Id of a request if it is valid', async () => {
    const idOf = async (given?: string) =>
      (await app.ask('GET', '/api/nothing', { headers: given === undefined ? {} : { 'x-correlation-id': given } }))
        .headers['x-correlation-id'];
    assert.equal(await idOf('0f8a-7.b_C'), '0f8a-7.b_C');
    assert.equal(await idOf('x'.repeat(64)), 'x'.repeat(64));
    const own = await idOf();
    assert.match(String(own), /^[0-9a-f-]{36}$/);
    assert.notEqual(await idOf(), own);
    for (const bad of ['', 'x'.repeat(65), 'a b', 'a"b', '字'])
      assert.match(String(await idOf(bad)), /^[0-9a-f-]{36}$/, bad);
  });

  it('treats a missing socket path as an unavailable database, but not a missing file', async () => {
    const [gone] = await once(connect('/nowhere/.s.PGSQL.5432'), 'error');
    assert.equal(toApiError(gone).status, 503);
    const missing: unknown = await readFile('/nowhere').catch((error: unknown) => error);
    assert.equal(toApiError(missing).status, 500);
  });

  it('treats a statement that breaks the protocol as our own fault, but not a pooler that ends a connection', () => {
    const statusOf = (fields: object) => toApiError(Object.assign(new Error('x'), fields)).status;
    // PostgreSQL says so of a statement with too many parameters, PgBouncer of a client that has waited for too long.
    assert.equal(statusOf({ code: '08P01', severity: 'ERROR' }), 500);
    assert.equal(statusOf({ code: '08P01', severity: 'FATAL' }), 503);
    assert.equal(statusOf({ code: '08006', severity: 'FATAL' }), 503);
  });

  it('pages for a client that writes SkipCount and MaxResultCount, as ABP’s own do', async () => {
    const list = '/api/notification/user-notifications';
    const ids = async (query: string): Promise<string[]> =>
      (await app.ask('GET', `${list}?${query}`, { token })).body.items.map(({ id }: { id: string }) => id);
    const first = await ids('maxResultCount=4');
    assert.equal(first.length, 4);
    assert.deepEqual(await ids('SkipCount=2&MaxResultCount=2'), first.slice(2));
  });

  it('answers a wrong method with 405 and the allowed ones, and an unknown call with 404', async () => {
    const cases = [
      ['PUT', '/api/user-work/personal/create', 405, 'POST'],
      ['DELETE', '/api/identity/organization-units/switch/x/tenant?a=b', 405, 'GET'],
      ['HEAD', '/api/account/logout', 405, 'GET'],
      ['GET', '/connect/token', 405, 'POST'],
      ['GET', '/api/user-work/personal/create/more', 404, undefined],
      ['POST', '/api/nothing', 404, undefined],
    ] as const;
    for (const [method, url, status, allow] of cases) {
      const answer = await app.app.fastify.inject({ method, url });
      assert.deepEqual([method, url, answer.statusCode, answer.headers.allow], [method, url, status, allow]);
    }
    const token = await app.app.fastify.inject({ method: 'GET', url: '/connect/token' });
    assert.equal(token.json().error, 'invalid_request');
    const call = await app.app.fastify.inject({ method: 'PUT', url: '/api/user-work/personal/create' });
    assert.deepEqual([call.json().error.validationErrors, call.headers['_abperrorformat']], [null, 'true']);
  });

  it('says on a 401 which authentication is expected', async () => {
    const { headers } = await app.ask('POST', create, { json: {} });
    assert.equal(headers['www-authenticate'], 'Bearer error="invalid_token"');
  });

  it('lists each wrong field with its message and members', async () => {
    const { body } = await app.ask('POST', create, {
      token,
      json: { title: '', startedAt: '2030-01-01', executors: [] },
    });
    const problems: { message: string; members: string[] }[] = body.error.validationErrors;
    assert.deepEqual(problems.map(({ members }) => members[0]).sort(), ['endAt', 'executors', 'startedAt', 'title']);
    assert.equal(problems.find(({ members }) => members[0] === 'title')?.message, 'The title field is required.');
    assert.match(body.error.details, /The title field is required/);
  });

  it('answers in Chinese unless English is asked for', async () => {
    const { body } = await app.ask('POST', create, { token, json: {}, headers: { 'accept-language': 'fr,zh' } });
    assert.equal(body.error.message, '您的请求无效！');
  });

  it('accepts a POST without a body if the call has none, whatever its content type', async () => {
    const { status } = await app.ask('POST', '/api/user-work/common/user-task-count', { token, headers: json });
    assert.equal(status, 200);
  });

  it('compresses long answers for clients that accept it', async () => {
    const get = (url: string, encoding: string) =>
      app.app.fastify.inject({ url, headers: { authorization: `Bearer ${token}`, 'accept-encoding': encoding } });
    const long = '/api/notification/user-notifications?maxResultCount=50';
    const plain = await get(long, 'identity');
    const brotli = await get(long, 'gzip, br');
    const zipped = await get(long, 'gzip');
    assert.deepEqual(
      [plain, brotli, zipped].map(({ headers }) => headers['content-encoding']),
      [undefined, 'br', 'gzip'],
    );
    assert.equal(brotliDecompressSync(brotli.rawPayload).toString(), plain.body);
    assert.equal(gunzipSync(zipped.rawPayload).toString(), plain.body);
    assert.ok(brotli.rawPayload.length * 3 < plain.rawPayload.length);
  });

  it('puts security headers on answers, failures and pages alike', async () => {
    for (const url of ['/api/nothing', '/login', '/health', '/signalr-hubs/real-time']) {
      const { headers } = await app.ask('GET', url);
      assert.match(String(headers['content-security-policy']), /default-src 'self'/, url);
      assert.equal(headers['x-content-type-options'], 'nosniff', url);
    }
  });

  it('does not answer HEAD for a GET that changes state', async () => {
    const { statusCode } = await app.app.fastify.inject({
      method: 'HEAD',
      url: '/api/account/logout',
      headers: { authorization: `Bearer ${token}` },
    });
    assert.equal(statusCode, 405);
  });
});
