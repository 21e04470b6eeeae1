import type { Page, WebSocket } from '@playwright/test';

/**
 * Resolves when the page is connected to the hub: only from then on does it hear of what happens. Call it before what
 * leads there.
 */
export function hubOf(page: Page): Promise<WebSocket> {
  return new Promise((resolve) => {
    // The hub's first words are its answer to the handshake.
    page.on('websocket', (socket) => socket.on('framereceived', () => resolve(socket)));
  });
}
