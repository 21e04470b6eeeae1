import type { Page, WebSocket } from '@playwright/test';

/** Longer than other timeouts: it covers loading a whole page and connecting it. Shorter than a test's timeout. */
const LIMIT_MS = 120_000;

/** How often the page is used until it is connected. */
const USE_MS = 200;

/**
 * Resolves when the page is connected to the hub: only from then on does it receive events. Call it before the
 * step that leads there. Rejects if no connection is made. Until then somebody uses the page, so that the hub does not
 * wait five seconds for its first screen (decision 0058).
 */
export function hubOf(page: Page): Promise<WebSocket> {
  const connected = new Promise<WebSocket>((resolve, reject) => {
    // The hub's first message is its response to the handshake.
    page.on('websocket', (socket) => socket.on('framereceived', () => resolve(socket)));
    setTimeout(() => reject(new Error(`No connection to the hub within ${LIMIT_MS} ms.`)), LIMIT_MS).unref();
  });
  // A test that has failed elsewhere no longer awaits it.
  connected.catch(() => undefined);
  void workUntil(connected, page);
  return connected;
}

async function workUntil(connected: Promise<unknown>, page: Page): Promise<void> {
  const using = setInterval(() => {
    // While the page is being replaced there is nothing to use.
    page.evaluate(() => window.dispatchEvent(new Event('pointermove'))).catch(() => undefined);
  }, USE_MS);
  await Promise.race([connected, page.waitForEvent('close', { timeout: 0 })]).catch(() => undefined);
  clearInterval(using);
}
