import type { Page } from '@playwright/test';
import { timeShown } from './shown.ts';

const CPU_SLOW_DOWN = 4;
/** In one turn; the page of the other side is idle then. */
const SWITCHES = 6;

/** Two applications, open and shown before, on a slow machine. */
export async function makeReady(page: Page, modules: readonly string[]): Promise<void> {
  for (const module of [...modules, ...modules]) await timeShown(page, module);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOW_DOWN });
}

/** Until the data that the application in front fetches again has been rendered. */
const REST_MS = 1_000;

/** Milliseconds of each switch, from one application to the other and back. */
export async function timeSwitches(page: Page, modules: readonly string[]): Promise<number[]> {
  await page.bringToFront();
  const times: number[] = [];
  for (let turn = 0; turn < SWITCHES; turn += 1) {
    await page.waitForTimeout(REST_MS);
    times.push(await timeShown(page, modules[turn % modules.length] ?? ''));
  }
  return times;
}
