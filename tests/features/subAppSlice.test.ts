import type { UnknownAction } from '@reduxjs/toolkit';
import { LIMITS } from '../../src/constants/limits.ts';
import { RETURN_PATH } from '../../src/features/routing/childPath.ts';
import { addressedPath, isPassage } from '../../src/features/subApp/framePath.ts';
import { frameDirtied, frameTitled } from '../../src/features/subApp/subAppEvents.ts';
import * as subApp from '../../src/features/subApp/subAppSlice.ts';
import { frameHidden, frameMoved, frameShown } from '../../src/features/subAppPages/subAppPagesEvents.ts';
import { frameWith } from '../support/fixtures.ts';

type State = ReturnType<typeof subApp.subAppReducer>;
const initial = subApp.subAppReducer(undefined, { type: '@@test' });
const stateAfter = (frames: subApp.Frame[], ...events: readonly UnknownAction[]): State =>
  events.reduce(subApp.subAppReducer, { ...initial, frames });
const three = (['crm', 'oms', 'scm'] as const).map((module) => frameWith({ module, status: 'hidden' }));
const opened = (instance: string) =>
  subApp.frameOpened({ instance, module: 'hr', isPublic: false, path: '/', startPath: '/', isRenewed: false });

describe('the empty frame of the next application', () => {
  const spare = (state: State) => subApp.selectSpare({ subApp: state });
  const isWanted = (state: State) => subApp.selectIsSpareWanted({ subApp: state });

  it('is wanted while there is room, and is offered once', () => {
    expect([isWanted(stateAfter([])), isWanted(stateAfter(three))]).toEqual([true, false]);
    const offered = stateAfter([], subApp.spareOffered({ instance: 'a' }), subApp.spareOffered({ instance: 'b' }));
    expect([spare(offered), isWanted(offered)]).toEqual(['a', false]);
    expect(spare(stateAfter(three, subApp.spareOffered({ instance: 'a' })))).toBeNull();
    const closing = three.map((frame) => ({ ...frame, status: 'destroyed' as const }));
    expect(isWanted(stateAfter(closing))).toBe(true);
  });

  it('is taken by the frame of its id, stays beside any other, and goes when there is no more room', () => {
    const offered = subApp.spareOffered({ instance: 'a' });
    expect(spare(stateAfter([], offered, opened('a')))).toBeNull();
    expect(spare(stateAfter([], offered, opened('b')))).toBe('a');
    expect(spare(stateAfter(three.slice(1), offered, opened('b')))).toBeNull();
    expect(three).toHaveLength(LIMITS.frames);
  });
});

describe('a frame', () => {
  it('begins with nothing but its place', () => {
    const [frame] = stateAfter([], opened('a')).frames;
    expect(frame).toEqual(frameWith({ instance: 'a', module: 'hr', status: 'idle', path: '/', startPath: '/' }));
  });

  it('was in front last if it was shown last', () => {
    const shown = (...ids: string[]) => ids.flatMap((instance) => [frameShown({ instance })]);
    const hidden = frameHidden({ instance: 'crm' });
    expect(stateAfter(three, ...shown('crm', 'oms'), hidden, ...shown('crm')).used).toEqual(['oms', 'crm']);
    expect(stateAfter(three, ...shown('crm', 'oms'), subApp.frameRemoved({ instance: 'crm' })).used).toEqual(['oms']);
    expect(stateAfter(three, ...shown('gone')).used).toEqual([]);
  });

  it('that fails or ends has neither unsaved work nor a dialog', () => {
    const busy = [frameWith({ dirty: true, overlay: true }), ...three.slice(0, 1)];
    const failure = { code: 'HTTP', status: 404 } as const;
    const [failed] = stateAfter(busy, subApp.frameFailed({ instance: 'oms', failure })).frames;
    expect(failed).toEqual(frameWith({ status: 'failed', failure }));
    const [ended] = stateAfter(busy, subApp.frameDestroyed({ instance: 'oms' })).frames;
    expect(ended).toEqual(frameWith({ status: 'destroyed' }));
    expect(stateAfter(busy, subApp.frameRemoved({ instance: 'oms' })).frames).toEqual(three.slice(0, 1));
  });

  it('of a page that reloads is dropped with all others; only the unknown messages stay counted', () => {
    const state = stateAfter(three, subApp.messageIgnored(), subApp.messageIgnored(), subApp.framesDropped());
    expect(state).toEqual({ ...initial, ignored: 2 });
  });

  it('tells about its dialog and its bar while it is there', () => {
    const told = [
      subApp.frameOverlaid({ instance: 'oms', on: true }),
      subApp.frameBarred({ instance: 'oms', height: 9 }),
    ];
    expect(stateAfter([frameWith()], ...told).frames).toEqual([frameWith({ overlay: true, bar: 9 })]);
    expect(stateAfter([frameWith({ status: 'destroyed' })], ...told).frames[0]?.overlay).toBe(false);
    expect(stateAfter([frameWith({ instance: 'other' })], ...told).frames).toEqual([frameWith({ instance: 'other' })]);
  });

  it('is found by its application unless it is ending', () => {
    const ending = frameWith({ instance: 'former', status: 'destroyed' });
    const events = [
      frameTitled({ module: 'oms', title: 'Order', language: 'en-US' }),
      frameDirtied({ module: 'oms', dirty: true }),
      frameMoved({ module: 'oms', path: '/order' }),
    ];
    const told = frameWith({ title: 'Order', dirty: true, path: '/order' });
    const state = stateAfter([ending, frameWith(), ...three.slice(0, 1)], ...events);
    expect(state.frames).toEqual([ending, told, three[0]]);
    expect(subApp.selectFrameOf({ subApp: state }, 'oms')).toEqual(told);
    expect(subApp.selectFrameOf({ subApp: state }, 'hr')).toBeNull();
    expect(stateAfter([ending], ...events).frames).toEqual([ending]);
    expect([state, stateAfter(three)].map((one) => subApp.selectIsSomeDirty({ subApp: one }))).toEqual([true, false]);
  });

  it.each([
    ['idle', false],
    ['loading', false],
    ['ready', true],
    ['active', true],
    ['hidden', true],
    ['failed', false],
    ['destroyed', false],
  ] as const)('can receive messages while it is %s: %s', (status, isRunning) => {
    expect(subApp.isRunning(frameWith({ status }))).toBe(isRunning);
  });
});

describe('the page of an application', () => {
  const PUBLIC = '/child/scm/supplier/createSupplierPC';
  const at = (pathname: string, { frames = [] as subApp.Frame[], granted = ['OMS_Auth'], open = true } = {}) => ({
    routing: { location: { pathname } },
    permissions: { authorization: granted },
    shell: { open },
    subApp: { ...initial, frames },
  });

  it('is refused to those who are not granted it, unless it is public', () => {
    const isRefused = (pathname: string) => subApp.selectSubAppRefused(at(pathname));
    expect(['/child/oms/list', '/child/crm/list', PUBLIC, '/portal'].map(isRefused)).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });

  it('is shown in the open shell to those who are granted it; a public one to everybody', () => {
    const module = (...page: Parameters<typeof at>) => subApp.selectOpenPage(at(...page))?.module;
    expect([module('/child/oms/list'), module('/child/crm/list'), module('/portal')]).toEqual([
      'oms',
      undefined,
      undefined,
    ]);
    expect([module('/child/oms/list', { open: false }), module(PUBLIC, { open: false })]).toEqual([undefined, 'scm']);
  });

  it('has the frame of its application, and never one with the rights of the other kind of page', () => {
    const scm = frameWith({ module: 'scm' });
    const shown = (pathname: string, ...frames: subApp.Frame[]) => subApp.selectShownFrame(at(pathname, { frames }));
    expect(shown('/child/scm/list', frameWith(), scm)).toEqual(scm);
    expect(shown(PUBLIC, scm)).toBeNull();
    expect(shown('/child/scm/list', { ...scm, isPublic: true })).toBeNull();
    expect(shown(PUBLIC, { ...scm, isPublic: true })).toEqual({ ...scm, isPublic: true });
    expect([shown('/portal', scm), shown('/child/scm/list')]).toEqual([null, null]);
  });

  it('is dimmed around a dialog of the application in front', () => {
    const isDimmed = (over: Partial<subApp.Frame>, pathname = '/child/oms/list') =>
      subApp.selectOverlayShown(at(pathname, { frames: [frameWith({ overlay: true, ...over })] }));
    expect([isDimmed({}), isDimmed({ overlay: false }), isDimmed({ status: 'hidden' })]).toEqual([true, false, false]);
    expect(isDimmed({}, '/portal')).toBe(false);
  });

  it('leaves room for one application that nobody has asked for yet', () => {
    const isRoom = (frames: subApp.Frame[], used: string[], pathname = '/portal') =>
      subApp.selectIsRoomForMore({ ...at(pathname), subApp: { ...initial, frames, used } });
    const [crm, oms] = [frameWith({ module: 'crm' }), frameWith()];
    expect(isRoom([], [])).toBe(true);
    expect(isRoom([oms], [])).toBe(false);
    expect(isRoom([oms], ['oms'])).toBe(true);
    expect(isRoom([oms], [], '/child/oms/list')).toBe(true);
    expect(isRoom([{ ...oms, status: 'destroyed' }], [])).toBe(true);
    expect(isRoom([crm, oms], ['oms'])).toBe(false);
    expect(isRoom(three, ['crm', 'oms', 'scm'])).toBe(false);
  });
});

describe('a path inside an application', () => {
  it('is a passage only on the middle page that leads on', () => {
    const passages = [`/middlePage?${RETURN_PATH}=%2Flist`, '/middlePage', `/list?${RETURN_PATH}=%2F`].map(isPassage);
    expect(passages).toEqual([true, false, false]);
  });

  it('is that of the middle page if it is the root', () => {
    expect(['/', '', '/?x=1', '/#a', '/list', '/list/'].map(addressedPath)).toEqual([
      '/middlePage',
      '',
      '/middlePage?x=1',
      '/middlePage#a',
      '/list',
      '/list/',
    ]);
  });
});
