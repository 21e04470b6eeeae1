import { combineReducers } from '@reduxjs/toolkit';
import { TIMING } from '../../src/constants/timing.ts';
import { toastShown } from '../../src/features/feedback/feedbackSlice.ts';
import { pageReloadWanted } from '../../src/features/reload/reloadSlice.ts';
import { partsOf, routingReducer } from '../../src/features/routing/routingSlice.ts';
import { frameClosed } from '../../src/features/subApp/subAppEvents.ts';
import * as subApp from '../../src/features/subApp/subAppSlice.ts';
import { ChunkLoadError } from '../../src/lib/chunk.ts';
import { meetError } from '../../src/sagas/steps/frameErrors.ts';
import { frameWith } from '../support/fixtures.ts';
import { runSteps } from './support/runSteps.ts';

const reduce = combineReducers({ subApp: subApp.subAppReducer, routing: routingReducer });
const initial = reduce(undefined, { type: '@@test' });
type Report = Parameters<typeof meetError>[1];

interface Case {
  /** Of orders, whose page is shown unless `at` says otherwise. */
  readonly frame?: Partial<subApp.Frame>;
  readonly others?: subApp.Frame[];
  readonly at?: string;
  readonly mayReload?: boolean;
}

/** What follows when an application reports an error. */
function met(report: Report, { frame: over = {}, others = [], at = '/child/oms/list', mayReload = true }: Case = {}) {
  const frame = frameWith(over);
  const state = {
    subApp: { ...initial.subApp, frames: [...others, frame] },
    routing: { ...initial.routing, location: { ...partsOf(at), key: 'k' } },
  };
  const asked = jest.fn((..._: unknown[]) => mayReload);
  const { steps } = runSteps(() => meetError(frame, report), {
    state,
    reduce,
    answers: { newId: 'fresh', mayReload: asked },
  });
  return { steps, asked: asked.mock.calls };
}

const toast = (kind: 'info' | 'warning', key: string, durationMs: number) =>
  toastShown({ id: 'fresh', kind, message: { key }, durationMs });
const removed = [subApp.frameRemoved({ instance: 'oms' }), ['closeFrame', 'oms']];
const dropped = [...removed, frameClosed({ module: 'oms' })];
const failedWith = (code: 'RESOURCE' | 'RUNTIME', text: string) => [
  subApp.frameFailed({ instance: 'oms', failure: { code } }),
  ['closeFrame', 'oms'],
  ['logError', 'subApp', new ChunkLoadError(text)],
];
const reload = pageReloadWanted({ reason: 'runtimeError', delayMs: 0 });

describe('a part of a running application is missing', () => {
  const missing: Report = { kind: 'resource', url: '/micro/oms/a.js' };

  it.each([
    [missing, '/micro/oms/a.js'],
    [{ kind: 'chunk', message: 'chunk 7' } as const, 'chunk 7'],
  ])('it is reloaded in place, and the person is told of the new version (%j)', (report, what) => {
    expect(met(report).steps).toEqual([
      ['logWarning', 'subApp', `Loading chunk oms failed. (RESOURCE: ${what})`],
      toast('info', 'subApp:newVersion', TIMING.messageMs),
      ...removed,
      subApp.frameOpened({
        instance: 'fresh',
        module: 'oms',
        isPublic: false,
        path: '/list',
        startPath: expect.any(String),
        isRenewed: true,
      }),
    ]);
  });

  it('unsaved work in it is kept, and the person is told instead', () => {
    const unsaved = toast('warning', 'subApp:newVersionUnsaved', TIMING.errorMessageMs);
    expect(met(missing, { frame: { dirty: true } }).steps).toEqual([unsaved]);
    expect(met(missing, { frame: { dirty: true }, at: '/portal' }).steps).toEqual([unsaved]);
  });

  it('in the background it is dropped, and nobody is told', () => {
    expect(met(missing, { frame: { status: 'hidden' }, at: '/portal' }).steps).toEqual(dropped);
  });

  it('a second time the person decides', () => {
    const failed = failedWith('RESOURCE', 'Loading chunk oms failed. (RESOURCE: /micro/oms/a.js)');
    expect(met(missing, { frame: { isRenewed: true } }).steps).toEqual(failed);
  });

  it('before it is drawn, it cannot be shown', () => {
    const failed = failedWith('RESOURCE', 'Loading chunk oms failed. (RESOURCE: /micro/oms/a.js)');
    expect(met(missing, { frame: { status: 'loading' } }).steps).toEqual(failed);
    const unnamed = failedWith('RESOURCE', 'Loading chunk oms failed. (RESOURCE)');
    expect(met({ kind: 'chunk' }, { frame: { status: 'loading' } }).steps).toEqual(unnamed);
  });

  it.each(['idle', 'failed', 'destroyed'] as const)(
    'what one that is %s still reports counts for nothing',
    (status) => {
      expect(met(missing, { frame: { status } }).steps).toEqual([]);
    },
  );
});

describe('an application dies before it is drawn', () => {
  const died: Report = { kind: 'runtime', message: 'x is undefined' };
  const why = "application 'oms' died in status LOADING_SOURCE_CODE: x is undefined";
  const frame = { status: 'loading' } as const;

  it('the page is reloaded, once a minute for each application', () => {
    const { steps, asked } = met(died, { frame });
    expect(steps).toEqual([reload, ['logWarning', 'subApp', why]]);
    expect(asked).toEqual([['runtimeError-oms', TIMING.applicationReloadMs]]);
  });

  it('then the panel takes its place', () => {
    expect(met(died, { frame, mayReload: false }).steps).toEqual(failedWith('RUNTIME', why));
  });

  it('the page stays if another application would lose unsaved work', () => {
    const { steps, asked } = met(died, { frame, others: [frameWith({ module: 'crm', dirty: true })] });
    expect([steps, asked]).toEqual([failedWith('RUNTIME', why), []]);
  });

  it('in the background it is dropped, and the page stays', () => {
    const { steps, asked } = met(died, { frame, at: '/portal' });
    expect([steps, asked]).toEqual([[...dropped, ['logError', 'subApp', new ChunkLoadError(why)]], []]);
  });
});

describe('an error in a running application', () => {
  const cured: Report = { kind: 'runtime', message: 'a.toUpperCase is not a function' };

  it('is its own affair', () => {
    const { steps, asked } = met({ kind: 'runtime', message: 'x is undefined' });
    expect([steps, asked]).toEqual([[], []]);
    expect(met({ kind: 'runtime' }).steps).toEqual([]);
  });

  it('that a reload cures reloads the page, but not in a loop', () => {
    expect(met(cured).steps).toEqual([reload]);
    expect(met(cured, { mayReload: false }).steps).toEqual([
      ['logWarning', 'subApp', "application 'oms' has the same fault again; staying: a.toUpperCase is not a function"],
    ]);
  });

  it.each(['failed', 'destroyed'] as const)('of one that is %s counts for nothing', (status) => {
    expect(met(cured, { frame: { status } }).steps).toEqual([]);
  });
});
