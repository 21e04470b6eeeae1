import { TIMING } from '../../src/constants/timing.ts';
import { moduleSummary } from '../../src/features/notificationCentre/notificationCentreSlice.ts';
import * as page from '../../src/services/browser/page.ts';
import { refused, SUMMARY, storeTokens, workedTab } from '../support/workedTab.ts';

jest.mock('../../src/services/browser/page.ts', () => ({
  ...jest.requireActual('../../src/services/browser/page.ts'),
  reloadPage: jest.fn(),
}));
jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

beforeEach(() => {
  jest.useFakeTimers();
  storeTokens();
});
afterEach(() => jest.useRealTimers());

it('a backend that refuses the new token too ends the session: the page does not reload for ever', async () => {
  /** A page of the same tab, whose first call is refused whatever its token. */
  const load = async () => {
    const play = await workedTab();
    play.backend[SUMMARY] = refused;
    play.dispatch(moduleSummary.wanted());
    await play.pass(TIMING.sessionRefreshReloadMs);
    return play;
  };
  (await load()).end();
  expect(page.reloadPage).toHaveBeenCalledTimes(1);
  const reloaded = await load();
  expect(page.reloadPage).toHaveBeenCalledTimes(1);
  expect(reloaded.state().feedback.toasts).toMatchObject([{ message: { key: 'errors:authenticationExpired' } }]);
  expect(reloaded.state().session).toMatchObject({ hostToken: null, token: null });
  expect(reloaded.state().routing.location.pathname).toBe('/login');
  expect(reloaded.state().sessionRefresh.status).toBe('idle');
  reloaded.end();
  // Later it is an ordinary refusal again.
  localStorage.setItem('token', 'Bearer former-token');
  localStorage.setItem('refresh_token', 'former-refresh');
  await jest.advanceTimersByTimeAsync(TIMING.refusedAnewMs);
  await load();
  expect(page.reloadPage).toHaveBeenCalledTimes(2);
});
