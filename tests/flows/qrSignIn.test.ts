import { QR_STATE } from '../../contract/qrSignIn.ts';
import { LIMITS } from '../../src/constants/limits.ts';
import { QR_STATES } from '../../src/constants/qrSignIn.ts';
import { chooserCancelled } from '../../src/features/companySwitch/companySwitchEvents.ts';
import { modeChosen, passkeySignInWanted } from '../../src/features/login/loginSlice.ts';
import { qrSignInRenewed } from '../../src/features/qrSignIn/qrSignInSlice.ts';
import { askForPasskey } from '../../src/services/browser/passkeys.ts';
import { backendWith, CALLS } from '../support/backend.ts';
import { companyOf } from '../support/fixtures.ts';
import { playFlow } from '../support/playFlow.ts';
import { rootReducer } from '../support/rootReducer.ts';
import { sabotage } from '../support/sabotage.ts';

jest.mock('../../src/services/browser/fingerprint.ts', () => ({ makeFingerprint: () => 'device-1' }));
jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));
jest.mock('../../src/services/browser/passkeys.ts', () => ({
  arePasskeysSupported: () => false,
  askForPasskey: jest.fn(),
}));

const CREATE = 'GET /api/account/create-qrcode';
const GRANT = 'GET /api/account/qrcode-grant/c1';
const TOKEN = 'POST /api/account/request-qrcode-token/c1';
const initial = rootReducer(undefined, { type: '@@test' });
const qrMode = { login: { ...initial.login, mode: 'qr' as const } };
const stateOf = (state: keyof typeof QR_STATE, name?: string) => ({ body: { state: QR_STATE[state], name } });
const backend = () => ({
  ...backendWith([companyOf('Aurora')]),
  [CREATE]: { body: { code: 'c1', content: 'QRCODE_LOGIN:c1', expiresIn: 180, interval: 2 } },
  [GRANT]: stateOf('waiting'),
  [TOKEN]: { body: { token_type: 'Bearer', access_token: 'host-token', refresh_token: 'host-refresh' } },
});
const playQr = async (over = {}) => {
  const play = await playFlow({ ...backend(), ...over }, { path: '/login', preloadedState: qrMode });
  await play.pass(0);
  return play;
};
const setHidden = (hidden: boolean) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(hidden ? 'hidden' : 'visible');
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

it('the states are numbered as on the wire', () => {
  expect(Object.fromEntries(QR_STATES.map((name, number) => [name, number]))).toEqual(QR_STATE);
});

it('ACC-3 waiting, scanned, granted, then the token, and the rest as with a password', async () => {
  const play = await playQr();
  expect(play.state().qrSignIn).toMatchObject({ status: 'waiting', content: 'QRCODE_LOGIN:c1', seconds: 180 });
  await play.pass(2_000);
  play.backend[GRANT] = stateOf('scanned', '林静');
  await play.pass(2_000);
  expect(play.state().qrSignIn).toMatchObject({ status: 'scanned', name: '林静' });
  await play.pass(4_000);
  play.backend[GRANT] = stateOf('granted');
  await play.pass(2_000);
  expect(play.events().filter((type) => /^(qrSignIn|login)\//.test(type))).toEqual([
    'qrSignIn/qrSignInBegun',
    'qrSignIn/qrSignInCodeMade',
    'qrSignIn/qrSignInScanned',
    'qrSignIn/qrSignInGranted',
    'login/qrSignInSubmitted',
    'login/signInSucceeded',
    'qrSignIn/qrSignInLeft',
  ]);
  expect(play.calls()).toEqual(expect.arrayContaining([CREATE, GRANT, TOKEN, CALLS.configuration, CALLS.list]));
  expect(play.headersOf(TOKEN).get('action')).toBe('login');
  expect(play.headersOf(CREATE).get('deviceName')).toBeTruthy();
  expect(play.state().session.hostToken).toBe('Bearer host-token');
  expect(play.state().routing.location.pathname).toBe('/portal');
});

it('ACC-3 a code that is granted while a passkey is asked for signs in once that is cancelled', async () => {
  let cancel = () => {};
  jest.mocked(askForPasskey).mockReturnValue(new Promise((resolve) => (cancel = () => resolve(null))));
  const play = await playQr({
    'POST /api/account/passkey-sign-in/begin': {
      body: { challenge: 'c', timeout: 1, rpId: 'a', userVerification: 'required' },
    },
  });
  play.dispatch(passkeySignInWanted());
  play.backend[GRANT] = stateOf('granted');
  await play.pass(2_000);
  expect(play.calls()).not.toContain(TOKEN);
  cancel();
  await play.pass(0);
  expect(play.calls()).toContain(TOKEN);
  expect(play.state().session.hostToken).toBe('Bearer host-token');
});

it('ACC-3 a refused code says so and waits for the button', async () => {
  const play = await playQr({ [GRANT]: stateOf('refused') });
  await play.pass(2_000);
  expect(play.state().qrSignIn.status).toBe('refused');
  play.lookFromHere();
  await play.pass(600_000);
  play.expectExactly([]);
  play.backend[GRANT] = stateOf('waiting');
  play.dispatch(qrSignInRenewed());
  await play.pass(0);
  play.expectExactly(['qrSignIn/qrSignInRenewed', `→ ${CREATE}`, 'qrSignIn/qrSignInCodeMade']);
  expect(play.state().qrSignIn).toMatchObject({ status: 'waiting', made: 2 });
});

it.each([
  ['by its own life', 180_000, {}],
  ['by the server', 2_000, { [GRANT]: stateOf('expired') }],
])('ACC-3 a code that ended %s says so and is renewed', async (_, lifeMs, over) => {
  const play = await playQr(over);
  await play.pass(lifeMs);
  expect(play.state().qrSignIn.status).toBe('expired');
  await play.pass(3_000);
  expect(play.state().qrSignIn).toMatchObject({ status: 'waiting', made: 2 });
});

it('an abandoned page stops renewing, and the button restarts it', async () => {
  const play = await playQr({ [GRANT]: stateOf('expired') });
  await play.pass(60_000);
  const codes = play.calls().filter((call) => call === CREATE);
  expect(codes).toHaveLength(1 + LIMITS.qrSignInRenewals);
  expect(play.state().qrSignIn.status).toBe('expired');
  play.dispatch(qrSignInRenewed());
  await play.pass(0);
  expect(play.calls()).toEqual([CREATE]);
});

it('requests nothing while the tab is in the background or another mode is shown', async () => {
  const play = await playQr();
  setHidden(true);
  play.calls();
  await play.pass(60_000);
  expect(play.calls()).toEqual([]);
  setHidden(false);
  await play.pass(0);
  expect(play.calls()).toEqual([GRANT]);
  play.dispatch(modeChosen('password'));
  await play.pass(60_000);
  expect(play.calls()).toEqual([]);
  expect(play.state().qrSignIn.status).toBe('hidden');
  expect(jest.getTimerCount()).toBe(0);
});

it('says why a code could not be made or a token was refused, and offers a retry', async () => {
  const play = await playQr({ [CREATE]: { status: 429, body: { error: { message: 'Too many.' } } } });
  expect(play.state().qrSignIn).toMatchObject({ status: 'failed', error: { text: 'Too many.' } });
  Object.assign(play.backend, backend(), {
    [GRANT]: stateOf('granted'),
    [TOKEN]: { status: 400, body: { error: 'expired_token', error_description: 'Expired.' } },
  });
  play.dispatch(qrSignInRenewed());
  await play.pass(2_000);
  expect(play.state().qrSignIn).toMatchObject({ status: 'failed', error: { text: 'Expired.' } });
  expect(play.state().session.hostToken).toBeNull();
});

it('a failed poll changes nothing', async () => {
  const play = await playQr({ [GRANT]: { status: 502, body: null } });
  await play.pass(2_000);
  expect(play.state().qrSignIn.status).toBe('waiting');
  expect(play.state().feedback.toasts).toEqual([]);
  play.backend[GRANT] = stateOf('scanned');
  await play.pass(2_000);
  expect(play.state().qrSignIn.status).toBe('scanned');
});

it('a sign-in that crashes after the phone has granted it says so and can be retried', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const saboteur = sabotage('login');
  const options = { path: '/login', preloadedState: qrMode, effects: saboteur.effects };
  const play = await playFlow({ ...backend(), [GRANT]: stateOf('granted') }, options);
  saboteur.arm(1);
  await play.pass(2_000);
  expect(play.state().qrSignIn).toMatchObject({ status: 'failed', error: { key: 'errors:unexpected' } });
  saboteur.disarm();
  play.dispatch(qrSignInRenewed());
  await play.pass(2_000);
  expect(play.state().session.hostToken).toBe('Bearer host-token');
});

describe('an expired code', () => {
  it('is renewed at once when the person asks for it, and then not a second time', async () => {
    const play = await playQr();
    await play.pass(180_000);
    play.lookFromHere();
    play.dispatch(qrSignInRenewed());
    await play.pass(0);
    play.expectExactly(['qrSignIn/qrSignInRenewed', `→ ${CREATE}`, 'qrSignIn/qrSignInCodeMade']);
    expect(play.state().qrSignIn).toMatchObject({ status: 'waiting', made: 2 });
    await play.pass(10_000);
    play.expectExactly([`→ ${GRANT}`, `→ ${GRANT}`, `→ ${GRANT}`, `→ ${GRANT}`, `→ ${GRANT}`]);
  });

  it('is not renewed in the background, but as soon as the tab comes to the front', async () => {
    const play = await playQr();
    setHidden(true);
    await play.pass(200_000);
    expect(play.state().qrSignIn).toMatchObject({ status: 'expired', made: 1 });
    setHidden(false);
    await play.pass(0);
    expect(play.state().qrSignIn).toMatchObject({ status: 'waiting', made: 2 });
  });
});

it('leaving a sign-in at the chooser starts with a new code, because the old one is used', async () => {
  const several = backendWith([companyOf('Aurora'), companyOf('Boreal')]);
  const play = await playQr({ ...several, [GRANT]: stateOf('granted'), [TOKEN]: backend()[TOKEN] });
  await play.pass(2_000);
  expect(play.state().companySwitch.status).toBe('choosing');
  play.lookFromHere();
  play.backend[GRANT] = stateOf('waiting');
  play.dispatch(chooserCancelled());
  await play.pass(0);
  play.expectExactly([
    'companySwitch/chooserCancelled',
    'session/signInAbandoned',
    `→ ${CALLS.logout}`,
    'session/sessionCleared',
    'qrSignIn/qrSignInLeft',
    'routing/navigationWanted',
    'qrSignIn/qrSignInBegun',
    `→ ${CREATE}`,
    'routing/locationChanged',
    'qrSignIn/qrSignInCodeMade',
  ]);
  expect(play.state().qrSignIn.status).toBe('waiting');
});
