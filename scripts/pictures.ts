/**
 * Regenerates the pictures of the docs: `npm run docs:pictures`, or some of them: `npm run docs:pictures -- replay`.
 * The portal runs on a separate database with the demo data, on a fixed day. The machine needs a Chinese font.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { tenantId } from '../server/src/seed/staff.ts';
import { launch } from '../tests/bench/portal/browser.ts';
import { signIn, signInAsLin } from '../tests/e2e/support/screen.ts';
import { PortalServer, runFolder } from '../tests/support/portalServer.ts';
import { palettePng } from './support/palettePng.ts';
import { ensurePortalBuild } from './support/portalBuild.ts';
import { toReplay } from './support/replayPictures.ts';
import { ROOT } from './support/run.ts';

const FOLDER = join(ROOT, 'docs/pictures');
const MAX_BYTES = 120 * 1024;
const DAY = new Date('2026-11-18T10:00:00+08:00');
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

interface Picture {
  readonly name: string;
  readonly viewport: typeof DESK;
  /** Navigates to what is shown; resolves when it is there. */
  readonly lead: (page: Page) => Promise<unknown>;
}

async function toWorkbench(page: Page): Promise<void> {
  await signInAsLin(page);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

async function toPanel(page: Page, panel: string): Promise<void> {
  await toWorkbench(page);
  await page.goto(`/portal?panel=${panel}`);
  await page.getByRole('dialog').waitFor();
}

/** Plays the actions of somebody reading notifications. */
async function toReplayedPanel(page: Page, how: Parameters<typeof toReplay>[1] = {}): Promise<void> {
  await toWorkbench(page);
  await page.getByRole('banner').getByRole('button', { name: /^通知/ }).click();
  await page.getByRole('feed').getByRole('article').first().waitFor();
  await page.getByRole('button', { name: '关闭', exact: true }).first().click();
  await toReplay(page, how);
}

/** As if the person had chosen these settings before. */
async function reloadWith(page: Page, settings: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate((stored) => localStorage.setItem('settings', stored), JSON.stringify(settings));
  await page.reload();
}

/** Must be last: it reads messages that the others show as unread. */
const PICTURES: readonly Picture[] = [
  { name: 'sign-in', viewport: DESK, lead: (page) => page.goto('/login') },
  {
    name: 'company-chooser',
    viewport: DESK,
    lead: async (page) => {
      await signIn(page, 'lin');
      await page.getByRole('radio', { name: /极光制造/ }).check();
    },
  },
  { name: 'workbench', viewport: DESK, lead: toWorkbench },
  {
    name: 'workbench-dark',
    viewport: DESK,
    lead: async (page) => {
      await toWorkbench(page);
      await reloadWith(page, { style: 'dark', language: 'en-US' });
    },
  },
  {
    name: 'calendar',
    viewport: DESK,
    lead: async (page) => {
      await toPanel(page, 'schedule');
      await page.getByRole('gridcell').first().waitFor();
    },
  },
  { name: 'phone', viewport: PHONE, lead: toWorkbench },
  {
    name: 'company-portal',
    viewport: DESK,
    lead: async (page) => {
      await toWorkbench(page);
      await page.goto('/company');
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
  {
    name: 'shared-page',
    viewport: PHONE,
    lead: async (page) => {
      await page.goto(`/companyShare?tenantId=${tenantId('aurora')}`);
      await page.waitForFunction(() => document.getElementById('first-answer') === null);
    },
  },
  { name: 'notifications', viewport: DESK, lead: (page) => toPanel(page, 'notifications&id=BPM') },
  { name: 'replay', viewport: DESK, lead: (page) => toReplayedPanel(page) },
  {
    name: 'replay-diverged',
    viewport: DESK,
    lead: async (page) => {
      await toReplayedPanel(page, { isSpoilt: true });
      await page.getByRole('button', { name: '深色' }).click();
    },
  },
  {
    name: 'replay-phone',
    viewport: PHONE,
    lead: async (page) => {
      await page.setViewportSize(DESK);
      await toReplayedPanel(page);
      await page.setViewportSize(PHONE);
      await page.getByRole('radio', { name: '390' }).check({ force: true });
    },
  },
];

/** False if the machine draws every Chinese character as the same empty box. */
async function drawsChinese(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const [one, other] = ['中', '文'].map((character) => {
      const canvas = document.createElement('canvas');
      const pen = canvas.getContext('2d');
      pen?.fillText(character, 0, 20);
      return canvas.toDataURL();
    });
    return one !== other;
  });
}

async function draw(browser: Browser, origin: string, { name, viewport, lead }: Picture): Promise<void> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
  });
  await context.clock.setFixedTime(DAY);
  // Newer than any version, so that no upgrade is offered; and no tour is shown.
  await context.addInitScript(() => {
    if (!location.protocol.startsWith('http')) return;
    localStorage.setItem('versionNo', '99.0.0');
    localStorage.setItem('tourSeen', '["*"]');
  });
  const page = await context.newPage();
  await lead(page);
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
  if (!(await drawsChinese(page))) throw new Error('No Chinese font: install one, for example fonts-noto-cjk.');
  // Away from everything that reacts to hovering.
  await page.mouse.move(0, 0);
  const picture = palettePng(await page.screenshot({ animations: 'disabled', caret: 'hide' }));
  await context.close();
  console.log(`${name}.png ${Math.round(picture.length / 1024)} KB`);
  if (picture.length > MAX_BYTES) throw new Error(`${name} is larger than ${MAX_BYTES / 1024} KB.`);
  await writeFile(join(FOLDER, `${name}.png`), picture);
}

await ensurePortalBuild();
const data = runFolder(`pictures-${process.pid}`);
const server = new PortalServer(data, { PORTAL_CLOCK_SHIFT_MS: String(DAY.getTime() - Date.now()) });
await mkdir(FOLDER, { recursive: true });
try {
  await server.start();
  const browser = await launch();
  const wanted = process.argv.slice(2);
  for (const picture of PICTURES)
    if (wanted.length === 0 || wanted.some((name) => picture.name.startsWith(name)))
      await draw(browser, server.origin, picture);
  await browser.close();
} finally {
  await server.stop();
  await rm(data, { recursive: true, force: true });
}
