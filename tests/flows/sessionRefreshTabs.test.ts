import { RESUME_KEY } from '../../src/constants/storageKeys.ts';
import { moduleSummary } from '../../src/features/notificationCentre/notificationCentreSlice.ts';
import { backendWith, CALLS } from '../support/backend.ts';
import { installBrowserLocks } from '../support/browserLocks.ts';
import { playFlow } from '../support/playFlow.ts';
import { former, signedIn } from '../support/signedIn.ts';

jest.mock('../../src/services/browser/fingerprint.ts', () => ({ makeFingerprint: () => 'device-1' }));
jest.mock('../../src/services/browser/page.ts', () => ({
  ...jest.requireActual('../../src/services/browser/page.ts'),
  reloadPage: jest.fn(),
}));
jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

const LOCK = 'atrium-refresh-tenant';
let otherTab: Pick<LockManager, 'request'>;

/** Lin at work, her company token refused while another tab holds the lock for `ms`. */
async function refusedBehindAnotherTab(ms: number) {
  const play = await playFlow(backendWith([former]), { path: '/portal', preloadedState: signedIn() });
  await play.pass(10_000);
  play.calls();
  void otherTab.request(LOCK, () => new Promise((free) => setTimeout(free, ms)));
  play.backend['GET /api/notification/user-notification-statistics'] = { status: 401 };
  play.dispatch(moduleSummary.wanted());
  await play.pass(ms);
  return play;
}

/** The other tab's write arrives: first the storage, then its event. */
function arrives(key: string, newValue: string | null): void {
  if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
}

/** Lin at work, her session refused and not renewable, while another tab is open. */
async function refusedBesideAnotherTab() {
  localStorage.setItem('host_token', 'Bearer host-token');
  void otherTab.request('atrium-tab-there', () => new Promise(() => {}));
  const play = await playFlow(backendWith([former]), { path: '/portal', preloadedState: signedIn() });
  await play.pass(10_000);
  play.backend['GET /api/notification/user-notification-statistics'] = { status: 401 };
  play.backend[CALLS.token] = { status: 400 };
  play.dispatch(moduleSummary.wanted());
  await play.pass(1_999);
  expect(play.state().feedback.toasts).toEqual([]);
  return play;
}

/** The outcome in both cases. */
const REFRESHED = [
  'sessionRefresh/tenantTokenRefreshed',
  'sessionRefresh/refreshSucceeded',
  'feedback/toastShown',
  'reload/pageReloadWanted',
];
const tokenRequests = (calls: string[]) => calls.filter((call) => call === CALLS.token).length;

beforeEach(() => {
  jest.useFakeTimers();
  otherTab = installBrowserLocks().of('there');
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('token', 'Bearer former-token');
  localStorage.setItem('refresh_token', 'former-refresh');
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'locks');
});

it('ACC-10 waits for the previous tab’s tokens that arrive after its lock is free, without another request', async () => {
  const play = await refusedBehindAnotherTab(300);
  play.lookFromHere();
  await play.pass(1_500);
  play.expectExactly([]);
  expect(play.state().sessionRefresh.status).toBe('refreshing');
  arrives('refresh_token', 'newer-refresh');
  arrives('token', 'Bearer newer-token');
  await play.pass(0);
  play.expectExactly(['crossTab/keyChanged', 'crossTab/keyChanged', ...REFRESHED]);
  expect(tokenRequests(play.calls())).toBe(0);
  expect(play.state().session).toMatchObject({ token: 'Bearer newer-token', refreshToken: 'newer-refresh' });
  expect(localStorage.getItem('refresh_token')).toBe('newer-refresh');
});

it('if the previous tab brings nothing within 2 s, this one asks', async () => {
  const play = await refusedBehindAnotherTab(300);
  play.lookFromHere();
  await play.pass(1_999);
  play.expectExactly([]);
  expect(tokenRequests(play.calls())).toBe(0);
  await play.pass(1);
  play.expectExactly(REFRESHED);
  expect(tokenRequests(play.calls())).toBe(1);
  expect(play.state().sessionRefresh.status).toBe('refreshed');
});

it('a new token is stored after its refresh token, and both before the lock is released', async () => {
  const play = await playFlow(backendWith([former]), { path: '/portal', preloadedState: signedIn() });
  await play.pass(10_000);
  const order: string[] = [];
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation((key) => {
    // When the page was reloaded matters to the next page only.
    if (!key.startsWith('atrium-reloaded')) order.push(key);
  });
  play.backend['GET /api/notification/user-notification-statistics'] = { status: 401 };
  play.dispatch(moduleSummary.wanted());
  await play.pass(0);
  void otherTab.request(LOCK, async () => void order.push('lock is free'));
  await play.pass(500);
  expect(setItem).toHaveBeenCalledWith('token', 'Bearer host-token');
  // Before the page goes, what is open is kept too.
  expect(order).toEqual(['refresh_token', 'token', 'lock is free', RESUME_KEY]);
});

it('a refusal that arrives before another tab’s log-out is reported as the log-out', async () => {
  const play = await refusedBesideAnotherTab();
  for (const key of ['token', 'refresh_token', 'host_token', 'host_refresh_token']) arrives(key, null);
  await play.pass(1_000);
  expect(play.state().feedback.toasts).toMatchObject([{ message: { key: 'errors:endedInOtherTab' }, count: 1 }]);
  expect(play.state().routing.location.pathname).toBe('/login');
});

it('reports another tab’s log-out that the storage shows before its event arrives', async () => {
  const play = await refusedBesideAnotherTab();
  const keys = ['token', 'refresh_token', 'host_token', 'host_refresh_token'];
  for (const key of keys) localStorage.removeItem(key);
  await play.pass(1_500);
  expect(play.state().feedback.toasts).toEqual([]);
  for (const key of keys) arrives(key, null);
  await play.pass(1_000);
  expect(play.state().feedback.toasts).toMatchObject([{ message: { key: 'errors:endedInOtherTab' }, count: 1 }]);
  expect(play.state().routing.location.pathname).toBe('/login');
});

it('a refusal that no other tab explains within 2 s is an expired session', async () => {
  const play = await refusedBesideAnotherTab();
  await play.pass(1);
  expect(play.state().feedback.toasts).toMatchObject([{ message: { key: 'errors:authenticationExpired' }, count: 1 }]);
  await play.pass(500);
  expect(play.state().routing.location.pathname).toBe('/login');
});

it('a refusal that arrives before another tab’s switch adopts what that tab stored', async () => {
  const play = await refusedBesideAnotherTab();
  arrives('refresh_token', 'newer-refresh');
  arrives('token', 'Bearer newer-token');
  await play.pass(0);
  expect(play.state().session).toMatchObject({ token: 'Bearer newer-token', refreshToken: 'newer-refresh' });
  expect(play.state().routing.location.pathname).toBe('/portal');
});
