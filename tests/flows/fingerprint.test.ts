import type { UnknownAction } from '@reduxjs/toolkit';
import { signInSubmitted } from '../../src/features/login/loginSlice.ts';
import { smsCodeRequested } from '../../src/features/smsCode/smsCodeSlice.ts';
import * as fingerprint from '../../src/services/browser/fingerprint.ts';
import { backendWith, CALLS } from '../support/backend.ts';
import { playFlow } from '../support/playFlow.ts';
import { rootReducer } from '../support/rootReducer.ts';

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
});
afterEach(() => jest.useRealTimers());

it.each<['password' | 'sms' | 'qr', UnknownAction | null, string]>([
  ['password', signInSubmitted({ userName: 'lin', password: 'Portal#2026' }), CALLS.token],
  ['sms', smsCodeRequested({ phoneNumber: '13900000001', isOther: false }), SMS],
  ['qr', null, QR],
])('ACC-11 the first call of sign-in by %s carries the device’s newly created id', async (mode, press, first) => {
  jest.mocked(fingerprint.makeFingerprint).mockReturnValue('device-1');
  const play = await playFlow(backendWith([]), { path: '/login', preloadedState: { login: { ...login, mode } } });
  if (press) play.dispatch(press);
  await play.pass(0);
  expect(play.calls()[0]).toBe(first);
  expect(play.headersOf(first).get('deviceId')).toBe('device-1');
});

it('ACC-11 RTE-4 a page opened by a link sends the device’s id from the first press on', async () => {
  jest.mocked(fingerprint.makeFingerprint).mockReturnValue('device-1');
  const play = await playFlow(backendWith([]), { path: '/register' });
  play.dispatch(smsCodeRequested({ phoneNumber: '13900000001', isOther: false }));
  await play.pass(0);
  expect(play.calls()).toEqual([SMS]);
  expect(play.headersOf(SMS).get('deviceId')).toBe('device-1');
});
