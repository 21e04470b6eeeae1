import { combineReducers } from '@reduxjs/toolkit';
import type { SagaGenerator } from '../../src/effects/effects.ts';
import { requestFailed } from '../../src/features/network/networkSlice.ts';
import { partsOf, routingReducer } from '../../src/features/routing/routingSlice.ts';
import { frameClosed, frameDirtied } from '../../src/features/subApp/subAppEvents.ts';
import * as subApp from '../../src/features/subApp/subAppSlice.ts';
import { ChunkLoadError } from '../../src/lib/chunk.ts';
import * as steps from '../../src/sagas/steps/frames.ts';
import { frameWith } from '../support/fixtures.ts';
import { runSteps } from './support/runSteps.ts';

const reduce = combineReducers({ subApp: subApp.subAppReducer, routing: routingReducer });
const initial = reduce(undefined, { type: '@@test' });

/** Runs a step on the page of `oms`, with these frames. */
function run<T>(
  step: () => SagaGenerator<T>,
  frames: subApp.Frame[],
  { spare = null, at = '/child/oms/list' }: { spare?: string | null; at?: string } = {},
) {
  const state = {
    subApp: { ...initial.subApp, frames, spare, used: frames.map(({ instance }) => instance) },
    routing: { ...initial.routing, location: { ...partsOf(at), key: 'k' } },
  };
  const { state: now, ...rest } = runSteps(step, { state, reduce, answers: { newId: 'fresh' } });
  return { ...rest, left: now().subApp.frames.map(({ instance, status }) => `${instance} ${status}`) };
}

describe('an application is opened', () => {
  const place = { module: 'oms', isPublic: false, path: '/order?id=1' } as const;
  const opened = (instance: string, over: Partial<subApp.Frame> = {}) =>
    subApp.frameOpened({
      ...place,
      instance,
      isRenewed: false,
      startPath: expect.stringMatching(/^\/middlePage\?.*order/),
      ...over,
    });

  it('in a new frame, which starts on its middle page and waits for its element', async () => {
    const { task, steps: done, left } = run(() => steps.openFrame(place), []);
    expect([await task.toPromise(), done, left]).toEqual(['fresh', [opened('fresh')], ['fresh idle']]);
  });

  it('in the empty frame that is there already, at once', async () => {
    const { task, steps: done, left } = run(() => steps.openFrame(place), [], { spare: 'spare' });
    const attached = subApp.frameAttached({ instance: 'spare' });
    expect([await task.toPromise(), done, left]).toEqual(['spare', [opened('spare'), attached], ['spare loading']]);
  });

  it('to a visitor in a frame of its own', async () => {
    const { task, steps: done } = run(() => steps.openFrame({ ...place, isPublic: true }), [], { spare: 'spare' });
    expect(await task.toPromise()).toBe('fresh');
    expect(done).toEqual([opened('fresh', { isPublic: true, startPath: expect.any(String) })]);
  });

  it('anew at the same place, when it replaces another frame, of which nothing is left', async () => {
    const old = frameWith({ instance: 'old', path: '/order?id=1', dirty: true });
    const { task, steps: done, left } = run(() => steps.replaceFrame(old), [old]);
    expect(await task.toPromise()).toBe('fresh');
    expect(done).toEqual([subApp.frameRemoved({ instance: 'old' }), ['closeFrame', 'old'], opened('fresh')]);
    expect(left).toEqual(['fresh idle']);
    expect(run(() => steps.replaceFrame(old, true), [old]).steps.at(-1)).toEqual(opened('fresh', { isRenewed: true }));
  });
});

it('an empty frame is offered to the next application if there is none and there is room', () => {
  const three = (['crm', 'oms', 'scm'] as const).map((module) => frameWith({ module }));
  expect(run(() => steps.offerSpare(), three.slice(1)).steps).toEqual([subApp.spareOffered({ instance: 'fresh' })]);
  expect(run(() => steps.offerSpare(), three).steps).toEqual([]);
  expect(run(() => steps.offerSpare(), [], { spare: 'spare' }).steps).toEqual([]);
});

it('an application is told something', () => {
  expect(run(() => steps.tellFrame('oms', { type: 'deactivated', data: {} }), []).steps).toEqual([
    ['sendToFrame', 'oms', { type: 'deactivated', data: {} }],
  ]);
});

describe('an application ends', () => {
  it.each(['ready', 'active', 'hidden'] as const)('with a moment to clean up while it is %s', (status) => {
    const frame = frameWith({ status });
    const { steps: done, left } = run(() => steps.dismissFrame(frame), [frame]);
    expect(done).toEqual([
      ['sendToFrame', 'oms', { type: 'dispose', data: {} }],
      subApp.frameDestroyed({ instance: 'oms' }),
      frameClosed({ module: 'oms' }),
    ]);
    expect(left).toEqual(['oms destroyed']);
  });

  it.each(['idle', 'loading', 'failed'] as const)('at once while it is %s', (status) => {
    const frame = frameWith({ status });
    const { steps: done, left } = run(() => steps.dismissFrame(frame), [frame]);
    expect(done).toEqual([
      subApp.frameRemoved({ instance: 'oms' }),
      ['closeFrame', 'oms'],
      frameClosed({ module: 'oms' }),
    ]);
    expect(left).toEqual([]);
  });

  it('only once', () => {
    const frame = frameWith({ status: 'destroyed' });
    expect(run(() => steps.dismissFrame(frame), [frame])).toMatchObject({ steps: [], left: ['oms destroyed'] });
  });
});

it.each([
  ['the one of the page', '/child/oms/list', 'oms', true],
  ['another one', '/child/crm/list', 'oms', false],
  ['an earlier one of the same application', '/child/oms/list', 'earlier', false],
  ['one on a page without an application', '/portal', 'oms', false],
])('whether a frame is in front: %s', async (_which, at, instance, expected) => {
  const { task } = run(() => steps.isInFront(frameWith({ instance })), [frameWith()], { at });
  expect(await task.toPromise()).toBe(expected);
});

describe('an application that cannot be shown', () => {
  const failed = (frame: subApp.Frame, failure: subApp.FrameFailure, at?: string) =>
    run(() => steps.failChunk(frame, failure, 'why'), [frame], at === undefined ? {} : { at });
  const logged = (text: string) => ['logError', 'subApp', new ChunkLoadError(text)];

  it('gives way to the panel, which says why, and is logged once', () => {
    const frame = frameWith({ status: 'loading' });
    const { steps: done, left } = failed(frame, { code: 'TIMEOUT' });
    expect(done).toEqual([
      subApp.frameFailed({ instance: 'oms', failure: { code: 'TIMEOUT' } }),
      ['closeFrame', 'oms'],
      logged('Loading chunk oms failed. (TIMEOUT: why)'),
    ]);
    expect(left).toEqual(['oms failed']);
  });

  it('has no unsaved work any more', () => {
    const { steps: done } = failed(frameWith({ dirty: true }), { code: 'RUNTIME' });
    expect(done).toContainEqual(frameDirtied({ module: 'oms', dirty: false }));
  });

  it('is dropped without a panel while it is in the background', () => {
    const { steps: done, left } = failed(frameWith({ dirty: true }), { code: 'HTTP', status: 503 }, '/portal');
    expect(done).toEqual([
      subApp.frameRemoved({ instance: 'oms' }),
      ['closeFrame', 'oms'],
      frameClosed({ module: 'oms' }),
      logged('Loading chunk oms failed. (HTTP: 503)'),
    ]);
    expect(left).toEqual([]);
  });

  it('puts the network in doubt only if nothing answered', () => {
    expect(failed(frameWith(), { code: 'NETWORK' }).steps.at(-1)).toEqual(requestFailed());
    expect(failed(frameWith(), { code: 'NOT_HTML' }).steps).not.toContainEqual(requestFailed());
  });

  it('is named in the log with what is known', () => {
    expect(steps.chunkFailed(frameWith(), { code: 'RESOURCE' }, '/a.js')).toBe(
      'Loading chunk oms failed. (RESOURCE: /a.js)',
    );
    expect(steps.chunkFailed(frameWith(), { code: 'HTTP', status: 404 }, '/a.js')).toBe(
      'Loading chunk oms failed. (HTTP: 404)',
    );
    expect(steps.chunkFailed(frameWith(), { code: 'TIMEOUT' })).toBe('Loading chunk oms failed. (TIMEOUT)');
    const { steps: done } = run(() => steps.failChunk(frameWith(), { code: 'TIMEOUT' }), [frameWith()]);
    expect(done).toContainEqual(logged('Loading chunk oms failed. (TIMEOUT)'));
  });
});
