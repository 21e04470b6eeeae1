import { TIMING } from '../../constants/timing.ts';
import { idle } from './idle.ts';
import { logWarning } from './log.ts';

const WORKER = '/serviceWorker.js';

/**
 * Lets the browser keep the start page for the time without a network (decision 0011), some seconds after the start and
 * once the page is idle. Does nothing in a browser without service workers, or where they are unavailable (no https, a
 * private window).
 */
export async function keepStartPage(): Promise<void> {
  // Absent outside secure contexts, whatever its type says.
  if (!('serviceWorker' in navigator)) return;
  await new Promise((resolve) => setTimeout(resolve, TIMING.startPageMs));
  await idle();
  try {
    await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
  } catch (thrown) {
    logWarning('startPage', thrown instanceof Error ? thrown.message : String(thrown));
  }
}
