import type { Effect } from 'redux-saga/effects';
import { testSaga } from 'redux-saga-test-plan';
import type { TokenPair } from '../../src/features/session/sessionSlice.ts';
import { unauthorisedReceived } from '../../src/features/sessionRefresh/sessionRefreshSlice.ts';
import { sessionRefresh } from '../../src/sagas/sessionRefresh.ts';
import { configureSend } from '../../src/services/http/send.ts';
import { installBrowserLocks } from '../support/browserLocks.ts';
import { effectAt } from './support/branches.ts';

const REFUSED = 'Bearer refused';
const asked: string[] = [];
let answer: () => Promise<Response> = () => Promise.reject(new Error('no answer is set'));

/**
 * What a tab does once it has its turn to refresh the company's token: `outcome` is what it decides. Nothing is pending
 * any more when it is read.
 */
function turn({ refused = REFUSED as string | null, known = 'known-refresh' as string | null, waited = false } = {}) {
  const locked = testSaga(sessionRefresh)
    .next()
    .next(unauthorisedReceived({ session: 'tenant', refusedToken: refused }))
    .next(REFUSED)
    .next(known);
  const { payload }: Effect = effectAt(locked);
  const run: (turn: { waited: boolean }) => Promise<TokenPair | string | null> = payload.args[1];
  return run({ waited });
}
/** The same, if it decides without waiting for another tab. */
async function atOnce(given: Parameters<typeof turn>[0] = {}) {
  let decided: unknown = 'undecided';
  void turn(given).then((outcome) => (decided = outcome));
  await jest.advanceTimersByTimeAsync(0);
  return decided;
}

const replies = (status: number, body: object) => async () => new Response(JSON.stringify(body), { status });
const granted = { token_type: 'Bearer', access_token: 'newer', refresh_token: 'newer-refresh', expires_in: 60 };
const store = (texts: Readonly<Record<string, string>>) => {
  for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
};
const stored = () => [localStorage.getItem('token'), localStorage.getItem('refresh_token')];
const beside = () =>
  void installBrowserLocks()
    .of('there')
    .request('atrium-tab-there', () => new Promise(() => {}));
/** Another tab's write arrives. */
function arrives(key: string, newValue: string | null): void {
  if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  store({ token: REFUSED, refresh_token: 'stored-refresh', host_token: 'Bearer account' });
  document.body.innerHTML = '<script type="application/json" id="atrium-config">{}</script>';
  asked.length = 0;
  answer = replies(200, granted);
  configureSend({
    baseUrl: '',
    readCredentials: () => ({ token: REFUSED, hostToken: null, fingerprint: null, language: 'en-US' }),
    fetch: (_input, init) => {
      asked.push(new URLSearchParams(String(init?.body)).get('refresh_token') ?? String(init?.body));
      return answer();
    },
  });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'locks');
});

it('asks with the stored refresh token and stores the new pair', async () => {
  expect(await atOnce()).toEqual({ token: 'Bearer newer', refreshToken: 'newer-refresh' });
  expect(asked).toEqual(['stored-refresh']);
  expect(stored()).toEqual(['Bearer newer', 'newer-refresh']);
});

it('keeps the refresh token that an answer does not replace', async () => {
  answer = replies(200, { ...granted, refresh_token: undefined });
  await atOnce();
  expect(stored()).toEqual(['Bearer newer', 'stored-refresh']);
});

it.each([
  ['a refusal that names no token', { refused: null }, {}],
  ['a refusal that names no token, after another tab’s turn', { refused: null, waited: true }, { token: null }],
  ['nothing that is stored', {}, { token: null, refresh_token: null }],
] as const)('%s: asks at once, with the refresh token it has', async (_case, given, texts) => {
  for (const key of Object.keys(texts)) localStorage.removeItem(key);
  expect(await atOnce(given)).toMatchObject({ token: 'Bearer newer' });
  expect(asked).toEqual(['refresh_token' in texts ? 'known-refresh' : 'stored-refresh']);
});

it('adopts what another tab has stored, and asks for nothing', async () => {
  store({ token: 'Bearer theirs', refresh_token: 'their-refresh' });
  expect(await atOnce({ waited: true })).toEqual({ token: 'Bearer theirs', refreshToken: 'their-refresh' });
  expect(asked).toEqual([]);
});

it('a session without a refresh token is over, without a call', async () => {
  localStorage.removeItem('refresh_token');
  expect(await atOnce({ known: null })).toBeNull();
  expect(asked).toEqual([]);
});

it.each([
  ['logs out', null, null],
  ['enters another company', 'Bearer theirs', { token: 'Bearer theirs', refreshToken: 'their-refresh' }],
])('if another tab %s before the answer, the answer counts for nothing', async (_what, theirs, outcome) => {
  answer = async () => {
    localStorage.clear();
    if (theirs !== null) store({ token: theirs, refresh_token: 'their-refresh' });
    return replies(200, granted)();
  };
  expect(await atOnce()).toEqual(outcome);
  expect(stored()).toEqual(theirs === null ? [null, null] : [theirs, 'their-refresh']);
});

const denied = replies(400, { error: 'invalid_grant' });
it.each([
  ['no answer leaves the session as it is', () => Promise.reject(new TypeError('Failed to fetch')), 'unanswered'],
  ['409 means another device', replies(409, {}), { reason: 'otherDevice', message: { key: 'errors:otherDevice' } }],
  [
    '423 means what the server says of it',
    replies(423, { error: { code: null, message: 'Locked.' } }),
    { reason: 'locked', message: { text: 'Locked.', language: 'en-US' } },
  ],
  ['any other refusal ends it at once, where no other tab is open', denied, null],
])('%s', async (_what, reply, outcome) => {
  answer = reply;
  expect(await atOnce()).toEqual(outcome);
  expect(stored()).toEqual([REFUSED, 'stored-refresh']);
});

it('a refusal is final where nothing was stored that another tab could replace', async () => {
  beside();
  answer = denied;
  localStorage.removeItem('token');
  expect(await atOnce()).toBeNull();
});

it('a refusal adopts the company that another tab enters a moment later', async () => {
  beside();
  answer = denied;
  const decided = turn();
  await jest.advanceTimersByTimeAsync(100);
  arrives('refresh_token', 'their-refresh');
  arrives('token', 'Bearer theirs');
  expect(await decided).toEqual({ token: 'Bearer theirs', refreshToken: 'their-refresh' });
});

it.each([
  ['waits for the end of the account’s session', true, 'undecided'],
  ['is over at once if no account is stored', false, null],
])('a company’s token that another tab removes %s', async (_what, hasAccount, then) => {
  beside();
  answer = denied;
  if (!hasAccount) localStorage.removeItem('host_token');
  let decided: unknown = 'undecided';
  void turn().then((outcome) => (decided = outcome));
  await jest.advanceTimersByTimeAsync(100);
  arrives('token', null);
  await jest.advanceTimersByTimeAsync(100);
  expect(decided).toBe(then);
  arrives('host_token', null);
  await jest.advanceTimersByTimeAsync(0);
  expect(decided).toBeNull();
});
