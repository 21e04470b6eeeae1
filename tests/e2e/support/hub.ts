import type { Page, WebSocket } from '@playwright/test';

/** Longer than other waits: a whole page is loaded within it, and its connection made. Less than a test has. */
const LIMIT_MS = 120_000;

/**
 * Resolves when the page is connected to the hub: only from then on does it hear of what happens. Call it before what
 * leads there. Rejects when no connection comes.
 */
export function hubOf(page: Page): Promise<WebSocket> {
  const connected = new Promise<WebSocket>((resolve, reject) => {
    // The hub's first words are its answer to the handshake.
    page.on('websocket', (socket) => socket.on('framereceived', () => resolve(socket)));
    setTimeout(() => reject(new Error(`No connection to the hub within ${LIMIT_MS} ms.`)), LIMIT_MS).unref();
  });
  // A test that has failed elsewhere no longer awaits it.
  connected.catch(() => undefined);
  return connected;
}
