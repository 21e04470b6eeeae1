import type { UnknownAction } from '@reduxjs/toolkit';
import { takeEvery } from '../../src/effects/effects.ts';
import type { Theatre } from '../../src/features/replayDesk/replayDeskReading.ts';
import * as desk from '../../src/features/replayDesk/replayDeskSlice.ts';
import { replayDesk } from '../../src/sagas/replayDesk.ts';
import { superviseAll } from '../../src/sagas/supervise.ts';
import { createReplayDeskStore } from '../../src/store/replayDeskStore.ts';
import { rehearsalOf, rowOf, theatreOf } from '../support/theatreWork.ts';

const saveBlobUrl = jest.fn();
jest.mock('../../src/services/browser/blobs.ts', () => ({
  ...jest.requireActual('../../src/services/browser/blobs.ts'),
  saveBlobUrl: (...args: unknown[]) => saveBlobUrl(...args),
  revokeBlobUrl: () => {},
}));

const copyText = jest.fn<Promise<boolean>, [string]>();
jest.mock('../../src/services/browser/clipboard.ts', () => ({ copyText: (text: string) => copyText(text) }));

/** The page with these tapes; `events` are those since the last check. */
function visit(over: Partial<Theatre> = {}) {
  const log: string[] = [];
  const store = createReplayDeskStore(function* program() {
    yield* takeEvery('*', ({ type }: UnknownAction) => void log.push(type));
    yield* superviseAll({ replayDesk });
  }, theatreOf(over));
  const pass = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
  const did = async (action: UnknownAction) => {
    store.dispatch(action);
    await pass();
  };
  return { did, pass, own: () => store.getState().replayDesk, events: () => log.splice(0) };
}
async function opened(over: Partial<Theatre> = {}) {
  const page = visit(over);
  await page.did(desk.filesChosen(['file-1']));
  page.events();
  return page;
}

beforeEach(() => {
  jest.useFakeTimers();
  saveBlobUrl.mockClear();
});
afterEach(() => jest.useRealTimers());

it('reads the chosen files, plays the first segment through, and shows its first row', async () => {
  const { did, own, events } = visit();
  await did(desk.filesChosen(['file-1']));
  expect(events()).toEqual([
    'replayDesk/filesChosen',
    'replayDesk/tapesRead',
    'replayDesk/rehearsalEnded',
    'replayDesk/rowShown',
  ]);
  expect(own()).toMatchObject({ status: 'ready', row: 0, segment: 0, view: { text: '0' } });
  expect(own().segments).toHaveLength(2);
});

it('says so when none of the files can be read, and another can be opened', async () => {
  const none = { segments: [], unreadable: [{ file: 'x.txt', fault: 'noTape' as const, line: 1 }] };
  const { did, own } = visit({
    readTapes: async (ids) => (ids[0] === 'bad' ? none : await theatreOf().readTapes(ids)),
  });
  await did(desk.filesChosen(['bad']));
  expect(own()).toMatchObject({ status: 'unreadable', ...none });
  await did(desk.filesChosen(['good']));
  expect(own()).toMatchObject({ status: 'ready', unreadable: [] });
});

it.each(['readTapes', 'rehearse', 'showRow'] as const)(
  'a fault in %s empties the page, is logged once, and other files can be opened',
  async (part) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const theatre = theatreOf();
    const broken = jest.spyOn(theatre, part).mockRejectedValueOnce(new Error('a fault of the portal'));
    const { did, own, events } = visit(theatre);
    await did(desk.filesChosen(['file-1']));
    expect(broken).toHaveBeenCalledTimes(1);
    expect(events()).toContain('replayDesk/crashed');
    expect(log).toHaveBeenCalledTimes(1);
    expect(own()).toMatchObject({ status: 'empty', segments: [] });
    await did(desk.filesChosen(['file-2']));
    expect(own()).toMatchObject({ status: 'ready', row: 0 });
  },
);

it('shows a requested row, even past the end of the replay', async () => {
  const difference = { row: 2, flow: 'login', effect: 'send', expected: 'this', got: 'that' };
  const rows = [rowOf(), rowOf(), rowOf(), rowOf()];
  const { did, own } = await opened({ rehearse: async () => ({ ...rehearsalOf(rows), difference }) });
  // The place where it diverged is what one wants to see.
  expect(own()).toMatchObject({ row: 1 });
  await did(desk.rowWanted(0));
  expect(own()).toMatchObject({ row: 0 });
  await did(desk.rowWanted(9));
  expect(own()).toMatchObject({ row: 3, view: { text: '3' } });
  await did(desk.rowWanted(-4));
  expect(own()).toMatchObject({ row: 0 });
});

it('plays rows at their recorded pace, with long waits shortened, at the chosen speed', async () => {
  const { did, pass, own } = await opened();
  await did(desk.playWanted());
  expect(own().status).toBe('playing');
  await pass(999);
  expect(own().row).toBe(0);
  await pass(1);
  expect(own().row).toBe(1);
  await did(desk.speedChosen(4));
  // The wait of eight seconds that has begun takes two at the speed it started with.
  await pass(1_999);
  expect(own().row).toBe(1);
  await pass(41);
  expect(own()).toMatchObject({ row: 3, status: 'ready' });
  await did(desk.playWanted());
  expect(own()).toMatchObject({ row: 0, status: 'playing' });
  await pass(250);
  expect(own().row).toBe(1);
});

it('playback ends with a pause, another segment, or other files', async () => {
  const { did, pass, own } = await opened();
  await did(desk.playWanted());
  await did(desk.pauseWanted());
  expect(own().status).toBe('ready');
  await pass(10_000);
  expect(own().row).toBe(0);
  await did(desk.playWanted());
  await did(desk.segmentChosen(1));
  await pass(10_000);
  expect(own()).toMatchObject({ status: 'ready', segment: 1, row: 0 });
  await did(desk.playWanted());
  await did(desk.filesChosen(['file-2']));
  await pass(10_000);
  expect(own()).toMatchObject({ status: 'ready', segment: 0, row: 0 });
});

it('at the highest speed it renders several rows per frame', async () => {
  const rows = Array.from({ length: 100 }, (_, index) => rowOf({ ms: index * 1_000 }));
  const shown: number[] = [];
  const { did, pass, own } = await opened({
    rehearse: async () => rehearsalOf(rows),
    showRow: (row) => {
      shown.push(row);
      return { text: '', changes: [], moreChanges: 0, path: '' };
    },
  });
  await did(desk.speedChosen(0));
  await did(desk.playWanted());
  await pass(1_000);
  expect(own()).toMatchObject({ row: 99, status: 'ready' });
  expect(shown.length).toBeLessThan(20);
});

it('replaying loosely plays it once more and stays loose for the other segments', async () => {
  const asked: unknown[] = [];
  const { did } = await opened({
    rehearse: async (...of) => {
      asked.push(of);
      return rehearsalOf([rowOf()]);
    },
  });
  await did(desk.looseWanted());
  await did(desk.segmentChosen(1));
  expect(asked).toEqual([
    [0, false],
    [0, true],
    [1, true],
  ]);
});

it('saves what was played for Redux DevTools, under the name of its tape', async () => {
  const { did } = await opened();
  await did(desk.devToolsFileWanted());
  expect(saveBlobUrl).toHaveBeenCalledWith('blob:devtools', 'report-0.devtools.json');
});

it('copies the difference for a report, and says so if the browser refuses', async () => {
  const difference = { row: 0, flow: 'login', effect: 'send', expected: 'this', got: 'that' };
  const { did, own } = await opened({ rehearse: async () => ({ ...rehearsalOf([rowOf()]), difference }) });
  copyText.mockResolvedValueOnce(true);
  await did(desk.differenceCopyWanted());
  expect(copyText).toHaveBeenCalledWith('login, send\n- this\n+ that');
  expect(own().isCopied).toBe(true);
  copyText.mockResolvedValueOnce(false);
  await did(desk.differenceCopyWanted());
  expect(own().isCopied).toBe(false);
  await did(desk.looseWanted());
  expect(own().isCopied).toBeNull();
});
