import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import { listNotifications } from '../../../contract/notifications.ts';
import { createTask } from '../../../contract/tasks.ts';
import { ApiError } from '../../../server/src/errors/apiError.ts';
import { dropEmptyStrings, parseInput } from '../../../server/src/http/validation.ts';
import { CLIENT, PASSWORD, TestApp } from '../support/testApp.ts';

const holdsEmpty = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).some((field) => (field === '' && !Array.isArray(value)) || holdsEmpty(field));

/** The parsed input, or the members that were refused. */
function parse(...[call, raw]: Parameters<typeof parseInput>): { parsed?: unknown; refused?: readonly string[] } {
  try {
    return { parsed: parseInput(call, raw) };
  } catch (error) {
    assert.ok(error instanceof ApiError && error.status === 400);
    return { refused: error.problems.flatMap(({ members }) => members) };
  }
}

describe('properties of validation', () => {
  it('API-1 drop every empty string field, idempotently, and nothing else', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const dropped = dropEmptyStrings(value);
        assert.equal(holdsEmpty(dropped), false);
        assert.deepEqual(dropEmptyStrings(dropped), dropped);
        if (!holdsEmpty(value)) assert.deepEqual(dropped, value);
      }),
    );
  });

  it('accept exactly the titles of 1 to 50 characters and the periods whose start is not after their end', () => {
    const wall = fc
      .date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2099-01-01T00:00:00Z'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 19));
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), wall, wall, (title, startedAt, endAt) => {
        const body = { title, startedAt, endAt, executors: ['x'] };
        const { refused } = parse(createTask, { params: {}, query: {}, body });
        const length = title.trim().length;
        const isGood = length >= 1 && length <= 50 && startedAt <= endAt;
        assert.equal(refused === undefined, isGood, `${JSON.stringify(body)}: ${refused}`);
      }),
    );
  });

  it('read numbers in a query as numbers, with ABP’s limits', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 2000 }), fc.integer({ min: -5, max: 2000 }), (skip, take) => {
        const query = { skipCount: String(skip), maxResultCount: String(take) };
        const { parsed, refused } = parse(listNotifications, { params: {}, query, body: undefined });
        assert.equal(refused === undefined, skip >= 0 && take >= 1 && take <= 1000);
        if (parsed)
          assert.deepEqual(parsed, {
            params: undefined,
            query: { skipCount: skip, maxResultCount: take },
            body: undefined,
          });
      }),
    );
  });
});

describe('properties of the token endpoint', () => {
  let app: TestApp;
  before(async () => {
    app = await TestApp.start();
  });
  after(() => app.close());

  it('include tokens only for the right credentials, and otherwise an OAuth error', async () => {
    const field = <T>(...good: T[]) =>
      fc.oneof(fc.constantFrom(...good), fc.string({ maxLength: 20 }), fc.constant(undefined));
    const form = fc.record({
      grant_type: field('password', 'refresh_token'),
      client_id: field(CLIENT.client_id),
      client_secret: field(CLIENT.client_secret),
      scope: field('portal', 'offline_access portal'),
      username: field('solo', 'lin'),
      password: field(PASSWORD, 'x'),
      refresh_token: field('x'),
    });
    await fc.assert(
      fc.asyncProperty(form, async (fields) => {
        app.pass(400);
        const given = Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined);
        const { status, body } = await app.ask('POST', '/connect/token', { form: Object.fromEntries(given) });
        const { grant_type, client_id, client_secret, scope = '', username, password } = fields;
        const isRight =
          grant_type === 'password' &&
          client_id === CLIENT.client_id &&
          client_secret === CLIENT.client_secret &&
          scope.split(' ').every((name) => ['', 'portal', 'offline_access'].includes(name)) &&
          ['solo', 'lin'].includes(username?.trim() ?? '') &&
          password === PASSWORD;
        assert.equal(status === 200, isRight, JSON.stringify({ fields, body }));
        if (status !== 200) assert.ok(typeof body.error === 'string' && typeof body.error_description === 'string');
        assert.ok([200, 400, 401].includes(status), String(status));
      }),
      { numRuns: 150, seed: 7 },
    );
  });
});
