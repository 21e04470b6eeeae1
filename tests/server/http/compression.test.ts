import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fastify from 'fastify';
import type { Route } from '../../../server/src/http/route.ts';
import { sendAnswer } from '../../../server/src/http/sendAnswer.ts';
import { companyRoutes } from '../../../server/src/routes/companies.ts';
import { qrRoutes } from '../../../server/src/routes/qrSignIn.ts';
import { smsRoutes } from '../../../server/src/routes/sms.ts';

const LONG = { access_token: 'token '.repeat(1_000) };
const routes: readonly Route[] = [...companyRoutes, ...qrRoutes, ...smsRoutes];

/** The encoding of a long answer of this route. Real tokens are too short to be compressed in any case. */
async function encodingOf(id: string): Promise<unknown> {
  const route = routes.find(({ call }) => call.id === id);
  assert.ok(route, id);
  const server = fastify();
  server.get('/', (request, reply) => sendAnswer(route, request, reply, LONG, false));
  const { headers } = await server.inject({ url: '/', headers: { 'accept-encoding': 'br' } });
  await server.close();
  return headers['content-encoding'];
}

describe('an answer of any length', () => {
  for (const id of ['switchTenant', 'requestQrCodeToken', 'requestTokenBySms'])
    it(`is not compressed where it contains tokens: ${id}`, async () => {
      assert.equal(await encodingOf(id), undefined);
    });
  it('is compressed elsewhere', async () => {
    assert.equal(await encodingOf('listCompanies'), 'br');
  });
});
