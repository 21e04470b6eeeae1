/**
 * Measures what opening the notification dialog leaves behind: `tsx tests/bench/dialogHeap.ts [--opens 100]`. Each
 * opening shows all three tabs and closes again. Prints the heap after the first and the last, both after a collection,
 * and exits with 1 if it grew by more than the limit.
 */
import { mkdir, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { CDPSession, Page } from '@playwright/test';
import { ensurePortalBuild } from '../../scripts/support/portalBuild.ts';
import { signInAsLin } from '../e2e/support/screen.ts';
import { dropFolder } from '../e2e/support/template.ts';
import { PortalServer, runFolder } from '../support/portalServer.ts';
import { launch } from './portal/browser.ts';

/** The most that the heap may grow (issue: notifications, to-dos and the schedule calendar). */
const LIMIT_MIB = 3;
const MIB = 1024 * 1024;

const { values } = parseArgs({ options: { opens: { type: 'string', default: '100' } } });

async function openAndClose(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: /^通知/ }).click();
  await page.getByRole('feed').getByRole('article').first().waitFor();
  await page.getByRole('tab', { name: /待办/ }).click();
  await page.getByRole('button', { name: '新建待办' }).first().waitFor();
  await page.getByRole('tab', { name: '日程' }).click();
  await page.getByRole('gridcell').first().waitFor();
  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

async function heapMib(session: CDPSession): Promise<number> {
  for (let pass = 0; pass < 3; pass += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / MIB;
}

await ensurePortalBuild();
await mkdir(runFolder('bench'), { recursive: true });
const folder = await mkdtemp(join(runFolder('bench'), 'heap-'));
const server = new PortalServer(folder);
const browser = await launch();
try {
  await server.start();
  const page = await browser.newPage({
    baseURL: server.origin,
    locale: 'zh-CN',
    viewport: { width: 1440, height: 900 },
  });
  // The newest version is already accepted: no version dialog covers the dialog.
  await page.addInitScript(() => localStorage.setItem('versionNo', '0.3.0'));
  await signInAsLin(page);
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await openAndClose(page);
  const first = await heapMib(session);
  for (let opens = 1; opens < Number(values.opens); opens += 1) await openAndClose(page);
  const last = await heapMib(session);
  const grown = last - first;
  console.log(`heap after the first opening ${first.toFixed(1)} MiB, after ${values.opens} ${last.toFixed(1)} MiB`);
  console.log(`grown by ${grown.toFixed(2)} MiB of at most ${LIMIT_MIB} MiB`);
  if (grown > LIMIT_MIB) process.exitCode = 1;
} finally {
  await browser.close();
  await server.stop();
  await dropFolder(folder);
}
