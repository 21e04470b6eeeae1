import { withLock } from '../../../src/services/browser/locks.ts';
import { installBrowserLocks } from '../../support/browserLocks.ts';

beforeEach(() => {
  jest.useFakeTimers();
  installBrowserLocks();
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'locks');
});

it('ACC-10 the first learns that nobody was there before, and has its result before the lock is free', async () => {
  const turns: boolean[] = [];
  const work = async ({ waited }: { waited: boolean }) => turns.push(waited);
  const results: string[] = [];
  void withLock('refresh', work, 500).then(() => results.push('first'));
  void withLock('refresh', work, 500).then(() => results.push('second'));
  await jest.advanceTimersByTimeAsync(499);
  expect({ turns, results }).toEqual({ turns: [false], results: ['first'] });
  await jest.advanceTimersByTimeAsync(1);
  expect({ turns, results }).toEqual({ turns: [false, true], results: ['first', 'second'] });
});

it('ACC-10 work that fails passes its failure on and frees the lock at once', async () => {
  const failed = withLock('refresh', () => Promise.reject(new Error('no')), 500);
  await expect(failed).rejects.toThrow('no');
  const next = withLock('refresh', async () => 'next');
  await jest.advanceTimersByTimeAsync(0);
  await expect(next).resolves.toBe('next');
});
