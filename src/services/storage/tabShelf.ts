// Session storage as a shelf: what stands on it survives a reload and ends with its tab. Nothing here throws.

function attempt<T>(work: (storage: Storage) => T, otherwise: T): T {
  try {
    return work(window.sessionStorage);
  } catch {
    return otherwise;
  }
}

export const tabShelf = {
  keys: (): string[] => attempt((storage) => Object.keys(storage), []),
  get: (key: string): string | null => attempt((storage) => storage.getItem(key), null),
  /** False where the storage is full or refused. */
  set: (key: string, value: string): boolean =>
    attempt((storage) => {
      storage.setItem(key, value);
      return true;
    }, false),
  remove: (key: string): void => attempt((storage) => storage.removeItem(key), undefined),
};
