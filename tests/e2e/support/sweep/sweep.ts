import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { workAs } from '../api.ts';
import { signIn } from '../screen.ts';
import { openAsLin } from '../signedIn.ts';
import { storedKeys } from '../storage.ts';
import { type Fault, faultsOf } from './faults.ts';
import { FINDINGS, type Finding } from './findings.ts';
import { forcedColoursFaults } from './forcedColours.ts';
import { dress, type Look, lookName, PLAIN, WINDOWS } from './looks.ts';
import { type Ids, STATEMENT, type SweptScreen, type Who } from './screen.ts';

const ANSI = new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g');

/** What the leads insert into addresses. */
export async function readIds(page: Page): Promise<Ids> {
  const lin = await workAs(page.request, 'lin', '极光制造');
  const { tenantId } = await lin.configuration();
  const first = async (call: string) => {
    const answer = await page.request.get(`/api/home/${call}`, { headers: { __tenant: tenantId } });
    const { items }: { items: { id: string }[] } = await answer.json();
    return items[0]?.id ?? '';
  };
  return {
    tenantId,
    closedTenantId: lin.companyId('炉渣物流'),
    notice: await lin.firstNotice(),
    news: await first('getnews'),
    product: await first('getbusiness'),
  };
}

const SETTLING_MS = 1_000;

/** Signs a person in, in a fresh browser. */
export async function become(page: Page, who: Who): Promise<void> {
  if (who === 'nobody') return;
  if (who === 'lin') return openAsLin(page);
  await signIn(page, who);
  await expect(page).toHaveURL(/\/portal$/);
  await storedKeys(page);
}

/** Waits until everything in flight has arrived. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('h1, h2, [role=dialog], iframe') !== null &&
      document.querySelector('[aria-busy=true], [data-skeleton], #first-answer') === null,
  );
}

/** The looks of a screen: those of windows in which it can be opened. */
export const looksOf = ({ windows }: SweptScreen, looks: readonly Look[]): readonly Look[] =>
  looks.filter(({ window }) => windows === undefined || windows.includes(window));

/**
 * The default settings, for the words and places that a lead relies on. A portal that a signed-in person has open takes
 * them at once; signed out, all keys are removed, from a page without the portal: a portal writes down what it holds
 * when it is left.
 */
async function undress(page: Page, who: Who): Promise<void> {
  await page.unrouteAll();
  if (who !== 'nobody') {
    await dress(page, PLAIN);
    return;
  }
  await page.goto(STATEMENT);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

const everyFault = async (page: Page) => [...(await faultsOf(page)), ...(await forcedColoursFaults(page))];

/** The faults of a screen in one look; a screen that cannot be reached is a fault of its own. */
async function look(page: Page, screen: SweptScreen, ids: Ids, as: Look, isOpen: boolean): Promise<readonly Fault[]> {
  try {
    if (!isOpen) {
      await page.setViewportSize(WINDOWS[as.window]);
      await undress(page, screen.who);
      await screen.lead(page, ids);
    }
    if (!screen.apart) await dress(page, as);
    await settled(page);
    const faults = await everyFault(page);
    if (faults.length === 0) return faults;
    // A page whose layout is still settling, on a busy machine, is checked once more.
    await page.waitForTimeout(SETTLING_MS);
    return await everyFault(page);
  } catch (error) {
    return [{ rule: 'not reached', element: screen.name, words: String(error).replaceAll(ANSI, '') }];
  }
}

/** Checks one screen in each of `looks`, opening it once for each window, and returns its faults. */
export async function sweep(page: Page, screen: SweptScreen, ids: Ids, looks: readonly Look[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  let shown: Look['window'] | undefined;
  for (const as of looks) {
    const faults = await look(page, screen, ids, as, as.window === shown && !screen.apart);
    shown = as.window;
    for (const fault of faults) findings.push({ screen: screen.name, look: lookName(as), ...fault });
    if (process.env['SWEEP_PICTURES'])
      await page.screenshot({ path: join(FINDINGS, 'pictures', `${screen.name} ${lookName(as)}.png`) });
  }
  return findings;
}
