import { makeFingerprint } from '../../../src/services/browser/fingerprint.ts';

it('the fingerprint consists of the browser’s language, its screen and a random part', () => {
  expect(makeFingerprint()).toMatch(/^en-US\.0x0\.[0-9a-f]{32}$/);
});

it('two identical profiles on one machine are two devices', () => {
  expect(makeFingerprint()).not.toBe(makeFingerprint());
});
