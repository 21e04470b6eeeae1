import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fastify from 'fastify';
import * as z from 'zod/mini';
import { defineCall } from '../../../contract/call.ts';
import { route } from '../../../server/src/http/route.ts';
import { unknownAddress } from '../../../server/src/http/unknownAddress.ts';

const response = z.string();
const silent = async () => assert.fail();
/** The same address with two methods, one with dots and a parameter, and one that fails in OAuth's shape. */
const ROUTES = [
  route(defineCall('list', 'GET /api/things', 'none', { response }), { binding: 'open' }, silent),
  route(defineCall('add', 'POST /api/things', 'none', { response }), { binding: 'open' }, silent),
  route(defineCall('addMany', 'POST /api/{kind}', 'none', { response }), { binding: 'open' }, silent),
  route(defineCall('file', 'GET /api/files/v1.0/{id}.ics', 'none', { response }), { binding: 'open' }, silent),
  route(
    defineCall('token', 'POST /connect/token', 'none', { response }),
    { binding: 'open', failures: 'oauth' },
    silent,
  ),
];

describe('an address without a route for its method', () => {
  const server = fastify();
  before(() => server.setNotFoundHandler(unknownAddress(ROUTES)));
  after(() => server.close());

  const asked = async (url: string, method: 'DELETE' | 'GET' = 'DELETE') => {
    const { statusCode, headers, body } = await server.inject({ method, url, headers: { 'accept-language': 'en' } });
    return { answer: [statusCode, headers.allow], error: JSON.parse(body).error, headers };
  };

  it('is answered with the methods that it has, each once', async () => {
    for (const [url, allowed] of [
      ['/api/things', 'GET, POST'],
      ['/api/things/', 'GET, POST'],
      ['/API/Things?a=/b', 'GET, POST'],
      ['/api/others', 'POST'],
      ['/api/files/v1.0/a-b.ics', 'GET'],
    ])
      assert.deepEqual((await asked(`${url}`)).answer, [405, allowed], url);
  });

  it('is unknown if it has none at all, though it contains one that is known', async () => {
    for (const url of [
      ...['/', '/api', '/api/', '/api//', '/api/things/more', '/more/api/things', '/api/things//', '/?/api/things'],
      ...['/api/files/v1.0/a/b.ics', '/api/files/v1x0/a.ics', '/api/files/v1.0/.ics', '/api/files/v1.0/axics'],
    ])
      assert.deepEqual((await asked(url)).answer, [404, undefined], url);
  });

  it('fails in the shape of its call', async () => {
    assert.equal((await asked('/connect/token', 'GET')).error, 'invalid_request');
    for (const [url, message] of [
      ['/api/things', 'This call needs a different method.'],
      ['/nowhere', 'There is no such call.'],
    ]) {
      const { error, headers } = await asked(`${url}`);
      assert.deepEqual([error.message, headers['_abperrorformat']], [message, 'true']);
    }
  });
});
