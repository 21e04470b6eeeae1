import { PATHS } from '../../src/constants/paths.ts';
import { switchSucceeded, userStored } from '../../src/features/companySwitch/companySwitchEvents.ts';
import { confirmationAccepted, confirmationDismissed } from '../../src/features/feedback/feedbackSlice.ts';
import * as tabs from '../../src/features/pageTabs/pageTabsSlice.ts';
import { navigationWanted } from '../../src/features/routing/routingSlice.ts';
import { shellOpened } from '../../src/features/shell/shellSlice.ts';
import { discardWanted, frameDirtied, frameTitled } from '../../src/features/subApp/subAppEvents.ts';
import { pageTabs } from '../../src/sagas/pageTabs.ts';
import { rootReducer } from '../support/rootReducer.ts';
import { former, signedIn } from '../support/signedIn.ts';
import { shownAt } from './support/consoleState.ts';
import { runSteps } from './support/runSteps.ts';

const initial = rootReducer(undefined, { type: '@@test' });

/** Somebody at work in a company who has visited these pages, one after the other. */
function having(first: string, ...others: readonly string[]) {
  const state = rootReducer({ ...initial, ...signedIn(), shell: { ...initial.shell, open: true } }, shownAt(first));
  const run = runSteps(pageTabs, { state, reduce: rootReducer, answers: { newId: 'id' } });
  for (const page of others) run.hear(shownAt(page));
  const visits = run.steps.splice(0);
  const close = (path: string, scope: 'this' | 'others' | 'right' = 'this') =>
    run.hear(tabs.tabCloseWanted({ path, scope }));
  return { ...run, visits, close, shown: () => tabs.selectPageTabs(run.state()) };
}
const titles = (run: ReturnType<typeof having>) => run.shown().map(({ path, titleKey }) => [path, titleKey]);
const goes = (to: string) => navigationWanted({ to });

describe('the tab of a page', () => {
  it('is named like the page; the home of the console is the console', () => {
    const pages = [PATHS.workbench, PATHS.company, PATHS.console, PATHS.myOrganization, '/child/crm/list'];
    expect(titles(having(PATHS.workbench, ...pages))).toEqual([
      [PATHS.workbench, 'routing:workbench'],
      [PATHS.company, 'routing:companyPortal'],
      [PATHS.console, 'routing:console'],
      [PATHS.myOrganization, 'shell:console_myOrganization'],
      ['/child/crm', 'applications:crm'],
    ]);
  });

  it.each([
    ['scanning a code', PATHS.scan],
    ['signing in', PATHS.login],
    ['a visitor', `${PATHS.companyShare}?tenantId=t1`],
    ['nobody', '/nowhere'],
  ])('of %s does not exist', (_whose, href) => {
    expect(having(PATHS.workbench, href).shown()).toHaveLength(1);
  });

  it('leads to where the person was on it, without the dialog over it', () => {
    const { shown } = having(`${PATHS.newsList}?page=2`, '/child/crm/list?x=1&portalPanel=todo#notes', PATHS.workbench);
    expect(shown().map(({ at }) => at)).toEqual([`${PATHS.newsList}?page=2`, '/child/crm/list?x=1#notes', undefined]);
  });

  it('belongs to the account and the company, which are named once', () => {
    const { visits } = having(PATHS.workbench, PATHS.company);
    const owned = visits.filter((step) => 'type' in step && step.type === tabs.tabsOwned.type);
    expect(owned).toEqual([tabs.tabsOwned(`account/${former.tenantId}`)]);
  });

  it('waits for the shell', () => {
    const state = { ...initial, ...signedIn() };
    const run = runSteps(pageTabs, {
      state: rootReducer({ ...state, shell: { ...initial.shell, open: false } }, shownAt(PATHS.workbench)),
      reduce: rootReducer,
    });
    expect(run.steps).toEqual([]);
    run.hear(shellOpened());
    expect(run.steps).toContainEqual(tabs.pageVisited({ path: PATHS.workbench, titleKey: 'routing:workbench' }));
  });

  it('of a company that has just been entered is its workbench, whatever page is still shown', () => {
    const run = having(PATHS.workbench, '/child/crm/customers/7');
    const userInfo = { userName: 'lin', id: 'u', name: 'Lin', hostId: 'account' };
    run.hear(userStored({ userInfo, tenantId: 'boreal', authorization: [] }));
    run.hear(switchSucceeded());
    expect(run.steps).toContainEqual(tabs.tabsOwned('account/boreal'));
    expect(titles(run)).toEqual([[PATHS.workbench, 'routing:workbench']]);
  });
});

describe('closing', () => {
  it('the page that is shown leads to the one visited before', () => {
    const { close, steps } = having(PATHS.company, '/child/crm/list?x=1', PATHS.workbench);
    close(PATHS.workbench);
    expect(steps).toEqual([tabs.tabClosed(PATHS.workbench), goes('/child/crm/list?x=1')]);
  });

  it('another page leads nowhere, nor does closing the last one', () => {
    const { close, steps, hear } = having(PATHS.company, PATHS.workbench);
    close(PATHS.company);
    expect(steps).toEqual([tabs.tabClosed(PATHS.company)]);
    close(PATHS.workbench);
    hear(tabs.tabClosed(PATHS.workbench));
    expect(steps).toEqual([tabs.tabClosed(PATHS.company)]);
  });

  it('others, the shown page among them, leads to the one that stays', () => {
    const { close, steps } = having(`${PATHS.newsList}?page=2`, PATHS.workbench, '/child/crm/list');
    close(PATHS.company, 'others');
    expect(steps).toEqual([
      goes(`${PATHS.newsList}?page=2`),
      tabs.tabClosed(PATHS.workbench),
      tabs.tabClosed('/child/crm'),
      // The address has not followed yet.
      goes(`${PATHS.newsList}?page=2`),
    ]);
  });

  it('those to the right leads nowhere if the shown page stays', () => {
    const { close, steps } = having('/child/crm/list', PATHS.company, PATHS.workbench, PATHS.company);
    close(PATHS.company, 'right');
    expect(steps).toEqual([tabs.tabClosed(PATHS.workbench)]);
  });

  it('unsaved work asks by name, gives it up after a yes, and keeps everything after a no', () => {
    const run = having('/child/crm/list', '/child/oms/orders', PATHS.workbench);
    run.hear(frameDirtied({ module: 'crm', dirty: true }));
    run.hear(frameTitled({ module: 'crm', title: '客户', language: 'zh-CN' }));
    run.close('/child/crm');
    expect(run.state().feedback.confirmation).toMatchObject({
      title: { key: 'pageTabs:question', params: { module: 'crm' } },
      question: { key: 'pageTabs:unsavedTitled', params: { module: 'crm', title: '客户' } },
      consequence: { key: 'pageTabs:unsavedLost' },
      confirm: { key: 'pageTabs:closeAnyway' },
      danger: true,
    });
    run.hear(confirmationDismissed('id'));
    expect(run.shown()).toHaveLength(3);
    run.steps.splice(0);
    run.close('/child/crm');
    run.hear(confirmationAccepted('id'));
    expect(run.steps.slice(1)).toEqual([discardWanted({ module: 'crm' }), tabs.tabClosed('/child/crm')]);
  });

  it('gives up only the work in the tabs that close', () => {
    const { hear, close, steps } = having('/child/crm/list', '/child/oms/orders', PATHS.workbench);
    hear(frameDirtied({ module: 'crm', dirty: true }));
    close('/child/oms');
    expect(steps).toEqual([tabs.tabClosed('/child/oms')]);
  });
});
