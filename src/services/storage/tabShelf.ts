import { TAB_DRAFT_PREFIX } from '../../../contract/businessDrafts.ts';
import { performer } from '../../lib/performer.ts';

// Session storage, which survives a reload and ends with its tab. Nothing here throws.

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
  /** False if the storage is full or refused. */
  set: (key: string, value: string): boolean =>
    attempt((storage) => {
      storage.setItem(key, value);
      return true;
    }, false),
  remove: (key: string): void => attempt((storage) => storage.removeItem(key), undefined),
};

/** Removes unsaved work that business applications have stored in this tab, whether they are open or not. */
export const forgetTabDrafts = performer('forgetTabDrafts', function forgetTabDrafts(): void {
  for (const key of tabShelf.keys()) if (key.startsWith(TAB_DRAFT_PREFIX)) tabShelf.remove(key);
});
