import { TIMING } from '../../src/constants/timing.ts';
import { switchSucceeded } from '../../src/features/companySwitch/companySwitchEvents.ts';
import { navigationWanted } from '../../src/features/routing/routingSlice.ts';
import * as idle from '../../src/services/browser/idle.ts';
import { backendWith } from '../support/backend.ts';
import { playFlow } from '../support/playFlow.ts';
import { former, signedIn } from '../support/signedIn.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));
jest.mock('../../src/services/browser/idle.ts', () => ({
  ...jest.requireActual('../../src/services/browser/idle.ts'),
  idle: jest.fn(async () => {}),
}));

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

async function visit() {
  const play = await playFlow(backendWith([former]), { path: '/portal', preloadedState: signedIn() });
  await play.pass(TIMING.shellRestMs - 1);
  return { play, rested: () => play.state().shell.rested };
}

it('the first screen has five seconds to itself, again after every return and in another company', async () => {
  const { play, rested } = await visit();
  expect(rested()).toBe(false);
  await play.pass(1);
  expect(rested()).toBe(true);
  for (const again of [navigationWanted({ to: '/404' }), switchSucceeded({ action: 'switch' } as never)]) {
    play.dispatch(again);
    if (navigationWanted.match(again)) play.dispatch(navigationWanted({ to: '/portal' }));
    await play.pass(TIMING.shellRestMs - 1);
    expect(rested()).toBe(false);
    await play.pass(1);
    expect(rested()).toBe(true);
  }
});

it('what no first screen shows is requested once, however long the page stays open', async () => {
  const { play } = await visit();
  await play.pass(20 * TIMING.shellRestMs);
  expect(play.events().filter((type) => type === 'shell/shellRested')).toHaveLength(1);
  expect(play.events().filter((type) => type === 'shell/applicationsWanted').length).toBeLessThanOrEqual(1);
});

it.each(['pointermove', 'pointerdown', 'keydown', 'wheel'])(
  'somebody who uses the page (%s) waits no longer, once it is idle',
  async (use) => {
    let becomeIdle = () => {};
    jest.mocked(idle.idle).mockImplementationOnce(() => new Promise((resolve) => (becomeIdle = resolve)));
    const { play, rested } = await visit();
    window.dispatchEvent(new Event(use));
    await play.pass(0);
    expect(rested()).toBe(false);
    becomeIdle();
    await play.pass(0);
    expect(rested()).toBe(true);
  },
);
