import type { Page } from '@playwright/test';
import { PATHS } from '../../../../src/constants/paths.ts';
import { at, type SweptScreen } from './screen.ts';

const dialog = (page: Page) => page.getByRole('dialog').first().waitFor();
const main = (page: Page) => page.getByRole('main');
/** Presses a button of the page and awaits the dialog that it opens. */
const opens = (name: string | RegExp) => async (page: Page) => {
  await main(page).getByRole('button', { name }).first().click();
  await dialog(page);
};

/** The members of the company: on a phone they appear once a department is chosen. */
const members = (then: (page: Page) => Promise<unknown>) =>
  at(PATHS.myOrganization, async (page) => {
    await main(page).getByRole('treeitem').first().click();
    await then(page);
  });

/** The console: for a company administrator, a host administrator, and a person without a company. */
export const CONSOLE_SCREENS: readonly SweptScreen[] = [
  { name: 'console', who: 'lin', paths: [PATHS.console], lead: at(PATHS.console) },
  { name: 'my organisation', who: 'lin', paths: [PATHS.myOrganization], lead: at(PATHS.myOrganization) },
  { name: 'roles', who: 'lin', lead: at(`${PATHS.myOrganization}?show=roles`) },
  { name: 'add a member', who: 'lin', lead: members(opens(/添加成员/)) },
  { name: 'import members', who: 'lin', lead: members(opens(/导入/)) },
  {
    name: 'a member',
    who: 'lin',
    lead: members(async (page) => {
      await main(page)
        .getByRole('link', { name: /^编辑 / })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('switch').first().waitFor();
    }),
  },
  { name: 'certification', who: 'lin', paths: [PATHS.authentication], lead: at(PATHS.authentication) },
  { name: 'personal information', who: 'lin', paths: [PATHS.personalInfo], lead: at(PATHS.personalInfo) },
  { name: 'real name', who: 'lin', paths: [PATHS.realNameAuthentication], lead: at(PATHS.realNameAuthentication) },
  { name: 'security', who: 'lin', paths: [PATHS.securitySetting], lead: at(PATHS.securitySetting) },
  { name: 'change the password', who: 'lin', lead: at(PATHS.securitySetting, opens('修改')) },
  { name: 'change the number', who: 'lin', lead: at(PATHS.securitySetting, opens('更换')) },
  { name: 'orders', who: 'lin', paths: [PATHS.orderManage], lead: at(PATHS.orderManage) },
  { name: 'new order', who: 'lin', lead: at(`${PATHS.orderManage}?new=users`, dialog) },
  {
    name: 'order',
    who: 'lin',
    paths: [PATHS.orderDetail],
    lead: at(`${PATHS.orderManage}?status=unpaid`, async (page) => {
      await main(page).getByRole('link', { name: /^AT\d/ }).first().click();
      await page.waitForURL(/orderDetail/);
    }),
  },
  { name: 'acts', who: 'lin', paths: [PATHS.consoleActs], lead: at(PATHS.consoleActs) },
  { name: 'no permission', who: 'lin', paths: [PATHS.openTenant], lead: at(PATHS.openTenant) },
  { name: 'console of the host', who: 'admin', lead: at(PATHS.console) },
  { name: 'open a company', who: 'admin', lead: at(PATHS.openTenant) },
  { name: 'acts of the host', who: 'admin', lead: at(PATHS.consoleActs) },
  { name: 'accounts of the host', who: 'admin', lead: at(PATHS.myOrganization) },
  { name: 'orders of the host', who: 'admin', lead: at(PATHS.orderManage) },
  { name: 'certifications to review', who: 'admin', lead: at(PATHS.authentication) },
  { name: 'certification form', who: 'solo', lead: at(PATHS.authentication) },
  { name: 'workbench without a company', who: 'solo', lead: at(PATHS.workbench) },
];
