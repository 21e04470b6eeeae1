import { reloadRequested } from '../../src/features/workbench/workbenchSlice.ts';
import * as page from '../../src/services/browser/page.ts';
import * as probe from '../../src/services/browser/probe.ts';
import { backendWith } from '../support/backend.ts';
import { playFlow } from '../support/playFlow.ts';
import { former, signedIn } from '../support/signedIn.ts';

jest.mock('../../src/services/browser/probe.ts', () => ({ probeSiteIcon: jest.fn() }));
jest.mock('../../src/services/browser/page.ts', () => ({
  ...jest.requireActual('../../src/services/browser/page.ts'),
  reloadPage: jest.fn(),
}));
jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

const probeAnswers = (reachable: boolean) => jest.mocked(probe.probeSiteIcon).mockResolvedValue(reachable);

async function loseConnection() {
  const play = await playFlow(backendWith([former]), { path: '/portal', preloadedState: signedIn() });
  await play.pass(0);
  play.events();
  play.backend['GET /api/notification/user-notification-statistics'] = 'network error';
  play.dispatch(reloadRequested('summary'));
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

it('NET-1 a network error probes the icon; where it answers, the page stays usable', async () => {
  probeAnswers(true);
  const play = await loseConnection();
  expect(play.state().network.status).toBe('online');
  expect(probe.probeSiteIcon).toHaveBeenCalledTimes(1);
});

it('NET-1 offline probes every 5 s; when it is back, the notice shows and the page reloads after 2 s', async () => {
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
});
