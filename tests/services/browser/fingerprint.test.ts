import { makeFingerprint } from '../../../src/services/browser/fingerprint.ts';

const mockLoad = jest.fn();
jest.mock('@fingerprintjs/fingerprintjs', () => ({ load: (options: unknown) => mockLoad(options) }));

it('ACC-11 the fingerprint is the library’s, which must not report anywhere, and a random part', async () => {
  mockLoad.mockResolvedValue({ get: async () => ({ visitorId: 'visitor-1' }) });
  expect(await makeFingerprint()).toMatch(/^visitor-1\.[0-9a-f]{32}$/);
  expect(mockLoad).toHaveBeenCalledWith({ monitoring: false });
});

it('ACC-11 a browser that refuses to be measured gets a random one', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  mockLoad.mockRejectedValue(new Error('blocked'));
  expect(await makeFingerprint()).toMatch(/^[0-9a-f]{32}$/);
  expect(warn).toHaveBeenCalledTimes(1);
});

it('ACC-11 two profiles of one machine, which measure alike, are two devices', async () => {
  mockLoad.mockResolvedValue({ get: async () => ({ visitorId: 'visitor-1' }) });
  expect(await makeFingerprint()).not.toBe(await makeFingerprint());
});
