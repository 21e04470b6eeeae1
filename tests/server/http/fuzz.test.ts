import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import type { Route } from '../../../server/src/http/route.ts';
import { tenantId, userId } from '../../../server/src/seed/staff.ts';
import { sampleRequest } from '../support/sampleInput.ts';
import { type Answer, CLIENT, TestApp } from '../support/testApp.ts';

const RUNS = Number(process.env['FUZZ_RUNS'] ?? 12);

/** Values at the edges of what columns, clocks and parsers accept. */
const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    1.5,
    2 ** 31,
    2 ** 53,
    1e308,
    -0,
    [],
    {},
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    '𝒳'.repeat(60),
    "'; drop table tasks; --",
    '%',
    '../../etc/passwd',
    '__proto__',
    'NaN',
    '0000-00-00T00:00:00',
    '9999-12-31T23:59:59',
    '9999-12-31',
    '0202-11-20',
    '2026-02-31T10:00:00',
    '2026-13',
    tenantId('aurora'),
    userId('aurora', 'lin'),
    '00000000-0000-0000-0000-000000000000',
    'x'.repeat(5000),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** The value with one of its leaves, or a field of its own, replaced. */
function mutate(value: unknown, at: number, by: unknown): unknown {
  if (Array.isArray(value)) return at % 3 === 0 ? by : [...value.map((one) => mutate(one, at + 1, by)), by].slice(0, 4);
  if (typeof value !== 'object' || value === null) return by;
  const keys = Object.keys(value);
  const chosen = keys[at % Math.max(1, keys.length)];
  if (chosen === undefined) return by;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, key === chosen ? mutate(field, at + 1, by) : field]),
  );
}

describe('no input of any call makes the server fail', () => {
  let app: TestApp;
  let token = '';
  before(async () => {
    app = await TestApp.start();
    token = (await app.enter('lin', 'aurora')).access_token;
  });
  after(() => app.close());

  async function attack(route: Route, text: string, at: number, by: unknown): Promise<Answer> {
    const { call } = route;
    const { url, body } = sampleRequest(call, text || 'x');
    const mutated = at % 4 === 0 ? body : mutate(body, at, by);
    const form = {
      ...CLIENT,
      grant_type: at % 2 === 0 ? 'password' : 'refresh_token',
      username: text,
      password: String(by),
      refresh_token: text,
    };
    if (call.encoding === 'multipart') {
      const payload = `--b\r\nContent-Disposition: form-data; name="file"; filename="${encodeURIComponent(text)}"\r\n\r\n${String(by)}\r\n--b--`;
      return app.ask('POST', url, {
        token,
        json: payload,
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
      });
    }
    return app.ask(call.method, url, {
      token,
      ...(call.encoding === 'form' ? { form } : mutated !== undefined && { json: mutated }),
    });
  }

  it('answers below 500 whatever it is sent', async () => {
    const routes = app.app.routes.filter(({ call }) => call.id !== 'logout');
    const failures: string[] = [];
    for (const route of routes) {
      await fc.assert(
        fc.asyncProperty(
          fc.oneof(fc.uuid(), fc.string({ unit: 'binary', maxLength: 30 })),
          fc.nat(50),
          nasty,
          async (text, at, by) => {
            const answer = await attack(route, text, at, by);
            if (answer.status >= 500)
              failures.push(
                `${route.call.method} ${route.call.path} ${JSON.stringify({ text, at, by })}: ${answer.text}`,
              );
          },
        ),
        { numRuns: RUNS, seed: 42 },
      );
    }
    assert.deepEqual(failures, []);
  });
});
