import type { Browser } from '@playwright/test';
import { storedKeys } from '../../e2e/support/storage.ts';
import { SIGN_IN, WORKBENCH } from '../portal/browser.ts';
import { freshContext, type Stored, signedIn } from '../subApps/people.ts';
import type { Peer, Site } from './description.ts';

/** The portal, by what the peer is described with. */
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

/** A site that runs, and what the browser of somebody who has signed in there holds. */
export interface Running {
  readonly site: Site;
  readonly origin: string;
  readonly stored: Stored;
}

/** lin's portal; she has been to no application yet, so none is fetched beforehand. */
export const runningPortal = async (browser: Browser, origin: string): Promise<Running> => ({
  site: PORTAL,
  origin,
  stored: await signedIn(browser, origin, []),
});

/** The peer, signed in by its own page. */
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
