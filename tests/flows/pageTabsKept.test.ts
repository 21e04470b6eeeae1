import { switchSucceeded, userStored } from '../../src/features/companySwitch/companySwitchEvents.ts';
import { keyChanged } from '../../src/features/crossTab/crossTabEvents.ts';
import { selectPageTabs, tabCloseWanted } from '../../src/features/pageTabs/pageTabsSlice.ts';
import { navigationWanted } from '../../src/features/routing/routingSlice.ts';
import {
  hostInfoLoaded,
  logoutWanted,
  sessionCleared,
  sessionEnding,
} from '../../src/features/session/sessionSlice.ts';
import { frameDirtied } from '../../src/features/subApp/subAppEvents.ts';
import { shellFlows } from '../../src/sagas/shellFlows.ts';
import type { RootState } from '../../src/store/rootReducer.ts';
import { playFlow } from '../support/playFlow.ts';
import { other, portalBackend, portalReader } from '../support/portalWork.ts';
import { former } from '../support/signedIn.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

const loadArea = async (name: string) => ({ flows: name === 'portal' ? shellFlows : {} });
const CRM = { path: '/child/crm', titleKey: 'applications:crm', at: '/child/crm/customers/7' };
const NOTHING = { tabs: [], cachePath: [], tabsElsewhere: {}, owner: '', visited: [], dirty: [] };
const WORKBENCH = { path: '/portal', titleKey: 'routing:workbench' };

/** Somebody at work in `Former` on the workbench, who has visited an application. */
async function atWork(pageTabs?: Partial<RootState['pageTabs']>) {
  const play = await playFlow(portalBackend(), {
    path: '/portal',
    preloadedState: { ...portalReader(), ...(pageTabs && { pageTabs: { ...NOTHING, ...pageTabs } }) },
    loadArea,
  });
  await play.pass(0);
  const goTo = (to: string) => play.dispatch(navigationWanted({ to }));
  if (!pageTabs) for (const page of ['/child/crm/customers/7', '/portal']) goTo(page);
  await play.pass(0);
  const enter = async ({ tenantId }: typeof former) => {
    const userInfo = { userName: 'lin', id: 'u', name: 'Lin', hostId: 'account' };
    play.dispatch(userStored({ userInfo, tenantId, authorization: [] }));
    play.dispatch(switchSucceeded());
    await play.pass(0);
  };
  return { ...play, goTo, enter, paths: () => selectPageTabs(play.state()).map(({ path }) => path) };
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

it('HDR-10 a reload restores the tabs', async () => {
  const work = await atWork({ tabs: [{ ...CRM, pinned: true, title: '客户' }, WORKBENCH] });
  expect(selectPageTabs(work.state())).toEqual([{ ...CRM, pinned: true, title: '客户' }, WORKBENCH]);
});

it('HDR-10 each company has its own tabs; the page of the former one leaves none in the next', async () => {
  const work = await atWork();
  work.goTo('/child/oms/orders/3');
  await work.enter(other);
  expect(work.paths()).toEqual(['/portal']);
  work.goTo('/portal');
  work.goTo('/company');
  expect(work.paths()).toEqual(['/portal', '/company']);
  await work.enter(former);
  expect(work.paths()).toEqual(['/portal', '/child/crm', '/child/oms']);
  expect(selectPageTabs(work.state())[1]).toEqual(CRM);
  await work.enter(other);
  expect(work.paths()).toEqual(['/portal', '/company']);
  expect(JSON.stringify(work.state().pageTabs.tabs)).not.toContain('orders');
});

it('a log-out leaves no tabs, of any company', async () => {
  const work = await atWork();
  await work.enter(other);
  work.dispatch(logoutWanted());
  await work.pass(0);
  expect(work.state().pageTabs).toEqual(NOTHING);
});

it('HDR-10 an expired session keeps them for the same account, and no other account finds them', async () => {
  const end = async () => {
    const work = await atWork();
    work.dispatch(sessionEnding());
    work.dispatch(sessionCleared());
    await work.pass(0);
    return work;
  };
  const user = { userName: 'lin', id: 'account', name: 'Lin', hostId: 'account' };
  const same = await end();
  expect(same.state().pageTabs.tabs).toEqual([]);
  same.dispatch(hostInfoLoaded(user));
  expect(Object.values(same.state().pageTabs.tabsElsewhere)).toEqual([[WORKBENCH, CRM]]);
  same.dispatch(hostInfoLoaded({ ...user, id: 'another' }));
  expect(same.state().pageTabs.tabsElsewhere).toEqual({});
});

it('a log-out in another window does not keep them', async () => {
  const work = await atWork();
  work.dispatch(keyChanged({ key: 'host_token', raw: null }));
  work.dispatch(sessionCleared());
  expect(work.state().pageTabs).toEqual(NOTHING);
});

it('a tab that another window closes stays here while it is shown or has unsaved work, with its place', async () => {
  const work = await atWork();
  work.goTo('/child/oms/orders');
  work.dispatch(frameDirtied({ module: 'crm', dirty: true }));
  work.dispatch(keyChanged({ key: 'tabs', raw: '[{"path":"/company","titleKey":"routing:companyPortal"}]' }));
  expect(work.paths()).toEqual(['/company', '/child/crm', '/child/oms']);
  work.dispatch(frameDirtied({ module: 'crm', dirty: false }));
  expect(work.paths()).toEqual(['/company', '/child/oms']);
  work.dispatch(keyChanged({ key: 'tabs', raw: JSON.stringify([{ ...CRM, at: '/child/crm/elsewhere' }]) }));
  expect(selectPageTabs(work.state())).toMatchObject([CRM, { path: '/child/oms', at: '/child/oms/orders' }]);
  work.dispatch(tabCloseWanted({ path: '/child/oms', scope: 'this' }));
  await work.pass(0);
  expect(work.paths()).not.toContain('/child/oms');
});

it('after a switch in another window, keeps no tab of the former company here', async () => {
  const work = await atWork();
  work.dispatch(keyChanged({ key: 'tokenFlag', raw: 'another' }));
  expect(work.state().pageTabs).toEqual(NOTHING);
});
