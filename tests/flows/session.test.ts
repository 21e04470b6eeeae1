import { OTHER_DEVICE_CODE } from '../../contract/errors.ts';
import { signInSubmitted } from '../../src/features/login/loginSlice.ts';
import { moduleSummary } from '../../src/features/notificationCentre/notificationCentreSlice.ts';
import { logoutWanted } from '../../src/features/session/sessionSlice.ts';
import { todoCounts } from '../../src/features/todoCentre/todoCentreSlice.ts';
import * as page from '../../src/services/browser/page.ts';
import { backendWith, CALLS } from '../support/backend.ts';
import { playFlow, type Reply } from '../support/playFlow.ts';
import { SHELL_LEFT } from '../support/sessionEnd.ts';
import { former, signedIn } from '../support/signedIn.ts';
import { refused, SUMMARY, storeTokens, workedTab } from '../support/workedTab.ts';

jest.mock('../../src/services/browser/fingerprint.ts', () => ({ makeFingerprint: () => 'device-1' }));
jest.mock('../../src/services/browser/page.ts', () => ({
  ...jest.requireActual('../../src/services/browser/page.ts'),
  reloadPage: jest.fn(),
}));
jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

const ask = moduleSummary.wanted();
const sessionEvents = (events: string[]) =>
  events.filter((type) => /^(session|sessionRefresh|reload|routing)\//.test(type));

beforeEach(() => {
  jest.useFakeTimers();
  storeTokens();
  jest.mocked(page.reloadPage).mockClear();
});
afterEach(() => jest.useRealTimers());

it('ACC-8 401: the session refreshes once, says so, and the page reloads after 0.5 s', async () => {
  const play = await workedTab();
  play.backend[SUMMARY] = refused;
  play.backend['POST /api/user-work/common/user-task-count'] = refused;
  play.lookFromHere();
  play.dispatch(ask);
  play.dispatch(todoCounts.wanted());
  await play.pass(0);
  play.expectExactly([
    'notificationCentre/summaryWanted',
    'notificationCentre/summaryRequested',
    `→ ${SUMMARY}`,
    'todoCentre/countsWanted',
    'todoCentre/countsRequested',
    '→ POST /api/user-work/common/user-task-count',
    'sessionRefresh/unauthorisedReceived',
    '→ withLock',
    'sessionRefresh/unauthorisedReceived',
    'session/tenantTokenRefreshed',
    'sessionRefresh/refreshSucceeded',
    'feedback/toastShown',
    'reload/pageReloadWanted',
  ]);
  // Inside the lock, once for both.
  expect(play.calls().filter((call) => call === CALLS.token)).toEqual([CALLS.token]);
  expect(play.state().session).toMatchObject({
    token: 'Bearer host-token',
    hostToken: 'Bearer host-token',
    refreshToken: 'host-refresh',
  });
  expect(play.state().feedback.toasts).toMatchObject([{ message: { key: 'errors:loginStatusUpdated' } }]);
  await play.pass(499);
  play.expectExactly([]);
  await play.pass(1);
  play.expectExactly(['→ flushPersistence', 'reload/pageReloadPrepared', '→ keepTabText', '→ reloadPage']);
  expect(page.reloadPage).toHaveBeenCalledTimes(1);
});

it('ACC-8 a failed refresh: the message, then /login after 0.5 s, session cleared, place kept', async () => {
  const play = await workedTab();
  play.backend[SUMMARY] = refused;
  play.backend[CALLS.token] = { status: 400, body: { error: 'invalid_grant' } };
  play.dispatch(ask);
  await play.pass(0);
  expect(play.state().feedback.toasts).toMatchObject([
    { kind: 'error', message: { key: 'errors:authenticationExpired' } },
  ]);
  await play.pass(499);
  expect(play.state().session.hostToken).not.toBeNull();
  await play.pass(1);
  expect(play.state().session).toMatchObject({ hostToken: null, token: null, userInfo: null });
  expect(play.state().device.fingerprint).toBe('device-1');
  expect(play.state().routing.location.pathname).toBe('/login');
  expect(play.calls().filter((call) => call === CALLS.token)).toHaveLength(1);
});

it('a refresh without an answer signs nobody out: the network is probed, and the next 401 tries again', async () => {
  const play = await workedTab();
  play.backend[SUMMARY] = refused;
  play.backend[CALLS.token] = 'network error';
  play.dispatch(ask);
  await play.pass(0);
  expect(sessionEvents(play.events())).toEqual([
    'sessionRefresh/unauthorisedReceived',
    'sessionRefresh/refreshUnanswered',
  ]);
  await play.pass(5_000);
  expect(play.state().session).toMatchObject({ token: 'Bearer former-token', refreshToken: 'former-refresh' });
  expect(play.state().routing.location.pathname).toBe('/portal');
  play.backend[CALLS.token] = backendWith([former])[CALLS.token] ?? {};
  play.dispatch(ask);
  await play.pass(0);
  expect(sessionEvents(play.events())).toContain('sessionRefresh/refreshSucceeded');
});

it('ACC-10 adopts a token that another tab has refreshed in the meantime, without a request', async () => {
  const play = await workedTab();
  play.backend[SUMMARY] = refused;
  localStorage.setItem('token', 'Bearer newer-token');
  localStorage.setItem('refresh_token', 'newer-refresh');
  play.dispatch(ask);
  await play.pass(0);
  expect(play.calls()).not.toContain(CALLS.token);
  expect(play.state().session).toMatchObject({ token: 'Bearer newer-token', refreshToken: 'newer-refresh' });
});

it('ACC-9 409 from another device: the message once, /login after 1 s', async () => {
  const play = await workedTab();
  const elsewhere: Reply = { status: 409, body: { error: { code: OTHER_DEVICE_CODE, message: 'x' } } };
  play.backend[SUMMARY] = elsewhere;
  play.dispatch(ask);
  await play.pass(0);
  play.dispatch(ask);
  await play.pass(999);
  expect(play.state().feedback.toasts).toMatchObject([{ message: { key: 'errors:otherDevice' }, count: 1 }]);
  expect(play.state().routing.location.pathname).toBe('/portal');
  await play.pass(1);
  expect(play.state().routing.location.pathname).toBe('/login');
});

it('ACC-9 423: the server’s message, then /login', async () => {
  const play = await workedTab();
  play.backend[SUMMARY] = { status: 423, body: { error: { message: 'The tenant is locked.' } } };
  play.dispatch(ask);
  await play.pass(0);
  expect(play.state().feedback.toasts).toMatchObject([{ message: { text: 'The tenant is locked.' } }]);
  expect(play.state().routing.location.pathname).toBe('/login');
  expect(play.state().session.token).toBeNull();
});

it('ACC-7 log-out calls the server with the host token, clears the session and lands on /login', async () => {
  const play = await workedTab();
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
  expect(play.headersOf(CALLS.logout).get('authorization')).toBe('Bearer host-token');
  const { session, company, permissions, routing } = play.state();
  expect(session).toMatchObject({
    hostToken: null,
    token: null,
    refreshToken: null,
    hostRefreshToken: null,
    tenantId: null,
  });
  expect(company.companyId).toBeNull();
  expect(permissions.authorization).toEqual([]);
  expect(routing.location.pathname).toBe('/login');
});

it.each([[[former]], [[]]])(
  'after a log-out, the next sign-in without a reload finds every flow of the shell running',
  async (companies) => {
    const play = await workedTab();
    play.dispatch(logoutWanted());
    await play.pass(0);
    expect(play.events()).toContain('shell/shellClosed');
    Object.assign(play.backend, backendWith(companies));
    play.dispatch(signInSubmitted({ userName: 'lin', password: 'x' }));
    await play.pass(0);
    expect(play.events()).toContain('realtime/startWanted');
    expect(play.calls()).toEqual(expect.arrayContaining([SUMMARY, 'POST /api/user-work/common/user-task-count']));
  },
);

it('ends the session at once, so that no other tab uses one that has ended only on the server', async () => {
  const play = await workedTab();
  play.backend[CALLS.logout] = () => new Promise<Reply>(() => {});
  play.dispatch(logoutWanted());
  await play.pass(0);
  expect(play.calls()).toEqual([CALLS.logout]);
  expect(play.state().session.hostToken).toBeNull();
  expect(sessionEvents(play.events())).toEqual([
    'session/logoutWanted',
    'session/loggedOut',
    'session/sessionCleared',
    'routing/navigationWanted',
    'routing/locationChanged',
  ]);
});

it('a log-out with an expired token does not count as an expired session', async () => {
  const play = await workedTab();
  play.backend[CALLS.logout] = refused;
  play.dispatch(logoutWanted());
  await play.pass(1_000);
  expect(play.events().filter((type) => type.startsWith('sessionRefresh/'))).toEqual([]);
  expect(play.state().feedback.toasts).toEqual([]);
});

it('log-out works even without a server', async () => {
  const play = await workedTab();
  play.backend[CALLS.logout] = { status: 500 };
  play.dispatch(logoutWanted());
  await play.pass(0);
  expect(play.state().session.hostToken).toBeNull();
  expect(play.state().feedback.toasts).toEqual([]);
});

it('a log-out in another tab ends the session here', async () => {
  const play = await workedTab();
  window.dispatchEvent(new StorageEvent('storage', { key: 'host_token', newValue: null, storageArea: localStorage }));
  await play.pass(0);
  expect(play.state().routing.location.pathname).toBe('/login');
});

it('RTE-4 without a fingerprint the page is left after 1.5 s, with the session cleared', async () => {
  const state = signedIn();
  const play = await playFlow(backendWith([former]), {
    path: '/portal',
    preloadedState: {
      ...state,
      device: { fingerprint: null, rememberedAccount: null, lastTenantId: null, tourSeen: ['*'] },
    },
  });
  await play.pass(1_499);
  expect(play.state().routing.location.pathname).toBe('/portal');
  await play.pass(1);
  expect(play.state().session.hostToken).toBeNull();
  expect(play.state().routing.location.pathname).toBe('/login');
  // Sign-in assigns one to the device (ACC-11).
  await play.pass(0);
  expect(play.state().device.fingerprint).toBe('device-1');
});
