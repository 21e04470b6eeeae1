import { tabClosed } from '../../src/features/pageTabs/pageTabsSlice.ts';
import { navigationWanted } from '../../src/features/routing/routingSlice.ts';
import { playFlow } from '../support/playFlow.ts';
import { portalBackend, portalReader } from '../support/portalWork.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

/** Somebody who has been on the workbench and is now on a page of the company portal. */
async function onBoth() {
  const play = await playFlow(portalBackend(), { path: '/portal', preloadedState: portalReader() });
  await play.pass(0);
  play.dispatch(navigationWanted({ to: '/company' }));
  play.dispatch(navigationWanted({ to: '/company/newsList?page=2' }));
  await play.pass(0);
  return { play, paths: () => play.state().pageTabs.tabs.map(({ path }) => path) };
}
type Play = Awaited<ReturnType<typeof onBoth>>['play'];
const pathname = (play: Play) => play.state().routing.location.pathname;

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

it('HDR-10 each visited page has a tab; those of the company portal share one', async () => {
  const { play, paths } = await onBoth();
  expect(paths()).toEqual(['/portal', '/company']);
  expect(play.state().pageTabs.cachePath).toEqual(['/portal', '/company']);
});

it('the pages of one’s own account share one tab, which returns to the page shown last', async () => {
  const { play, paths } = await onBoth();
  for (const to of ['/ownAccount', '/ownAccount/securitySetting']) play.dispatch(navigationWanted({ to }));
  await play.pass(0);
  expect(paths()).toEqual(['/portal', '/company', '/ownAccount']);
  expect(play.state().pageTabs.tabs.at(-1)?.at).toBe('/ownAccount/securitySetting');
});

it('HDR-10 closing the tab of the current page shows the remaining one', async () => {
  const { play, paths } = await onBoth();
  play.dispatch(tabClosed('/company'));
  await play.pass(0);
  expect([paths(), pathname(play)]).toEqual([['/portal'], '/portal']);
  expect(play.state().pageTabs.cachePath).toEqual(['/portal']);
});

it('HDR-10 closing another tab leaves the page where it is, and the last tab cannot be closed', async () => {
  const { play, paths } = await onBoth();
  play.dispatch(tabClosed('/portal'));
  await play.pass(0);
  expect([paths(), pathname(play)]).toEqual([['/company'], '/company/newsList']);
  play.dispatch(tabClosed('/company'));
  await play.pass(0);
  expect([paths(), pathname(play)]).toEqual([['/company'], '/company/newsList']);
});
