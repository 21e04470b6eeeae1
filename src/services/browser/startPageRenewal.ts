import { performer } from '../../lib/performer.ts';

/** What public/serviceWorker.js listens for. */
const TAKE_OVER = 'takeOver';

/**
 * Lets a newer service worker replace the one that serves this page, before a reload that the person wants. Until then
 * it waits, so that nothing changes while somebody is working (decision 0024).
 */
export const renewStartPage = performer('renewStartPage', function renewStartPage(): void {
  // Absent outside secure contexts, whatever its type says.
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.getRegistration().then(
    (registration) => registration?.waiting?.postMessage(TAKE_OVER),
    // A browser without this event keeps its current worker until its tabs are closed.
    () => {},
  );
});
