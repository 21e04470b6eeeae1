import { latestNotices } from '../../src/features/notices/noticesSlice.ts';
import { moduleSummary } from '../../src/features/notificationCentre/notificationCentreSlice.ts';
import { configurationChanged } from '../../src/features/realtime/realtimeEvents.ts';
import { unauthorisedReceived } from '../../src/features/sessionRefresh/sessionRefreshSlice.ts';
import { todoCounts } from '../../src/features/todoCentre/todoCentreSlice.ts';
import { todoCard } from '../../src/features/workbench/workbenchSlice.ts';
import * as page from '../../src/services/browser/page.ts';
import { backendWith, CALLS } from '../support/backend.ts';
import { playFlow, type Reply } from '../support/playFlow.ts';
import { outsideCompany } from '../support/signedIn.ts';
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

beforeEach(() => {
  jest.useFakeTimers();
  storeTokens();
  jest.mocked(page.reloadPage).mockClear();
});
afterEach(() => jest.useRealTimers());

it.each<[string, Reply]>([
  ['another code', { status: 409, body: { error: { code: 'Volo.Abp:010', message: 'stale' } } }],
  ['no body', { status: 409 }],
  ['null', { status: 409, body: null }],
])('409 with %s means another device as well', async (_shape, reply) => {
  const play = await workedTab();
  play.backend[SUMMARY] = reply;
  play.dispatch(ask);
  await play.pass(1_000);
  expect(play.state().feedback.toasts).toMatchObject([{ message: { key: 'errors:otherDevice' }, count: 1 }]);
  expect(play.state().routing.location.pathname).toBe('/login');
});

it('409 on the refresh itself also says so, and not that the session has expired', async () => {
  const play = await workedTab();
  play.backend[SUMMARY] = refused;
  play.backend[CALLS.token] = { status: 409 };
  play.dispatch(ask);
  await play.pass(999);
  expect(play.state().feedback.toasts).toMatchObject([{ message: { key: 'errors:otherDevice' }, count: 1 }]);
  expect(play.state().routing.location.pathname).toBe('/portal');
  await play.pass(1);
  expect(play.state().routing.location.pathname).toBe('/login');
  expect(play.state().sessionRefresh.status).toBe('idle');
});

const configurationOfNobody: Reply = {
  body: {
    currentUser: { isAuthenticated: false, id: null },
    currentTenant: { id: null },
    auth: { grantedPolicies: {} },
  },
};

it('an anonymous configuration, ABP’s answer to an expired token, is a 401: refreshed, and no grant is lost', async () => {
  const play = await workedTab();
  const before = play.state().permissions.authorization;
  play.backend[CALLS.configuration] = configurationOfNobody;
  play.dispatch(configurationChanged());
  await play.pass(0);
  expect(play.calls()).toEqual([CALLS.configuration, CALLS.token]);
  expect(play.state().permissions.authorization).toEqual(before);
});

it('ACC-8 without a company it is the account’s own token that is refreshed then', async () => {
  localStorage.setItem('host_refresh_token', 'host-refresh');
  localStorage.setItem('host_token', 'Bearer host-token');
  const play = await playFlow(backendWith([]), { path: '/portal', preloadedState: outsideCompany() });
  await play.pass(10_000);
  play.backend[CALLS.configuration] = configurationOfNobody;
  play.backend[CALLS.token] = { body: { token_type: 'Bearer', access_token: 'newer', refresh_token: 'newer-refresh' } };
  play.dispatch(configurationChanged());
  await play.pass(0);
  expect(play.state().routing.location.pathname).toBe('/portal');
  expect(play.state().session.hostToken).toBe('Bearer newer');
  expect(play.state().sessionRefresh.status).toBe('refreshed');
});

it('ERR-1 423 on the refresh itself ends the session with the server’s sentence', async () => {
  const play = await workedTab();
  play.backend[SUMMARY] = refused;
  play.backend[CALLS.token] = { status: 423, body: { error: { code: null, message: 'The company is locked.' } } };
  play.dispatch(ask);
  await play.pass(1_000);
  expect(play.state().feedback.toasts).toMatchObject([{ message: { text: 'The company is locked.' }, count: 1 }]);
  expect(play.state().routing.location.pathname).toBe('/login');
  expect(play.state().sessionRefresh.status).toBe('idle');
});

it('the screen stays until the reload: loads go on, none of them fails, and the message comes once', async () => {
  const counts = { myInProgress: 1, myOverdue: 0, myFinished: 0, myCollection: 0, total: 1 };
  const play = await workedTab();
  const asks = [ask, todoCounts.wanted(), todoCard.wanted('inProgress'), latestNotices.wanted()];
  Object.assign(play.backend, {
    'GET /api/portal/companyNotice/currentUser/notices': { body: { items: [] } },
    [SUMMARY]: { body: { items: [{ moduleName: 'OA', unreadCount: 1, title: 'x' }] } },
    'POST /api/user-work/work/my-working': { body: { items: [], totalCount: 0 } },
    'POST /api/user-work/common/user-task-count': {
      body: { work: counts, personal: { ...counts, myParticipateIn: 1, myStartCount: 0 } },
    },
  });
  for (const each of asks) play.dispatch(each);
  await play.pass(0);
  const before = play.state();
  for (const call of Object.keys(play.backend)) if (call !== CALLS.token) play.backend[call] = refused;
  play.events();
  for (const each of asks) play.dispatch(each);
  await play.pass(100);
  // Late ones, with the old token or the host's, change nothing either.
  for (const session of ['tenant', 'host'] as const)
    play.dispatch(unauthorisedReceived({ session, refusedToken: 'Bearer of old' }));
  await play.pass(399);
  expect(play.events().filter((type) => type.endsWith('Failed'))).toEqual([]);
  const { notificationCentre, todoCentre, workbench, notices } = play.state();
  expect(notificationCentre.summary).toEqual({ ...before.notificationCentre.summary, status: 'reloading' });
  expect(todoCentre.counts).toEqual({ ...before.todoCentre.counts, status: 'reloading' });
  expect(workbench.lists['inProgress']).toMatchObject({ status: 'reloading', data: [] });
  expect(notices.latest).toMatchObject({ status: 'reloading', data: [] });
  expect(play.state().feedback.toasts).toMatchObject([{ message: { key: 'errors:loginStatusUpdated' }, count: 1 }]);
});

it('a load that cannot be repeated, because nothing refreshes its session, fails after all', async () => {
  const play = await workedTab();
  play.backend[SUMMARY] = refused;
  play.backend[CALLS.token] = 'network error';
  play.dispatch(ask);
  await play.pass(0);
  expect(play.state().notificationCentre.summary.status).toBe('failed');
});
