import { moduleSummary } from '../../src/features/notificationCentre/notificationCentreSlice.ts';
import { logoutWanted } from '../../src/features/session/sessionSlice.ts';
import * as page from '../../src/services/browser/page.ts';
import { CALLS } from '../support/backend.ts';
import { installBrowserLocks } from '../support/browserLocks.ts';
import type { Reply } from '../support/playFlow.ts';
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

/** Lin at work, her company token refused; the test decides when the refresh is answered. */
async function refreshing() {
  const play = await workedTab();
  let answer: (reply: Reply) => void = () => {};
  const granted = play.backend[CALLS.token] ?? {};
  play.backend[CALLS.token] = () => new Promise<Reply>((resolve) => (answer = resolve));
  play.backend[SUMMARY] = refused;
  play.dispatch(moduleSummary.wanted());
  await play.pass(0);
  expect(play.state().sessionRefresh.status).toBe('refreshing');
  const answered = async (ms: number) => {
    answer(granted);
    await play.pass(ms);
  };
  return { play, answered };
}
const storedTokens = () => [localStorage.getItem('token'), localStorage.getItem('refresh_token')];

beforeEach(() => {
  jest.useFakeTimers();
  storeTokens();
  jest.mocked(page.reloadPage).mockClear();
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'locks');
});

it.each([
  ['and what it stored', () => localStorage.clear()],
  ['while the storage is refused', () => jest.spyOn(Storage.prototype, 'getItem').mockReturnValue(null)],
])('a refresh answered after a log-out restores nothing: %s is gone', async (_case, forget) => {
  const { play, answered } = await refreshing();
  play.dispatch(logoutWanted());
  forget();
  await answered(2_000);
  jest.restoreAllMocks();
  expect(play.state().session).toMatchObject({ hostToken: null, token: null, refreshToken: null });
  expect(play.state().routing.location.pathname).toBe('/login');
  expect(play.state().feedback.toasts).toEqual([]);
  expect(page.reloadPage).not.toHaveBeenCalled();
});

it('nor does it write tokens that no tab could use', async () => {
  const { play, answered } = await refreshing();
  play.dispatch(logoutWanted());
  localStorage.clear();
  await answered(2_000);
  expect(storedTokens()).toEqual([null, null]);
});

it('a company that another tab enters during the refresh keeps its tokens', async () => {
  const { play, answered } = await refreshing();
  localStorage.setItem('token', 'Bearer token-Aurora');
  localStorage.setItem('refresh_token', 'refresh-Aurora');
  await answered(2_000);
  expect(storedTokens()).toEqual(['Bearer token-Aurora', 'refresh-Aurora']);
  expect(play.state().session).toMatchObject({ token: 'Bearer token-Aurora', refreshToken: 'refresh-Aurora' });
});

it('the lock stays held until the page reloads, so that a tab with a later 401 knows it is not the first', async () => {
  const otherTab = installBrowserLocks().of('there');
  const { play, answered } = await refreshing();
  const free: boolean[] = [];
  const look = () =>
    otherTab.request('atrium-refresh-tenant', { ifAvailable: true }, async (lock) => void free.push(lock !== null));
  await answered(499);
  await look();
  await play.pass(1);
  await look();
  expect(free).toEqual([false, true]);
  expect(page.reloadPage).toHaveBeenCalledTimes(1);
});
