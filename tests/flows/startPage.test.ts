import { TIMING } from '../../src/constants/timing.ts';
import * as startPage from '../../src/services/browser/startPage.ts';
import { playFlow } from '../support/playFlow.ts';

jest.mock('../../src/services/browser/fingerprint.ts', () => ({ makeFingerprint: async () => 'device-1' }));
jest.mock('../../src/services/browser/startPage.ts', () => ({ keepStartPage: jest.fn(async () => {}) }));

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

it('NET-1 the start page is kept once, some seconds after the start', async () => {
  const play = await playFlow({}, { path: '/login' });
  await play.pass(TIMING.startPageMs - 1);
  expect(startPage.keepStartPage).not.toHaveBeenCalled();
  await play.pass(1);
  await play.pass(60_000);
  expect(startPage.keepStartPage).toHaveBeenCalledTimes(1);
});

it('a browser that refuses costs a line in the log, and nothing else', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
  jest.mocked(startPage.keepStartPage).mockRejectedValue(new Error('insecure'));
  const play = await playFlow({}, { path: '/login' });
  await play.pass(TIMING.startPageMs);
  expect(warned).toHaveBeenCalledWith('startPage: insecure');
  expect(play.events()).not.toContain('startPage/crashed');
});
