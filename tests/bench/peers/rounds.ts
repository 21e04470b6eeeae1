import type { Browser, BrowserContext } from '@playwright/test';
import { freshContext } from '../subApps/people.ts';
import type { Running } from './sites.ts';
import { type Times, timeVisit, type Watched } from './watch.ts';
import { type Cost, weighVisit } from './weigh.ts';

/** The findings of one round for a page: each of its visits had a browser of its own with an empty cache. */
export interface Round extends Times, Cost {
  /** When it was usable over a slow line; NaN if that is not measured. */
  readonly slowUsable: number;
}
type Which = 'signIn' | 'workbench';
/** All rounds of both sites. */
export type Rounds = Readonly<Record<Which, { readonly portal: Round[]; readonly peer: Round[] }>>;

async function visit(browser: Browser, { site, origin, stored }: Running, which: Which, slow: boolean): Promise<Round> {
  const page: Watched = site[which];
  const inFresh = async <Result>(work: (context: BrowserContext) => Promise<Result>): Promise<Result> => {
    const context = await freshContext(browser, origin, which === 'signIn' ? undefined : stored);
    try {
      return await work(context);
    } finally {
      await context.close();
    }
  };
  const times = await inFresh((context) => timeVisit(context, page, { line: false }));
  const cost = await inFresh((context) => weighVisit(context, page.path));
  // A press on a page that is still loading would slow down the rest of it.
  const { press: _, ...unpressed } = page;
  const slowly = slow ? await inFresh((context) => timeVisit(context, unpressed, { line: true })) : undefined;
  return { ...times, ...cost, slowUsable: slowly?.usable ?? Number.NaN };
}

/** Visits both sites alternately; the order changes with each round. */
export async function measureRounds(
  browser: Browser,
  sites: { readonly portal: Running; readonly peer: Running },
  { rounds, slow }: { readonly rounds: number; readonly slow: boolean },
): Promise<Rounds> {
  const found: Rounds = { signIn: { portal: [], peer: [] }, workbench: { portal: [], peer: [] } };
  const turns = (['portal', 'peer'] as const).slice();
  for (let round = 0; round < rounds; round += 1) {
    for (const which of ['signIn', 'workbench'] as const)
      for (const turn of turns) found[which][turn].push(await visit(browser, sites[turn], which, slow));
    turns.reverse();
  }
  return found;
}
