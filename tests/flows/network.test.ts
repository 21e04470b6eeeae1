import { moduleSummary } from '../../src/features/notificationCentre/notificationCentreSlice.ts';
import * as page from '../../src/services/browser/page.ts';
import * as probe from '../../src/services/browser/probe.ts';
import { type RealtimeEvent, StartFailure } from '../../src/services/realtime/connection.ts';
import { backendWith } from '../support/backend.ts';
import { notificationOf } from '../support/fixtures.ts';
import { playFlow } from '../support/playFlow.ts';
import { former, signedIn } from '../support/signedIn.ts';

jest.mock('../../src/services/browser/probe.ts', () => ({ probeSiteIcon: jest.fn() }));
jest.mock('../../src/services/browser/page.ts', () => ({
  ...jest.requireActual('../../src/services/browser/page.ts'),
  reloadPage: jest.fn(),
}));
/** The hub: the test decides when its start ends. */
const hub = { start: (_failure: Error | null) => {}, tell: (_event: RealtimeEvent) => {} };
jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: ({ onEvent }: { onEvent: typeof hub.tell }) => {
    hub.tell = onEvent;
    return {
      start: () =>
        new Promise<void>((resolve, reject) => {
          hub.start = (failure) => (failure ? reject(failure) : resolve());
        }),
      stop: async () => {},
    };
  },
}));

const SUMMARY = 'GET /api/notification/user-notification-statistics';
const NETWORK = /^(network|feedback|reload)\//;
const probeAnswers = (reachable: boolean) => jest.mocked(probe.probeSiteIcon).mockResolvedValue(reachable);

async function loseConnection({ looksAtAll = false } = {}) {
  const play = await playFlow(backendWith([former]), { path: '/portal', preloadedState: signedIn() });
  await play.pass(0);
  play.events();
  if (looksAtAll) play.lookFromHere();
  play.backend[SUMMARY] = 'network error';
  play.dispatch(moduleSummary.wanted());
  await play.pass(0);
  return play;
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  jest.mocked(page.reloadPage).mockClear();
  jest.mocked(probe.probeSiteIcon).mockReset();
});
afterEach(() => jest.useRealTimers());

type Play = Awaited<ReturnType<typeof loseConnection>>;
const told = (play: Play) => play.events().filter((type) => NETWORK.test(type));

it('NET-1 a network error probes the icon; if it answers, the page stays usable', async () => {
  probeAnswers(true);
  const play = await loseConnection({ looksAtAll: true });
  play.expectExactly([
    'notificationCentre/summaryWanted',
    'notificationCentre/summaryRequested',
    `→ ${SUMMARY}`,
    'network/requestFailed',
    '→ probeSiteIcon',
    'notificationCentre/summaryFailed',
    'network/probeSucceeded',
  ]);
  expect(play.state().network.status).toBe('online');
  expect(probe.probeSiteIcon).toHaveBeenCalledTimes(1);
});

it('NET-1 going offline probes every 5 s; on recovery the notice shows and the page reloads after 2 s', async () => {
  probeAnswers(false);
  const play = await loseConnection();
  expect(play.state().network.status).toBe('offline');
  await play.pass(14_999);
  expect(probe.probeSiteIcon).toHaveBeenCalledTimes(3);
  probeAnswers(true);
  await play.pass(1);
  expect(play.state().network.status).toBe('recovered');
  expect(play.state().feedback.toasts).toMatchObject([{ kind: 'success', message: { key: 'network:recovered' } }]);
  await play.pass(1_999);
  expect(page.reloadPage).not.toHaveBeenCalled();
  await play.pass(1);
  expect(page.reloadPage).toHaveBeenCalledTimes(1);
  expect(told(play)).toEqual([
    'network/requestFailed',
    'network/probeFailed',
    'network/probeFailed',
    'network/probeFailed',
    'network/probeSucceeded',
    'feedback/toastShown',
    'reload/pageReloadWanted',
    'feedback/toastDismissed',
    'reload/pageReloadPrepared',
  ]);
});

it('NET-1 on the 11th failed try an error shows and the page reloads', async () => {
  probeAnswers(false);
  const play = await loseConnection();
  await play.pass(10 * 5_000);
  expect(play.state().network).toEqual({ status: 'offline', failedProbes: 10 });
  await play.pass(5_000);
  expect(play.state().network.status).toBe('givenUp');
  expect(play.state().feedback.toasts).toMatchObject([{ kind: 'error', message: { key: 'network:givenUp' } }]);
  await play.pass(2_000);
  expect(page.reloadPage).toHaveBeenCalledTimes(1);
  expect(told(play)).toEqual([
    'network/requestFailed',
    ...Array.from({ length: 12 }, () => 'network/probeFailed'),
    'feedback/toastShown',
    'reload/pageReloadWanted',
    'reload/pageReloadPrepared',
  ]);
});

it('a call answered in the meantime clears the error at once, without waiting for the probe', async () => {
  probeAnswers(false);
  const play = await loseConnection();
  play.backend[SUMMARY] = { body: { items: [] } };
  play.dispatch(moduleSummary.wanted());
  await play.pass(0);
  expect(play.state().network).toEqual({ status: 'recovered', failedProbes: 0 });
  await play.pass(2_000);
  expect(page.reloadPage).toHaveBeenCalledTimes(1);
  expect(probe.probeSiteIcon).toHaveBeenCalledTimes(1);
});

it('an answer that overtakes the probe keeps the page usable, whatever the probe says', async () => {
  let late: (reachable: boolean) => void = () => {};
  jest.mocked(probe.probeSiteIcon).mockImplementation(() => new Promise((resolve) => (late = resolve)));
  const play = await loseConnection();
  expect(play.state().network.status).toBe('probing');
  play.backend[SUMMARY] = { body: { items: [] } };
  play.dispatch(moduleSummary.wanted());
  await play.pass(0);
  expect(play.state().network.status).toBe('online');
  late(false);
  await play.pass(60_000);
  expect(told(play)).toEqual(['network/requestFailed', 'network/answerArrived']);
});

it.each([
  ['starts', () => hub.start(null)],
  ['is heard', () => hub.tell({ kind: 'notification', notification: notificationOf('n1') })],
])('a hub that %s proves the network as well', async (_, speak) => {
  probeAnswers(false);
  const play = await loseConnection();
  expect(play.state().network.status).toBe('offline');
  speak();
  await play.pass(0);
  expect(play.state().network.status).toBe('recovered');
});

it('a hub that cannot be started casts doubt on the network; one that refuses the token does not', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  probeAnswers(false);
  const play = await playFlow(backendWith([former]), { path: '/portal', preloadedState: signedIn() });
  await play.pass(0);
  hub.start(new StartFailure("Unauthorized: Status code '401'"));
  await play.pass(0);
  expect(probe.probeSiteIcon).not.toHaveBeenCalled();

  const other = await playFlow(backendWith([former]), { path: '/portal', preloadedState: signedIn() });
  await other.pass(0);
  hub.start(new StartFailure('Failed to fetch'));
  await other.pass(0);
  expect(other.state().network.status).toBe('offline');
});

it('an offline event of the browser triggers a probe at once, even when nothing is being requested', async () => {
  probeAnswers(false);
  const play = await playFlow(backendWith([former]), { path: '/portal', preloadedState: signedIn() });
  await play.pass(0);
  window.dispatchEvent(new Event('offline'));
  await play.pass(0);
  expect(play.state().network.status).toBe('offline');
});

it('the browser’s own report on its network decides nothing', async () => {
  probeAnswers(false);
  const play = await loseConnection();
  window.dispatchEvent(new Event('online'));
  await play.pass(4_999);
  expect(play.state().network.status).toBe('offline');
});
