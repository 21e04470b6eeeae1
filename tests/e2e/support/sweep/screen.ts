import type { Page } from '@playwright/test';
import type { WindowName } from './looks.ts';

/** The viewer: nobody (signed out), lin of Aurora, solo without a company or the console, the host administrator. */
export const WHO = ['nobody', 'lin', 'solo', 'admin'] as const;
export type Who = (typeof WHO)[number];

/** One screen, or one state of it that renders differently. */
export interface SweptScreen {
  readonly name: string;
  readonly who: Who;
  /** Navigates to it from anywhere, as the intended person; resolves when it is shown. Chinese words, default look. */
  readonly lead: (page: Page, ids: Ids) => Promise<unknown>;
  /** The paths of src/constants/paths.ts that are rendered here. */
  readonly paths?: readonly string[];
  /** The windows in which it can be opened; all if omitted. */
  readonly windows?: readonly WindowName[];
  /** The problems that the lead provokes on purpose. */
  readonly problems?: readonly RegExp[];
  /** True if the page has a store of its own, and so takes its look from the browser. */
  readonly apart?: boolean;
}

/** Parts of addresses in the demo data. */
export interface Ids {
  readonly tenantId: string;
  readonly closedTenantId: string;
  readonly notice: string;
  readonly news: string;
  readonly product: string;
}

/** A page of this origin without the portal, and so without its store. */
export const STATEMENT = '/accessibility.html';

/** Goes to an address. */
export const at =
  (path: string | ((ids: Ids) => string), then?: (page: Page) => Promise<unknown>): SweptScreen['lead'] =>
  async (page, ids) => {
    await page.goto(typeof path === 'string' ? path : path(ids));
    await then?.(page);
  };
