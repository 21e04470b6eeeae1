import type { Page, Request } from '@playwright/test';
import { expect } from './fixtures.ts';

/** How long a page has to request nothing to be quiet; the same as for the browser's own 'networkidle'. */
const QUIET_MS = 500;

/**
 * Follows what a page requests from now on; the result waits until it requests nothing more. In the shell, unlike
 * 'networkidle', which a page loses for good with the empty frame that stands ready for the next application.
 */
export function watchTraffic(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let last = Date.now();
  const end = (request: Request) => {
    open.delete(request);
    last = Date.now();
  };
  page.on('request', (request) => {
    open.add(request);
    last = Date.now();
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return () => expect.poll(() => open.size === 0 && Date.now() - last >= QUIET_MS, 'requests nothing more').toBe(true);
}
