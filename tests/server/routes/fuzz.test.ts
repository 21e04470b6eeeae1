import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import type { Route } from '../../../server/src/http/route.ts';
import { tenantId, unitId, userId } from '../../../server/src/seed/staff.ts';
import { sampleRequest } from '../support/sampleInput.ts';
import { type Answer, TestApp } from '../support/testApp.ts';

/** `FUZZ_SEED` and `FUZZ_RUNS` search elsewhere, or longer; the fixed seed keeps a build from failing by chance. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20261120);
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 25);
const ACCEPTED = 500;

const KNOWN_IDS = [userId('aurora', 'lin'), userId('aurora', 'wang'), unitId('aurora', '00001'), tenantId('aurora')];
const HOSTILE_TEXTS = [
  ...['', ' ', '0', '-1', '1e309', 'NaN', 'null', 'true', '[]', '{}', '%', '%00', '..', '../../etc/passwd', '/', '\\'],
  ...["'; drop table tasks; --", '<script>', '__proto__', 'constructor', '2026-02-30', '2026-02-30T25:61:61'],
  ...[
    '9999-12-31T23:59:59',
    '9999-12-31',
    '0202-11-20',
    '0000-00-00T00:00:00',
    '2026-11-20T09:00:00Z',
    '99999999999999999999',
    '\u0000',
    '😀',
    '\u202e',
  ],
  ...[
    'x'.repeat(51),
    '汉'.repeat(5000),
    '00000000-0000-0000-0000-000000000000',
    'ZZZZZZZZ-0000-0000-0000-000000000000',
  ],
];
const text = fc.constantFrom(...HOSTILE_TEXTS, ...KNOWN_IDS, 'BPM');
const value = fc.oneof(
  text,
  fc.constantFrom<unknown>(null, true, false, 0, -1, 0.5, 1e308, 2 ** 31, 2 ** 53, -(2 ** 63), '\ud800', [], {}),
  fc.jsonValue({ maxDepth: 2 }),
  fc.array(text, { maxLength: 6 }),
);
/** Which fields of a body or query get which values; the numbers are taken modulo the number of fields. */
const changes = fc.array(fc.tuple(fc.nat(20), value), { maxLength: 3 });

/** The sample with some fields replaced; a body that is not an object may be replaced entirely. */
function changed(sample: unknown, replacements: readonly (readonly [number, unknown])[]): unknown {
  if (typeof sample !== 'object' || sample === null) return replacements[0]?.[1] ?? sample;
  const entries = Object.entries(sample);
  for (const [place, replacement] of replacements) {
    const entry = entries[place % (entries.length + 1)];
    if (entry) entry[1] = replacement;
    else entries.push([`extra${place}`, replacement]);
  }
  return Object.fromEntries(entries);
}

/** An address whose query has some fields replaced. */
function changedUrl(url: string, replacements: readonly (readonly [number, unknown])[]): string {
  const [path = '', query = ''] = url.split('?');
  const fields = changed(Object.fromEntries(new URLSearchParams(query)), replacements);
  const strings = Object.entries(fields ?? {}).map(([key, field]) => [key, String(field)]);
  return `${path}?${new URLSearchParams(strings)}`;
}

describe('the handling of any input by every call', () => {
  let app: TestApp;
  const tokens = new Map<string, string>();
  before(async () => {
    app = await TestApp.start();
  });
  after(() => app.close());

  async function tokenFor(auth: string): Promise<string> {
    const known = tokens.get(auth);
    if (known) return known;
    // Six minutes later, so that neither the limits of signing in nor an account locked by junk stop the run.
    app.pass(360);
    const { access_token } = auth === 'host' ? await app.signIn('admin') : await app.enter('lin', 'aurora');
    tokens.set(auth, access_token);
    return access_token;
  }

  async function send(route: Route, url: string, body: unknown, junk: string): Promise<Answer> {
    const { call } = route;
    const token = call.auth === 'none' ? undefined : await tokenFor(call.auth);
    const headers: Record<string, string> = { __tenant: /^[\x20-\x7e]+$/.test(junk) ? junk : tenantId('aurora') };
    if (call.encoding === 'multipart') {
      const payload = `--b\r\nContent-Disposition: form-data; name="file"; filename="${encodeURI(junk)}"\r\n\r\n${junk}\r\n--b--\r\n`;
      const answer = await app.app.fastify.inject({
        method: call.method,
        url,
        payload,
        headers: { ...headers, authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=b' },
      });
      return { status: answer.statusCode, headers: answer.headers, body: undefined, text: answer.body };
    }
    if (call.encoding === 'form') {
      const strings = Object.entries(body ?? {}).map(([key, field]) => [key, String(field)]);
      return app.ask(call.method, url, { token, headers, form: Object.fromEntries(strings) });
    }
    return app.ask(call.method, url, { token, headers, ...(body === undefined ? {} : { json: body as object }) });
  }

  it('finds no 500 in any of them', async (context) => {
    const statuses = new Map<number, number>();
    for (const route of app.app.routes) {
      const { call } = route;
      const property = fc.asyncProperty(text, changes, changes, async (junk, inQuery, inBody) => {
        const sample = sampleRequest(call, junk);
        const url = inQuery.length > 0 ? changedUrl(sample.url, inQuery) : sample.url;
        const body = call.body ? changed(sample.body, inBody) : undefined;
        const answer = await send(route, url, body, junk);
        // The run itself may have ended its session: log-out is one of the calls.
        if (answer.status === 401) tokens.clear();
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        assert.ok(
          answer.status < ACCEPTED,
          `${call.id} ${url} ${JSON.stringify(body)} → ${answer.status} ${answer.text}`,
        );
      });
      await fc.assert(property, { seed: SEED, numRuns: RUNS });
    }
    context.diagnostic(`${app.app.routes.length} calls, answers by status: ${JSON.stringify([...statuses])}`);
    assert.ok((statuses.get(200) ?? 0) > 50, 'hardly any input was good: the run proves little');
  });

  it('handles bodies that are not JSON at all', async () => {
    for (const { call } of app.app.routes.filter((route) => route.call.body)) {
      for (const payload of ['', '{', '[1', '"text"', 'null', '\u0000', '{"__proto__":{"a":1}}']) {
        const token = call.auth === 'none' ? undefined : await tokenFor(call.auth);
        const answer = await app.app.fastify.inject({
          method: call.method,
          url: call.path.replace(/\{\w+\}/g, 'x'),
          payload,
          headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        });
        assert.ok(answer.statusCode < ACCEPTED, `${call.id} ${payload} → ${answer.statusCode} ${answer.body}`);
      }
    }
  });
});
