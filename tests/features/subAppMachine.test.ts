import type { UnknownAction } from '@reduxjs/toolkit';
import { frameMachine } from '../../src/features/subApp/frameMachine.ts';
import { surplusFrames } from '../../src/features/subApp/keepAlive.ts';
import * as subApp from '../../src/features/subApp/subAppSlice.ts';
import { frameHidden, frameShown } from '../../src/features/subAppPages/subAppPagesEvents.ts';
import { exhaust } from '../support/exhaust.ts';

const at = { instance: 'i' };
const opened = subApp.frameOpened({
  ...at,
  module: 'crm',
  isPublic: false,
  path: '/list',
  startPath: '/middlePage',
  isRenewed: false,
});
const begun = subApp.subAppReducer(undefined, opened);

/** The lifetime of one frame, as its slice plays it. */
function lifeOf(state: subApp.Frame | undefined, action: UnknownAction): subApp.Frame {
  const frames = state ? [state] : begun.frames;
  const [next] = subApp.subAppReducer({ ...begun, frames, used: [] }, action).frames;
  if (!next) throw new Error('the frame is gone');
  return next;
}

describe('the frame of an application', () => {
  exhaust(
    frameMachine,
    lifeOf,
    {
      frameAttached: [subApp.frameAttached(at)],
      frameReady: [subApp.frameReady(at)],
      'subAppPages/frameShown': [frameShown(at)],
      'subAppPages/frameHidden': [frameHidden(at)],
      frameFailed: [subApp.frameFailed({ ...at, failure: { code: 'TIMEOUT' } })],
      frameDestroyed: [subApp.frameDestroyed(at)],
    },
    [],
  );

  it('DEV-5 ignores an event that its status does not name', () => {
    const hidden = { ...lifeOf(undefined, subApp.frameAttached(at)), status: 'hidden' as const, dirty: true };
    expect(lifeOf(hidden, subApp.frameReady(at))).toEqual(hidden);
    expect(lifeOf(hidden, subApp.frameAttached(at))).toEqual(hidden);
    const destroyed = lifeOf(hidden, subApp.frameDestroyed(at));
    expect(destroyed).toMatchObject({ status: 'destroyed', dirty: false });
    expect(lifeOf(destroyed, subApp.frameFailed({ ...at, failure: { code: 'RUNTIME' } }))).toEqual(destroyed);
  });

  it('ignores what concerns another frame', () => {
    const other = { instance: 'other' };
    const frame = lifeOf(undefined, subApp.frameAttached(at));
    for (const event of [
      subApp.frameReady(other),
      subApp.frameOverlaid({ ...other, on: true }),
      subApp.frameDestroyed(other),
    ])
      expect(lifeOf(frame, event)).toEqual(frame);
  });
});

describe('the frames to evict', () => {
  const frame = (instance: string, over: Partial<subApp.Frame> = {}): subApp.Frame => ({
    ...lifeOf(undefined, opened),
    status: 'hidden',
    instance,
    ...over,
  });
  const ids = (frames: readonly subApp.Frame[], used: readonly string[], shown: string) =>
    surplusFrames(frames, used, shown).map(({ instance }) => instance);

  it('are none up to three; beyond that, the least recently used, or those never in front', () => {
    const four = ['a', 'b', 'c', 'd'].map((id) => frame(id));
    expect(ids(four.slice(0, 3), ['a', 'b', 'c'], 'c')).toEqual([]);
    expect(ids(four, ['b', 'a', 'c'], 'd')).toEqual(['b']);
    expect(ids(four, ['b', 'c', 'd'], 'd')).toEqual(['a']);
    expect(ids([...four, frame('e')], ['c', 'a', 'b', 'd'], 'd')).toEqual(['e', 'c']);
  });
  it('include neither the one in front nor one with unsaved work; one already closing does not count', () => {
    const dirty = ['a', 'b', 'c'].map((id) => frame(id, { dirty: true }));
    expect(ids([...dirty, frame('d')], ['d', 'a', 'b', 'c'], 'd')).toEqual([]);
    expect(ids([...dirty, frame('d'), frame('e')], ['d', 'a', 'b', 'c'], 'e')).toEqual(['d']);
    expect(
      ids([frame('z', { status: 'destroyed' }), frame('a'), frame('b'), frame('c')], ['a', 'b', 'c'], 'c'),
    ).toEqual([]);
  });
});
