import { OTHER_DEVICE_CODE } from '../../contract/errors.ts';
import { logoutWanted } from '../../src/features/session/sessionSlice.ts';
import * as connection from '../../src/services/realtime/connection.ts';
import { CALLS } from '../support/backend.ts';
import { fakeHub, hubWork as work } from '../support/hubWork.ts';
import type { Reply } from '../support/playFlow.ts';
import { SHELL_LEFT } from '../support/sessionEnd.ts';

// An unreachable hub says nothing about the network here (NET-1 has tests of its own).
jest.mock('../../src/services/browser/probe.ts', () => ({ probeSiteIcon: async () => true }));
jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: jest.fn(),
}));

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => jest.useRealTimers());

/** The hub closes and then refuses the token; the server gives the reason on the next call. */
async function hubRefuses(reply: Reply) {
  const hub = fakeHub();
  const { play } = await work(hub);
  jest.mocked(connection.createRealtime).mockImplementation(() => ({
    start: async () => {
      throw new connection.StartFailure("Failed to complete negotiation: Unauthorized: Status code '401'");
    },
    stop: async () => {},
  }));
  play.backend[CALLS.configuration] = reply;
  play.lookFromHere();
  hub.tell({ kind: 'closed', reason: 'session ended' });
  await play.pass(0);
  return { play, told: () => play.state().feedback.toasts.map(({ message }) => message) };
}

it('a hub that refuses an expired token triggers the session refresh', async () => {
  const { play } = await hubRefuses({ status: 401 });
  play.expectExactly([
    'realtime/connectionClosed',
    '→ realtimeChannel',
    '→ logWarning',
    'realtime/startFailed',
    `→ ${CALLS.configuration}`,
    'sessionRefresh/unauthorisedReceived',
    '→ withLock',
    'session/tenantTokenRefreshed',
    'sessionRefresh/refreshSucceeded',
    'feedback/toastShown',
    'reload/pageReloadWanted',
  ]);
});

/** The hub is refused, the next call says why, and the session ends. */
const ENDED_BY_SERVER = [
  'realtime/connectionClosed',
  '→ realtimeChannel',
  '→ logWarning',
  'realtime/startFailed',
  `→ ${CALLS.configuration}`,
  'session/sessionEndedByServer',
  'feedback/toastShown',
  'session/sessionEnding',
  ...SHELL_LEFT,
];

it('if another device has taken over, the message says so, and not that the session has expired', async () => {
  const { play, told } = await hubRefuses({ status: 409, body: { error: { code: OTHER_DEVICE_CODE } } });
  expect(told()).toEqual([{ key: 'errors:otherDevice' }]);
  await play.pass(1_000);
  expect(play.state().routing.location.pathname).toBe('/login');
  play.expectExactly(ENDED_BY_SERVER);
});

it('if the company is locked, shows the server’s own message', async () => {
  const { play, told } = await hubRefuses({ status: 423, body: { error: { message: 'Locked.' } } });
  expect(told()).toEqual([{ text: 'Locked.', language: 'zh-CN' }]);
  expect(play.state().routing.location.pathname).toBe('/login');
  play.expectExactly(ENDED_BY_SERVER);
});

it('log-out stops the connection before the server ends it', async () => {
  const { play, hub } = await work(fakeHub());
  play.lookFromHere();
  play.dispatch(logoutWanted());
  await play.pass(0);
  play.expectExactly([
    'session/logoutWanted',
    `→ ${CALLS.logout}`,
    '→ forgetTabDrafts',
    'session/loggedOut',
    ...SHELL_LEFT,
  ]);
  expect(hub).toMatchObject({ starts: 1, stops: 1 });
});
