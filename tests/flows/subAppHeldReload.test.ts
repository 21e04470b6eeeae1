import { TIMING } from '../../src/constants/timing.ts';
import { confirmationAccepted, confirmationDismissed } from '../../src/features/feedback/feedbackSlice.ts';
import { probeFailed, requestFailed } from '../../src/features/network/networkSlice.ts';
import { latestNotices } from '../../src/features/notices/noticesSlice.ts';
import { heldReloadWanted, pageReloadWanted, viewRetryWanted } from '../../src/features/reload/reloadSlice.ts';
import { unauthorisedReceived } from '../../src/features/sessionRefresh/sessionRefreshSlice.ts';
import { upgradeAccepted } from '../../src/features/versionUpgrade/versionUpgradeEvents.ts';
import { newerVersionFound } from '../../src/features/versionUpgrade/versionUpgradeSlice.ts';
import * as page from '../../src/services/browser/page.ts';
import { probeSiteIcon } from '../../src/services/browser/probe.ts';
import { type FramePlay, playFrames } from '../support/frameWork.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));
jest.mock('../../src/services/browser/probe.ts', () => ({ probeSiteIcon: jest.fn() }));
jest.mock('../../src/services/browser/page.ts', () => ({
  ...jest.requireActual('../../src/services/browser/page.ts'),
  reloadPage: jest.fn(),
}));

const NOTICES = 'GET /api/portal/companyNotice/currentUser/notices';
const TOKEN = { token_type: 'Bearer', access_token: 'new-token', refresh_token: 'new-refresh' };

/** Lin in an application that has unsaved work. */
async function atWork() {
  const play = await playFrames();
  await play.open('crm');
  await play.say('crm', { type: 'dirty', data: { on: true } });
  play.events();
  return play;
}
/** The network goes down and comes back. */
async function recovered(play: FramePlay) {
  jest.mocked(probeSiteIcon).mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  play.dispatch(requestFailed());
  await play.wait(TIMING.networkProbeMs);
}
const isKept = (play: FramePlay) => [
  play.state().reload.status,
  play.frames().map(({ module, dirty }) => [module, dirty]),
  jest.mocked(page.reloadPage).mock.calls.length,
];
const KEPT = ['held', [['crm', true]], 0];

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('token', 'Bearer former-token');
  localStorage.setItem('refresh_token', 'former-refresh');
  jest.mocked(page.reloadPage).mockClear();
});
afterEach(() => jest.useRealTimers());

it('a recovered network does not reload over an application’s unsaved work, and no longer blocks it', async () => {
  const play = await atWork();
  await recovered(play);
  await play.wait(TIMING.networkRecoveryReloadMs);
  expect([isKept(play), play.state().network]).toEqual([KEPT, { status: 'online', failedProbes: 0 }]);
  expect(play.events()).not.toContain('feedback/toastShown');
});

it('nor does one that is given up', async () => {
  const play = await atWork();
  jest.mocked(probeSiteIcon).mockResolvedValue(false);
  play.dispatch(requestFailed());
  await play.wait(0);
  for (let tries = 0; tries < TIMING.networkProbeLimit; tries += 1) play.dispatch(probeFailed());
  await play.wait(TIMING.networkProbeMs);
  expect([isKept(play), play.state().network.status]).toEqual([KEPT, 'online']);
});

it('the reload follows as soon as the work is saved', async () => {
  const play = await atWork();
  await recovered(play);
  await play.say('crm', { type: 'dirty', data: { on: false } });
  await play.wait(1);
  expect([play.frames(), jest.mocked(page.reloadPage).mock.calls.length]).toEqual([[], 1]);
});

it('or when the person gives up the work, after a question', async () => {
  const play = await atWork();
  await recovered(play);
  const answer = async (event: typeof confirmationAccepted | typeof confirmationDismissed) => {
    play.dispatch(heldReloadWanted());
    await play.wait(0);
    play.dispatch(event(play.state().feedback.confirmation?.id ?? ''));
    await play.wait(0);
  };
  await answer(confirmationDismissed);
  expect(isKept(play)).toEqual(KEPT);
  await answer(confirmationAccepted);
  await play.wait(TIMING.frameGoodbyeMs);
  await play.wait(1);
  expect([play.frames(), jest.mocked(page.reloadPage).mock.calls.length]).toEqual([[], 1]);
});

it('another try at a view that failed asks before it reloads over the unsaved work', async () => {
  const play = await atWork();
  const answer = async (event: typeof confirmationAccepted | typeof confirmationDismissed) => {
    play.dispatch(viewRetryWanted());
    await play.wait(0);
    play.dispatch(event(play.state().feedback.confirmation?.id ?? ''));
    await play.wait(TIMING.frameGoodbyeMs);
    await play.wait(1);
  };
  await answer(confirmationDismissed);
  expect(isKept(play)).toEqual(['idle', [['crm', true]], 0]);
  await answer(confirmationAccepted);
  expect([play.state().reload.reason, play.frames(), jest.mocked(page.reloadPage).mock.calls.length]).toEqual([
    'viewFailed',
    [],
    1,
  ]);
});

it('a reload that cannot wait replaces the held one', async () => {
  const play = await atWork();
  await recovered(play);
  play.dispatch(pageReloadWanted({ reason: 'companySwitched', delayMs: 10 }));
  await play.wait(10);
  expect([play.state().reload.reason, jest.mocked(page.reloadPage).mock.calls.length]).toEqual(['companySwitched', 1]);
});

describe('a session that is renewed (401) while an application has unsaved work', () => {
  async function renewed() {
    const play = await atWork();
    play.backend['POST /connect/token'] = { body: TOKEN };
    let asked = 0;
    play.backend[NOTICES] = () => {
      asked += 1;
      return asked === 1 ? { status: 401 } : { body: { items: [] } };
    };
    play.calls();
    play.dispatch(latestNotices.wanted());
    await play.wait(TIMING.sessionRefreshReloadMs);
    return play;
  }

  it('repeats reads with the new token and goes on', async () => {
    const play = await renewed();
    expect(isKept(play)).toEqual(KEPT);
    expect(play.calls()).toEqual([NOTICES, 'POST /connect/token', NOTICES]);
    expect(play.headersOf(NOTICES).get('Authorization')).toBe('Bearer new-token');
    expect(play.state().notices.latest.status).toBe('loaded');
  });

  it('renews the next one that expires as well', async () => {
    const play = await renewed();
    play.backend['POST /connect/token'] = { body: { ...TOKEN, access_token: 'newest-token' } };
    play.dispatch(unauthorisedReceived({ session: 'tenant', refusedToken: 'Bearer new-token' }));
    await play.wait(TIMING.sessionRefreshReloadMs);
    expect([play.state().session.token, isKept(play)]).toEqual(['Bearer newest-token', KEPT]);
  });
});

it('“try now” does not cover an application’s unsaved work with a dialog that nothing closes', async () => {
  const play = await atWork();
  play.dispatch(newerVersionFound({ versionNo: '0.3.0', versionDescribe: '' }));
  play.dispatch(upgradeAccepted('0.3.0'));
  await play.wait(TIMING.versionReloadMs);
  expect([isKept(play), play.state().versionUpgrade.status, play.state().brand.versionNo]).toEqual([
    KEPT,
    'current',
    '0.3.0',
  ]);
  await play.say('crm', { type: 'dirty', data: { on: false } });
  await play.wait(1);
  expect(page.reloadPage).toHaveBeenCalledTimes(1);
});
