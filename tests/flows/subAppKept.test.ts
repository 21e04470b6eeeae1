import { TIMING } from '../../src/constants/timing.ts';
import { selectShownFrame } from '../../src/features/subApp/subAppSlice.ts';
import { type FramePlay, MODULES, playFrames } from '../support/frameWork.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

describe('APP-1 kept applications', () => {
  const statuses = (play: FramePlay) => play.frames().map(({ module, status }) => `${module} ${status}`);

  it('one that the person leaves waits and is told to pause; on return it is as it was', async () => {
    const play = await playFrames();
    await play.open('crm', '/list');
    const { instance } = play.frameOf('crm') ?? {};
    await play.go('/portal');
    expect([statuses(play), selectShownFrame(play.state())]).toEqual([['crm hidden'], null]);
    expect(play.application('crm').types()).toEqual(['activated', 'deactivated']);
    await play.go('/child/crm/list');
    expect(play.frameOf('crm')).toMatchObject({ instance, status: 'active' });
    expect(play.application('crm').types()).toEqual(['activated', 'deactivated', 'activated']);
  });

  it('one that reloads itself keeps nothing of its former page, and is told again whether it is in front', async () => {
    const play = await playFrames();
    const crm = await play.open('crm', '/list');
    await play.say('crm', { type: 'overlay', data: { on: true } });
    await play.say('crm', { type: 'dirty', data: { on: true } });
    await play.say('crm', { type: 'bar', data: { height: 96 } });
    crm.begin();
    await play.settle();
    expect(play.frameOf('crm')).toMatchObject({ status: 'active', overlay: false, dirty: false, bar: 0 });
    expect(crm.types()).toEqual(['activated', 'activated']);
    await play.go('/portal');
    crm.begin();
    await play.settle();
    expect(crm.types().slice(2)).toEqual(['deactivated', 'deactivated']);
  });

  it('the height of each one’s bottom bar stays known until the application is gone', async () => {
    const play = await playFrames();
    await play.open('crm', '/list');
    const bar = () => selectShownFrame(play.state())?.bar;
    await play.say('crm', { type: 'bar', data: { height: 96 } });
    expect(bar()).toBe(96);
    await play.open('oms');
    expect(bar()).toBe(0);
    await play.go('/child/crm/list');
    expect(bar()).toBe(96);
    await play.say('crm', { type: 'bar', data: { height: 0 } });
    expect(bar()).toBe(0);
  });

  it('three are kept; the least recently used one goes, with a moment to clean up', async () => {
    const play = await playFrames();
    for (const module of ['crm', 'oms', 'hr'] as const) await play.open(module);
    await play.go('/child/crm/list');
    const oms = play.application('oms');
    await play.open('wms');
    expect(statuses(play)).toEqual(['crm hidden', 'oms destroyed', 'hr hidden', 'wms active']);
    expect(oms.types().at(-1)).toBe('dispose');
    await play.wait(TIMING.frameGoodbyeMs);
    expect(statuses(play)).toEqual(['crm hidden', 'hr hidden', 'wms active']);
    expect(play.openPorts()).toBe(3);
  });

  it('never evicts one with unsaved work: the next one goes, and if all three have some there are four', async () => {
    const play = await playFrames();
    for (const module of ['crm', 'oms', 'hr'] as const) await play.open(module);
    await play.say('crm', { type: 'dirty', data: { on: true } });
    await play.open('wms');
    await play.wait(TIMING.frameGoodbyeMs);
    expect(statuses(play)).toEqual(['crm hidden', 'hr hidden', 'wms active']);
    await play.say('hr', { type: 'dirty', data: { on: true } });
    await play.say('wms', { type: 'dirty', data: { on: true } });
    await play.open('mes');
    await play.wait(TIMING.frameGoodbyeMs);
    expect(statuses(play)).toEqual(['crm hidden', 'hr hidden', 'wms hidden', 'mes active']);
    await play.say('crm', { type: 'dirty', data: { on: false } });
    await play.go('/child/wms/list');
    await play.wait(TIMING.frameGoodbyeMs);
    expect(statuses(play)).toEqual(['hr hidden', 'wms active', 'mes hidden']);
  });

  it('140 switches over seven applications, three of which never load, leave three frames and no port or wait behind', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const play = await playFrames();
    const seven = MODULES.slice(0, 7);
    Object.assign(play.answers, {
      hr: { status: 500, type: 'text/html' },
      oa: 'hangs',
      pdc: { status: 200, type: 'text/plain' },
    });
    await play.wait(TIMING.shellRestMs);
    const waits = jest.getTimerCount();
    for (let at = 0; at < 140; at += 1) {
      const module = seven[(at * 3) % 7] ?? 'crm';
      await play.go(`/child/${module}/list`);
      if (play.frameOf(module)?.status === 'loading' && !['hr', 'oa', 'pdc'].includes(module))
        play.application(module).begin();
      await play.wait(TIMING.frameGoodbyeMs);
      expect(play.frames().length).toBeLessThanOrEqual(3);
    }
    await play.go('/portal');
    await play.wait(TIMING.chunkLoadTimeoutMs);
    expect(jest.getTimerCount()).toBe(waits);
    expect(document.querySelectorAll('iframe').length).toBeLessThanOrEqual(3);
    expect(play.openPorts()).toBe(play.frames().filter(({ status }) => status === 'hidden').length);
  });
});
