import type { Page } from '@playwright/test';
import { PATHS } from '../../../src/constants/paths.ts';
import type { RootState } from '../../../src/store/rootReducer.ts';
import { frameOf } from '../../e2e/support/frames.ts';
import { type BenchStore, portalStore } from '../portal/store.ts';

/** One change of what is in front of her. */
export type Station = (page: Page) => Promise<unknown>;

/** In the page: the requested data has arrived. */
const isSettled = (): boolean =>
  document.querySelector('main h1, main h2, [role=dialog]') !== null &&
  document.querySelector('main [aria-busy=true], [role=dialog] [aria-busy=true], [data-skeleton]') === null;

const settled = (page: Page): Promise<unknown> => page.waitForFunction(isSettled, undefined, { polling: 'raf' });

/** From now on, makes the page navigate itself to addresses, as links do (DEV-2). */
export async function keepStore(page: Page): Promise<void> {
  const store = await page.evaluateHandle(portalStore<RootState>);
  await page.evaluate((kept: BenchStore<RootState>) => Object.assign(window, { benchStore: kept }), store);
  await store.dispose();
}

export async function go(page: Page, to: string): Promise<void> {
  await page.evaluate((wanted) => {
    const store: BenchStore<RootState> = Reflect.get(window, 'benchStore');
    store.dispatch({ type: 'routing/navigationWanted', payload: { to: wanted } });
  }, to);
  await page.waitForURL((url) => (url.pathname + url.search).startsWith(to));
  await settled(page);
}

const at =
  (to: string, then?: Station): Station =>
  async (page) => {
    await go(page, to);
    await then?.(page);
  };
const application =
  (module: string): Station =>
  async (page) => {
    await page.evaluate((wanted) => {
      const store: BenchStore<RootState> = Reflect.get(window, 'benchStore');
      store.dispatch({ type: 'routing/navigationWanted', payload: { to: wanted } });
    }, `${PATHS.child}/${module}/list`);
    await frameOf(page, module).getByRole('heading', { level: 1 }).waitFor();
    await frameOf(page, module).getByRole('searchbox').waitFor();
  };
const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog').last();
const firstArticle: Station = async (page) => {
  const before = page.url();
  await main(page).locator('li a').first().click();
  await page.waitForURL((url) => url.href !== before);
  await settled(page);
};

/** Scrolls to the end of a list this many times, so that its next page loads. */
const scrollOn =
  (times: number): Station =>
  async (page) => {
    const feed = page.getByRole('feed');
    await feed.getByRole('article').first().waitFor();
    await feed.evaluate(async (element, turns) => {
      const scroller = element.closest('[data-scroller]') ?? element;
      for (let turn = 0; turn < turns; turn += 1) {
        const { scrollHeight } = scroller;
        // An element that comes into view requests the next page; one that is already in view does not.
        scroller.scrollTo(0, 0);
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        scroller.scrollTo(0, scrollHeight);
        while (scroller.scrollHeight === scrollHeight) await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    }, times);
  };
const closed: Station = async (page) => {
  await dialog(page).getByRole('button', { name: '关闭' }).first().click();
  await dialog(page).waitFor({ state: 'hidden' });
};

/** New to-do: people are searched for and viewed in their departments, and nobody is chosen. */
const people: Station = async (page) => {
  await dialog(page).getByRole('button', { name: '选择执行人' }).click();
  const choice = page.getByRole('dialog', { name: '选择人员' });
  await choice.getByRole('treeitem', { name: /^研发中心/ }).click();
  await choice.getByRole('searchbox').fill('王');
  await choice.getByRole('searchbox').fill('王磊');
  await choice.getByRole('option').first().waitFor();
  await choice.getByRole('button', { name: '取消' }).click();
  await choice.waitFor({ state: 'hidden' });
};
const months: Station = async (page) => {
  for (const name of ['下个月', '下个月', '上个月']) await dialog(page).getByRole('button', { name }).click();
  await page.getByRole('gridcell').first().waitFor();
};
const panel = (query: string) => `${PATHS.workbench}?panel=${query}`;

/** One round of her work, 25 changes; it begins and ends on the workbench. Covers an hour, and a bit. */
export const ROUND: readonly Station[] = [
  at(PATHS.company),
  at(PATHS.newsList),
  firstArticle,
  at(PATHS.noticeList),
  firstArticle,
  at(PATHS.productList),
  application('hr'),
  application('crm'),
  application('qms'),
  at(PATHS.console),
  at(PATHS.myOrganization, (page) => main(page).getByRole('treeitem').nth(1).click()),
  at(`${PATHS.myOrganization}?show=roles`),
  at(PATHS.consoleActs),
  at(PATHS.personalInfo),
  at(PATHS.securitySetting),
  at(PATHS.orderManage),
  application('oms'),
  application('approval'),
  at(PATHS.ownAccount),
  at(panel('notifications'), scrollOn(1)),
  at(panel('notifications&id=BPM'), scrollOn(3)),
  at(panel('todo')),
  at(panel('todo&id=new'), people),
  at(panel('schedule'), months),
  closed,
];
