/** Reloads the page. Only the reload gate calls this. */
export function reloadPage(): void {
  window.location.reload();
}

/** Opens a path in a new tab that cannot reach back into this one. */
export function openTab(path: string): void {
  window.open(path, '_blank', 'noopener');
}

/** Tells when the tab comes to the front. Returns the function that ends it. */
export function onShown(listener: () => void): () => void {
  const tell = () => {
    if (document.visibilityState === 'visible') listener();
  };
  document.addEventListener('visibilitychange', tell);
  return () => document.removeEventListener('visibilitychange', tell);
}

/** Tells when the tab goes to the back or is closed: the last moment to write. Returns the function that ends it. */
export function onHidden(listener: () => void): () => void {
  const tell = () => {
    if (document.visibilityState === 'hidden') listener();
  };
  document.addEventListener('visibilitychange', tell);
  window.addEventListener('pagehide', listener);
  return () => {
    document.removeEventListener('visibilitychange', tell);
    window.removeEventListener('pagehide', listener);
  };
}

/** Tells when the browser has a network again. Returns the function that ends it. */
export function onOnline(listener: () => void): () => void {
  window.addEventListener('online', listener);
  return () => window.removeEventListener('online', listener);
}

/** Whether the tab is in the back at this moment. */
export function isTabHidden(): boolean {
  return document.visibilityState === 'hidden';
}
