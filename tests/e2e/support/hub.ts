import type { Page, WebSocket } from '@playwright/test';

/** Longer than other timeouts: it covers loading a whole page and connecting it. Shorter than a test's timeout. */
const LIMIT_MS = 120_000;

/**
 * Resolves when the page is connected to the hub: only from then on does it receive events. Call it before the
 * step that leads there. Rejects if no connection is made.
 */
export function hubOf(page: Page): Promise<WebSocket> {
  const connected = new Promise<WebSocket>((resolve, reject) => {
    // The hub's first message is its response to the handshake.
    page.on('websocket', (socket) => socket.on('framereceived', () => resolve(socket)));
    setTimeout(() => reject(new Error(`No connection to the hub within ${LIMIT_MS} ms.`)), LIMIT_MS).unref();
  });
  // A test that has failed elsewhere no longer awaits it.
  connected.catch(() => undefined);
  return connected;
}
