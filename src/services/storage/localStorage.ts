import { STORAGE_KEYS } from '../../constants/storageKeys.ts';
import { performer } from '../../lib/performer.ts';

/** A key as another tab left it; `raw` is null if it was removed. */
export interface StorageChange {
  readonly key: string;
  readonly raw: string | null;
}

/** The raw text under `key`; null if there is none or the browser refuses storage access. */
export const readStoredText = performer(
  'readStoredText',
  function readStoredText(key: string): string | null {
    return attempt(() => window.localStorage.getItem(key), null);
  },
  'reads',
);

/** Writes `raw` under `key`. False if the storage is full or refused; never throws (STO-2). */
export const writeStoredText = performer(
  'writeStoredText',
  function writeStoredText(key: string, raw: string): boolean {
    return attempt(() => {
      window.localStorage.setItem(key, raw);
      return true;
    }, false);
  },
);

/** Removes `key`. False if the browser refuses storage access. */
export const removeStoredText = performer('removeStoredText', function removeStoredText(key: string): boolean {
  return attempt(() => {
    window.localStorage.removeItem(key);
    return true;
  }, false);
});

/** Removes every key, known or not, whose name contains `text` in exactly this case (CMP-4). Returns their names. */
export const removeKeysContaining = performer(
  'removeKeysContaining',
  function removeKeysContaining(text: string): string[] {
    return attempt(() => {
      const names = Object.keys(window.localStorage).filter((name) => name.includes(text));
      for (const name of names) window.localStorage.removeItem(name);
      return names;
    }, []);
  },
);

/**
 * Reports what other tabs write (STO-3). If one of them clears the whole storage, each key of the portal is reported as
 * removed. Returns a function that stops listening.
 */
export function onStorageChanged(listener: (change: StorageChange) => void): () => void {
  const tell = ({ key, newValue, storageArea }: StorageEvent) => {
    if (storageArea !== window.localStorage) return;
    if (key !== null) listener({ key, raw: newValue });
    else for (const entry of STORAGE_KEYS) listener({ key: entry.key, raw: null });
  };
  window.addEventListener('storage', tell);
  return () => window.removeEventListener('storage', tell);
}

/**
 * Resolves when another tab's change to `key` has arrived: at once if it is no longer `former`, and after `limitMs` at
 * the latest. Other tabs' writes arrive late, because Chromium keeps a copy in each process.
 */
export async function storedTextLeft(key: string, former: string, limitMs: number): Promise<void> {
  if (readStoredText(key) !== former) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(end, limitMs);
    const stop = onStorageChanged((change) => {
      if (change.key === key) end();
    });
    function end() {
      clearTimeout(timer);
      stop();
      resolve();
    }
  });
}

function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}
