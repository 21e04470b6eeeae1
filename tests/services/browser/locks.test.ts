import { claimLeadership } from '../../../src/services/browser/leadership.ts';
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

it('the first caller learns that it did not wait, and has its result before the lock is released', async () => {
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

it('work that fails passes on its error and releases the lock at once', async () => {
  const failed = withLock('refresh', () => Promise.reject(new Error('no')), 500);
  await expect(failed).rejects.toThrow('no');
  const next = withLock('refresh', async () => 'next');
  await jest.advanceTimersByTimeAsync(0);
  await expect(next).resolves.toBe('next');
});

describe('locks that the browser refuses', () => {
  beforeEach(() => {
    const request = () => Promise.reject(new DOMException('not here', 'SecurityError'));
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  });

  it('work still runs, one after the other in this tab', async () => {
    const order: string[] = [];
    const work = (name: string) => async () => {
      order.push(`${name} begins`);
      await new Promise((done) => setTimeout(done, 10));
      order.push(`${name} ends`);
      return name;
    };
    const results = Promise.all([withLock('refresh', work('first')), withLock('refresh', work('second'))]);
    await jest.advanceTimersByTimeAsync(20);
    await expect(results).resolves.toEqual(['first', 'second']);
    expect(order).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  });
  it('work that fails is not done a second time', async () => {
    const work = jest.fn(() => Promise.reject(new Error('no')));
    await expect(withLock('refresh', work)).rejects.toThrow('no');
    expect(work).toHaveBeenCalledTimes(1);
  });
  it('a tab that cannot get the lock leads itself instead of following for ever', async () => {
    const lead = jest.fn();
    claimLeadership('hub', lead);
    await jest.advanceTimersByTimeAsync(0);
    expect(lead).toHaveBeenCalledTimes(1);
  });
});

it('a tab that resigned before its turn never leads', async () => {
  const lead = jest.fn();
  let end = () => {};
  const holding = new Promise<void>((resolve) => {
    end = resolve;
  });
  void navigator.locks.request('hub', () => holding);
  const resign = claimLeadership('hub', lead);
  resign();
  end();
  await jest.advanceTimersByTimeAsync(0);
  expect(lead).not.toHaveBeenCalled();
});

it('a tab that resigns hands the lead to the next one, which keeps it', async () => {
  const [first, second, third] = [jest.fn(), jest.fn(), jest.fn()];
  const resign = claimLeadership('hub', first);
  claimLeadership('hub', second);
  claimLeadership('hub', third);
  await jest.advanceTimersByTimeAsync(0);
  expect([first, second, third].map((lead) => lead.mock.calls.length)).toEqual([1, 0, 0]);
  resign();
  await jest.advanceTimersByTimeAsync(0);
  expect([first, second, third].map((lead) => lead.mock.calls.length)).toEqual([1, 1, 0]);
});

it('a tab that fails when its turn comes to lead is not asked again: its error is reported', async () => {
  const failure = new Error('cannot lead');
  const lead = jest.fn(() => {
    throw failure;
  });
  // The promise of a browser, whose rejections nobody else would hear.
  const reported: unknown[] = [];
  const request = (_name: string, _options: LockOptions, work: () => unknown) => ({
    catch: (judge: (error: unknown) => void) =>
      Promise.resolve()
        .then(work)
        .catch(judge)
        .catch((error: unknown) => reported.push(error)),
  });
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  claimLeadership('hub', lead);
  await jest.advanceTimersByTimeAsync(0);
  expect({ calls: lead.mock.calls.length, reported }).toEqual({ calls: 1, reported: [failure] });
});

it('without locks every tab leads, once its caller has finished', async () => {
  Reflect.deleteProperty(navigator, 'locks');
  const lead = jest.fn();
  const resign = claimLeadership('hub', lead);
  expect(lead).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(0);
  expect(lead).toHaveBeenCalledTimes(1);
  expect(resign).not.toThrow();
});
