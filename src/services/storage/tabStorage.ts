// Session storage: it survives a reload and ends with its tab.

/** The raw text that this tab keeps under `key`; null where there is none or the browser refuses its storage. */
export function readTabText(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps `raw` under `key` for as long as the tab is open; null removes it. A refused or full storage keeps nothing. */
export function keepTabText(key: string, raw: string | null): void {
  try {
    window.sessionStorage.removeItem(key);
    if (raw !== null) window.sessionStorage.setItem(key, raw);
  } catch {
    // A reload then loses it, as it would without this.
  }
}
