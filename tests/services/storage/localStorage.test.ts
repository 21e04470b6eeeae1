import { STORAGE_KEYS } from '../../../src/constants/storageKeys.ts';
import {
  onStorageChanged,
  readStoredText,
  removeKeysContaining,
  type StorageChange,
  storedTextLeft,
  writeStoredText,
} from '../../../src/services/storage/localStorage.ts';

beforeEach(() => localStorage.clear());

it('removes every key that contains the text in exactly this case, known or not', () => {
  for (const key of ['Auth', 'subAppAuthCache', 'authorization', 'AUTH', 'token']) localStorage.setItem(key, 'x');
  expect(removeKeysContaining('Auth').sort()).toEqual(['Auth', 'subAppAuthCache']);
  expect(Object.keys(localStorage).sort()).toEqual(['AUTH', 'authorization', 'token']);
});

it('treats a refused storage as empty, and a write to it as failed', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(readStoredText('token')).toBeNull();
  expect(writeStoredText('token', 'x')).toBe(false);
  expect(removeKeysContaining('Auth')).toEqual([]);
});

it('reports what other tabs write, and a clear as the removal of every key', () => {
  const told: StorageChange[] = [];
  const stop = onStorageChanged((change) => told.push(change));
  const dispatch = (key: string | null, newValue: string | null, storageArea: Storage = localStorage) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea }));
  dispatch('token', 'Bearer x');
  dispatch('token', null);
  dispatch('token', 'not ours', sessionStorage);
  expect(told.splice(0)).toEqual([
    { key: 'token', raw: 'Bearer x' },
    { key: 'token', raw: null },
  ]);
  dispatch(null, null);
  expect(told).toEqual(STORAGE_KEYS.map(({ key }) => ({ key, raw: null })));
  stop();
  dispatch('token', 'later');
  expect(told).toHaveLength(STORAGE_KEYS.length);
});

describe('waiting for what another tab stores', () => {
  const arrival = (limitMs: number) => {
    const done = jest.fn();
    void storedTextLeft('token', 'old', limitMs).then(done);
    return done;
  };
  const arrives = (key: string, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));

  beforeEach(() => {
    jest.useFakeTimers();
    localStorage.clear();
    localStorage.setItem('token', 'old');
  });
  afterEach(() => jest.useRealTimers());

  it('ends at once if it is already there', async () => {
    localStorage.setItem('token', 'new');
    const done = arrival(2_000);
    await jest.advanceTimersByTimeAsync(0);
    expect(done).toHaveBeenCalled();
  });

  it('ends when its key changes, whatever other keys do', async () => {
    const done = arrival(2_000);
    arrives('refresh_token', 'new');
    await jest.advanceTimersByTimeAsync(1_999);
    expect(done).not.toHaveBeenCalled();
    arrives('token', 'new');
    await jest.advanceTimersByTimeAsync(0);
    expect(done).toHaveBeenCalled();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('ends at the limit at the latest', async () => {
    const done = arrival(2_000);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(done).toHaveBeenCalled();
  });
});
