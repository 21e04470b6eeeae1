import { PATHS } from '../../src/constants/paths.ts';
import { take } from '../../src/effects/effects.ts';
import { navigationWanted } from '../../src/features/routing/routingSlice.ts';
import { shellRested } from '../../src/features/shellRest/shellRestEvents.ts';
import { frameDirtied } from '../../src/features/subApp/subAppEvents.ts';
import { flowsRetried } from '../../src/features/supervisor/supervisorSlice.ts';
import { ChunkLoadError } from '../../src/lib/chunk.ts';
import { shellFlows } from '../../src/sagas/shellFlows.ts';
import type { Flow } from '../../src/sagas/supervise.ts';
import * as page from '../../src/services/browser/page.ts';
import * as probe from '../../src/services/browser/probe.ts';
import { backendWith } from '../support/backend.ts';
import { playFlow } from '../support/playFlow.ts';
import { former, signedIn } from '../support/signedIn.ts';

jest.mock('../../src/services/browser/page.ts', () => ({
  ...jest.requireActual('../../src/services/browser/page.ts'),
  reloadPage: jest.fn(),
}));
jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

jest.mock('../../src/services/browser/probe.ts', () => ({ probeSiteIcon: jest.fn() }));

/** Lin on her workbench, whose chunk does not load until the test lets it. */
async function withoutChunk() {
  const loadArea = jest.fn(async () => ({ flows: shellFlows }));
  loadArea.mockRejectedValue(new ChunkLoadError('gone'));
  const play = await playFlow(backendWith([former]), { path: '/portal', preloadedState: signedIn(), loadArea });
  await play.pass(0);
  return { play, loadArea };
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  jest.mocked(page.reloadPage).mockClear();
  jest.mocked(probe.probeSiteIcon).mockResolvedValue(true);
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.useRealTimers());

it('a missing chunk of the shell reloads the page once, because a new version may have been deployed', async () => {
  await withoutChunk();
  expect(page.reloadPage).toHaveBeenCalledTimes(1);
});

it('a missing chunk does not reload over the unsaved work of an application; its being saved does', async () => {
  const loadArea = jest.fn(async (name: string) => {
    if (name === 'codeScan') throw new ChunkLoadError('gone');
    return { flows: {} };
  });
  const play = await playFlow(backendWith([former]), { path: '/portal', preloadedState: signedIn(), loadArea });
  play.dispatch(frameDirtied({ module: 'crm', dirty: true }));
  play.dispatch(navigationWanted({ to: PATHS.scan }));
  await play.pass(0);
  expect(play.state().reload).toMatchObject({ status: 'held', reason: 'chunkFailed' });
  expect(page.reloadPage).not.toHaveBeenCalled();
  play.dispatch(frameDirtied({ module: 'crm', dirty: false }));
  await play.pass(1);
  expect(page.reloadPage).toHaveBeenCalledTimes(1);
});

it('a chunk lost to a network failure shows the overlay, and no reload takes the page away', async () => {
  jest.mocked(probe.probeSiteIcon).mockResolvedValue(false);
  const { play } = await withoutChunk();
  expect(play.state().network.status).toBe('offline');
  expect(page.reloadPage).not.toHaveBeenCalled();
});

it('if a reload did not help, the failed screen alone tells the person, and a late chunk is still used: no loop', async () => {
  await withoutChunk();
  // The page after the reload: the same tab, the same missing chunk, which arrives two minutes later.
  await jest.advanceTimersByTimeAsync(120_000);
  const { play, loadArea } = await withoutChunk();
  expect(page.reloadPage).toHaveBeenCalledTimes(1);
  expect(play.state().supervisor.stopped).toEqual([]);
  play.events();

  loadArea.mockResolvedValue({ flows: shellFlows });
  play.dispatch(flowsRetried());
  await play.pass(0);
  expect(play.events()).toContain('clock/clockTicked');
  expect(play.state().supervisor.stopped).toEqual([]);
});

it('a missing chunk that no screen reports is told by a notice', async () => {
  sessionStorage.setItem('atrium-reloaded-chunkFailed', `${Date.now()}`);
  const loadArea = jest.fn(async (name: string) => {
    if (name === 'ownAccount') throw new ChunkLoadError('gone');
    return { flows: {} };
  });
  const play = await playFlow(backendWith([former]), { path: '/portal', preloadedState: signedIn(), loadArea });
  play.dispatch(shellRested());
  await play.pass(0);
  expect(play.state().supervisor.stopped).toEqual(['areas']);
});

it('a fault in one area leaves the flows of the others running, and the area is tried again', async () => {
  let ended = 0;
  const running = function* () {
    try {
      yield* take('never');
    } finally {
      ended += 1;
    }
  };
  const loadArea = jest.fn(async (name: string) => {
    if (name === 'codeScan' && loadArea.mock.calls.flat().filter((one) => one === name).length === 1)
      throw new Error('a fault of the portal');
    const flows: Readonly<Record<string, Flow>> = name === 'portal' ? { running } : {};
    return { flows };
  });
  const play = await playFlow(backendWith([former]), { path: '/portal', preloadedState: signedIn(), loadArea });
  await play.pass(0);
  play.dispatch(navigationWanted({ to: PATHS.scan }));
  await play.pass(0);
  expect(play.events().filter((type) => type === 'areas/crashed')).toHaveLength(1);
  expect(ended).toBe(0);
  expect(loadArea.mock.calls.flat().filter((name) => name === 'codeScan')).toHaveLength(2);
});

it.each([
  ['/portal', false],
  [PATHS.company, false],
  [PATHS.ownAccount, true],
  [PATHS.ownSecuritySetting, true],
])('at %s the flows of the account settings are loaded: %s', async (path, isLoaded) => {
  const loadArea = jest.fn(async (_name: string) => ({ flows: {} }));
  const play = await playFlow(backendWith([former]), { path, preloadedState: signedIn(), loadArea });
  await play.pass(0);
  expect(loadArea.mock.calls.flat().includes('accountSettings')).toBe(isLoaded);
});
