import { performer } from '../../lib/performer.ts';

/** Reloads the page. Only the reload gate calls this. */
export const reloadPage = performer('reloadPage', function reloadPage(): void {
  window.location.reload();
});

/** Scheme, host and port of this page, without a trailing slash. */
export const pageOrigin = performer(
  'pageOrigin',
  function pageOrigin(): string {
    return window.location.origin;
  },
  'reads',
);

/**
 * A portal page that an application has opened inside its frame takes over the whole tab instead. True if it does: then
 * the caller must stop.
 */
export function leaveFrame(): boolean {
  if (window.top === null || window.top === window) return false;
  window.top.location.assign(window.location.href);
  return true;
}

/** Leaves the portal for an address that may lead back. */
export const leavePage = performer('leavePage', function leavePage(address: string): void {
  window.location.assign(address);
});

/** Opens a path in a new tab that cannot reach back into this one. */
export const openTab = performer('openTab', function openTab(path: string): void {
  window.open(path, '_blank', 'noopener');
});

/** Reports that the tab has come to the front. Returns a function that stops listening. */
export function onShown(listener: () => void): () => void {
  const tell = () => {
    if (document.visibilityState === 'visible') listener();
  };
  document.addEventListener('visibilitychange', tell);
  return () => document.removeEventListener('visibilitychange', tell);
}

/**
 * Reports that the tab is hidden, left or closed: the last moment to write. Requests sent once the next page is loading
 * are sometimes lost, so the moment before the navigation counts already. Returns a function that stops listening.
 */
export function onHidden(listener: () => void): () => void {
  const tell = () => {
    if (document.visibilityState === 'hidden') listener();
  };
  document.addEventListener('visibilitychange', tell);
  const leavings = ['beforeunload', 'pagehide'];
  for (const leaving of leavings) window.addEventListener(leaving, listener);
  return () => {
    document.removeEventListener('visibilitychange', tell);
    for (const leaving of leavings) window.removeEventListener(leaving, listener);
  };
}

/** Reports that the browser has a network again. Returns a function that stops listening. */
export function onOnline(listener: () => void): () => void {
  window.addEventListener('online', listener);
  return () => window.removeEventListener('online', listener);
}

/** Reports that the browser has lost its network. Returns a function that stops listening. */
export function onOffline(listener: () => void): () => void {
  window.addEventListener('offline', listener);
  return () => window.removeEventListener('offline', listener);
}

/** Reports every click, after the clicked element has handled it. Returns a function that stops listening. */
export function onClick(listener: () => void): () => void {
  window.addEventListener('click', listener);
  return () => window.removeEventListener('click', listener);
}

/** Reports that somebody moves the pointer, presses, types or scrolls. Returns a function that stops listening. */
export function onUsed(listener: () => void): () => void {
  const uses = ['pointermove', 'pointerdown', 'keydown', 'wheel'];
  const options = { capture: true, passive: true };
  for (const use of uses) window.addEventListener(use, listener, options);
  return () => {
    for (const use of uses) window.removeEventListener(use, listener, options);
  };
}

/** Whether the tab is in the background now. */
export const isTabHidden = performer(
  'isTabHidden',
  function isTabHidden(): boolean {
    return document.visibilityState === 'hidden';
  },
  'reads',
);
