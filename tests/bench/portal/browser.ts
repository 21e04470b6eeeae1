import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, provideChromium } from '../../../scripts/support/chromium.ts';
import { enterCompany, signIn } from '../../e2e/support/screen.ts';
import { slowDown } from './slowPhone.ts';

/** Bytes as they came over the wire, response headers included. */
export interface WireBytes {
  readonly scripts: number;
  readonly styles: number;
  readonly rest: number;
}

/** A screen is usable when something matches `shown` and nothing matches `busy`. */
export interface Usable {
  readonly shown: string;
  readonly busy: string;
}
export const SIGN_IN: Usable = { shown: 'form input[name=username]', busy: 'form[aria-busy=true]' };
export const WORKBENCH: Usable = { shown: 'main h2', busy: 'main [aria-busy=true]' };

export async function launch(): Promise<Browser> {
  const environment = await provideChromium();
  const env = { ...process.env, ...environment };
  return chromium.launch({ executablePath: environment.CHROMIUM_PATH, args: [...CHROMIUM_FLAGS], env });
}

/** Counts what the page fetches from now on, by kind, through the debugger. */
async function countBytes(page: Page): Promise<() => WireBytes> {
  const session = await page.context().newCDPSession(page);
  const kinds = new Map<string, string>();
  const sums = { scripts: 0, styles: 0, rest: 0 };
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    sums[kind === 'Script' ? 'scripts' : kind === 'Stylesheet' ? 'styles' : 'rest'] += encodedDataLength;
  });
  await session.send('Network.enable');
  return () => ({ ...sums });
}

/** Milliseconds since the navigation began, read in the page at the moment the screen first becomes usable. */
async function usableAfter(page: Page, screen: Usable): Promise<number> {
  const usable = ({ shown, busy }: Usable): number | false =>
    document.querySelector(shown) !== null && document.querySelector(busy) === null && performance.now();
  const handle = await page.waitForFunction(usable, screen, { polling: 'raf' });
  return Number(await handle.jsonValue());
}

/** Bytes with an empty cache: to the sign-in page once the network is quiet, and on to lin's workbench in Aurora. */
export async function measureBytes(
  browser: Browser,
  origin: string,
): Promise<{ signIn: WireBytes; workbench: WireBytes }> {
  const context = await browser.newContext({ baseURL: origin, locale: 'zh-CN' });
  const page = await context.newPage();
  const bytes = await countBytes(page);
  await page.goto('/login');
  await usableAfter(page, SIGN_IN);
  await page.waitForLoadState('networkidle');
  const toSignIn = bytes();
  await signIn(page, 'lin');
  await enterCompany(page, '极光制造');
  await usableAfter(page, WORKBENCH);
  const toWorkbench = bytes();
  await context.close();
  return { signIn: toSignIn, workbench: toWorkbench };
}

async function timeOnce(context: BrowserContext, path: string, screen: Usable): Promise<number> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await slowDown(session, { line: false });
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.goto(path, { waitUntil: 'commit' });
  const time = await usableAfter(page, screen);
  await page.close();
  return time;
}

/** Milliseconds to the usable sign-in page and, signed in, to the usable workbench: empty cache, CPU four times slower. */
export async function measureTimes(
  browser: Browser,
  origin: string,
  runs: number,
): Promise<{ signIn: number[]; workbench: number[]; token: string }> {
  const signInTimes: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({ baseURL: origin, locale: 'zh-CN' });
    signInTimes.push(await timeOnce(context, '/login', SIGN_IN));
    await context.close();
  }
  const context = await browser.newContext({ baseURL: origin, locale: 'zh-CN' });
  const page = await context.newPage();
  await signIn(page, 'lin');
  await enterCompany(page, '极光制造');
  await usableAfter(page, WORKBENCH);
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  await page.close();
  const workbenchTimes: number[] = [];
  for (let run = 0; run < runs; run += 1) workbenchTimes.push(await timeOnce(context, '/portal', WORKBENCH));
  await context.close();
  return { signIn: signInTimes, workbench: workbenchTimes, token };
}
