import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { ROOT } from '../../../scripts/support/run.ts';
import { hubOf } from './hub.ts';
import { faultLine, faultsOf } from './sweep/faults.ts';

/** The password of every demo account. */
export const PASSWORD = 'Portal#2026';

/** Fills in the sign-in page and sends it; the caller awaits what follows (chooser or workbench). */
export async function signIn(page: Page, userName: string, password: string = PASSWORD): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('账号或手机号').fill(userName);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

/** Picks a company in the open chooser and confirms. */
export async function enterCompany(page: Page, name: string): Promise<void> {
  const chooser = page.getByRole('dialog');
  await chooser.getByRole('radio', { name: new RegExp(name) }).check();
  await chooser.getByRole('button', { name: '确认' }).click();
  await expect(chooser).toBeHidden();
}

/**
 * lin, in Aurora, on her workbench, connected to the hub: leaving before that makes the browser report a
 * failed connection. `hub: false` if the test keeps the hub away.
 */
export async function signInAsLin(page: Page, { hub = true } = {}): Promise<void> {
  const connected = hub ? hubOf(page) : undefined;
  await signIn(page, 'lin');
  await enterCompany(page, '极光制造');
  await expect(page).toHaveURL(/\/portal$/);
  await connected;
}

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

/** The faults of the page as it is now, one line each (WCAG 2.2 A and AA; docs/accessibility.md). */
export const accessibilityFaults = async (page: Page): Promise<string[]> => (await faultsOf(page)).map(faultLine);

/** Waits until `locator` is rendered in exactly this box, or at least has these sides of it. */
export async function expectBox(locator: Locator, box: Partial<Box>): Promise<void> {
  await expect.poll(() => locator.boundingBox()).toMatchObject(box);
}

/**
 * With `PICTURES=1`, saves a picture of the page under test-results/screens, for people to look at. Nothing compares
 * them, so a usual run does without.
 */
export async function picture(page: Page, name: string): Promise<void> {
  if (!process.env['PICTURES']) return;
  await page.screenshot({ path: join(ROOT, 'test-results', 'screens', `${name}.png`), animations: 'disabled' });
}
