import { signInSubmitted } from '../../src/features/login/loginSlice.ts';
import * as page from '../../src/services/browser/page.ts';
import { backendWith, CALLS } from '../support/backend.ts';
import { companyOf } from '../support/fixtures.ts';
import { playFlow } from '../support/playFlow.ts';
import { former, outsideCompany, signedIn } from '../support/signedIn.ts';

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

it('CMP-2 a chooser left open at sign-in follows the tab in which a company is entered, instead of ending its session', async () => {
  const play = await playFlow(backendWith([former, companyOf('Other')]), {
    path: '/portal',
    preloadedState: outsideCompany(),
  });
  await play.pass(0);
  expect(play.state().companySwitch.status).toBe('choosing');
  window.dispatchEvent(new StorageEvent('storage', { key: 'tokenFlag', newValue: 'a', storageArea: localStorage }));
  await play.pass(2_000);
  expect(page.reloadPage).toHaveBeenCalledTimes(1);
});

describe('somebody else signs in at a sign-in page that was left open', () => {
  const other = { userName: 'chen', id: 'other', name: 'Chen Hao', hostId: 'other' };

  it('RTE-3 the new session has nothing of the former one, whose tokens the server is told to forget', async () => {
    const play = await playFlow(backendWith([]), { path: '/login', preloadedState: { device: signedIn().device } });
    const { session, company } = signedIn();
    const write = (key: string, newValue: string) =>
      window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
    write('host_token', 'Bearer of-lin');
    write('hostInfo', JSON.stringify(session?.hostInfo));
    write('token', 'Bearer of-lin-in-former');
    write('userInfo', JSON.stringify(session?.userInfo));
    write('tenantId', former.tenantId);
    write('companyId', company?.companyId ?? '');
    write('tokenFlag', 'flag-of-lin');
    await play.pass(0);
    expect(play.state().company.companyId).not.toBeNull();
    play.calls();
    play.dispatch(signInSubmitted({ userName: 'chen', password: 'Portal#2026' }));
    await play.pass(0);
    expect(play.calls()).toContain(CALLS.logout);
    expect(play.headersOf(CALLS.logout).get('Authorization')).toBe('Bearer of-lin');
    const { session: now, company: entered } = play.state();
    expect([now.token, now.userInfo, now.tenantId, now.tokenFlag, entered.companyId]).toEqual(Array(5).fill(null));
    expect(play.headersOf(CALLS.list).get('Authorization')).toBe(now.hostToken);
  });

  it('the tab of the former session reloads into the new one, even if that has no company', async () => {
    const play = await playFlow(backendWith([former]), { path: '/portal', preloadedState: signedIn() });
    await play.pass(0);
    const write = (key: string, newValue: string | null) =>
      window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
    write('host_token', 'Bearer of-chen');
    for (const key of ['hostInfo', 'userInfo', 'token', 'tenantId', 'companyId', 'tokenFlag']) write(key, null);
    await play.pass(500);
    expect(page.reloadPage).not.toHaveBeenCalled();
    write('hostInfo', JSON.stringify(other));
    await play.pass(2_000);
    expect(page.reloadPage).toHaveBeenCalledTimes(1);
  });

  it('and so it does if the same person enters another company there', async () => {
    const play = await playFlow(backendWith([former]), { path: '/portal', preloadedState: signedIn() });
    await play.pass(0);
    for (const newValue of [null, 'newer-flag'])
      window.dispatchEvent(new StorageEvent('storage', { key: 'tokenFlag', newValue, storageArea: localStorage }));
    await play.pass(2_000);
    expect(page.reloadPage).toHaveBeenCalledTimes(1);
  });
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
