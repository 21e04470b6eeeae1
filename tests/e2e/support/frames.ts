import { expect, type FrameLocator, type Page } from '@playwright/test';

/** The eleven modules, in the order of the sidebar. */
export const MODULES = ['hr', 'approval', 'oa', 'pdc', 'crm', 'oms', 'scm', 'wms', 'qms', 'mes', 'fms'] as const;
/** One application of each kind of build that has lists: the kit on React, and Vue over the same core. */
export const KINDS = ['crm', 'qms'] as const;

/** The frame of an application, whichever instance it is. */
export const frameOf = (page: Page, module: string): FrameLocator =>
  page.frameLocator(`iframe[name^="sub-app-${module}-"]`);
export const frames = (page: Page) => page.locator('iframe[name^="sub-app-"]');
/** The rows of a list, by the link or button at the start of each. */
export const rows = (page: Page, module: string) => frameOf(page, module).locator('main .row-link');
/** The list of an application, whatever it contains. */
export async function expectList(page: Page, module: string): Promise<void> {
  await expect(frameOf(page, module).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(frameOf(page, module).getByRole('searchbox')).toBeVisible();
}

/** Goes to an application through its sidebar entry, as a person does. */
export async function enter(page: Page, name: string): Promise<void> {
  await page.getByRole('complementary').getByRole('link', { name, exact: true }).click();
}
