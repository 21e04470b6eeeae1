import { chooserOpened, companyPicked, switchConfirmed } from '../../src/features/companySwitch/companySwitchEvents.ts';
import { signInSubmitted } from '../../src/features/login/loginSlice.ts';
import { navigationWanted } from '../../src/features/routing/routingSlice.ts';
import { backendWith, CALLS, CHOOSER_OPENS } from '../support/backend.ts';
import { companyOf } from '../support/fixtures.ts';
import { playFlow } from '../support/playFlow.ts';
import { rootReducer } from '../support/rootReducer.ts';
import { sabotage } from '../support/sabotage.ts';

jest.mock('../../src/services/browser/fingerprint.ts', () => ({ makeFingerprint: () => 'device-1' }));
jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

const initial = rootReducer(undefined, { type: '@@test' });
const aurora = companyOf('Aurora');
const boreal = companyOf('Boreal');
const submit = signInSubmitted({ userName: 'lin', password: 'Portal#2026' });
const loginEvents = (events: string[]) =>
  events.filter((type) => /^(login|session|permissions|companySwitch)\//.test(type));

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

it('ACC-1 ACC-6 CMP-2 sign-in stores the token, reads the user, and asks which of several companies to enter', async () => {
  const play = await playFlow(backendWith([aurora, boreal]), { path: '/login' });
  await play.pass(0);
  play.lookFromHere();
  play.dispatch(submit);
  await play.pass(0);
  play.expectExactly([
    'login/signInSubmitted',
    `→ ${CALLS.token}`,
    'session/signedIn',
    `→ ${CALLS.configuration}`,
    'session/hostInfoLoaded',
    'permissions/policiesGranted',
    'login/signInSucceeded',
    ...CHOOSER_OPENS,
  ]);
  const { session, permissions, companySwitch } = play.state();
  expect(session).toMatchObject({
    hostToken: 'Bearer host-token',
    hostRefreshToken: 'host-refresh',
    loginReturnType: 2,
  });
  expect(session.hostInfo).toEqual({ userName: 'lin', id: 'u1', name: 'Lin Jing', hostId: 'u1' });
  expect(permissions.authorization).toEqual(['AbpExtend.WorkBench']);
  expect(companySwitch.status).toBe('choosing');
});

it('ACC-1 the token call names the action, browser, system and device', async () => {
  const play = await playFlow(backendWith([aurora]), { path: '/login' });
  play.dispatch(submit);
  await play.pass(0);
  const headers = play.headersOf(CALLS.token);
  expect(headers.get('action')).toBe('login');
  expect(headers.get('deviceName')).toMatch(/^\w+(-[\d.]+)?$/);
  expect(headers.get('devicetype')).toBeTruthy();
  expect(headers.get('deviceId')).toBe('device-1');
});

it('enters the only company without asking, and the deep link survives', async () => {
  const play = await playFlow(backendWith([aurora]), { path: `/login?redirect=${encodeURIComponent('/portal?a=1')}` });
  play.dispatch(submit);
  await play.pass(0);
  expect(play.events()).toContain('companySwitch/soleCompanyEntered');
  expect(play.state().company.companyName).toBe('Aurora');
  expect(play.state().routing.location).toMatchObject({ pathname: '/portal', search: '?a=1' });
});

it('the deep link survives the way through the other account screens', async () => {
  const play = await playFlow(backendWith([aurora]), { path: '/login?redirect=%2Fcompany%3Ftab%3D2' });
  const go = async (to: string) => {
    play.dispatch(navigationWanted({ to }));
    await play.pass(0);
  };
  await go('/verifySecretProtectionPhoneNumber');
  await go('/resetPassword');
  await go('/login');
  await go('/register');
  await go('/login');
  play.dispatch(submit);
  await play.pass(0);
  expect(play.state().routing.location).toMatchObject({ pathname: '/company', search: '?tab=2' });
});

it('CMP-4 a switch at sign-in checks, after the configuration, whether the account belongs to an organisation', async () => {
  const play = await playFlow(backendWith([aurora]), { path: '/login' });
  play.dispatch(submit);
  await play.pass(0);
  const calls = play.calls();
  expect(calls.slice(calls.indexOf(CALLS.switchTo(aurora))).slice(0, 3)).toEqual([
    CALLS.switchTo(aurora),
    CALLS.configuration,
    CALLS.membership,
  ]);
});

it('somebody without a company works on the account itself', async () => {
  const play = await playFlow(backendWith([]), { path: '/login' });
  play.dispatch(submit);
  await play.pass(0);
  expect(play.events()).toContain('companySwitch/noCompanyFound');
  expect(play.state().session).toMatchObject({ token: null, loginReturnType: 0 });
  expect(play.state().routing.location.pathname).toBe('/portal');
});

it.each([
  ['its only company', [companyOf('Aurora', { userIsActive: false })]],
  ['all its companies', [companyOf('Aurora', { userIsActive: false }), companyOf('Boreal', { tenantIsActive: false })]],
])('an account shut out of %s works on itself and is not asked again', async (_, companies) => {
  const play = await playFlow(backendWith(companies), { path: '/login' });
  play.dispatch(submit);
  await play.pass(0);
  expect(play.events().filter((type) => type === chooserOpened.type)).toHaveLength(1);
  expect(play.state().companySwitch.status).toBe('closed');
  expect(play.state().routing.location.pathname).toBe('/portal');
  expect(play.state().shell.open).toBe(true);
  expect(play.state().session).toMatchObject({ token: null, shutCompanies: companies });
});

it('somebody shut out of a company enters it after a reload once it is open to them again', async () => {
  const hostInfo = { userName: 'lin', id: 'a', name: 'Lin', hostId: 'a' };
  const session = { ...initial.session, hostToken: 'Bearer h', hostInfo, loginReturnType: 1, fingerprint: 'd' };
  const play = await playFlow(backendWith([aurora]), { path: '/portal', preloadedState: { session } });
  expect(play.state().company.companyName).toBe('Aurora');
});

it('ERR-1 shows a refused password in place and for 3 s, and stores nothing', async () => {
  const backend = backendWith([aurora]);
  backend[CALLS.token] = {
    status: 400,
    body: { error: 'invalid_grant', error_description: 'Invalid username or password!' },
  };
  const play = await playFlow(backend, { path: '/login' });
  play.dispatch(submit);
  await play.pass(0);
  expect(play.state().login).toMatchObject({
    status: 'failed',
    error: { text: 'Invalid username or password!', field: 'password' },
  });
  expect(play.state().feedback.toasts).toMatchObject([
    { kind: 'error', message: { text: 'Invalid username or password!' } },
  ]);
  expect(play.state().session.hostToken).toBeNull();
  await play.pass(2_999);
  expect(play.state().feedback.toasts).toHaveLength(1);
  await play.pass(1);
  expect(play.state().feedback.toasts).toHaveLength(0);
});

it('a sign-in whose configuration fails leaves no token behind, here or on the server', async () => {
  const backend = backendWith([aurora]);
  backend[CALLS.configuration] = { status: 500, body: { error: { message: 'broken' } } };
  const play = await playFlow(backend, { path: '/login' });
  play.dispatch(submit);
  await play.pass(0);
  expect(play.state().login).toMatchObject({ status: 'failed', error: { text: 'broken' } });
  expect(play.headersOf(CALLS.logout).get('Authorization')).toBe('Bearer host-token');
  expect(play.state().session.hostToken).toBeNull();
});

it('a sign-in that crashes at any point says so, leaves no token without its user, and can be retried', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  for (let at = 1; ; at += 1) {
    const saboteur = sabotage('login');
    const play = await playFlow(backendWith([aurora, boreal]), { path: '/login', effects: saboteur.effects });
    saboteur.arm(at);
    play.dispatch(submit);
    await play.pass(0);
    if (saboteur.count() < at) {
      expect(at).toBeGreaterThan(10);
      break;
    }
    const { login, session } = play.state();
    expect(login).toMatchObject({ status: 'failed', error: { key: 'errors:unexpected' } });
    expect(session.hostToken === null).toBe(session.hostInfo === null);
    saboteur.disarm();
    play.events();
    play.dispatch(submit);
    await play.pass(0);
    expect(loginEvents(play.events())).toContain('login/signInSucceeded');
    play.end();
  }
});

it('CMP-8 shows the empty text in the chooser when the list cannot be loaded', async () => {
  const backend = backendWith([aurora]);
  backend[CALLS.list] = { status: 500, body: {} };
  const play = await playFlow(backend, { path: '/login' });
  play.dispatch(submit);
  await play.pass(0);
  expect(play.state().companySwitch).toMatchObject({ status: 'choosing', companies: { status: 'failed', data: null } });
});

it('asks a person who has not chosen yet again on a page of the shell', async () => {
  const hostInfo = { userName: 'lin', id: 'a', name: 'Lin', hostId: 'a' };
  const session = { ...initial.session, hostToken: 'Bearer h', hostInfo, loginReturnType: 2, fingerprint: 'd' };
  const play = await playFlow(backendWith([aurora, boreal]), { path: '/portal', preloadedState: { session } });
  expect(play.events()).toContain(chooserOpened.type);
  expect(play.state().companySwitch.status).toBe('choosing');
  expect(play.state().shell.open).toBe(false);
  expect(play.state().feedback.toasts).toEqual([]);

  play.dispatch(companyPicked(boreal.tenantId));
  play.dispatch(switchConfirmed());
  await play.pass(0);
  expect(play.state().company.companyName).toBe('Boreal');
  expect(play.state().routing.location.pathname).toBe('/portal');
  expect(play.state().feedback.toasts).toMatchObject([{ kind: 'success', message: { key: 'companySwitch:entered' } }]);
});

it('a token without its user, left by a tab that closed during sign-in, is no session', async () => {
  const session = { ...initial.session, hostToken: 'Bearer h', fingerprint: 'd' };
  const play = await playFlow(backendWith([aurora]), { path: '/portal', preloadedState: { session } });
  expect(play.state().routing.location.pathname).toBe('/login');
});
