import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { compress, encodingOf } from '../../../server/src/http/compression.ts';
import type { Route } from '../../../server/src/http/route.ts';
import { sendAnswer } from '../../../server/src/http/sendAnswer.ts';
import { companyRoutes } from '../../../server/src/routes/companies.ts';
import { qrRoutes } from '../../../server/src/routes/qrSignIn.ts';
import { smsRoutes } from '../../../server/src/routes/sms.ts';

const LONG = { access_token: 'token '.repeat(1_000) };
const routes: readonly Route[] = [...companyRoutes, ...qrRoutes, ...smsRoutes];

/** The encoding of a long answer of this route. Real tokens are too short to be compressed in any case. */
async function encodingOfRoute(id: string): Promise<unknown> {
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
      assert.equal(await encodingOfRoute(id), undefined);
    });
  it('is compressed elsewhere', async () => {
    assert.equal(await encodingOfRoute('listCompanies'), 'br');
  });
});

describe('an encoding', () => {
  it('is one that the client accepts, Brotli before gzip', () => {
    for (const [accepted, encoding] of [
      ['br', 'br'],
      ['gzip, deflate, br', 'br'],
      ['gzip;q=1.0, br;q=0.5', 'br'],
      ['gzip, deflate', 'gzip'],
      [['deflate', 'gzip'], 'gzip'],
      ['brotli, gzipped', undefined],
      ['deflate', undefined],
      ['', undefined],
      [undefined, undefined],
    ] as const)
      assert.equal(encodingOf(typeof accepted === 'object' ? [...accepted] : accepted), encoding, String(accepted));
  });

  it('is not one that the client refuses', () => {
    for (const [accepted, encoding] of [
      ['br;q=0, gzip', 'gzip'],
      ['br; q=0.0,gzip ; q=0.5', 'gzip'],
      ['gzip;q=0', undefined],
      ['identity, gzip;Q=0.000', undefined],
      ['br;q=0.001', 'br'],
    ] as const)
      assert.equal(encodingOf(accepted), encoding, accepted);
  });

  it('gives back the same text, and is used from 1,400 bytes', async () => {
    for (const text of ['x'.repeat(1400), `${'字'.repeat(466)}xx`, 'text '.repeat(1000)]) {
      const [zipped, packed] = [await compress(text, 'gzip'), await compress(text, 'br')];
      assert.deepEqual([zipped.encoding, packed.encoding], ['gzip', 'br']);
      assert.deepEqual(
        [gunzipSync(zipped.body).toString(), brotliDecompressSync(packed.body).toString()],
        [text, text],
      );
    }
    for (const text of ['x'.repeat(1399), '']) {
      const { body, encoding } = await compress(text, 'gzip, br');
      assert.deepEqual([body.toString(), encoding], [text, undefined]);
    }
    const long = 'x'.repeat(2000);
    assert.deepEqual(await compress(long, 'deflate'), { body: Buffer.from(long), encoding: undefined });
  });
});
