import type { Page } from '@playwright/test';
import { PATHS } from '../../../../src/constants/paths.ts';
import { at, type SweptScreen } from './screen.ts';

const main = (page: Page) => page.getByRole('main');

/** Help, the report of a problem, and the page that scans codes. */
export const HELP_SCREENS: readonly SweptScreen[] = [
  {
    name: 'help topics',
    who: 'lin',
    lead: at(PATHS.workbench, async (page) => {
      const help = page.getByRole('button', { name: '帮助' });
      await page.getByRole('heading', { level: 1 }).waitFor();
      if (!(await help.isVisible())) await page.getByRole('button', { name: '我的' }).click();
      await help.click();
      await page.getByRole('button', { name: '全部主题' }).click();
    }),
  },
  {
    name: 'report of a problem',
    who: 'lin',
    windows: ['desk'],
    lead: at(PATHS.workbench, async (page) => {
      await page.getByRole('button', { name: '帮助' }).click();
      await page.getByRole('button', { name: '报告问题' }).click();
      await page.getByRole('dialog', { name: '报告问题' }).getByText('文件内容预览').click();
    }),
  },
  {
    name: 'help of the dialog',
    who: 'lin',
    lead: at(`${PATHS.workbench}?panel=todo`, async (page) => {
      await page.getByRole('dialog').getByRole('button', { name: '帮助' }).first().click();
      await page.getByRole('heading', { name: '待办中心', level: 3 }).waitFor();
    }),
  },
  {
    name: 'scan, without a camera',
    who: 'lin',
    paths: [PATHS.scan],
    lead: at(PATHS.scan, async (page) => {
      await main(page)
        .getByText(/没有可用的相机|相机没有/)
        .waitFor();
    }),
  },
  {
    name: 'own account',
    who: 'lin',
    paths: [PATHS.ownAccount],
    lead: at(PATHS.ownAccount, (page) => main(page).getByRole('heading', { name: '注销账号' }).waitFor()),
  },
  {
    name: 'own personal information',
    who: 'solo',
    paths: [PATHS.ownPersonalInfo],
    lead: at(PATHS.ownPersonalInfo, (page) => main(page).getByRole('textbox', { name: '姓名' }).waitFor()),
  },
  {
    name: 'own security',
    who: 'solo',
    paths: [PATHS.ownSecuritySetting],
    lead: at(PATHS.ownSecuritySetting, (page) => main(page).getByText('本机').waitFor()),
  },
  {
    name: 'scan, a foreign code',
    who: 'lin',
    lead: at(PATHS.scan, async (page) => {
      await main(page).getByRole('textbox').fill('https://example.com');
      await main(page).getByRole('button', { name: '继续' }).click();
      await main(page).getByRole('alert').waitFor();
    }),
  },
  {
    name: 'scan, a sign-in',
    who: 'lin',
    lead: at(PATHS.scan, async (page) => {
      const made = await page.request.get('/api/account/create-qrcode', { headers: { deviceid: 'a-desk' } });
      const { content }: { content: string } = await made.json();
      await main(page).getByRole('textbox').fill(content);
      await main(page).getByRole('button', { name: '继续' }).click();
      await main(page).getByRole('button', { name: '允许登录' }).waitFor();
    }),
  },
];
