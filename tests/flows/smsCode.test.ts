import { PATHS } from '../../src/constants/paths.ts';
import { modeChosen, smsSignInSubmitted } from '../../src/features/login/loginSlice.ts';
import { navigationWanted } from '../../src/features/routing/routingSlice.ts';
import { smsCodeWanted } from '../../src/features/smsCode/smsCodeSlice.ts';
import { backendWith, CALLS } from '../support/backend.ts';
import { consoleAdministrator, consoleBackend } from '../support/consoleWork.ts';
import { companyOf } from '../support/fixtures.ts';
import { playFlow } from '../support/playFlow.ts';
import { rootReducer } from '../support/rootReducer.ts';

jest.mock('../../src/services/browser/fingerprint.ts', () => ({ makeFingerprint: () => 'device-1' }));
jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

const SEND = 'POST /api/send-sms/vcode';
const TOKEN = 'POST /api/account/request-token/by-sms-verification-code';
const initial = rootReducer(undefined, { type: '@@test' });
const phoneNumber = '13900000001';
const backend = () => ({
  ...backendWith([companyOf('Aurora')]),
  [SEND]: { body: { expiresIn: 300, resendAfter: 30 } },
  [TOKEN]: { body: { token_type: 'Bearer', access_token: 'host-token', refresh_token: 'host-refresh' } },
});
const smsMode = { login: { ...initial.login, mode: 'sms' as const } };

beforeEach(() => {
  jest.useFakeTimers({ now: 1_800_000_000_000 });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

it('ACC-2 sends a code once, and the next one 60 s later at the earliest', async () => {
  const play = await playFlow(backend(), { path: '/login', preloadedState: smsMode });
  play.lookFromHere();
  play.dispatch(smsCodeWanted({ phoneNumber, isOther: false }));
  await play.pass(0);
  play.expectExactly(['smsCode/smsCodeWanted', `→ ${SEND}`, 'smsCode/smsCodeSent', 'feedback/toastShown']);
  expect(play.state().smsCode).toMatchObject({
    status: 'waiting',
    seconds: 60,
    resendTimes: { login: 1_800_000_060_000 },
  });
  play.dispatch(smsCodeWanted({ phoneNumber, isOther: false }));
  await play.pass(59_999);
  play.expectExactly(['smsCode/smsCodeWanted', 'feedback/toastDismissed']);
  expect(play.state().smsCode.status).toBe('waiting');
  await play.pass(1);
  play.dispatch(smsCodeWanted({ phoneNumber, isOther: false }));
  await play.pass(0);
  play.expectExactly([
    'smsCode/countdownEnded',
    'smsCode/smsCodeWanted',
    `→ ${SEND}`,
    'smsCode/smsCodeSent',
    'feedback/toastShown',
  ]);
});

it.each([PATHS.securitySetting, PATHS.ownSecuritySetting])('sends a code for a new number from %s', async (path) => {
  const play = await playFlow(consoleBackend({ [SEND]: { body: { expiresIn: 300, resendAfter: 30 } } }), {
    path,
    preloadedState: consoleAdministrator(),
  });
  play.dispatch(smsCodeWanted({ phoneNumber, isOther: false }));
  await play.pass(0);
  expect(play.bodyOf(SEND)).toMatchObject({ phoneNumber, purpose: 'changePhone' });
  expect(play.state().smsCode.status).toBe('waiting');
});

it('a code for another number need not wait for the first countdown, which continues when that number returns', async () => {
  const play = await playFlow(backend(), { path: '/login', preloadedState: smsMode });
  const sms = () => play.state().smsCode;
  play.dispatch(smsCodeWanted({ phoneNumber, isOther: false }));
  await play.pass(20_000);
  play.backend[SEND] = { status: 429, body: { error: { message: 'Too many requests.' } } };
  play.dispatch(smsCodeWanted({ phoneNumber: '13900000002', isOther: true }));
  expect(sms().status).toBe('sending');
  await play.pass(0);
  expect(sms()).toMatchObject({
    status: 'failed',
    sentPhoneNumber: phoneNumber,
    error: { text: 'Too many requests.' },
  });
  play.dispatch(smsCodeWanted({ phoneNumber, isOther: false }));
  await play.pass(0);
  expect(sms()).toMatchObject({ status: 'waiting', seconds: 40 });
  play.backend[SEND] = { body: { expiresIn: 300, resendAfter: 30 } };
  play.dispatch(smsCodeWanted({ phoneNumber: '13900000002', isOther: true }));
  await play.pass(0);
  expect(play.bodyOf(SEND)).toMatchObject({ phoneNumber: '13900000002' });
  expect(sms()).toMatchObject({ status: 'waiting', seconds: 60, sentPhoneNumber: '13900000002' });
  expect(JSON.stringify(localStorage)).not.toContain('1390000000');
  await play.pass(60_000);
  expect(sms().status).toBe('ready');
});

it('the countdown lasts as long as a stricter server says', async () => {
  const strict = { ...backend(), [SEND]: { body: { expiresIn: 300, resendAfter: 90 } } };
  const play = await playFlow(strict, { path: '/login', preloadedState: smsMode });
  play.dispatch(smsCodeWanted({ phoneNumber, isOther: false }));
  await play.pass(89_999);
  expect(play.state().smsCode.status).toBe('waiting');
  await play.pass(1);
  expect(play.state().smsCode.status).toBe('ready');
});

it('the countdown survives a reload and applies only to its own form', async () => {
  const resendTimes = { login: 1_800_000_048_000, register: 1_700_000_000_000 };
  const smsCode = { ...initial.smsCode, resendTimes };
  const play = await playFlow(backend(), { path: '/login', preloadedState: { ...smsMode, smsCode } });
  expect(play.state().smsCode).toMatchObject({ status: 'waiting', seconds: 48 });
  play.dispatch(modeChosen('password'));
  await play.pass(0);
  expect(play.state().smsCode.status).toBe('ready');
  await play.pass(10_000);
  play.dispatch(modeChosen('sms'));
  await play.pass(0);
  expect(play.state().smsCode).toMatchObject({ status: 'waiting', seconds: 38 });
  await play.pass(38_000);
  expect(play.state().smsCode.status).toBe('ready');
});

it('a time stored with a wrong clock blocks nobody for longer than a countdown', async () => {
  const smsCode = { ...initial.smsCode, resendTimes: { login: 9_900_000_000_000 } };
  const play = await playFlow(backend(), { path: '/login', preloadedState: { ...smsMode, smsCode } });
  expect(play.state().smsCode).toMatchObject({ status: 'waiting', seconds: 60 });
});

it('says in place why a code could not be sent, and allows another request', async () => {
  const refusing = { ...backend(), [SEND]: { status: 429, body: { error: { message: 'Too many requests.' } } } };
  const play = await playFlow(refusing, { path: '/login', preloadedState: smsMode });
  play.dispatch(smsCodeWanted({ phoneNumber, isOther: false }));
  await play.pass(0);
  expect(play.state().smsCode).toMatchObject({ status: 'failed', error: { text: 'Too many requests.' } });
  expect(play.state().feedback.toasts).toEqual([]);
  play.backend[SEND] = { body: { expiresIn: 300, resendAfter: 30 } };
  play.dispatch(smsCodeWanted({ phoneNumber, isOther: false }));
  await play.pass(0);
  expect(play.state().smsCode.status).toBe('waiting');
});

it('ACC-2 number and code sign in with the login headers and end like a sign-in by password', async () => {
  const play = await playFlow(backend(), { path: '/login', preloadedState: smsMode });
  play.dispatch(smsSignInSubmitted({ phoneNumber, code: '482719' }));
  await play.pass(0);
  expect(play.calls()).toEqual(expect.arrayContaining([TOKEN, CALLS.configuration, CALLS.list]));
  const headers = play.headersOf(TOKEN);
  expect(headers.get('action')).toBe('login');
  expect(headers.get('deviceName')).toBeTruthy();
  expect(headers.get('devicetype')).toBeTruthy();
  expect(headers.get('deviceId')).toBe('device-1');
  expect(play.state().session).toMatchObject({ hostToken: 'Bearer host-token', hostRefreshToken: 'host-refresh' });
  expect(play.state().company.companyName).toBe('Aurora');
  expect(play.state().routing.location.pathname).toBe('/portal');
});

it('shows a wrong code in place and stores nothing', async () => {
  const refusing = {
    ...backend(),
    [TOKEN]: { status: 400, body: { error: 'invalid_grant', error_description: 'The code is invalid.' } },
  };
  const play = await playFlow(refusing, { path: '/login', preloadedState: smsMode });
  play.dispatch(smsSignInSubmitted({ phoneNumber, code: '000000' }));
  await play.pass(0);
  expect(play.state().login).toMatchObject({ status: 'failed', mode: 'sms', error: { text: 'The code is invalid.' } });
  expect(play.state().session.hostToken).toBeNull();
});

it('sends no code if another tab has just sent one, and shows that countdown here', async () => {
  const play = await playFlow(backend(), { path: '/login', preloadedState: smsMode });
  const newValue = JSON.stringify({ login: 1_800_000_045_000 });
  window.dispatchEvent(new StorageEvent('storage', { key: 'smsResendTimes', newValue, storageArea: localStorage }));
  play.dispatch(smsCodeWanted({ phoneNumber, isOther: false }));
  await play.pass(0);
  expect(play.calls()).not.toContain(SEND);
  expect(play.state().smsCode).toMatchObject({ status: 'waiting', seconds: 45 });
  await play.pass(45_000);
  play.dispatch(smsCodeWanted({ phoneNumber, isOther: false }));
  await play.pass(0);
  expect(play.calls()).toContain(SEND);
});

it('by password or after leaving the page, nobody requests a code', async () => {
  const play = await playFlow(backend(), { path: '/login' });
  await play.pass(0);
  play.dispatch(smsCodeWanted({ phoneNumber, isOther: false }));
  await play.pass(0);
  play.dispatch(navigationWanted({ to: '/404' }));
  play.dispatch(smsCodeWanted({ phoneNumber, isOther: false }));
  await play.pass(0);
  expect(play.calls()).toEqual([]);
});
