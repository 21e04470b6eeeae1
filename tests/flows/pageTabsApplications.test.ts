import { confirmationAccepted, confirmationDismissed } from '../../src/features/feedback/feedbackSlice.ts';
import type { CloseScope } from '../../src/features/pageTabs/closedTabs.ts';
import {
  selectDirtyTabs,
  selectPageTabs,
  tabClosed,
  tabCloseWanted,
  tabMoved,
  tabPinned,
} from '../../src/features/pageTabs/pageTabsSlice.ts';
import { titleIn } from '../../src/features/pageTabs/strip.ts';
import { navigationWanted } from '../../src/features/routing/routingSlice.ts';
import { settingsChanged } from '../../src/features/settings/settingsSlice.ts';
import { frameClosed, frameDirtied, frameTitled } from '../../src/features/subApp/subAppEvents.ts';
import { frameMoved } from '../../src/features/subAppPages/subAppPagesEvents.ts';
import { shellFlows } from '../../src/sagas/shellFlows.ts';
import { playFlow } from '../support/playFlow.ts';
import { portalBackend, portalReader } from '../support/portalWork.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

/** Somebody who has visited these pages of the shell, one after the other. */
async function having(...pages: string[]) {
  const [path = '/portal', ...others] = pages;
  // The frames themselves belong to another flow.
  const loadArea = async (name: string) => ({ flows: name === 'portal' ? shellFlows : {} });
  const play = await playFlow(portalBackend(), { path, preloadedState: portalReader(), loadArea });
  await play.pass(0);
  const goTo = (to: string) => play.dispatch(navigationWanted({ to }));
  for (const page of others) goTo(page);
  await play.pass(0);
  play.events();
  return {
    ...play,
    goTo,
    close: async (name: string, scope: CloseScope = 'this') => {
      play.dispatch(tabCloseWanted({ path: name, scope }));
      await play.pass(0);
    },
    answer: async (event: typeof confirmationAccepted | typeof confirmationDismissed) => {
      play.dispatch(event(play.state().feedback.confirmation?.id ?? ''));
      await play.pass(0);
    },
    tabs: () => selectPageTabs(play.state()),
    paths: () => selectPageTabs(play.state()).map(({ path: each }) => each),
    page: () => play.state().routing.location.pathname + play.state().routing.location.search,
    question: () => play.state().feedback.confirmation,
    closedOnes: () => play.events().filter((type) => type === tabClosed.type).length,
  };
}
const FOUR = ['/portal', '/company', '/child/crm/list?x=1', '/child/oms/orders'];

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

it('HDR-10 an application has one tab, which returns to where the person was in it', async () => {
  const work = await having('/portal', '/child/crm/list?x=1', '/child/crm/customers/7#notes', '/portal');
  expect(work.tabs()).toEqual([
    { path: '/portal', titleKey: 'routing:workbench' },
    { path: '/child/crm', titleKey: 'applications:crm', at: '/child/crm/customers/7#notes' },
  ]);
  work.dispatch(frameMoved({ module: 'crm', path: '/customers/8' }));
  expect(work.tabs()[1]).toMatchObject({ at: '/child/crm/customers/8' });
});

it('the tab keeps the title that the application reports; an application without a tab is not remembered', async () => {
  const work = await having('/portal', '/child/crm/list');
  work.dispatch(frameTitled({ module: 'crm', title: '客户 北风', language: 'zh-CN' }));
  work.dispatch(frameTitled({ module: 'oms', title: '订单', language: 'zh-CN' }));
  work.goTo('/child/crm/customers/7');
  expect(work.tabs()).toMatchObject([{ path: '/portal' }, { path: '/child/crm', title: '客户 北风' }]);
});

it('drops a title in another language, even when its tab is closed, until the application reports it again', async () => {
  const work = await having(...FOUR);
  const titles = () => work.tabs().map((tab) => titleIn(work.state().settings.settings.language, tab));
  work.dispatch(frameTitled({ module: 'crm', title: '客户列表', language: 'zh-CN' }));
  work.dispatch(frameTitled({ module: 'oms', title: '订单', language: 'zh-CN' }));
  work.dispatch(frameDirtied({ module: 'oms', dirty: true }));
  expect(titles()).toEqual([undefined, undefined, '客户列表', '订单']);
  work.dispatch(settingsChanged({ language: 'en-US' }));
  expect(titles()).toEqual([undefined, undefined, undefined, undefined]);
  work.dispatch(frameTitled({ module: 'crm', title: 'Customers', language: 'en-US' }));
  expect(titles()[2]).toBe('Customers');
  await work.close('/child/oms');
  expect(work.question()).toMatchObject({ question: { key: 'pageTabs:unsaved', params: { module: 'oms' } } });
  await work.answer(confirmationDismissed);
  // Back in the language in which it was set, it applies again.
  work.dispatch(settingsChanged({ language: 'zh-CN' }));
  expect(titles()).toEqual([undefined, undefined, undefined, '订单']);
});

it('closing the current tab returns to the previous place; the dialog is not part of that address', async () => {
  const work = await having(
    '/company/newsList?page=2',
    '/child/crm/list?x=1&portalPanel=todo',
    '/portal',
    '/child/crm/a',
  );
  expect(work.tabs()[1]).toMatchObject({ path: '/child/crm', at: '/child/crm/a' });
  work.goTo('/child/crm/list?x=1&portalPanel=todo');
  expect(work.tabs()[1]).toMatchObject({ path: '/child/crm', at: '/child/crm/list?x=1' });
  await work.close('/child/crm');
  expect([work.page(), work.paths()]).toEqual(['/portal', ['/company', '/portal']]);
  await work.close('/portal');
  expect([work.page(), work.paths()]).toEqual(['/company/newsList?page=2', ['/company']]);
  await work.close('/company');
  expect([work.page(), work.paths()]).toEqual(['/company/newsList?page=2', ['/company']]);
  expect(work.closedOnes()).toBe(2);
});

it('HDR-10 asks about unsaved work by name before closing its tab', async () => {
  const work = await having(...FOUR);
  work.dispatch(frameTitled({ module: 'crm', title: '客户 北风', language: 'zh-CN' }));
  work.dispatch(frameDirtied({ module: 'crm', dirty: true }));
  expect(selectDirtyTabs(work.state())).toEqual(['/child/crm']);
  await work.close('/child/crm');
  expect(work.question()).toMatchObject({
    question: { key: 'pageTabs:unsavedTitled', params: { module: 'crm', title: '客户 北风' } },
    consequence: { key: 'pageTabs:unsavedLost' },
    danger: true,
  });
  await work.answer(confirmationDismissed);
  expect([work.paths().includes('/child/crm'), work.closedOnes()]).toEqual([true, 0]);
  await work.close('/child/crm');
  await work.answer(confirmationAccepted);
  expect([work.paths(), work.closedOnes()]).toEqual([['/portal', '/company', '/child/oms'], 1]);
  expect(selectDirtyTabs(work.state())).toEqual([]);
});

it.each([
  ['it is saved', frameDirtied({ module: 'crm', dirty: false })],
  ['its frame is gone', frameClosed({ module: 'crm' })],
])('asks nothing once %s', async (_case, event) => {
  const work = await having(...FOUR);
  work.dispatch(frameDirtied({ module: 'crm', dirty: true }));
  work.dispatch(event);
  await work.close('/child/crm');
  expect([work.question(), work.paths()]).toEqual([null, ['/portal', '/company', '/child/oms']]);
});

it('HDR-10 closing the others shows the one that stays, keeps pinned tabs, and asks about each with unsaved work', async () => {
  const work = await having(...FOUR);
  work.dispatch(tabPinned({ path: '/company', pinned: true }));
  expect(work.paths()).toEqual(['/company', '/portal', '/child/crm', '/child/oms']);
  work.dispatch(frameDirtied({ module: 'crm', dirty: true }));
  work.dispatch(frameDirtied({ module: 'oms', dirty: true }));
  await work.close('/portal', 'others');
  expect(work.question()?.question).toEqual({ key: 'pageTabs:unsaved', params: { module: 'crm' } });
  await work.answer(confirmationAccepted);
  expect(work.question()?.question).toEqual({ key: 'pageTabs:unsaved', params: { module: 'oms' } });
  await work.answer(confirmationAccepted);
  expect([work.page(), work.paths()]).toEqual(['/portal', ['/company', '/portal']]);
});

it('HDR-10 one no to the questions about unsaved work closes nothing and keeps the current page', async () => {
  const work = await having(...FOUR);
  work.dispatch(frameDirtied({ module: 'crm', dirty: true }));
  work.dispatch(frameDirtied({ module: 'oms', dirty: true }));
  await work.close('/portal', 'others');
  await work.answer(confirmationAccepted);
  await work.answer(confirmationDismissed);
  expect([work.page(), work.paths()]).toEqual([
    '/child/oms/orders',
    ['/portal', '/company', '/child/crm', '/child/oms'],
  ]);
});

it('HDR-10 closing to the right keeps what is on the left; nothing closes a pinned tab', async () => {
  const work = await having(...FOUR);
  await work.close('/company', 'right');
  expect([work.page(), work.paths()]).toEqual(['/company', ['/portal', '/company']]);
  work.dispatch(tabPinned({ path: '/company', pinned: true }));
  await work.close('/company');
  await work.close('/portal', 'others');
  expect(work.paths()).toEqual(['/company', '/portal']);
});

it('HDR-10 a tab moves within its own group, and its order is that of `cachePath`', async () => {
  const work = await having(...FOUR);
  work.dispatch(tabPinned({ path: '/child/oms', pinned: true }));
  work.dispatch(tabMoved({ path: '/child/crm', to: 0 }));
  expect(work.paths()).toEqual(['/child/oms', '/child/crm', '/portal', '/company']);
  work.dispatch(tabMoved({ path: '/child/oms', to: 3 }));
  work.dispatch(tabMoved({ path: '/child/crm', to: 9 }));
  expect(work.state().pageTabs.cachePath).toEqual(['/child/oms', '/portal', '/company', '/child/crm']);
  work.dispatch(tabPinned({ path: '/child/oms', pinned: false }));
  expect(work.paths()).toEqual(['/child/oms', '/portal', '/company', '/child/crm']);
});
