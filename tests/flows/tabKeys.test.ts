import { RESUME_KEY, TAB_KEY_SCOPES, type TabKey } from '../../src/constants/storageKeys.ts';
import { TIMING } from '../../src/constants/timing.ts';
import { switchSucceeded } from '../../src/features/companySwitch/companySwitchEvents.ts';
import { logoutWanted } from '../../src/features/session/sessionSlice.ts';
import { backendWith } from '../support/backend.ts';
import { playFlow } from '../support/playFlow.ts';
import { does } from '../support/scenarios/scenario.ts';
import { signedIn } from '../support/signedIn.ts';

jest.mock('../../src/services/browser/fingerprint.ts', () => ({ makeFingerprint: () => 'device-1' }));
jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

// The keys of a table of constants are what is written there.
const KEYS = (Object.keys(TAB_KEY_SCOPES) as TabKey[]).filter((key) => TAB_KEY_SCOPES[key] !== 'device');
/** The keys under which this tab keeps something, of those whose scope is one of `scopes`. */
const keptOf = (...scopes: readonly string[]): TabKey[] =>
  KEYS.filter((key) => scopes.includes(TAB_KEY_SCOPES[key]) && sessionStorage.getItem(key) !== null);
const keep = (keys: readonly TabKey[]): void => {
  for (const key of keys) sessionStorage.setItem(key, 'kept');
};

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2, 24) });
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

/** A tab of somebody who is signed in, in which something is kept under every key that does not last. */
async function fullTab() {
  keep(KEYS);
  const bot = { enableBot: true, appId: 'bot-1', title: null, logo: null, footerText: null, apiBase: null };
  const backend = { ...backendWith([]), 'GET /api/ai/coze/config': { body: bot } };
  const play = await playFlow(backend, { path: '/portal', preloadedState: signedIn(), awake: ['aiChat'] });
  await play.pass(TIMING.shellRestMs);
  expect(sessionStorage.getItem(RESUME_KEY)).toBeNull();
  keep(KEYS.filter((key) => key !== RESUME_KEY));
  return play;
}

it('what a tab keeps for one session or one company is gone when the session ends', async () => {
  const play = await fullTab();
  expect(keptOf('session', 'company')).not.toEqual([]);
  await does(logoutWanted())(play);
  expect(keptOf('session', 'company')).toEqual([]);
});

it('what a tab keeps for one company is gone when another one is entered', async () => {
  const play = await fullTab();
  expect(keptOf('company')).not.toEqual([]);
  await does(switchSucceeded())(play);
  expect(keptOf('company')).toEqual([]);
});
