import { makeFingerprint } from '../../../src/services/browser/fingerprint.ts';

it('ACC-11 the fingerprint is the browser’s language and screen, and a random part', () => {
  expect(makeFingerprint()).toMatch(/^en-US\.0x0\.[0-9a-f]{32}$/);
});

it('ACC-11 two profiles of one machine, which look alike, are two devices', () => {
  expect(makeFingerprint()).not.toBe(makeFingerprint());
});
