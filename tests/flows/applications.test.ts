import { TIMING } from '../../src/constants/timing.ts';
import { applicationOpened } from '../../src/features/applications/applicationsSlice.ts';
import { policiesGranted } from '../../src/features/permissions/permissionsSlice.ts';
import * as idle from '../../src/services/browser/idle.ts';
import * as page from '../../src/services/browser/page.ts';
import { backendWith } from '../support/backend.ts';
import { playFlow } from '../support/playFlow.ts';
import { former, signedIn } from '../support/signedIn.ts';

jest.mock('../../src/services/browser/page.ts', () => ({
  ...jest.requireActual('../../src/services/browser/page.ts'),
  openTab: jest.fn(),
}));
jest.mock('../../src/services/browser/idle.ts', () => ({ idle: async () => {}, savesData: jest.fn(() => false) }));
jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

/** Somebody who has been granted WMS alone opens it; the test decides when the storage is written. */
async function opening(module: 'wms' | 'oms' = 'wms') {
  let written = () => {};
  const flush = () => new Promise<void>((resolve) => (written = resolve));
  const play = await playFlow(backendWith([former]), { path: '/portal', preloadedState: signedIn(), flush });
  await play.pass(0);
  play.dispatch(policiesGranted(['WMS_Auth']));
  play.dispatch(applicationOpened(module));
  await play.pass(0);
  return { play, write: () => written() };
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  jest.mocked(page.openTab).mockClear();
});
afterEach(() => jest.useRealTimers());

it('opens the new tab once the application is written, because the tab reads it from the storage', async () => {
  const { play, write } = await opening();
  await play.pass(999);
  expect(page.openTab).not.toHaveBeenCalled();
  expect(play.state().applications.current).toBe('wms');
  write();
  await play.pass(0);
  expect(page.openTab).toHaveBeenCalledWith('/loading-page');
});

it('an unresponsive storage delays the new tab by at most a second', async () => {
  const { play } = await opening();
  await play.pass(1_000);
  expect(page.openTab).toHaveBeenCalledTimes(1);
});

it('preloads what shows applications once the shell is idle, for anybody who may use one', async () => {
  const play = await playFlow(backendWith([former]), { path: '/portal', preloadedState: signedIn() });
  await play.pass(TIMING.shellRestMs - 1);
  play.dispatch(policiesGranted(['WMS_Auth']));
  expect(play.state().shell.applicationsWanted).toBe(false);
  await play.pass(1);
  expect(play.state().shell.applicationsWanted).toBe(true);
});

it('does not preload it for somebody without an application, nor in data-saving mode', async () => {
  const none = await playFlow(backendWith([former]), { path: '/portal', preloadedState: signedIn() });
  await none.pass(TIMING.shellRestMs - 1);
  none.dispatch(policiesGranted([]));
  await none.pass(1);
  expect(none.state().shell.applicationsWanted).toBe(false);
  const sparing = await playFlow(backendWith([former]), { path: '/portal', preloadedState: signedIn() });
  await sparing.pass(TIMING.shellRestMs - 1);
  sparing.dispatch(policiesGranted(['WMS_Auth']));
  jest.mocked(idle.savesData).mockReturnValueOnce(true);
  await sparing.pass(1);
  expect(sparing.state().shell.applicationsWanted).toBe(false);
});

it('RTE-6 the new tab enters the stored application, unless the installation has not connected it', async () => {
  const stored = { ...signedIn(), applications: { current: 'wms' as const } };
  const entered = await playFlow(backendWith([former]), { path: '/loading-page', preloadedState: stored });
  expect(entered.state().routing.location.pathname).toBe('/child/wms/middlePage');
  const { configuration } = entered.state().brand;
  const without = { ...entered.state().brand, configuration: { ...configuration, applicationEntries: { wms: null } } };
  const options = { path: '/loading-page', preloadedState: { ...stored, brand: without } };
  const told = await playFlow(backendWith([former]), options);
  expect(told.state().routing.location.pathname).toBe('/loading-page');
});

it('an application that is not granted is neither stored nor opened', async () => {
  const { play } = await opening('oms');
  await play.pass(1_000);
  expect(play.events()).toContain('permissions/accessRefused');
  expect(play.state().applications.current).toBeNull();
  expect(page.openTab).not.toHaveBeenCalled();
});
