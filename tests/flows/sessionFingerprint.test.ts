import type { UnknownAction } from '@reduxjs/toolkit';
import { formTyped } from '../../src/features/forms/formsSlice.ts';
import { signInSubmitted } from '../../src/features/login/loginSlice.ts';
import { smsCodeWanted } from '../../src/features/smsCode/smsCodeSlice.ts';
import * as fingerprint from '../../src/services/browser/fingerprint.ts';
import { backendWith, CALLS } from '../support/backend.ts';
import { playFlow } from '../support/playFlow.ts';
import { rootReducer } from '../support/rootReducer.ts';
import { former, signedIn } from '../support/signedIn.ts';

jest.mock('../../src/services/browser/fingerprint.ts', () => ({ makeFingerprint: jest.fn() }));
jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

const { login } = rootReducer(undefined, { type: '@@test' });
const SMS = 'POST /api/send-sms/vcode';
const QR = 'GET /api/account/create-qrcode';

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  jest.mocked(fingerprint.makeFingerprint).mockReturnValue('device-1');
});
afterEach(() => jest.useRealTimers());

it.each<['password' | 'sms' | 'qr', UnknownAction | null, string]>([
  ['password', signInSubmitted({ userName: 'lin', password: 'Portal#2026' }), CALLS.token],
  ['sms', smsCodeWanted({ phoneNumber: '13900000001', isOther: false }), SMS],
  ['qr', null, QR],
])('ACC-11 the first call of sign-in by %s carries the device’s newly created id', async (mode, press, first) => {
  const play = await playFlow(backendWith([]), { path: '/login', preloadedState: { login: { ...login, mode } } });
  if (press) play.dispatch(press);
  await play.pass(0);
  expect(play.calls()[0]).toBe(first);
  expect(play.headersOf(first).get('deviceId')).toBe('device-1');
});

it('a page opened by a link sends the device’s id from the first press on', async () => {
  const play = await playFlow(backendWith([]), { path: '/register' });
  play.dispatch(smsCodeWanted({ phoneNumber: '13900000001', isOther: false }));
  await play.pass(0);
  expect(play.calls()).toEqual([SMS]);
  expect(play.headersOf(SMS).get('deviceId')).toBe('device-1');
});

const hrefIn = ({ routing: { location } }: { routing: { location: { pathname: string; search: string } } }) =>
  location.pathname + location.search;

it.each([
  ['/register?from=letter', 'register/name'],
  ['/resetPassword', 'resetPassword/phoneNumber'],
  ['/verifySecretProtectionPhoneNumber', 'verifyPhone/phoneNumber'],
] as const)('the form at %s makes the device known at once, and what is typed into it stays', async (path, key) => {
  const play = await playFlow(backendWith([]), { path });
  play.dispatch(formTyped({ key, typed: '139' }));
  await play.pass(10_000);
  expect(play.state().device.fingerprint).toBe('device-1');
  expect(play.state().forms.typed).toEqual({ [key]: '139' });
  expect(play.events().filter((type) => type === 'routing/locationChanged')).toHaveLength(1);
  expect(hrefIn(play.state())).toBe(path);
});

/** Signed in, but without the device's id. */
const unknownDevice = {
  ...signedIn(),
  device: { fingerprint: null, rememberedAccount: null, lastTenantId: null, tourSeen: [] },
};

it('RTE-4 a missing id ends an existing session there too, and the page comes back with a new one', async () => {
  const play = await playFlow(backendWith([former]), { path: '/resetPassword', preloadedState: unknownDevice });
  await play.pass(1_499);
  expect([play.state().device.fingerprint, play.state().session.hostToken === null]).toEqual([null, false]);
  await play.pass(1);
  expect([play.state().device.fingerprint, play.state().session.hostToken]).toEqual(['device-1', null]);
  expect(hrefIn(play.state())).toBe('/resetPassword');
});

it('after a missing id has ended a session, the code of the sign-in page is requested with a new one', async () => {
  const preloadedState = { ...unknownDevice, login: { ...login, mode: 'qr' as const } };
  const play = await playFlow(backendWith([former]), { path: '/portal', preloadedState });
  await play.pass(1_500);
  expect(play.calls().at(-1)).toBe(QR);
  expect(play.headersOf(QR).get('deviceId')).toBe('device-1');
});

it('a page that needs a session returns only after sign-in', async () => {
  const play = await playFlow(backendWith([]), { path: '/portal?panel=todo' });
  await play.pass(2_000);
  expect(hrefIn(play.state())).toBe('/login?redirect=%2Fportal%3Fpanel%3Dtodo');
});

it('ACC-11 a device whose storage is cleared while a page is open is known again at the sign-in page', async () => {
  const play = await playFlow(backendWith([former]), { path: '/portal', preloadedState: signedIn() });
  await play.pass(0);
  localStorage.clear();
  jest.mocked(fingerprint.makeFingerprint).mockReturnValue('device-2');
  window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }));
  await play.pass(2_000);
  expect(play.state().routing.location.pathname).toBe('/login');
  expect(play.state().device.fingerprint).toBe('device-2');
});

it('RTE-4 a session whose device loses its id alone ends after 1.5 s', async () => {
  const play = await playFlow(backendWith([former]), { path: '/portal', preloadedState: signedIn() });
  await play.pass(0);
  window.dispatchEvent(new StorageEvent('storage', { key: 'fingerprint', newValue: null, storageArea: localStorage }));
  await play.pass(1_499);
  expect(play.state().session.hostToken).not.toBeNull();
  await play.pass(1);
  expect([play.state().session.hostToken, play.state().routing.location.pathname]).toEqual([null, '/login']);
});
