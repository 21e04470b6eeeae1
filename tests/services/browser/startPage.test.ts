import { keepStartPage } from '../../../src/services/browser/startPage.ts';

const put = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { configurable: true, value });
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

describe('keepStartPage', () => {
  it('waits until the page has nothing to do, then registers the worker for the whole portal', async () => {
    const register = jest.fn(async () => {});
    const waiting: (() => void)[] = [];
    put(navigator, 'serviceWorker', { register });
    put(window, 'requestIdleCallback', (work: () => void) => waiting.push(work));
    const kept = keepStartPage();
    await Promise.resolve();
    expect(register).not.toHaveBeenCalled();
    waiting[0]?.();
    await kept;
    // At the root, so its scope is the whole origin.
    expect(register).toHaveBeenCalledWith('/serviceWorker.js', { updateViaCache: 'none' });
  });

  it('registers at once in a browser that does not tell when it is idle', async () => {
    const register = jest.fn(async () => {});
    put(navigator, 'serviceWorker', { register });
    await keepStartPage();
    expect(register).toHaveBeenCalledTimes(1);
  });

  it('does nothing in a browser without service workers', async () => {
    await expect(keepStartPage()).resolves.toBeUndefined();
  });
});
