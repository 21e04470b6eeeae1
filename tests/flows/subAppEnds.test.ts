import { TIMING } from '../../src/constants/timing.ts';
import { chooserOpened, companyPicked, switchConfirmed } from '../../src/features/companySwitch/companySwitchEvents.ts';
import { confirmationAccepted, confirmationDismissed } from '../../src/features/feedback/feedbackSlice.ts';
import { tabClosed } from '../../src/features/pageTabs/pageTabsSlice.ts';
import { pageReloadWanted, type ReloadReason } from '../../src/features/reload/reloadSlice.ts';
import { logoutWanted, sessionEndedByServer } from '../../src/features/session/sessionSlice.ts';
import { unauthorisedReceived } from '../../src/features/sessionRefresh/sessionRefreshSlice.ts';
import * as page from '../../src/services/browser/page.ts';
import { backendWith } from '../support/backend.ts';
import { type FramePlay, frameBackend, playFrames } from '../support/frameWork.ts';
import { other } from '../support/portalWork.ts';
import { former } from '../support/signedIn.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));
jest.mock('../../src/services/browser/page.ts', () => ({
  ...jest.requireActual('../../src/services/browser/page.ts'),
  reloadPage: jest.fn(),
}));

const TOKEN = { token_type: 'Bearer', access_token: 'new-token', refresh_token: 'new-refresh' };

/** Lin in the second of two open applications. */
async function atWork() {
  const backend = { ...backendWith([former, other]), ...frameBackend(), ...backendWith([former, other]) };
  backend['GET /api/abp/application-configuration'] = frameBackend()['GET /api/abp/application-configuration'] ?? {};
  const play = await playFrames({ backend });
  await play.open('crm');
  await play.open('oms');
  play.events();
  return play;
}
/** When all frames were gone, in the order of events: before or after `event`. */
function goneBefore(play: FramePlay, event: string): boolean {
  const events = play.events();
  const end = events.findIndex((type) =>
    ['session/sessionCleared', 'companySwitch/switchSucceeded', 'subApp/framesDropped'].includes(type),
  );
  const then = events.indexOf(event, end);
  return end >= 0 && then > end;
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('token', 'Bearer former-token');
  jest.mocked(page.reloadPage).mockClear();
});
afterEach(() => jest.useRealTimers());

const ENDS = [
  ['a log-out', logoutWanted(), 0],
  [
    'a session taken over by another device (409)',
    sessionEndedByServer({ reason: 'otherDevice', message: { key: 'errors:otherDevice' } }),
    TIMING.otherDeviceRedirectMs,
  ],
  ['a locked company (423)', sessionEndedByServer({ reason: 'locked', message: { text: 'locked' } }), 0],
] as const;

it.each(ENDS)('%s removes every frame before anything navigates', async (_title, event, ms) => {
  const play = await atWork();
  play.dispatch(event);
  await play.wait(ms);
  expect([play.frames(), play.openPorts(), document.querySelectorAll('iframe').length]).toEqual([[], 0, 0]);
  expect(goneBefore(play, 'routing/locationChanged')).toBe(true);
  expect(play.state().routing.location.pathname).toBe('/login');
});

it('so does an expired session that cannot be renewed (401)', async () => {
  const play = await atWork();
  play.backend['POST /connect/token'] = { status: 400, body: { error: 'invalid_grant' } };
  play.dispatch(unauthorisedReceived({ session: 'tenant', refusedToken: 'Bearer former-token' }));
  await play.wait(TIMING.sessionExpiredRedirectMs);
  expect([play.frames(), play.openPorts()]).toEqual([[], 0]);
  expect(goneBefore(play, 'routing/locationChanged')).toBe(true);
});

it('and one that is renewed (401), before the page is reloaded', async () => {
  const play = await atWork();
  play.backend['POST /connect/token'] = { body: TOKEN };
  play.dispatch(unauthorisedReceived({ session: 'tenant', refusedToken: 'Bearer former-token' }));
  await play.wait(0);
  expect([play.frames(), play.openPorts()]).toEqual([[], 0]);
  expect(page.reloadPage).not.toHaveBeenCalled();
  await play.wait(TIMING.sessionRefreshReloadMs);
  expect(page.reloadPage).toHaveBeenCalledTimes(1);
});

it('a company switch removes every frame before the workbench is shown', async () => {
  const play = await atWork();
  play.dispatch(chooserOpened({ action: 'switch' }));
  await play.wait(0);
  expect(play.frames()).toHaveLength(2);
  play.dispatch(companyPicked(other.tenantId));
  play.dispatch(switchConfirmed());
  await play.wait(0);
  expect([play.frames(), play.openPorts(), play.href()]).toEqual([[], 0, '/child/oms/list']);
  await play.wait(TIMING.companySwitchRedirectMs);
  expect([play.frames(), play.href()]).toEqual([[], '/portal']);
});

it.each<ReloadReason>(['companySwitched', 'networkRecovered', 'versionUpgraded'])(
  'a reload for another reason (%s) finds no frame, and none starts while it waits',
  async (reason) => {
    const play = await atWork();
    play.dispatch(pageReloadWanted({ reason, delayMs: 1_000 }));
    await play.wait(0);
    expect([play.frames(), play.openPorts()]).toEqual([[], 0]);
    await play.go('/child/crm/list');
    expect(play.frames()).toEqual([]);
  },
);

it('closing the tab of an application removes its frame', async () => {
  const play = await atWork();
  play.dispatch(tabClosed('/child/crm'));
  await play.wait(TIMING.frameGoodbyeMs);
  expect(play.frames().map(({ module }) => module)).toEqual(['oms']);
  play.dispatch(tabClosed('/child/oms'));
  await play.wait(TIMING.frameGoodbyeMs);
  expect([play.frames(), play.href()]).toEqual([[], '/portal']);
});

it('what an application still sends while it says goodbye reaches nobody, and leaves no unsaved work behind', async () => {
  const play = await atWork();
  const crm = play.application('crm');
  play.dispatch(tabClosed('/child/crm'));
  play.events();
  const late = [
    { type: 'dirty', data: { on: true } },
    { type: 'title', data: { text: 'late' } },
    { type: 'route', data: { action: 'push', path: '/late', state: null } },
    { type: 'request', data: { id: 1, name: 'auth.refresh', args: null } },
    { type: 'unknown', data: {} },
  ];
  for (const message of late) crm.say(message);
  await play.settle();
  expect(play.events().filter((type) => !type.startsWith('routing/'))).toEqual([]);
  await play.wait(TIMING.frameGoodbyeMs);
  expect([play.frames().map(({ module }) => module), play.state().pageTabs.dirty]).toEqual([['oms'], []]);
});

it('nor can it speak for the one that has been opened in its place', async () => {
  const play = await atWork();
  const former = play.application('crm');
  play.dispatch(tabClosed('/child/crm'));
  await play.open('crm');
  await play.say('crm', { type: 'dirty', data: { on: true } });
  former.say({ type: 'dirty', data: { on: false } });
  await play.settle();
  expect([play.frameOf('crm')?.dirty, play.state().pageTabs.dirty]).toEqual([true, ['/child/crm']]);
});

it('the last tab cannot be closed, and its application stays', async () => {
  const play = await playFrames({ path: '/child/crm/list' });
  play.application('crm').begin();
  await play.settle();
  play.dispatch(tabClosed('/child/crm'));
  await play.wait(TIMING.frameGoodbyeMs);
  expect(play.frameOf('crm')?.status).toBe('active');
});

it('the browser asks before leaving the page while an application has unsaved work', async () => {
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const play = await atWork();
  expect(asks()).toBe(false);
  await play.say('crm', { type: 'dirty', data: { on: true } });
  expect(asks()).toBe(true);
  await play.say('crm', { type: 'dirty', data: { on: false } });
  expect(asks()).toBe(false);
  await play.say('oms', { type: 'dirty', data: { on: true } });
  play.dispatch(pageReloadWanted({ reason: 'versionUpgraded', delayMs: 0 }));
  expect(asks()).toBe(false);
});

describe('HDR-10 unsaved work of an application', () => {
  const asked = (play: FramePlay) => play.state().feedback.confirmation;
  async function dirtyWork() {
    const play = await atWork();
    await play.say('crm', { type: 'dirty', data: { on: true } });
    return play;
  }

  it('asks before a log-out: staying keeps the person signed in, leaving does not', async () => {
    const play = await dirtyWork();
    play.dispatch(logoutWanted());
    await play.wait(0);
    expect([play.frames().length, play.calls()]).toEqual([2, expect.not.arrayContaining(['GET /api/account/logout'])]);
    play.dispatch(confirmationDismissed(asked(play)?.id ?? ''));
    await play.wait(0);
    expect([play.frames().length, play.href()]).toEqual([2, '/child/oms/list']);
    play.dispatch(logoutWanted());
    await play.wait(0);
    play.dispatch(confirmationAccepted(asked(play)?.id ?? ''));
    await play.wait(TIMING.frameGoodbyeMs);
    expect([play.frames(), play.state().routing.location.pathname]).toEqual([[], '/login']);
  });

  it('asks before a company switch: staying keeps the former company, with everything open', async () => {
    const play = await dirtyWork();
    play.dispatch(chooserOpened({ action: 'switch' }));
    await play.wait(0);
    play.dispatch(companyPicked(other.tenantId));
    play.dispatch(switchConfirmed());
    await play.wait(0);
    play.dispatch(confirmationDismissed(asked(play)?.id ?? ''));
    await play.wait(0);
    expect([play.frames().length, play.state().companySwitch.status]).toEqual([2, 'choosing']);
    expect(play.state().session.tenantId).toBe(former.tenantId);
    play.dispatch(switchConfirmed());
    await play.wait(0);
    play.dispatch(confirmationAccepted(asked(play)?.id ?? ''));
    await play.wait(TIMING.frameGoodbyeMs);
    expect([play.frames(), play.openPorts()]).toEqual([[], 0]);
  });
});
