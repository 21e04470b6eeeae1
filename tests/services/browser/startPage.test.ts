import { TIMING } from '../../../src/constants/timing.ts';
import { keepStartPage } from '../../../src/services/browser/startPage.ts';
import { renewStartPage } from '../../../src/services/browser/startPageRenewal.ts';

const put = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { configurable: true, value });
beforeEach(() => jest.useFakeTimers({ doNotFake: ['requestIdleCallback'] }));
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

describe('keepStartPage', () => {
  it('waits a few seconds and until the page is idle, then registers the worker for the whole portal', async () => {
    const register = jest.fn(async () => {});
    const waiting: (() => void)[] = [];
    put(navigator, 'serviceWorker', { register });
    put(window, 'requestIdleCallback', (work: () => void) => waiting.push(work));
    const kept = keepStartPage();
    await jest.advanceTimersByTimeAsync(TIMING.startPageMs - 1);
    expect(waiting).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(1);
    expect(waiting).toHaveLength(1);
    expect(register).not.toHaveBeenCalled();
    waiting[0]?.();
    await kept;
    // At the root, so its scope is the whole origin.
    expect(register.mock.calls).toEqual([['/serviceWorker.js', { updateViaCache: 'none' }]]);
  });

  it('only logs a line when the browser refuses, and works in a browser without idle callbacks', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
    put(navigator, 'serviceWorker', { register: jest.fn().mockRejectedValue(new Error('insecure')) });
    const kept = keepStartPage();
    await jest.advanceTimersByTimeAsync(TIMING.startPageMs);
    await expect(kept).resolves.toBeUndefined();
    expect(warned).toHaveBeenCalledWith('startPage: insecure');
  });

  it('does nothing in a browser without service workers', async () => {
    await expect(keepStartPage()).resolves.toBeUndefined();
  });
});

describe('renewStartPage', () => {
  it('tells a waiting worker to take over, and does nothing in a browser without one', async () => {
    const postMessage = jest.fn();
    for (const registration of [{ waiting: { postMessage } }, { waiting: null }, undefined]) {
      put(navigator, 'serviceWorker', { getRegistration: async () => registration });
      renewStartPage();
    }
    put(navigator, 'serviceWorker', { getRegistration: () => Promise.reject(new Error('insecure')) });
    renewStartPage();
    Reflect.deleteProperty(navigator, 'serviceWorker');
    renewStartPage();
    await jest.advanceTimersByTimeAsync(0);
    expect(postMessage.mock.calls).toEqual([['takeOver']]);
  });
});
