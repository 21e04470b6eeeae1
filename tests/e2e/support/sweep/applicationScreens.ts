import type { FrameLocator } from '@playwright/test';
import { PATHS } from '../../../../src/constants/paths.ts';
import { frameOf } from '../frames.ts';
import { at, type SweptScreen } from './screen.ts';

/** A page of an application, once `there` is in its frame. */
const inside = (path: string, there: (frame: FrameLocator) => Promise<unknown>) =>
  at(`${PATHS.child}/${path}`, (page) => there(frameOf(page, path.split('/')[0] ?? '')));
/** The record of the first row, once its page has loaded. */
const firstRecord = async (frame: FrameLocator) => {
  await frame.locator('main .row-link').first().click();
  await frame.getByRole('article').getByRole('heading', { level: 1 }).waitFor();
};

/** Each kind of page that applications render from descriptions, beside the list (workScreens.ts), and of approvals. */
export const APPLICATION_SCREENS: readonly SweptScreen[] = [
  { name: 'application: a record', who: 'lin', lead: inside('oms/list', firstRecord) },
  {
    name: 'application: a board',
    who: 'lin',
    lead: inside('crm/list?view=board', (frame) => frame.locator('[data-card]').first().waitFor()),
  },
  {
    name: 'application: a form with lines, and what is missing',
    who: 'lin',
    lead: inside('scm/purchaseOrder/new', async (frame) => {
      await frame.getByRole('button', { name: '保存' }).click();
      await frame.getByText('供应商不能为空').waitFor();
    }),
  },
  { name: 'application in Vue: a record', who: 'lin', lead: inside('qms/list', firstRecord) },
  { name: 'approvals: a request', who: 'lin', lead: inside('approval/list', firstRecord) },
];
