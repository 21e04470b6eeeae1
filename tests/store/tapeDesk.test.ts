import { tabShelf } from '../../src/services/storage/tabShelf.ts';
import { keepTape } from '../../src/store/tapeDesk.ts';
import type { Head, Line, Tape } from '../../src/tape/format.ts';
import { tapeText } from '../../src/tape/parse.ts';
import { createRecorder } from '../../src/tape/record.ts';

// jsdom has no streams; the browser test of the action log reads a real file.
jest.mock('../../src/services/browser/gzip.ts', () => ({
  gzip: async (text: string) => new TextEncoder().encode(text),
  gzipPacker: { pack: async (text: string) => `packed ${text}`, unpack: async (packed: string) => packed.slice(7) },
}));
const files: { readonly content: string; readonly type: string }[] = [];
jest.mock('../../src/services/browser/blobs.ts', () => ({
  blobUrlOf: (content: string | Uint8Array, type: string) => {
    files.push({ content: typeof content === 'string' ? content : new TextDecoder().decode(content), type });
    return `blob:${files.length}`;
  },
}));
const replayed = jest.fn();
jest.mock('../../src/store/replayTape.ts', () => ({ replayTape: (...asked: unknown[]) => replayed(...asked) }));

beforeEach(() => {
  sessionStorage.clear();
  files.splice(0);
  replayed.mockReset();
});

const head = (segment: number): Head => ({
  tape: 1,
  app: { version: '1', commit: 'c' },
  mask: { list: 1, texts: false },
  segment,
  begun: 1_000 + segment,
  why: 'opened',
  state: null,
});
/** An earlier load of the page in this tab, as it was kept. */
function kept(segment: number, lines: readonly Line[]): Tape {
  const tape = { head: head(segment), lines };
  tabShelf.set(`atrium-tape:${segment}:000000`, `t${tapeText(tape)}`);
  return tape;
}
const reload = (reason: string): Line => ['a', 1, { type: 'reload/pageReloadWanted', payload: { reason } }, 'd'];

/** This load of the page; `say` is an event in it. */
function page(areas = {}) {
  const recorder = createRecorder({ clock: () => 0, nameOf: () => undefined });
  const say = recorder.middleware({ getState: () => ({}), dispatch: jest.fn() })((action) => action);
  return { ...keepTape(recorder, areas), say };
}

describe('reading the tape', () => {
  it('begins with this load of the page, and lists it as it would be saved', async () => {
    const { say, read } = page();
    say({ type: 'shell/shellOpened' });
    const { segments, bytes, newest } = await read();
    expect(segments).toEqual([
      { number: 0, begun: expect.any(Number), ms: 0, why: 'opened', events: 1, calls: 0, isWhole: true },
    ]);
    expect(newest).toEqual([expect.stringMatching(/^2 {2}\["a",0,\{"type":"shell\/shellOpened"/)]);
    expect(bytes).toBeGreaterThan(newest.join('').length);
  });

  it('hides what was typed, and the texts that were shown', async () => {
    const { say, read, file } = page();
    say({ type: 'login/signInSubmitted', payload: { userName: 'lin', password: 'Portal#2026' } });
    say({ type: 'task/renamed', payload: { title: 'Bearings for Boreal' } });
    await file();
    expect(JSON.stringify([await read(), files])).not.toMatch(/Portal#2026|"lin"|Bearings/);
  });

  it('counts what happened in an earlier load: its time, events and calls, and whether all of it is there', async () => {
    kept(0, [
      ['a', 40, { type: 'a' }, 'd'],
      ['p', 'f', 'f/begun', 'x', 'y'],
      ['c', 1, 'f', 'send', []],
      ['c', 2, 'f', 'download', []],
      ['c', 3, 'f', 'now', [], 'v', 5],
      ['c', 4, 'f', 'now', [], 'v', 6],
      ['r', 60, 1, 'v', null],
      ['g'],
    ]);
    const { segments } = await page().read();
    expect(segments).toMatchObject([
      { number: 0, begun: 1_000, ms: 100, events: 2, calls: 2, isWhole: false },
      { number: 1, isWhole: true },
    ]);
  });

  it('says why each load began: by the reload that the one before ended with', async () => {
    kept(0, [reload('versionUpgraded'), reload('sessionRefreshed')]);
    kept(1, [reload('sessionRefreshed'), reload('versionUpgraded')]);
    kept(2, [reload('unheardOf')]);
    const { segments } = await page().read();
    expect(segments.map(({ why }) => why)).toEqual(['opened', 'sessionRefreshed', 'versionUpgraded', 'opened']);
  });

  it('takes a reload long before the end for another matter', async () => {
    kept(0, [reload('companySwitched'), ['a', 1, { type: 'x'.repeat(4_000) }, 'd']]);
    const { segments } = await page().read();
    expect(segments.at(-1)?.why).toBe('opened');
  });

  it('shows the newest sixty lines of this load, numbered as in the file', async () => {
    const { say, read } = page();
    for (let at = 0; at < 100; at += 1) say({ type: `event/${at}` });
    const { newest } = await read();
    expect(newest).toHaveLength(60);
    expect(newest[0]).toMatch(/^42 {2}.*event\/40"/);
    expect(newest.at(-1)).toMatch(/^101 {2}.*event\/99"/);
  });
});

describe('checking a segment', () => {
  it('replays that one, with the slices and flows of the areas', async () => {
    kept(0, [reload('versionUpgraded')]);
    const second = kept(1, [reload('sessionRefreshed')]);
    const areas = { portal: jest.fn() };
    replayed.mockResolvedValue(null);
    expect(await page(areas).check(1)).toBeNull();
    expect(replayed.mock.calls).toEqual([[second, areas]]);
  });

  it('says at which line of the file it differs, whose first line is no step', async () => {
    kept(0, [reload('versionUpgraded')]);
    replayed.mockResolvedValue({ line: 0 });
    expect(await page().check(0)).toBe(2);
  });

  it('finds nothing to compare in a segment that is gone', async () => {
    expect(await page().check(7)).toBeNull();
    expect(replayed).not.toHaveBeenCalled();
  });
});

describe('saving it', () => {
  it('gives every segment in one compressed file', async () => {
    const first = kept(0, [reload('versionUpgraded')]);
    const { say, file, read } = page();
    say({ type: 'shell/shellOpened' });
    expect(await file()).toBe('blob:1');
    expect(files).toEqual([{ content: expect.stringContaining('shell/shellOpened'), type: 'application/gzip' }]);
    expect(files[0]?.content.startsWith(`${tapeText(first)}{"tape":`)).toBe(true);
    expect((await read()).bytes).toBe(files[0]?.content.length);
  });

  it('puts it into a report as text', async () => {
    const first = kept(0, [reload('versionUpgraded')]);
    expect(await page().fileWith({ about: 'a fault' })).toBe('blob:1');
    expect(files[0]?.type).toBe('application/json');
    expect(files[0]?.content).toMatch(/^\{\n {2}"about"/);
    const { about, recording } = JSON.parse(files[0]?.content ?? '');
    expect(about).toBe('a fault');
    expect(recording.startsWith(`packed ${tapeText(first)}{"tape":`)).toBe(true);
  });
});

it('survives a reload, until it is forgotten', async () => {
  const first = page();
  first.say({ type: 'shell/shellOpened' });
  first.settle();
  const second = page();
  expect((await second.read()).segments.map(({ number, events }) => [number, events])).toEqual([
    [0, 1],
    [1, 0],
  ]);
  second.clear();
  expect(tabShelf.keys()).toEqual([]);
});
