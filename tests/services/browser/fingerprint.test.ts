import { makeFingerprint } from '../../../src/services/browser/fingerprint.ts';

it('ACC-11 the fingerprint consists of the browser’s language, its screen and a random part', () => {
  expect(makeFingerprint()).toMatch(/^en-US\.0x0\.[0-9a-f]{32}$/);
});

it('ACC-11 two identical profiles on one machine are two devices', () => {
  expect(makeFingerprint()).not.toBe(makeFingerprint());
});
