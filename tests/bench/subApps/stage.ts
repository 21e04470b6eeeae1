import type { JSHandle, Page } from '@playwright/test';
import type { RootState } from '../../../src/store/rootReducer.ts';
import { type BenchStore, portalStore } from '../portal/store.ts';
import { USED } from './people.ts';

/** In the page: shows an application, opening it if it is not open. The frames of both pages have similar names. */
interface Stage {
  open(module: string): void;
}
declare global {
  interface Window {
    stage: Stage;
  }
}
export type Store = BenchStore<RootState>;

/** A response of the origin in which no script of the portal runs, and that may contain frames. */
const PLAIN_PAGE = '/health';
const KEPT = 3;
const LIMIT_MS = 60_000;
/** The space that the sheet of the open shell leaves to an application in the window of the bench, px. */
const SHEET = { width: 1189, height: 811 };

function portalStage(store: Store): void {
  window.stage = {
    open(module) {
      store.dispatch({ type: 'routing/navigationWanted', payload: { to: `/child/${module}/list` } });
    },
  };
}

/** The frames alone, as big as the portal's: three of them are kept, the others are evicted by least recent use. */
function bareStage([kept, { width, height }]: readonly [number, typeof SHEET]): void {
  document.body.replaceChildren();
  document.body.style.margin = '0';
  const frames = new Map<string, HTMLIFrameElement>();
  window.stage = {
    open(module) {
      for (const frame of frames.values()) frame.style.visibility = 'hidden';
      const frame = frames.get(module) ?? document.createElement('iframe');
      frames.delete(module);
      frames.set(module, frame);
      frame.style.visibility = 'visible';
      if (frame.isConnected) return;
      frame.name = `sub-app-${module}-bare`;
      frame.style.cssText = `position: absolute; inset: 0; width: ${width}px; height: ${height}px; border: 0`;
      const path = encodeURIComponent(`/child/${module}/list`);
      frame.src = `/micro/${module}/middlePage?previousRouteFullPath=${path}`;
      document.body.append(frame);
      for (const [name, oldest] of [...frames].slice(0, -kept)) {
        oldest.remove();
        frames.delete(name);
      }
    },
  };
}

/** In the page: whether a script or style of each of these applications has been prefetched. */
const isPrefetched = (modules: readonly string[]): boolean =>
  modules.every((module) => document.querySelector(`link[rel=prefetch][href*="/micro/${module}/"]`) !== null);

const QUIET_MS = 500;

/**
 * Resolves when the page has had nothing to fetch for half a second and is idle now: requests of a previous page
 * would share the line with what is measured.
 */
export function atRest(page: Page): Promise<void> {
  return page.evaluate(async (quietMs) => {
    let fetched = -1;
    while (fetched !== performance.getEntriesByType('resource').length) {
      fetched = performance.getEntriesByType('resource').length;
      await new Promise((resolve) => setTimeout(resolve, quietMs));
    }
    await new Promise((resolve) => requestIdleCallback(resolve));
  }, QUIET_MS);
}

/** lin's open shell, with the part of the portal that shows applications loaded and nothing left to fetch. */
export async function openPortal(page: Page): Promise<JSHandle<Store>> {
  await page.goto('/portal');
  await page.locator('main h2').first().waitFor();
  const store = await page.evaluateHandle(portalStore<RootState>);
  await page.waitForFunction((each) => 'subApp' in each.getState(), store, { timeout: LIMIT_MS });
  await page.waitForFunction(isPrefetched, USED, { timeout: LIMIT_MS });
  await page.waitForLoadState('networkidle');
  await page.evaluate(portalStage, store);
  return store;
}

/** A page of the same origin with nothing but frames in it, and without the bridge: the browser's own cost. */
export async function openBare(page: Page): Promise<void> {
  await page.goto(PLAIN_PAGE);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: ['*/portal-bridge.v1.js'] });
  await page.evaluate(bareStage, [KEPT, SHEET] as const);
}
