import { applicationOpened } from '../../src/features/applications/applicationsSlice.ts';
import { policiesGranted } from '../../src/features/permissions/permissionsSlice.ts';
import * as page from '../../src/services/browser/page.ts';
import { backendWith } from '../support/backend.ts';
import { playFlow } from '../support/playFlow.ts';
import { former, signedIn } from '../support/signedIn.ts';

jest.mock('../../src/services/browser/page.ts', () => ({
  ...jest.requireActual('../../src/services/browser/page.ts'),
  openTab: jest.fn(),
}));
jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

/** Somebody who has been granted WMS alone opens it; the storage is written when the test says so. */
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

it('RTE-6 the new tab opens once the application is written, since it reads it from the storage', async () => {
  const { play, write } = await opening();
  await play.pass(999);
  expect(page.openTab).not.toHaveBeenCalled();
  expect(play.state().applications.current).toBe('wms');
  write();
  await play.pass(0);
  expect(page.openTab).toHaveBeenCalledWith('/loading-page');
});

it('RTE-6 a storage that does not answer holds the new tab up for a second at most', async () => {
  const { play } = await opening();
  await play.pass(1_000);
  expect(page.openTab).toHaveBeenCalledTimes(1);
});

it('HDR-11 an application that is not granted is neither stored nor opened', async () => {
  const { play } = await opening('oms');
  await play.pass(1_000);
  expect(play.events()).toContain('permissions/accessRefused');
  expect(play.state().applications.current).toBeNull();
  expect(page.openTab).not.toHaveBeenCalled();
});
