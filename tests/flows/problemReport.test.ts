import type { TapeDesk } from '../../src/features/actionLog/actionLogReading.ts';
import { formTyped } from '../../src/features/forms/formsSlice.ts';
import {
  recordingAttached,
  reportClosed,
  reportCopyWanted,
  reportOpened,
  reportSaveWanted,
} from '../../src/features/problemReport/problemReportSlice.ts';
import { settingsChanged } from '../../src/features/settings/settingsSlice.ts';
import { popoverOpened } from '../../src/features/shell/shellSlice.ts';
import { backendWith } from '../support/backend.ts';
import { deskOf, logReading } from '../support/deskWork.ts';
import { playFlow } from '../support/playFlow.ts';
import { signedIn } from '../support/signedIn.ts';

const saveBlobUrl = jest.fn();
const blobUrlOf = jest.fn((_content: string, _type: string) => 'blob:words');
const copyText = jest.fn(async (_text: string) => true);
jest.mock('../../src/services/browser/blobs.ts', () => ({
  saveBlobUrl: (...args: unknown[]) => saveBlobUrl(...args),
  blobUrlOf: (content: string, type: string) => blobUrlOf(content, type),
  revokeBlobUrl: () => {},
}));
jest.mock('../../src/services/browser/clipboard.ts', () => ({ copyText: (text: string) => copyText(text) }));
jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

async function visit(desk: TapeDesk | null = deskOf()) {
  const play = await playFlow(backendWith([]), { path: '/portal?from=letter-7', preloadedState: signedIn(), desk });
  await play.pass(0);
  play.lookAway();
  const did = async (...actions: Parameters<typeof play.dispatch>[0][]) => {
    for (const action of actions) {
      play.dispatch(action);
      await play.pass(0);
    }
  };
  await did(popoverOpened({ name: 'help', by: 'press' }));
  return { play, did, own: () => play.state().problemReport };
}
const typed = (words: string) => formTyped({ key: 'problemReport/words', typed: words });

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2, 24) });
  localStorage.clear();
  sessionStorage.clear();
  for (const mock of [saveBlobUrl, blobUrlOf, copyText]) mock.mockClear();
});
afterEach(() => jest.useRealTimers());

it('a report is read before it is written: page, version and recording are those of the moment', async () => {
  const { did, own } = await visit();
  await did(reportOpened());
  expect(own()).toMatchObject({ status: 'ready', attached: true, recording: logReading() });
  expect(own().facts).toMatchObject({ at: '2026-11-20T02:24:00.000Z', page: '/portal?from', language: 'zh-CN' });
});

it('HDR-8 saves it under its minute, with the recording, and discards what was typed', async () => {
  const reports: object[] = [];
  const desk = deskOf({ fileOfReport: async (report) => `blob:report-${reports.push(report)}` });
  const { play, did, own } = await visit(desk);
  await did(reportOpened(), typed('日历没有打开'), reportSaveWanted());
  expect(reports).toEqual([expect.objectContaining({ report: 1, words: '日历没有打开', page: '/portal?from' })]);
  expect(saveBlobUrl).toHaveBeenCalledWith('blob:report-1', 'atrium-report-20261120-1024.json');
  expect(own().status).toBe('closed');
  expect(play.state().forms.typed).toEqual({});
});

it('without the recording, its file is exactly what the preview shows', async () => {
  const { did } = await visit();
  await did(
    reportOpened(),
    typed('验证码 482719 收不到'),
    recordingAttached(false),
    reportCopyWanted(),
    reportSaveWanted(),
  );
  const [text, type] = blobUrlOf.mock.calls[0] ?? [];
  expect(type).toBe('application/json');
  expect(copyText).toHaveBeenCalledWith(text);
  expect(text).toContain('验证码 ••• 收不到');
  expect(text).not.toContain('482719');
  expect(text).not.toContain('letter-7');
  expect(saveBlobUrl).toHaveBeenCalledWith('blob:words', 'atrium-report-20261120-1024.json');
});

it.each([
  [
    'where recording is switched off',
    async () => {
      const { did, own } = await visit();
      await did(settingsChanged({ recordActions: false }), reportOpened());
      return own();
    },
  ],
  [
    'where nothing has been recorded yet',
    async () => {
      const { did, own } = await visit(deskOf({ readTape: async () => logReading({ segments: [] }) }));
      await did(reportOpened());
      return own();
    },
  ],
  [
    'where nobody records',
    async () => {
      const { did, own } = await visit(null);
      await did(reportOpened());
      return own();
    },
  ],
])('attaches nothing %s', async (_where, read) => {
  expect(await read()).toMatchObject({ status: 'ready', recording: null });
});

it('does not save a report without words', async () => {
  const { did, own } = await visit();
  await did(reportOpened(), typed('  '), reportSaveWanted(), reportCopyWanted());
  expect(own().status).toBe('ready');
  expect([saveBlobUrl, copyText].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

it('closed before it was saved, it still has its words when reopened', async () => {
  const { play, did, own } = await visit();
  await did(reportOpened(), typed('日历没有打开'), reportClosed());
  expect(own().status).toBe('closed');
  expect(play.state().forms.typed).toEqual({ 'problemReport/words': '日历没有打开' });
});
