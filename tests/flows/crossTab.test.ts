import * as page from '../../src/services/browser/page.ts';
import { backendWith, CALLS } from '../support/backend.ts';
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

/** Another tab stores `raw` under `key`; returns once all its consequences have happened. */
async function otherTabWrites(
  key: string,
  raw: string | null,
  { path = '/404', preloadedState = signedIn() }: Parameters<typeof playFlow>[1] = {},
) {
  const play = await playFlow(backendWith([former]), { path, preloadedState });
  await play.pass(0);
  play.lookFromHere();
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: raw, storageArea: localStorage }));
  await play.pass(2_000);
  return play;
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  jest.mocked(page.reloadPage).mockClear();
});
afterEach(() => jest.useRealTimers());

it('CMP-7 a company switch elsewhere shows the message and reloads once after 1 s', async () => {
  const play = await otherTabWrites('tokenFlag', 'other-flag');
  play.expectExactly([
    'crossTab/keyChanged',
    'feedback/toastShown',
    'reload/pageReloadWanted',
    '→ flushPersistence',
    'reload/pageReloadPrepared',
    '→ reloadPage',
    'feedback/toastDismissed',
  ]);
  expect(page.reloadPage).toHaveBeenCalledTimes(1);
});

it.each([
  ['/login', '/portal'],
  ['/login?redirect=%2Fchild%2Fwms%2Fstock', '/child/wms/stock'],
  ['/register', '/portal'],
])('a tab that was left at %s does not end the session of a tab that switches its company', async (path, to) => {
  const play = await playFlow(backendWith([former]), { path, preloadedState: { device: signedIn().device } });
  const { session } = signedIn();
  const write = (key: string, raw: string) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: raw, storageArea: localStorage }));
  write('host_token', 'Bearer host-token');
  write('hostInfo', JSON.stringify(session?.hostInfo));
  write('token', 'Bearer token');
  write('tokenFlag', 'first-flag');
  await play.pass(2_000);
  expect(page.reloadPage).not.toHaveBeenCalled();
  play.calls();
  write('tokenFlag', 'second-flag');
  await play.pass(2_000);
  expect(page.reloadPage).toHaveBeenCalledTimes(1);
  expect(play.state().routing.location.pathname).toBe(to);
  expect(play.state().session.hostToken).toBe('Bearer host-token');
  expect(play.calls()).not.toContain(CALLS.logout);
});

it.each([
  ['a flag that is removed', 'tokenFlag', null],
  ['a flag that is written again as it was', 'tokenFlag', 'former-flag'],
  ['a changed key that is no flag', 'currentApplication', 'wms'],
  ['a refreshed token of the account', 'host_token', 'Bearer newer'],
  ['a removed token of the company', 'token', null],
])('%s reaches the store, but neither reloads the page nor ends the session', async (_case, key, raw) => {
  const play = await otherTabWrites(key, raw);
  play.expectExactly(['crossTab/keyChanged']);
  expect(page.reloadPage).not.toHaveBeenCalled();
  expect(play.state().routing.location.pathname).toBe('/404');
});

it('a tab that is not yet in a company does not reload when another one enters its first', async () => {
  const state = signedIn();
  const preloadedState = { ...state, ...(state.session && { session: { ...state.session, tokenFlag: null } }) };
  const play = await otherTabWrites('tokenFlag', 'first-flag', { preloadedState });
  play.expectExactly(['crossTab/keyChanged']);
  expect(play.state().session.tokenFlag).toBe('first-flag');
});

it('a log-out elsewhere leads to sign-in and leaves alone anybody who is not signed in here', async () => {
  const ended = await otherTabWrites('host_token', null);
  ended.expectExactly([
    'crossTab/keyChanged',
    'feedback/toastShown',
    'session/sessionCleared',
    'routing/navigationWanted',
    'routing/locationChanged',
  ]);
  expect(ended.state().feedback.toasts.map(({ message }) => message)).toEqual([{ key: 'errors:endedInOtherTab' }]);
  expect(ended.state().routing.location.pathname).toBe('/login');
  ended.lookAway();

  const nobody = await otherTabWrites('host_token', null, {
    path: '/register',
    preloadedState: { device: { fingerprint: 'd', rememberedAccount: null, lastTenantId: null, tourSeen: ['*'] } },
  });
  nobody.expectExactly(['crossTab/keyChanged']);
  expect(nobody.state().routing.location.pathname).toBe('/register');
});
