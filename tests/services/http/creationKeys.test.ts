import * as z from 'zod/mini';
import { defineCall } from '../../../contract/call.ts';
import { toEndpoint } from '../../../src/services/http/endpoint.ts';
import { createSend } from '../../../src/services/http/send.ts';
import { credentials } from '../support/backend.ts';

const input = { body: z.object({ title: z.string() }), response: z.object({ id: z.string() }) };
const create = defineCall('createThing', 'POST /api/thing', 'tenant', { ...input, creates: true });
const update = defineCall('updateThing', 'POST /api/thing/update', 'tenant', input);
const created = () => new Response('{"id":"1"}');

/** The idempotency keys of the requests, one for each title; `answers` are given in order. */
async function keysOf(answers: readonly (() => Response)[], titles: readonly string[], call = create) {
  const keys: (string | null)[] = [];
  const fetch = async (_url: RequestInfo | URL, init: RequestInit = {}) => {
    const answer = answers[keys.push(new Headers(init.headers).get('Idempotency-Key')) - 1] ?? created;
    return answer();
  };
  const send = createSend({ baseUrl: '', readCredentials: () => credentials, fetch });
  for (const title of titles) await send(toEndpoint(call, { body: { title } })).catch(() => {});
  return keys;
}
const lost = (): Response => {
  throw new TypeError('connection lost');
};
const of =
  (status: number, body = '') =>
  () =>
    new Response(body, { status });

describe('a call that creates', () => {
  it('has a new key after each answer', async () => {
    const [first, second] = await keysOf([created, created], ['a', 'a']);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toMatch(/^[0-9a-f]{32}$/);
    expect(second).not.toBe(first);
  });

  it.each([
    ['no answer', lost],
    ['a failure inside the server', of(500)],
    ['a gateway’s 502', of(502)],
    ['a gateway’s 504', of(504)],
    ['an answer that cannot be read', of(200, '<html>')],
  ])('keeps its key after %s until it gets an answer', async (_what, unknown) => {
    const [first, second, third] = await keysOf([unknown, created, created], ['a', 'a', 'a']);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it.each([400, 401, 403, 422])('has a new key after a refusal with %d', async (status) => {
    const [first, second] = await keysOf([of(status), created], ['a', 'a']);
    expect(second).not.toBe(first);
  });

  it('has another key with other content', async () => {
    const [first, second, third] = await keysOf([lost, lost, created], ['a', 'b', 'a']);
    expect(second).not.toBe(first);
    expect(third).toBe(first);
  });

  it('loses its key once twenty others are pending', async () => {
    const others = Array.from({ length: 20 }, (_, index) => `other ${index}`);
    const keys = await keysOf(Array<typeof lost>(23).fill(lost), ['a', ...others.slice(1), 'a', ...others, 'a']);
    expect(keys[20]).toBe(keys[0]);
    expect(keys.at(-1)).not.toBe(keys[0]);
  });
});

it('a call that changes existing data carries no key', async () => {
  expect(await keysOf([], ['a'], update)).toEqual([null]);
});
