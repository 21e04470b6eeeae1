import type { ApplicationModule } from '../../src/constants/applications.ts';
import { TIMING } from '../../src/constants/timing.ts';
import { ChunkLoadError } from '../../src/lib/chunk.ts';
import * as page from '../../src/services/browser/page.ts';
import type { EntryAnswer } from '../support/fakeApplication.ts';
import { type FramePlay, MODULES, playFrames } from '../support/frameWork.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));
jest.mock('../../src/services/browser/page.ts', () => ({
  ...jest.requireActual('../../src/services/browser/page.ts'),
  reloadPage: jest.fn(),
  openTab: jest.fn(),
}));
jest.mock('../../src/services/browser/probe.ts', () => ({ probeSiteIcon: jest.fn(async () => true) }));

let log: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  jest.mocked(page.reloadPage).mockClear();
  log = jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => jest.useRealTimers());

/** Logged entries for a chunk that could not be loaded. */
const logged = (): string[] =>
  log.mock.calls.flatMap(([, thrown]) =>
    thrown instanceof ChunkLoadError ? [`${thrown.name}: ${thrown.message}`] : [],
  );
const runtime = (message: string) => ({ type: 'error', data: { kind: 'runtime', message } }) as const;

/** At work in an application of its own, while `module` is opened and its entry returns `answer`. */
async function openedBeside(module: ApplicationModule, answer: EntryAnswer) {
  const play = await playFrames();
  const other = module === 'crm' ? 'oms' : 'crm';
  await play.open(other);
  play.answers[module] = answer;
  await play.go(`/child/${module}/list`);
  return { play, other } as const;
}

/** The rest of the portal goes on: the other application responds, and another one can be opened. */
async function goesOn(play: FramePlay, other: ApplicationModule) {
  expect(page.reloadPage).not.toHaveBeenCalled();
  await play.go(`/child/${other}/list`);
  expect(play.frameOf(other)?.status).toBe('active');
  await play.open(MODULES.find((each) => each !== other && !play.answers[each]) ?? 'fms');
}

const ENTRIES = [
  ['404', { status: 404, type: 'text/html' }, { code: 'HTTP', status: 404 }, 'HTTP: 404'],
  ['500', { status: 500, type: 'text/html' }, { code: 'HTTP', status: 500 }, 'HTTP: 500'],
  ['no HTML', { status: 200, type: 'application/json' }, { code: 'NOT_HTML' }, 'NOT_HTML'],
  ['no network', 'network error', { code: 'NETWORK' }, 'NETWORK'],
] as const;

describe.each(ENTRIES)('APP-2 an entry that returns %s', (_title, answer, failure, code) => {
  it.each(MODULES)('%s: a ChunkLoadError with its code, logged once, while everything else goes on', async (module) => {
    const { play, other } = await openedBeside(module, answer);
    expect(play.frameOf(module)).toMatchObject({ status: 'failed', failure });
    expect(logged()).toEqual([`ChunkLoadError: Loading chunk ${module} failed. (${code})`]);
    expect(play.openPorts()).toBe(1);
    await goesOn(play, other);
  });
});

it('an entry without a network answer starts the probe of the network', async () => {
  const { play } = await openedBeside('hr', 'network error');
  expect(play.events()).toEqual(expect.arrayContaining(['network/requestFailed', 'network/probeSucceeded']));
});

describe('APP-2 an application that does not come up', () => {
  it.each(MODULES)('%s: an entry that hangs is given up after two minutes', async (module) => {
    const { play, other } = await openedBeside(module, 'hangs');
    await play.wait(TIMING.chunkLoadTimeoutMs - 1);
    // Nothing has arrived in the frame, so its entry was requested once more.
    const asked = play.fetched.at(-1);
    expect(asked?.url).toMatch(`/micro/${module}/`);
    expect(play.frameOf(module)?.status).toBe('loading');
    await play.wait(1);
    expect(play.frameOf(module)).toMatchObject({ status: 'failed', failure: { code: 'TIMEOUT' } });
    expect(logged()).toEqual([`ChunkLoadError: Loading chunk ${module} failed. (TIMEOUT: 120000 ms)`]);
    expect(asked?.signal?.aborted).toBe(true);
    await goesOn(play, other);
  });

  it.each(MODULES)(
    '%s: so is one that is served and never drawn, and one that is drawn without an entry',
    async (module) => {
      const { play } = await openedBeside(module, 'hangs');
      play.application(module).answer.status = 0;
      play.application(module).begin();
      await play.settle();
      expect(play.frameOf(module)?.status).toBe('loading');
      await play.wait(TIMING.chunkLoadTimeoutMs);
      expect(play.frameOf(module)?.failure).toEqual({ code: 'TIMEOUT' });
    },
  );

  it.each(MODULES)('%s: a missing script before it is drawn', async (module) => {
    const { play, other } = await openedBeside(module, { status: 200, type: 'text/html' });
    play.application(module).greet();
    await play.say(module, { type: 'error', data: { kind: 'resource', url: '/micro/x/index-1.js' } });
    expect(play.frameOf(module)).toMatchObject({ status: 'failed', failure: { code: 'RESOURCE' } });
    expect(logged()).toEqual([`ChunkLoadError: Loading chunk ${module} failed. (RESOURCE: /micro/x/index-1.js)`]);
    await goesOn(play, other);
  });

  it.each(MODULES)('%s: a frame that leaves the origin', async (module) => {
    const { play, other } = await openedBeside(module, { status: 200, type: 'text/html' });
    play.application(module).begin();
    await play.settle();
    const application = play.application(module);
    application.page = null;
    application.element.dispatchEvent(new Event('load'));
    await play.settle();
    expect(play.frameOf(module)).toMatchObject({ status: 'failed', failure: { code: 'RUNTIME' } });
    expect(logged()).toEqual([`ChunkLoadError: Loading chunk ${module} failed. (RUNTIME: it has left this origin)`]);
    await goesOn(play, other);
  });
});

describe('ERR-3 an application that throws before it is drawn', () => {
  it.each(MODULES)('%s: reloads the page, once a minute; then shows the panel', async (module) => {
    const dies = async (play: FramePlay) => {
      await play.go(`/child/${module}/list`);
      play.application(module).greet();
      await play.say(module, runtime('boom'));
    };
    const first = await playFrames();
    await dies(first);
    expect(page.reloadPage).toHaveBeenCalledTimes(1);
    expect(first.frames()).toEqual([]);
    first.end();
    // The page after the reload: the same tab, the same fault.
    const second = await playFrames();
    await dies(second);
    expect(page.reloadPage).toHaveBeenCalledTimes(1);
    expect(second.frameOf(module)).toMatchObject({ status: 'failed', failure: { code: 'RUNTIME' } });
    expect(logged()).toEqual([`ChunkLoadError: application '${module}' died in status LOADING_SOURCE_CODE: boom`]);
    second.end();
    await jest.advanceTimersByTimeAsync(TIMING.applicationReloadMs);
    const third = await playFrames();
    await dies(third);
    expect(page.reloadPage).toHaveBeenCalledTimes(2);
  });

  it('another application has a minute of its own, and unsaved work blocks the reload', async () => {
    const play = await playFrames();
    await play.open('oms');
    await play.say('oms', { type: 'dirty', data: { on: true } });
    await play.go('/child/crm/list');
    play.application('crm').greet();
    await play.say('crm', runtime('boom'));
    expect(page.reloadPage).not.toHaveBeenCalled();
    expect(play.frameOf('crm')?.failure).toEqual({ code: 'RUNTIME' });
    expect(play.frameOf('oms')).toMatchObject({ status: 'hidden', dirty: true });
    await play.say('oms', { type: 'dirty', data: { on: false } });
    await play.go('/child/hr/list');
    play.application('hr').greet();
    await play.say('hr', runtime('boom'));
    expect(page.reloadPage).toHaveBeenCalledTimes(1);
  });

  it('one in the background is dropped and starts anew when opened', async () => {
    const play = await playFrames();
    await play.go('/child/crm/list');
    await play.open('oms');
    play.application('crm').greet();
    await play.say('crm', runtime('boom'));
    expect(page.reloadPage).not.toHaveBeenCalled();
    expect(play.frames().map(({ module }) => module)).toEqual(['oms']);
    await play.open('crm');
    expect(play.frameOf('crm')?.status).toBe('active');
  });
});

describe('ERR-3 a running application with one of the two known faults', () => {
  it.each(['x.toUpperCase is not a function', 'single-spa: crm died in status MOUNTED'])('%s', async (message) => {
    const play = await playFrames();
    await play.open('crm');
    await play.say('crm', runtime('something else'));
    expect(page.reloadPage).not.toHaveBeenCalled();
    await play.say('crm', runtime(message));
    expect(page.reloadPage).toHaveBeenCalledTimes(1);
    play.end();
    const again = await playFrames();
    await again.open('crm');
    await again.say('crm', runtime(message));
    expect(page.reloadPage).toHaveBeenCalledTimes(1);
    expect(again.frameOf('crm')?.status).toBe('active');
  });
});
