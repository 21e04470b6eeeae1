import { navigationWanted } from '../../src/features/routing/routingSlice.ts';
import { backendWith, CALLS } from '../support/backend.ts';
import { playFlow } from '../support/playFlow.ts';
import { former, signedIn } from '../support/signedIn.ts';

jest.mock('../../src/services/browser/fingerprint.ts', () => ({ makeFingerprint: () => 'device-1' }));
jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

const hrefAt = async (path: string, isSignedIn: boolean) => {
  const play = await playFlow(backendWith([former]), { path, preloadedState: isSignedIn ? signedIn() : {} });
  const { pathname, search, hash } = play.state().routing.location;
  return { href: pathname + search + hash, play };
};

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

it.each([
  ['RTE-2', '/', '/login'],
  ['RTE-3', '/login', '/login'],
  ['RTE-3', '/register', '/register'],
  ['RTE-3', '/verifySecretProtectionPhoneNumber', '/verifySecretProtectionPhoneNumber'],
  ['RTE-3', '/resetPassword', '/resetPassword'],
  ['RTE-3', '/404', '/404'],
  ['RTE-3', '/portal', '/login'],
  ['RTE-3', '/portal?panel=todo#x', `/login?redirect=${encodeURIComponent('/portal?panel=todo#x')}`],
  ['RTE-3', '/nowhere', `/login?redirect=${encodeURIComponent('/nowhere')}`],
  ['RTE-6', '/redirect/404', '/404'],
  ['APP-1', '/child/crm/list', `/login?redirect=${encodeURIComponent('/child/crm/list')}`],
  ['APP-3', '/child/scm/supplier/createSupplierPC', '/child/scm/supplier/createSupplierPC'],
])('%s without a token %s leads to %s', async (_, path, target) => {
  expect((await hrefAt(path, false)).href).toBe(target);
});

it.each([
  ['RTE-2', '/', '/portal'],
  ['RTE-3', '/portal?a=1#b', '/portal?a=1#b'],
  ['RTE-6', '/nowhere', '/404'],
  ['RTE-6', '/redirect/portal?a=1', '/portal?a=1'],
  ['RTE-6', '/redirect', '/portal'],
  ['RTE-8', '/redirect//evil.example/x', '/portal'],
  ['RTE-6', '/loading-page', '/loading-page'],
  ['APP-1', '/child/crm', '/child/crm/middlePage'],
  ['APP-1', '/child/crm/list/?a=1#b', '/child/crm/list/?a=1#b'],
  ['RTE-6', '/child/erp/middlePage', '/404'],
])('%s with a token %s leads to %s', async (_, path, target) => {
  expect((await hrefAt(path, true)).href).toBe(target);
});

it.each(['/verifySecretProtectionPhoneNumber', '/resetPassword'])('RTE-3 with a token %s opens', async (path) => {
  const { href, play } = await hrefAt(path, true);
  expect(href).toBe(path);
  expect(play.state().session.hostToken).not.toBeNull();
});

it.each(['/login', '/register'])('RTE-3 with a token %s opens and clears the session', async (path) => {
  const { href, play } = await hrefAt(path, true);
  expect(href).toBe(path);
  expect(play.events()).toEqual(expect.arrayContaining(['session/sessionCleared', 'routing/locationChanged']));
  expect(play.state().session.hostToken).toBeNull();
});

it.each(['/login', '/register'])('tells the server that %s has ended the session', async (path) => {
  const { play } = await hrefAt(path, true);
  expect(play.calls()).toContain(CALLS.logout);
  expect(play.headersOf(CALLS.logout).get('authorization')).toBe('Bearer host-token');
});

it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/\tportal', ''])(
  'RTE-8 refuses a navigation to %j',
  async (to) => {
    const { play } = await hrefAt('/portal', true);
    play.dispatch(navigationWanted({ to }));
    await play.pass(0);
    expect(play.state().routing.location.pathname).toBe('/404');
  },
);

it('a requested navigation passes the guard and then appears in the store', async () => {
  const { play } = await hrefAt('/portal', true);
  await play.pass(0);
  play.events();
  play.dispatch(navigationWanted({ to: '/404' }));
  await play.pass(0);
  expect(play.events().filter((type) => type.startsWith('routing/'))).toEqual([
    'routing/navigationWanted',
    'routing/locationChanged',
  ]);
  expect(play.state().routing).toMatchObject({ location: { pathname: '/404' }, action: 'PUSH' });
});

it('back and forward pass the guard too', async () => {
  const { play } = await hrefAt('/404', true);
  window.history.replaceState(null, '', '/');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await play.pass(0);
  expect(play.state().routing).toMatchObject({ location: { pathname: '/portal' }, action: 'POP' });
});
