import { TIMING } from '../../src/constants/timing.ts';
import { applicationOpened } from '../../src/features/applications/applicationsSlice.ts';
import { upgradeAccepted } from '../../src/features/versionUpgrade/versionUpgradeEvents.ts';
import { upgradePutOff } from '../../src/features/versionUpgrade/versionUpgradeSlice.ts';
import * as page from '../../src/services/browser/page.ts';
import { backendWith } from '../support/backend.ts';
import { playFlow, type Reply } from '../support/playFlow.ts';
import { former, signedIn } from '../support/signedIn.ts';

jest.mock('../../src/services/browser/runtimeConfig.ts', () => ({
  readRuntimeConfiguration: () => ({
    apiBase: '',
    versionAppId: 'portal',
    clientId: 'c',
    clientSecret: 's',
    scope: '',
  }),
}));
jest.mock('../../src/services/browser/page.ts', () => ({
  ...jest.requireActual('../../src/services/browser/page.ts'),
  reloadPage: jest.fn(),
  openTab: jest.fn(),
}));
jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

const VERSION = 'GET /api/appHistoryVersion/portal/0.0.1';
const newer: Reply = { body: { versionNo: '0.3.0', versionDescribe: '<p>new</p>' } };

async function work(answer: Reply) {
  const play = await playFlow(
    { ...backendWith([former]), [VERSION]: answer },
    { path: '/portal', preloadedState: signedIn() },
  );
  await play.pass(TIMING.shellRestMs);
  return play;
}
const comeToFront = () => document.dispatchEvent(new Event('visibilitychange'));

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  localStorage.setItem('versionNo', '0.0.1');
  sessionStorage.clear();
  jest.mocked(page.reloadPage).mockClear();
});
afterEach(() => jest.useRealTimers());

it('VER-1 offers a newer version; try now stores it and reloads after 0.5 s', async () => {
  const play = await work(newer);
  expect(play.state().versionUpgrade.status).toBe('offered');
  play.lookFromHere();
  play.dispatch(upgradeAccepted('0.3.0'));
  expect(play.state().brand.versionNo).toBe('0.3.0');
  await play.pass(499);
  play.expectExactly(['versionUpgrade/upgradeAccepted', '→ renewStartPage', 'reload/pageReloadWanted']);
  expect(page.reloadPage).not.toHaveBeenCalled();
  await play.pass(1);
  play.expectExactly(['→ flushPersistence', 'reload/pageReloadPrepared', '→ reloadPage']);
  expect(page.reloadPage).toHaveBeenCalledTimes(1);
});

it('VER-1 204 offers nothing, and neither does a failed check, which shows no message', async () => {
  const current = await work({ status: 204 });
  expect(current.state().versionUpgrade.status).toBe('current');
  const failed = await work({ status: 500, body: {} });
  expect(failed.state().versionUpgrade.status).toBe('current');
  expect(failed.state().feedback.toasts).toEqual([]);
});

it('does not offer the version that the page already has, if a server answers with that', async () => {
  const play = await work({ body: { versionNo: '0.0.1', versionDescribe: '' } });
  expect(play.state().versionUpgrade.status).toBe('current');
});

it('does not offer a postponed version again when the tab comes to the front', async () => {
  const play = await work(newer);
  play.dispatch(upgradePutOff());
  play.lookFromHere();
  comeToFront();
  await play.pass(0);
  play.expectExactly(['→ readRuntimeConfiguration', `→ ${VERSION}`]);
  expect(play.state().versionUpgrade.status).toBe('putOff');
});

it('remembers later until the next version, on every later visit', async () => {
  const play = await work(newer);
  play.dispatch(upgradePutOff());
  await play.pass(0);
  const { brand } = play.state();
  expect(brand.putOffVersion).toBe('0.3.0');
  play.end();
  const visit = async (answer: Reply) => {
    const next = await playFlow(
      { ...backendWith([former]), [VERSION]: answer },
      { path: '/portal', preloadedState: { ...signedIn(), brand } },
    );
    await next.pass(TIMING.shellRestMs);
    next.end();
    return next.state().versionUpgrade.status;
  };
  expect(await visit(newer)).toBe('current');
  expect(await visit({ body: { versionNo: '0.4.0', versionDescribe: '' } })).toBe('offered');
});

it('a browser that never had a version takes the newest silently', async () => {
  localStorage.clear();
  const play = await work(newer);
  expect(play.state().versionUpgrade.status).toBe('current');
  expect(play.state().brand.versionNo).toBe('0.3.0');
  expect(play.events()).not.toContain('reload/pageReloadWanted');
});

it('a browser that finds no newer version on its first day remembers the one it has, and is offered the next', async () => {
  localStorage.clear();
  const first = await work({ status: 204 });
  expect(localStorage.getItem('versionNo')).toBe('0.0.1');
  first.end();
  expect((await work(newer)).state().versionUpgrade.status).toBe('offered');
});

it('HDR-11 using what is no longer granted shows the notice for 3 s and opens nothing', async () => {
  const play = await work(newer);
  play.dispatch(applicationOpened('wms'));
  await play.pass(0);
  expect(play.state().feedback.toasts).toMatchObject([{ message: { key: 'errors:noPermission' } }]);
  // Nor is it stored, or the next /loading-page would enter it.
  expect(play.state().applications.current).toBeNull();
  expect(page.openTab).not.toHaveBeenCalled();
  await play.pass(2_999);
  expect(play.state().feedback.toasts).toHaveLength(1);
  await play.pass(1);
  expect(play.state().feedback.toasts).toEqual([]);
});

it.each(['Cannot read: x.toUpperCase is not a function', 'application wms died in status LOADING_SOURCE_CODE'])(
  'ERR-3 the runtime error %j reloads the page, but not in a loop',
  async (message) => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    const play = await work(newer);
    window.dispatchEvent(new ErrorEvent('error', { message }));
    await play.pass(10);
    expect(page.reloadPage).toHaveBeenCalledTimes(1);
    // The next page meets the same fault at once.
    play.end();
    const next = await work(newer);
    window.dispatchEvent(new ErrorEvent('error', { message }));
    await next.pass(10);
    expect(next.state().reload.status).toBe('idle');
  },
);

it('any other runtime error reloads nothing', async () => {
  const play = await work(newer);
  window.dispatchEvent(new ErrorEvent('error', { message: 'x is undefined' }));
  await play.pass(0);
  expect(play.state().reload.status).toBe('idle');
});
