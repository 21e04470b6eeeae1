import { expect, type FrameLocator, type Page } from '@playwright/test';

/** The eleven modules, in the order of the sidebar. */
export const MODULES = ['hr', 'approval', 'oa', 'pdc', 'crm', 'oms', 'scm', 'wms', 'qms', 'mes', 'fms'] as const;
/** One application of each kind of build: React and Vue on Vite, modules as they were written. */
export const KINDS = ['oms', 'crm', 'scm'] as const;

/** The frame of an application, whichever instance it is. */
export const frameOf = (page: Page, module: string): FrameLocator =>
  page.frameLocator(`iframe[name^="sub-app-${module}-"]`);
export const frames = (page: Page) => page.locator('iframe[name^="sub-app-"]');
/** The list of an application, with its rows. */
export async function expectList(page: Page, module: string): Promise<void> {
  await expect(frameOf(page, module).getByRole('link', { name: /^列表|^List/ })).toBeVisible();
  await expect(frameOf(page, module).locator('main a').first()).toBeVisible();
}

/** Goes to an application by the sidebar's entry, as a person does. */
export async function enter(page: Page, name: string): Promise<void> {
  await page.getByRole('complementary').getByRole('link', { name, exact: true }).click();
}
