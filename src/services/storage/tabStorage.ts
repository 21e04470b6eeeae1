import type { TabKey } from '../../constants/storageKeys.ts';
import { performer } from '../../lib/performer.ts';

// Session storage: it survives a reload and ends with its tab.

/** The raw text that this tab keeps under `key`; null if there is none or the browser refuses storage access. */
export const readTabText = performer(
  'readTabText',
  function readTabText(key: TabKey): string | null {
    try {
      return window.sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  'reads',
);

/** Keeps `raw` under `key` for as long as the tab is open; null removes it. A refused or full storage keeps nothing. */
export const keepTabText = performer('keepTabText', function keepTabText(key: TabKey, raw: string | null): void {
  try {
    window.sessionStorage.removeItem(key);
    if (raw !== null) window.sessionStorage.setItem(key, raw);
  } catch {
    // A reload then loses it, as it would without this.
  }
});
