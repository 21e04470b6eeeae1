import type { FrameLocator, Page } from '@playwright/test';
import { PATHS } from '../../../../src/constants/paths.ts';
import { frameOf } from '../frames.ts';
import { at, type SweptScreen } from './screen.ts';

/** A page of an application, once `there` is in its frame. */
const inside = (path: string, there: (frame: FrameLocator, page: Page) => Promise<unknown>) =>
  at(`${PATHS.child}/${path}`, (page) => there(frameOf(page, path.split('/')[0] ?? ''), page));
const firstRow = async (frame: FrameLocator) => {
  const row = frame.locator('main .row-link').first();
  await row.waitFor();
  return row;
};

/** Approvals, and each kind of page that the applications draw from their descriptions. */
export const APPLICATION_SCREENS: readonly SweptScreen[] = [
  { name: 'approvals', who: 'lin', lead: inside('approval/list', firstRow) },
  {
    name: 'approvals: a request',
    who: 'lin',
    lead: inside('approval/list', async (frame) => {
      await (await firstRow(frame)).click();
      await frame.getByRole('article').getByRole('heading', { level: 1 }).waitFor();
    }),
  },
  {
    name: 'approvals: start of a request, with what is missing',
    who: 'lin',
    lead: inside('approval/new/purchase', async (frame) => {
      await frame.getByRole('button', { name: '提交' }).click();
      await frame.getByText('标题不能为空').waitFor();
    }),
  },
  {
    name: 'application: a record',
    who: 'lin',
    lead: inside('oms/list', async (frame) => {
      await (await firstRow(frame)).click();
      await frame.getByRole('article').getByRole('table').first().waitFor();
    }),
  },
  {
    name: 'application: a board',
    who: 'lin',
    lead: inside('crm/opportunity?view=board', (frame) => frame.locator('.card').first().waitFor()),
  },
  {
    name: 'application: a form with lines',
    who: 'lin',
    lead: inside('oms/order/new', (frame) => frame.getByRole('button', { name: '添加一行' }).waitFor()),
  },
  {
    name: 'application: nothing found',
    who: 'lin',
    lead: inside('crm/customer?q=there+is+none', (frame) => frame.getByText('没有符合条件的记录').waitFor()),
  },
  {
    name: 'application: stock beside its list',
    who: 'lin',
    lead: inside('wms/list', async (frame) => {
      await (await firstRow(frame)).click();
      await frame.getByRole('complementary').getByRole('heading').first().waitFor();
    }),
  },
  {
    name: 'application in Vue: a record',
    who: 'lin',
    lead: inside('qms/list', async (frame) => {
      await (await firstRow(frame)).click();
      await frame.getByRole('article').getByRole('heading', { level: 1 }).waitFor();
    }),
  },
  {
    name: 'application in Vue: a form',
    who: 'lin',
    lead: inside('qms/new', (frame) => frame.getByRole('button', { name: '保存' }).waitFor()),
  },
];
