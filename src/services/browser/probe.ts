import { TIMING } from '../../constants/timing.ts';
import { performer } from '../../lib/performer.ts';
import { now } from './clock.ts';

/** The site icon: small, public, and served by whatever serves the portal (§8 "Network error"). */
const ICON_PATH = '/favicon.svg';

/**
 * Whether the site's icon can be fetched now, bypassing every cache. A probe never takes longer than the wait between
 * two probes.
 */
export const probeSiteIcon = performer('probeSiteIcon', async function probeSiteIcon(): Promise<boolean> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMING.networkProbeMs);
  try {
    const { ok } = await fetch(`${ICON_PATH}?t=${now()}`, {
      cache: 'no-store',
      credentials: 'omit',
      signal: controller.signal,
    });
    return ok;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
});
