import type { Browser } from '@playwright/test';
import { storedKeys } from '../../e2e/support/storage.ts';
import { SIGN_IN, WORKBENCH } from '../portal/browser.ts';
import { freshContext, type Stored, signedIn } from '../subApps/people.ts';
import type { Peer, Site } from './description.ts';

/** The portal, in the terms that describe the peer. */
const PORTAL: Site = {
  name: 'Atrium',
  signIn: {
    path: '/login',
    ...SIGN_IN,
    press: ':has(> input[name=password]) button',
    answered: 'form input[name=password][type=text]',
  },
  workbench: { path: '/portal', ...WORKBENCH },
};

/** A running site, and the browser storage of a person who has signed in there. */
export interface Running {
  readonly site: Site;
  readonly origin: string;
  readonly stored: Stored;
}

/** lin's portal; she has not opened any application yet, so none is prefetched. */
export const runningPortal = async (browser: Browser, origin: string): Promise<Running> => ({
  site: PORTAL,
  origin,
  stored: await signedIn(browser, origin, []),
});

/** The peer, signed in through its own page. */
export async function runningPeer(browser: Browser, origin: string, peer: Peer): Promise<Running> {
  const context = await freshContext(browser, origin);
  const page = await context.newPage();
  await page.goto(peer.signIn.path);
  await page.locator(peer.signIn.shown).first().waitFor();
  for (const [field, text] of Object.entries(peer.fields)) await page.locator(field).fill(text);
  await page.locator(peer.submit).click();
  await page.locator(peer.workbench.shown).first().waitFor();
  await storedKeys(page);
  const stored = await context.storageState();
  await context.close();
  return { site: peer, origin, stored };
}
