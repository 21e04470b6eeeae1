const WORKER = '/serviceWorker.js';

/**
 * Lets the browser keep the start page for the time without a network (decision 0011), once the page has nothing else to
 * do. A browser that has no service workers, or none here (no https, a private window), goes without.
 */
export async function keepStartPage(): Promise<void> {
  // Absent outside secure contexts, whatever its type says.
  if (!('serviceWorker' in navigator)) return;
  await idle();
  await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve());
    else resolve();
  });
}
