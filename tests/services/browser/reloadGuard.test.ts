import { mayReload } from '../../../src/services/browser/reloadGuard.ts';

const FOUR_MINUTES = 240_000;

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('lets a tab reload for the same reason once in four minutes, for another one at once', () => {
  expect(mayReload('chunk')).toBe(true);
  jest.advanceTimersByTime(FOUR_MINUTES - 1);
  expect([mayReload('chunk'), mayReload('crash')]).toEqual([false, true]);
  jest.advanceTimersByTime(1);
  expect([mayReload('chunk'), mayReload('chunk')]).toEqual([true, false]);
});

it('lets the caller choose another time', () => {
  expect(mayReload('chunk', 1_000)).toBe(true);
  jest.advanceTimersByTime(999);
  expect(mayReload('chunk', 1_000)).toBe(false);
  jest.advanceTimersByTime(1);
  expect(mayReload('chunk', 1_000)).toBe(true);
});

const refuse = () => {
  throw new DOMException('refused', 'SecurityError');
};
it.each([
  ['session storage', () => jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse)],
  ['to write there', () => jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)],
])('lets no tab reload if the browser refuses %s: a loop could not be stopped', (_what, refused) => {
  refused();
  expect(mayReload('chunk')).toBe(false);
});
