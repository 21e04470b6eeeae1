import type { TapeDesk } from '../../src/features/actionLog/actionLogReading.ts';
import { freshLogWanted, saveWanted } from '../../src/features/actionLog/actionLogSlice.ts';
import { sessionCleared } from '../../src/features/session/sessionSlice.ts';
import { actionLogClosed, actionLogOpened, selectActionLogShown } from '../../src/features/shell/shellSlice.ts';
import * as page from '../../src/services/browser/page.ts';
import { backendWith } from '../support/backend.ts';
import { deskOf, logReading } from '../support/deskWork.ts';
import { playFlow } from '../support/playFlow.ts';
import { signedIn } from '../support/signedIn.ts';

const saveBlobUrl = jest.fn();
jest.mock('../../src/services/browser/blobs.ts', () => ({
  ...jest.requireActual('../../src/services/browser/blobs.ts'),
  saveBlobUrl: (...args: unknown[]) => saveBlobUrl(...args),
  revokeBlobUrl: () => {},
}));
jest.mock('../../src/services/browser/page.ts', () => ({
  ...jest.requireActual('../../src/services/browser/page.ts'),
  reloadPage: jest.fn(),
}));
jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

async function visit(over: Partial<TapeDesk> = {}) {
  const play = await playFlow(backendWith([]), { path: '/portal', preloadedState: signedIn(), desk: deskOf(over) });
  await play.pass(0);
  play.lookFromHere();
  const did = async (...actions: Parameters<typeof play.dispatch>[0][]) => {
    for (const action of actions) {
      play.dispatch(action);
      await play.pass(0);
    }
  };
  return { play, did, own: () => play.state().actionLog };
}

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2, 24) });
  localStorage.clear();
  sessionStorage.clear();
  saveBlobUrl.mockClear();
});
afterEach(() => jest.useRealTimers());

it('reads the log when the dialog opens and replays each part before handing it over', async () => {
  const { play, did, own } = await visit({ checkTape: async (segment) => (segment === 1 ? 17 : null) });
  await did(actionLogOpened());
  play.expectExactly([
    'shell/actionLogOpened',
    '→ readTape',
    'actionLog/logRead',
    '→ checkTape',
    'actionLog/segmentChecked',
    '→ checkTape',
    'actionLog/segmentChecked',
    'actionLog/logChecked',
  ]);
  expect(own()).toEqual({ status: 'ready', reading: logReading(), checks: { 0: null, 1: 17 }, saves: [] });
  await did(actionLogClosed());
  play.expectExactly(['shell/actionLogClosed', 'actionLog/logLeft']);
  expect(own()).toEqual({ status: 'reading', reading: null, checks: {}, saves: [] });
});

it('the log does not outlive its session: the next person finds neither the dialog nor what it showed', async () => {
  const { play, did, own } = await visit();
  await did(actionLogOpened(), sessionCleared());
  expect(selectActionLogShown(play.state())).toBe(false);
  expect(own()).toEqual({ status: 'reading', reading: null, checks: {}, saves: [] });
  play.lookAway();
});

it('names the saved file after the minute of the export, even while parts are still being checked', async () => {
  const { play, did, own } = await visit({ checkTape: () => new Promise(() => {}) });
  await did(actionLogOpened());
  expect(own().status).toBe('checking');
  await did(saveWanted());
  expect(saveBlobUrl).toHaveBeenCalledWith('blob:log', 'atrium-actions-20261120-1024.tape.gz');
  expect(own()).toMatchObject({ status: 'checking', saves: [] });
  play.lookAway();
});

it('a save pressed twice makes one file; until it is made the mark stays, even after the dialog is closed', async () => {
  let give: (url: string) => void = () => {};
  const fileOfTape = jest.fn(() => new Promise<string>((resolve) => (give = resolve)));
  const { play, did, own } = await visit({ fileOfTape });
  await did(actionLogOpened(), saveWanted(), actionLogClosed(), actionLogOpened(), saveWanted());
  expect(fileOfTape).toHaveBeenCalledTimes(1);
  expect(own()).toMatchObject({ status: 'ready', saves: ['log'] });
  give('blob:log');
  await play.pass(0);
  expect(saveBlobUrl).toHaveBeenCalledTimes(1);
  expect(own().saves).toEqual([]);
  play.lookAway();
});

it('retries by itself when the log cannot be read', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  let tries = 0;
  const { play, did, own } = await visit({
    readTape: async () => {
      tries += 1;
      if (tries === 1) throw new Error('gone');
      return logReading();
    },
  });
  play.lookAway();
  await did(actionLogOpened());
  await play.pass(0);
  expect(tries).toBe(2);
  expect(own().status).toBe('ready');
});

it('a new log starts with a new page and discards the earlier recording', async () => {
  const forgetTape = jest.fn(async () => {});
  const { play, did } = await visit({ forgetTape });
  await did(actionLogOpened(), freshLogWanted());
  expect(forgetTape).toHaveBeenCalledTimes(1);
  expect(jest.mocked(page.reloadPage)).toHaveBeenCalledTimes(1);
  play.lookAway();
});
