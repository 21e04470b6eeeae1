import * as z from 'zod/mini';
import { defineCall } from '../../contract/call.ts';
import { call } from '../../src/effects/effects.ts';
import { callApi } from '../../src/sagas/calls/callApi.ts';
import { toEndpoint } from '../../src/services/http/endpoint.ts';
import { playFlow, type Reply } from '../support/playFlow.ts';
import { signedIn } from '../support/signedIn.ts';

const read = defineCall('x', 'GET /api/x', 'tenant', { response: z.object({}) });
type Options = Parameters<typeof callApi>[1] & { hideElMessage?: boolean };

/** What is shown for a call with this answer. */
async function shown(reply: Reply, { hideElMessage, ...options }: Options = {}) {
  const endpoint = toEndpoint(read, hideElMessage === undefined ? {} : { hideElMessage });
  const play = await playFlow(
    { 'GET /api/x': reply },
    {
      preloadedState: signedIn(),
      saga: function* () {
        yield* call(callApi, endpoint, options);
      },
    },
  );
  return play.state().feedback.toasts.map(({ kind, message }) => ({ kind, message }));
}

const refused = { status: 403, body: { error: { message: 'Not yours.' } } };
const invalid = { status: 400, body: { error: { message: 'Too long.' } } };
const unreadable = { body: [] };
const ofServer = (text: string) => [{ kind: 'error', message: { text, language: 'zh-CN' } }];

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.useRealTimers());

it('ERR-1 shows the server’s message, or status and address if it gave none', async () => {
  expect(await shown(refused)).toEqual(ofServer('Not yours.'));
  expect(await shown(invalid)).toEqual(ofServer('Too long.'));
  const unexplained = { key: 'errors:requestFailed', params: { status: 500, url: '/api/x' } };
  expect(await shown({ status: 500 })).toEqual([{ kind: 'error', message: unexplained }]);
});

it('ERR-2 a call with hideElMessage suppresses the message of other errors, and only that', async () => {
  expect(await shown(refused, { hideElMessage: true })).toEqual([]);
  expect(await shown(unreadable, { hideElMessage: true })).toEqual([]);
  expect(await shown(refused, { hideElMessage: false })).toEqual(ofServer('Not yours.'));
  expect(await shown(unreadable)).toHaveLength(1);
  expect(await shown(invalid, { hideElMessage: true })).toEqual(ofServer('Too long.'));
});

it('a call without an answer says so, because the network may otherwise be fine', async () => {
  expect(await shown('network error')).toEqual([{ kind: 'error', message: { key: 'errors:network' } }]);
});

it('a failure that a flow shows in place does not also appear above the page', async () => {
  for (const reply of [refused, invalid, unreadable, 'network error'] as const)
    expect(await shown(reply, { silent: true })).toEqual([]);
});
