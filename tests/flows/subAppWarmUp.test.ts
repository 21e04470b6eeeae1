import type { ApplicationModule } from '../../src/constants/applications.ts';
import { TIMING } from '../../src/constants/timing.ts';
import { applicationHovered, applicationsExpected } from '../../src/features/applications/applicationsSlice.ts';
import { tabClosed } from '../../src/features/pageTabs/pageTabsSlice.ts';
import * as idle from '../../src/services/browser/idle.ts';
import type { RootState } from '../../src/store/rootReducer.ts';
import { CALLS, configurationOf } from '../support/backend.ts';
import { type FramePlay, frameBackend, frameReader, playFrames } from '../support/frameWork.ts';
import { former } from '../support/signedIn.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));
jest.mock('../../src/services/browser/idle.ts', () => ({ idle: jest.fn(), savesData: jest.fn() }));

/** Longer than any pointer has to rest. */
const REST_MS = 1_000;
const links = () => [...document.head.querySelectorAll('link[rel=prefetch]')].map((link) => link.getAttribute('href'));
const warmed = (play: FramePlay) => play.frames().map(({ module, status }) => `${module} ${status}`);
const entriesOf = (play: FramePlay) => play.fetched.map(({ url }) => url);

/** Lin, who has used the CRM most, then OMS, then HR, on the workbench; what shows applications is loaded. */
async function onWorkbench(over: Parameters<typeof playFrames>[0] = {}) {
  const applicationUse = { counts: { account: { hr: 1, oms: 4, crm: 9 }, another: { wms: 99 } } };
  const play = await playFrames({ preloadedState: { ...frameReader(), applicationUse }, ...over });
  play.dispatch(applicationsExpected());
  await play.settle();
  return play;
}
/** With this policy alone, even when the workbench asks the server again. */
const granted = (policy: string, over: Partial<RootState> = {}) => ({
  preloadedState: { ...frameReader(), permissions: { authorization: [policy] }, ...over },
  backend: { ...frameBackend(), [CALLS.configuration]: { body: configurationOf({ [policy]: true }, former.tenantId) } },
});
async function hover(play: FramePlay, module: ApplicationModule) {
  play.dispatch(applicationHovered(module));
  await play.wait(REST_MS);
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  document.head.innerHTML = '';
  jest.mocked(idle.idle).mockResolvedValue();
  jest.mocked(idle.savesData).mockReturnValue(false);
});
afterEach(() => jest.useRealTimers());

it('prefetches the account’s two most used applications once the page is idle', async () => {
  let rest: () => void = () => {};
  jest.mocked(idle.idle).mockReturnValue(
    new Promise((resolve) => {
      rest = resolve;
    }),
  );
  const play = await onWorkbench();
  expect(entriesOf(play)).toEqual([]);
  rest();
  await play.settle();
  expect(entriesOf(play)).toEqual(['/micro/crm/middlePage', '/micro/oms/middlePage']);
  expect(links()).toContain('http://localhost/micro/crm/assets/index-1.js');
  expect(play.frames()).toEqual([]);
});

it('prefetches nothing that is not granted, and nothing in data-saving mode', async () => {
  const applicationUse = { counts: { account: { oms: 4, crm: 9 } } };
  const play = await onWorkbench(granted('OMS_Auth', { applicationUse }));
  expect(entriesOf(play)).not.toContain('/micro/crm/middlePage');
  play.end();
  jest.mocked(idle.savesData).mockReturnValue(true);
  const saving = await onWorkbench();
  await hover(saving, 'crm');
  expect([entriesOf(saving), saving.frames()]).toEqual([[], []]);
});

it('counts what is shown', async () => {
  const play = await onWorkbench();
  await play.open('hr');
  expect(play.state().applicationUse.counts).toMatchObject({ account: { hr: 2 } });
});

it('a pointer resting on an application starts it in the background, and no second one', async () => {
  const play = await onWorkbench();
  await hover(play, 'crm');
  expect(play.application('crm').url).toBe('/micro/crm/middlePage');
  play.application('crm').begin();
  await play.settle();
  expect([warmed(play), play.href()]).toEqual([['crm hidden'], '/portal']);
  // The application started by the pointer took the spare frame; the next one takes the new spare.
  expect(play.state().subApp.spare).not.toBeNull();
  await hover(play, 'oms');
  expect(warmed(play)).toEqual(['crm hidden']);
  await play.go('/child/crm');
  expect(warmed(play)).toEqual(['crm active']);
});

it('starts none that would evict another, and none that is already open or not granted', async () => {
  const play = await onWorkbench();
  for (const module of ['crm', 'oms', 'hr'] as const) await play.open(module);
  await hover(play, 'wms');
  expect(play.frames()).toHaveLength(3);
  const other = await onWorkbench(granted('CRM_Auth'));
  await hover(other, 'oms');
  expect(other.frames()).toEqual([]);
});

it('a spare frame is ready, in which the next application starts without waiting for one', async () => {
  const play = await onWorkbench();
  const spare = play.state().subApp.spare;
  expect(spare).not.toBeNull();
  await play.open('hr');
  expect(play.frameOf('hr')?.instance).toBe(spare);
  // The application is in the spare element, and another spare is ready for the next.
  expect(play.application('hr').url).toMatch(/^\/micro\/hr\/middlePage/);
  expect(play.state().subApp.spare).not.toBe(spare);
  expect(document.querySelectorAll('iframe')).toHaveLength(2);
});

it('keeps no spare frame at the maximum number of applications until one of them closes', async () => {
  const play = await onWorkbench();
  for (const module of ['crm', 'oms', 'hr'] as const) await play.open(module);
  expect([play.state().subApp.spare, document.querySelectorAll('iframe').length]).toEqual([null, 3]);
  play.dispatch(tabClosed('/child/oms'));
  await play.wait(TIMING.frameGoodbyeMs);
  expect(play.frames()).toHaveLength(2);
  expect(play.state().subApp.spare).not.toBeNull();
});

it('a spare frame outside the document does no harm: the application starts in one inside it', async () => {
  const play = await onWorkbench();
  const { spare } = play.state().subApp;
  document.getElementById(`frame-${spare}`)?.remove();
  await play.go('/child/hr/list');
  expect(play.frames().map(({ instance, status }) => [instance === spare, status])).toEqual([[false, 'loading']]);
});
