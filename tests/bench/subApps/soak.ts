import type { BrowserContext } from '@playwright/test';
import { countTimers, type Weight, weigh } from '../portal/weight.ts';
import { BROKEN, breakApplications, spendReload } from './broken.ts';
import { timeShown } from './shown.ts';
import { openBare, openPortal } from './stage.ts';

/** Kept open while switching. */
export const KEPT = ['hr', 'oa', 'crm'];
/** More than are kept, so that every switch removes a frame. */
export const ALL = [...KEPT, BROKEN[0] ?? '', 'mes', ...BROKEN.slice(1)];

export interface Soak {
  readonly weights: readonly Weight[];
  /** The most frames in the page at once. */
  readonly mostFrames: number;
}

/**
 * Switches from one application to the next, and weighs the page after as many switches as `after` says, each time with
 * the same three applications open.
 */
export async function soak(
  context: BrowserContext,
  where: 'portal' | 'bare',
  modules: readonly string[],
  after: readonly number[],
): Promise<Soak> {
  await countTimers(context);
  await spendReload(context);
  await breakApplications(context);
  const page = await context.newPage();
  await (where === 'portal' ? openPortal(page) : openBare(page));
  const session = await context.newCDPSession(page);
  await session.send('HeapProfiler.enable');
  const weights: Weight[] = [];
  let mostFrames = 0;
  let turn = 0;
  for (const switches of after) {
    for (; turn < switches; turn += 1) {
      const module = modules[turn % modules.length] ?? '';
      await timeShown(page, module, BROKEN.includes(module));
      mostFrames = Math.max(mostFrames, await page.locator('iframe').count());
    }
    for (const module of KEPT) await timeShown(page, module);
    weights.push(await weigh(page, session));
  }
  return { weights, mostFrames };
}
