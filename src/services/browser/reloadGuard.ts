import { TIMING } from '../../constants/timing.ts';
import { performer } from '../../lib/performer.ts';
import { now } from './clock.ts';

/**
 * A second reload for the same reason within this time would be a loop. In milliseconds; longer than the longest wait
 * that can end in a reload, the chunk timeout.
 */
const GUARD_MS = 2 * TIMING.chunkLoadTimeoutMs;

/**
 * Whether this tab may reload automatically for `reason`: once in four minutes, or in `withinMs`. Records the reload.
 * If the browser refuses session storage the answer is no, since a loop could not be stopped.
 */
export const mayReload = performer(
  'mayReload',
  function mayReload(reason: string, withinMs: number = GUARD_MS): boolean {
    const key = `atrium-reloaded-${reason}`;
    try {
      const last = Number(window.sessionStorage.getItem(key) ?? 0);
      if (now() - last < withinMs) return false;
      window.sessionStorage.setItem(key, String(now()));
      return true;
    } catch {
      return false;
    }
  },
  'reads',
);
