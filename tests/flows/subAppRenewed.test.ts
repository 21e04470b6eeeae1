import { frameOpenedInTab, frameRetried } from '../../src/features/subApp/subAppSlice.ts';
import * as page from '../../src/services/browser/page.ts';
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

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => jest.useRealTimers());

const toasts = (play: FramePlay) => play.state().feedback.toasts.map(({ message }) => message);
const MISSING = { type: 'error', data: { kind: 'chunk', name: 'ChunkLoadError', url: '/micro/x/late.js' } } as const;

describe('a part of a running application that is missing after a deployment', () => {
  it.each(MODULES)('%s: it is created anew at the same path, once; then the panel appears', async (module) => {
    const play = await playFrames();
    await play.open(module, '/list?page=3');
    const first = play.frameOf(module);
    await play.say(module, MISSING);
    const second = play.frameOf(module);
    expect(second).toMatchObject({ status: 'loading', path: '/list?page=3', startPath: first?.startPath });
    expect(second?.instance).not.toBe(first?.instance);
    expect(toasts(play)).toContainEqual({ key: 'subApp:newVersion' });
    expect(play.href()).toBe(`/child/${module}/list?page=3`);
    play.application(module).begin();
    await play.settle();
    await play.say(module, MISSING);
    expect(play.frameOf(module)).toMatchObject({ status: 'failed', failure: { code: 'RESOURCE' } });
    expect(page.reloadPage).not.toHaveBeenCalled();
  });

  it('with unsaved work it stays, and the person is told', async () => {
    const play = await playFrames();
    await play.open('crm');
    await play.say('crm', { type: 'dirty', data: { on: true } });
    const { instance } = play.frameOf('crm') ?? {};
    await play.say('crm', MISSING);
    expect(play.frameOf('crm')).toMatchObject({ instance, status: 'active', dirty: true });
    expect(toasts(play)).toContainEqual({ key: 'subApp:newVersionUnsaved' });
  });

  it('in the background nothing is shown: it starts anew when opened', async () => {
    const play = await playFrames();
    await play.open('crm');
    await play.open('oms');
    await play.say('crm', MISSING);
    expect([play.frames().map(({ module }) => module), toasts(play)]).toEqual([['oms'], []]);
  });
});

describe('the panel in the place of an application', () => {
  async function failed() {
    const play = await playFrames();
    play.answers.crm = { status: 500, type: 'text/html' };
    await play.go('/child/crm/list?page=3');
    return play;
  }

  it('Retry starts another frame at the same path', async () => {
    const play = await failed();
    const { instance } = play.frameOf('crm') ?? {};
    play.answers.crm = { status: 200, type: 'text/html' };
    play.dispatch(frameRetried({ module: 'crm' }));
    await play.settle();
    play.application('crm').begin();
    await play.settle();
    expect(play.frameOf('crm')).toMatchObject({ status: 'active', path: '/list?page=3', failure: null });
    expect(play.frameOf('crm')?.instance).not.toBe(instance);
  });

  it('*open in a new tab* opens the same page', async () => {
    const play = await failed();
    play.dispatch(frameOpenedInTab({ module: 'crm' }));
    expect(page.openTab).toHaveBeenCalledWith('/child/crm/list?page=3');
  });

  it('disappears with its page: returning tries again, and so does another path', async () => {
    const play = await failed();
    await play.go('/child/crm/detail/1');
    expect(play.frameOf('crm')?.status).toBe('failed');
    play.answers.crm = { status: 200, type: 'text/html' };
    await play.go('/portal');
    expect(play.frames()).toEqual([]);
    await play.open('crm');
    expect(play.frameOf('crm')?.status).toBe('active');
  });
});
