import type { Page } from '@playwright/test';
import { PATHS } from '../../../../src/constants/paths.ts';
import { at, type SweptScreen } from './screen.ts';

const { workbench } = PATHS;
const dialog = (page: Page) => page.getByRole('dialog').last();
const panel = (query: string, then?: (page: Page) => Promise<unknown>) =>
  at(`${workbench}?panel=${query}`, async (page) => {
    await dialog(page).waitFor();
    await then?.(page);
  });
/** Presses something in the frame and awaits what it opens. */
const popover = (name: string | RegExp) =>
  at(workbench, async (page) => {
    await page.getByRole('button', { name }).first().click();
    await dialog(page).waitFor();
  });
const inDialog = (name: string | RegExp) => async (page: Page) => {
  await dialog(page).getByRole('button', { name }).first().click();
};
/** What the frame needs before there is a page at all. */
const OF_THE_FRAME = /application-configuration|user-in-tenants|current-users|\/hub/;
const DESK = ['desk'] as const;
const NARROW = ['phone', 'zoomed'] as const;

/** The workbench, its frame, the dialog with its three tabs, the applications. */
export const WORK_SCREENS: readonly SweptScreen[] = [
  { name: 'workbench', who: 'lin', paths: [workbench], lead: at(workbench) },
  { name: 'all applications', who: 'lin', lead: popover(/^(应用|全部应用)$/) },
  { name: 'notices of the header', who: 'lin', windows: DESK, lead: popover('公告') },
  { name: 'structure', who: 'lin', windows: DESK, lead: popover(/结构|架构/) },
  { name: 'menu of the user', who: 'lin', windows: DESK, lead: popover(/林静/) },
  { name: 'menu of the user, narrow', who: 'lin', windows: NARROW, lead: popover('我的') },
  {
    name: 'settings',
    who: 'lin',
    lead: at(workbench, async (page) => {
      await page
        .getByRole('button', { name: /^我的$|林静/ })
        .first()
        .click();
      await inDialog('界面设置')(page);
      await page.getByRole('dialog', { name: '界面设置' }).waitFor();
    }),
  },
  { name: 'help', who: 'lin', windows: DESK, lead: popover('帮助') },
  {
    name: 'action log',
    who: 'lin',
    windows: DESK,
    lead: at(workbench, async (page) => {
      await page.getByRole('button', { name: '帮助' }).click();
      await page.getByRole('button', { name: '导出操作日志' }).click();
      await page.getByRole('dialog', { name: '导出操作日志' }).getByRole('table').waitFor();
    }),
  },
  {
    name: 'search',
    who: 'lin',
    lead: at(workbench, async (page) => {
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: '搜索页面、应用、成员和待办' }).fill('新闻');
      await dialog(page).getByRole('option').first().waitFor();
    }),
  },
  { name: 'notifications', who: 'lin', lead: panel('notifications') },
  { name: 'notifications of a module', who: 'lin', lead: panel('notifications&id=SCM') },
  { name: 'to-dos', who: 'lin', lead: panel('todo') },
  { name: 'new to-do', who: 'lin', lead: panel('todo&id=new') },
  {
    name: 'new to-do, with what is missing',
    who: 'lin',
    lead: panel('todo&id=new', async (page) => {
      await inDialog(/^保存$/)(page);
      await dialog(page).getByText('标题不能为空').waitFor();
    }),
  },
  {
    name: 'times of a to-do',
    who: 'lin',
    // A phone has its platform's picker.
    windows: DESK,
    lead: panel('todo&id=new', async (page) => {
      await inDialog('选择开始的日期和时刻')(page);
      await page.getByRole('dialog', { name: '选择开始的日期和时刻' }).waitFor();
    }),
  },
  {
    name: 'people',
    who: 'lin',
    lead: panel('todo&id=new', async (page) => {
      await inDialog('选择执行人')(page);
      await page.getByRole('dialog', { name: '选择人员' }).getByRole('treeitem').first().waitFor();
    }),
  },
  {
    name: 'to-do',
    who: 'lin',
    lead: panel('todo', async (page) => {
      await page
        .getByRole('list', { name: /进行中/ })
        .getByRole('listitem')
        .nth(1)
        .getByRole('button')
        .first()
        .click();
      await page.getByRole('button', { name: '返回' }).first().waitFor();
    }),
  },
  { name: 'month', who: 'lin', lead: panel('schedule', (page) => page.getByRole('gridcell').first().waitFor()) },
  {
    name: 'choice of the month',
    who: 'lin',
    lead: panel('schedule', (page) => page.getByRole('button', { name: /选择月份/ }).click()),
  },
  { name: 'day', who: 'lin', lead: panel('schedule&id=2026-11-18') },
  {
    name: 'schedule',
    who: 'lin',
    lead: panel('schedule&id=2026-11-18', async (page) => {
      await dialog(page).getByRole('button', { name: /来源/ }).first().click();
      await page.getByRole('heading', { name: '日程详情' }).waitFor();
    }),
  },
  { name: 'new schedule', who: 'lin', lead: panel('schedule&id=new/2026-11-18') },
  {
    name: 'question before leaving',
    who: 'lin',
    lead: panel('todo&id=new', async (page) => {
      await dialog(page).getByLabel('标题').fill('半句话');
      await inDialog('关闭')(page);
      const question = page.getByRole('alertdialog');
      await question.waitFor();
    }),
  },
  {
    name: 'panes that failed',
    who: 'lin',
    problems: [/500/, /api/],
    lead: async (page) => {
      await page.route('**/api/**', (route) =>
        OF_THE_FRAME.test(route.request().url()) ? route.fallback() : route.fulfill({ status: 500, body: '' }),
      );
      await page.goto(workbench);
      await page.getByRole('button', { name: '重试' }).first().waitFor();
    },
  },
  {
    name: 'application',
    who: 'lin',
    paths: [PATHS.child],
    lead: at(`${PATHS.child}/crm/list`, (page) =>
      page.frameLocator('iframe[name]').locator('main .row-link').first().waitFor(),
    ),
  },
  {
    name: 'application that failed',
    who: 'lin',
    problems: [/ 404 |status of 404|ChunkLoadError/],
    lead: async (page) => {
      await page.route('**/micro/oms/**', (route) =>
        route.fulfill({ status: 404, contentType: 'text/html', body: '' }),
      );
      await page.goto(`${PATHS.child}/oms/list`);
      await page.getByRole('main').getByRole('alert').waitFor();
    },
  },
  { name: 'no application chosen', who: 'lin', paths: [PATHS.loadingPage], lead: at(PATHS.loadingPage) },
];
