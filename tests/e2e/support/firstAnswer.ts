import { once } from 'node:events';
import { createServer, request, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Opens the page in a browser in which the portal's first script is delayed; returns what lets it through. */
export async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/index-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('#first-answer')).toBeVisible();
  return release;
}

/** The portal's own page has replaced the server-rendered one. */
export const taken = (page: Page): Promise<void> => expect(page.locator('#first-answer')).toHaveCount(0);

/** Long enough for a script that has arrived to run, if nothing holds it back. */
const SCRIPT_RUNS_MS = 500;

async function send(response: ServerResponse, text: string, scriptHasCome: Promise<unknown>): Promise<void> {
  const body = text.indexOf('<body');
  response.write(text.slice(0, body));
  // A browser that requests no script before the body has arrived must not wait for ever.
  await Promise.race([scriptHasCome, wait(5_000)]);
  await wait(SCRIPT_RUNS_MS);
  response.end(text.slice(body));
}

/**
 * A network in which the body of one page arrives only after the portal's first script; everything else passes through.
 * @param port - where the server listens
 * @param path - of that page
 */
export async function openSlowPage(port: number, path: string): Promise<{ origin: string; close: () => void }> {
  let come = () => {};
  const scriptHasCome = new Promise<void>((resolve) => {
    come = resolve;
  });
  const server = createServer((asked, response) => {
    const { url = '/', method, headers } = asked;
    const { 'accept-encoding': _, ...plain } = headers;
    const passed = request({ port, host: '127.0.0.1', path: url, method, headers: plain }, async (answer) => {
      const { 'content-length': _length, ...rest } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, rest);
      if (url.split('?', 1)[0] === path) {
        const chunks = await answer.setEncoding('utf8').toArray();
        await send(response, chunks.join(''), scriptHasCome);
        return;
      }
      answer.pipe(response);
      if (url.includes('/assets/index-') && url.endsWith('.js')) response.once('finish', come);
    });
    passed.on('error', () => response.destroy());
    asked.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
