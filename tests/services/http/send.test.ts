import { runSaga } from 'redux-saga';
import * as z from 'zod/mini';
import { defineCall } from '../../../contract/call.ts';
import { TIMING } from '../../../src/constants/timing.ts';
import { call, delay, race, type SagaGenerator } from '../../../src/effects/effects.ts';
import { type ApiError, toApiError } from '../../../src/services/http/apiError.ts';
import { toEndpoint } from '../../../src/services/http/endpoint.ts';
import type { Credentials } from '../../../src/services/http/request.ts';
import { createSend } from '../../../src/services/http/send.ts';
import { backend, credentials } from '../support/backend.ts';

const response = z.unknown();
const anything = z.record(z.string(), z.unknown());
const maybe = z.optional(z.unknown());
const get = defineCall('call', 'GET /api/thing', 'tenant', {
  query: z.object({ a: maybe, b: maybe, c: maybe, d: maybe }),
  response,
});
const post = defineCall('call', 'POST /api/thing', 'tenant', { body: anything, response });

describe('API-1 the content of a request', () => {
  it('has the device id, the unchanged token and the headers ABP expects from a script; never cookies', async () => {
    const { send, sent } = backend({});
    await send(toEndpoint(get, {}));
    expect(sent).toEqual([
      {
        url: '/api/thing',
        method: 'GET',
        credentials: 'omit',
        body: undefined,
        headers: {
          accept: 'application/json, text/plain, */*',
          'accept-language': 'zh-Hans',
          authorization: 'Bearer tenant',
          deviceid: 'device-1',
          'x-requested-with': 'XMLHttpRequest',
        },
      },
    ]);
  });

  it.each([
    ['tenant', {}, 'Bearer tenant'],
    ['tenant', { token: null }, 'Bearer host'],
    ['host', {}, 'Bearer host'],
    ['host', { hostToken: null }, undefined],
    ['none', {}, undefined],
  ] as const)('auth %s with %j sends %s', async (auth, caller, expected) => {
    const { send, sent } = backend({}, caller);
    await send(toEndpoint({ ...get, auth }, {}));
    expect(sent[0]?.headers['authorization']).toBe(expected);
  });

  it('has the token, device and language at the time of sending, not earlier ones', async () => {
    const caller: Partial<Credentials> = {};
    const { send, sent } = backend({}, caller);
    await send(toEndpoint(get, {}));
    Object.assign(caller, { token: 'Bearer next', fingerprint: 'device-2', language: 'en-US' });
    await send(toEndpoint(get, {}));
    expect(sent.map(({ headers }) => headers['authorization'])).toEqual(['Bearer tenant', 'Bearer next']);
    expect(sent[1]?.headers).toMatchObject({ deviceid: 'device-2', 'accept-language': 'en' });
  });

  it('includes a tenant header and custom headers if the call has them', async () => {
    const { send, sent } = backend({}, { language: 'en-US', fingerprint: null });
    await send(toEndpoint(get, { tenantHeader: 't1', headers: { action: 'login' } }));
    expect(sent[0]?.headers).toMatchObject({ __tenant: 't1', action: 'login', 'accept-language': 'en' });
    expect(sent[0]?.headers).not.toHaveProperty('deviceid');
  });

  it('has no empty field in query or body, at any depth; false, 0, lists and null in a body stay', async () => {
    const { send, sent } = backend({});
    await send(toEndpoint(get, { query: { a: '', b: 'x y', c: 0, d: null } }));
    await send(toEndpoint(post, { body: { a: '', b: { c: '', d: false }, e: ['', 0], f: null } }));
    expect(sent[0]?.url).toBe('/api/thing?b=x+y&c=0');
    expect(sent[1]).toMatchObject({ body: '{"b":{"d":false},"e":["",0],"f":null}' });
    expect(sent[1]?.headers['content-type']).toBe('application/json');
  });

  it('outlives its page if it changes something and has no body, which could be too long for that', async () => {
    const { send, fetch } = backend({});
    await send(toEndpoint({ ...post, body: z.undefined() }, { body: undefined }));
    await send(toEndpoint(post, { body: {} }));
    await send(toEndpoint(get, {}));
    expect(fetch.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true, undefined, undefined]);
  });

  it('has a form or multipart body if the call is encoded like that', async () => {
    const { send, sent } = backend({});
    await send(toEndpoint({ ...post, encoding: 'form' }, { body: { a: '1&2', b: '', c: null } }));
    await send(
      toEndpoint({ ...post, encoding: 'multipart' }, { body: { name: 'x', none: null, file: new Blob(['abc']) } }),
    );
    expect(String(sent[0]?.body)).toBe('a=1%262');
    const form = sent[1]?.body;
    if (!(form instanceof FormData)) throw new Error('no multipart body');
    expect([...form.keys()]).toEqual(['name', 'file']);
    expect(sent[1]?.headers).not.toHaveProperty('content-type');
  });
});

describe('a failed call', () => {
  it.each([
    ['GET', 503],
    ['POST', 503],
    ['GET', 401],
  ] as const)('%s answered with %i is not repeated', async (method, status) => {
    const { send, fetch } = backend({ status, body: '' });
    const endpoint = method === 'GET' ? toEndpoint(get, {}) : toEndpoint(post, { body: {} });
    await expect(send(endpoint)).rejects.toThrow('call failed');
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

/** A `send` whose server never answers; the wait ends only by an abort. */
function silentServer() {
  const aborts: unknown[] = [];
  const fetch = (_input: RequestInfo | URL, init: RequestInit = {}) =>
    new Promise<Response>((_resolve, reject) => {
      init.signal?.addEventListener('abort', () => {
        aborts.push(init.signal?.reason);
        reject(new DOMException('aborted', 'AbortError'));
      });
    });
  return { send: createSend({ baseUrl: '', readCredentials: () => credentials, fetch }), aborts };
}
const failureOf = (promise: Promise<unknown>): Promise<ApiError | null> => promise.then(() => null, toApiError);
const cancel = (promise: Promise<unknown>) => Reflect.get(promise, '@@redux-saga/CANCEL_PROMISE')?.();

describe('a call that gets no answer', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is a network error after the timeout', async () => {
    const { send } = silentServer();
    const failure = failureOf(send(toEndpoint(post, { body: {} })));
    await jest.advanceTimersByTimeAsync(TIMING.requestTimeoutMs);
    expect(await failure).toEqual({ kind: 'network', reason: 'timeout', call: 'call', url: '/api/thing' });
  });

  it('is a network error if the server cannot be reached', async () => {
    const fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    const send = createSend({ baseUrl: 'https://backend.example', readCredentials: () => credentials, fetch });
    const failure = await failureOf(send(toEndpoint(get, { query: { a: 'secret' } })));
    expect(failure).toEqual({ kind: 'network', reason: 'unreachable', call: 'call', url: '/api/thing' });
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is aborted with the flow that made it, if it only reads', async () => {
    const { send, aborts } = silentServer();
    const answer = send(toEndpoint(get, {}));
    const failure = failureOf(answer);
    cancel(answer);
    expect(await failure).toMatchObject({ kind: 'aborted' });
    expect(aborts).toHaveLength(1);
  });

  it('is aborted by redux-saga itself when its race is lost', async () => {
    const { send, aborts } = silentServer();
    function* flow(): SagaGenerator<void> {
      yield* race({ answer: call(send<unknown>, toEndpoint(get, {})), late: delay(1) });
    }
    const run = runSaga({}, flow).toPromise();
    await jest.advanceTimersByTimeAsync(1);
    await run;
    expect(aborts).toHaveLength(1);
  });

  it('goes on without the flow if it changes state, even as a GET', async () => {
    const { send, aborts } = silentServer();
    for (const endpoint of [toEndpoint(post, { body: {} }), { ...toEndpoint(get, {}), changesState: true }]) {
      const answer = send(endpoint);
      // Cancels the answer itself; the promise that `catch` returns could not be cancelled.
      void failureOf(answer);
      cancel(answer);
    }
    await jest.advanceTimersByTimeAsync(0);
    expect(aborts).toEqual([]);
  });
});
