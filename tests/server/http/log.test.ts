import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import fastify from 'fastify';
import * as z from 'zod/mini';
import type { Call } from '../../../contract/call.ts';
import { createLogger, describeRequest, requestIdOf } from '../../../server/src/http/log.ts';

const SECRET = 'hush-hush';
/**
 * Names under which secrets travel: headers, tokens, sign-in, security settings, phone numbers. Written out again, since
 * a list taken from the log itself would also pass after a name has been deleted there.
 */
const NAMES = `
  authorization cookie access_token refresh_token token client_secret password currentPassword newPassword resetToken
  code ticket twoFactorToken TwoFactorToken twoFactorCode TwoFactorCode recoveryCode RecoveryCode recoveryCodes
  secret uri credential challenge phone phoneNumber
`
  .trim()
  .split(/\s+/);

function logged(value: object, level = 'info'): string {
  const lines: string[] = [];
  createLogger(level, { write: (line) => void lines.push(line) }).info(value, 'a line');
  return lines.join('');
}

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'changesState' in value && 'path' in value;

describe('the log', () => {
  it('masks secrets wherever they occur, two levels deep', () => {
    for (const name of NAMES) {
      for (const value of [{ [name]: SECRET }, { body: { [name]: SECRET } }, { a: { b: { [name]: [SECRET] } } }]) {
        const line = logged({ ...value, kept: 'plain' });
        assert.equal(line.includes(SECRET), false, `${name}: ${line}`);
        assert.match(line, /"kept":"plain"/);
      }
    }
  });

  it('knows every secret that the security settings calls carry', async () => {
    const folder = join(import.meta.dirname, '../../../contract');
    const files = (await readdir(folder)).filter((name) =>
      /^(account|session|token|secondStep|reauth|passkeys)/.test(name),
    );
    const names = new Set<string>();
    for (const file of files) {
      const exported: Record<string, unknown> = await import(join(folder, file));
      for (const call of Object.values(exported).filter(isCall)) {
        const schemas = [call.body, call.response].filter((schema) => schema !== undefined);
        const text = schemas.map((schema) => JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any' }))).join();
        for (const [, name = ''] of text.matchAll(/"(\w+)":\{/g)) names.add(name);
      }
    }
    const secret = [...names].filter((name) => /password|token|code|secret|ticket|credential|challenge/i.test(name));
    const plain = ['client_secret', 'isEnabled', 'recoveryCodesLeft', 'excludeCredentials', 'token_type'];
    const unmasked = secret.filter((name) => !plain.includes(name) && logged({ [name]: SECRET }).includes(SECRET));
    assert.deepEqual(unmasked, []);
  });

  it('writes lines of its level and above only', () => {
    assert.match(logged({}), /"msg":"a line"/);
    assert.equal(logged({}, 'warn'), '');
  });

  it('says what an error is and where, but nothing that a database quotes', () => {
    const quoting = { code: '23505', detail: `Key (phone)=(${SECRET}) already exists.`, parameters: [SECRET] };
    const line = logged({ err: Object.assign(new TypeError('a duplicate'), quoting) });
    assert.equal(line.includes(SECRET), false, line);
    const { err } = JSON.parse(line);
    assert.deepEqual([err.type, err.message, err.sqlState], ['TypeError', 'a duplicate', '23505']);
    assert.match(err.stack, /^TypeError: a duplicate\n +at /);
    assert.deepEqual(Object.keys(err).sort(), ['message', 'sqlState', 'stack', 'type']);
    assert.equal('sqlState' in JSON.parse(logged({ err: new Error('plain') })).err, false);
    assert.deepEqual(JSON.parse(logged({ err: 'a text' })).err, { message: 'a text' });
  });

  it('says why the parts of a work failed, at most ten of them', () => {
    const parts = Array.from({ length: 12 }, (_one, at) => new Error(`part ${at}`));
    const { err } = JSON.parse(logged({ err: new AggregateError([...parts].reverse(), '12 of 20 failed') }));
    assert.equal(err.message, '12 of 20 failed');
    assert.deepEqual([err.errors.length, err.errors[0].message], [10, 'part 11']);
    assert.match(err.errors[0].stack, /^Error: part 11\n +at /);
  });

  it('names a request’s method and route, but not its address', async () => {
    const server = fastify();
    server.get('/codes/:code', async (request) => describeRequest(request));
    server.setNotFoundHandler(async (request) => describeRequest(request));
    const told = async (url: string) => (await server.inject({ url })).json();
    assert.deepEqual(await told(`/codes/${SECRET}?token=${SECRET}`), { method: 'GET', route: '/codes/:code' });
    assert.deepEqual(await told(`/${SECRET}`), { method: 'GET', route: '(none)' });
    await server.close();
  });
});

describe('the id of a request', () => {
  const idOf = (given: string | string[] | undefined) => requestIdOf({ headers: { 'x-correlation-id': given } });

  it('is the one that its sender gave it', () => {
    for (const given of ['0f8a-7.b_C', 'a', 'x'.repeat(64)]) assert.equal(idOf(given), given);
  });

  it('is a new one if there is none, or one that could break a line or a header', () => {
    for (const bad of [undefined, '', 'x'.repeat(65), 'a b', 'a\n', ' a', 'a"b', '字', ['a', 'b'], ['a']])
      assert.match(idOf(bad), /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, String(bad));
    assert.notEqual(idOf(undefined), idOf(undefined));
  });
});
