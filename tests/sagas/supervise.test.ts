import { type Action, configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { call, put, select, take } from 'redux-saga/effects';
import { type TestApiWithEffectsTesters, testSaga } from 'redux-saga-test-plan';
import { flowStopped, flowsRetried } from '../../src/features/supervisor/supervisorSlice.ts';
import { crashed } from '../../src/lib/crash.ts';
import { crashedEffect, watchEffects } from '../../src/sagas/crashedEffect.ts';
import { type Flow, supervise, superviseAll } from '../../src/sagas/supervise.ts';
import { now } from '../../src/services/browser/clock.ts';
import { logError } from '../../src/services/browser/log.ts';
import { branchesOf, effectAt } from './support/branches.ts';

type At = TestApiWithEffectsTesters;
function* flow() {}
const selectNothing = () => null;
const fault = new Error('thrown by the test');

/** The supervisor runs the flow, beside what the flow cannot see. */
function runs(at: At): At {
  expect(branchesOf(effectAt(at))).toEqual({ end: { call: 'flow', args: [] }, fault: expect.anything() });
  return at;
}
/** The flow crashes at a time; returns what the supervisor does then. */
const crash = (running: At, time: number) =>
  runs(running)
    .throw(fault)
    .call(logError, 'drafts, its own code', fault)
    .next()
    .put(crashed('drafts')())
    .next()
    .call(now)
    .next(time);
const begun = () => testSaga(supervise, 'drafts', flow).next().next();

it('starts every flow separately', () => {
  testSaga(superviseAll, { drafts: flow, push: flow })
    .next()
    .fork(supervise, 'drafts', flow)
    .next()
    .fork(supervise, 'push', flow)
    .next()
    .isDone();
});

it('a flow that ends is not started again', () => {
  runs(begun()).next({}).isDone();
});

it('a flow that crashes is logged, reset and started again', () => {
  runs(crash(begun(), 0));
});

it('stops at the third crash within a minute; after a retry it counts from the beginning', () => {
  const third = crash(crash(crash(begun(), 1_000), 2_000), 60_999);
  const retried = third.put(flowStopped('drafts')).next().take(flowsRetried).next();
  runs(crash(crash(retried, 61_000), 61_001));
});

it('a crash a minute ago does not count any more', () => {
  runs(crash(crash(crash(begun(), 1_000), 2_000), 61_000));
});

describe('what throws while a flow is reset', () => {
  /** Two flows, of which `drafts` crashes at each press, over a reducer that may throw at an event as well. */
  function running(throwsAt: string, log = jest.spyOn(console, 'error').mockImplementation(() => {})) {
    const pressed: string[] = [];
    const sagas = createSagaMiddleware({ sagaMonitor: watchEffects() });
    const store = configureStore({
      reducer: (_state: null | undefined, { type }: Action) => {
        if (type === throwsAt) throw new Error('thrown by a reducer');
        return null;
      },
      middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
    });
    const listening = (name: string, fails: boolean) =>
      function* () {
        while (true) {
          yield take('test/pressed');
          pressed.push(name);
          if (fails) throw fault;
        }
      } as Flow;
    const root = sagas.run(superviseAll, { drafts: listening('drafts', true), push: listening('push', false) });
    const press = () => {
      pressed.length = 0;
      store.dispatch({ type: 'test/pressed' });
      return [...pressed];
    };
    return { press, store, root, told: () => log.mock.calls.map(([where]) => where) };
  }
  afterEach(() => jest.restoreAllMocks());

  it('DEV-5 ends no flow: the crashed one is started again, the others go on, and both faults are logged', () => {
    const { press, root, told } = running('drafts/crashed');
    expect([press(), press()]).toEqual([
      ['drafts', 'push'],
      ['push', 'drafts'],
    ]);
    expect(root.isRunning()).toBe(true);
    expect(told().slice(0, 2)).toEqual(['drafts, CALL:', 'drafts, PUT drafts/crashed:']);
  });

  it('DEV-5 lets the person retry a flow that could not be reported as stopped', () => {
    const { press, store } = running(flowStopped.type);
    for (let crash = 1; crash <= 3; crash += 1) press();
    expect(press()).toEqual(['push']);
    store.dispatch(flowsRetried());
    expect(press()).toContain('drafts');
  });

  it('a log that throws ends no flow', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {
      throw fault;
    });
    const { press } = running('', log);
    press();
    expect(press().sort()).toEqual(['drafts', 'push']);
  });
});

describe('the effect that threw', () => {
  /** What the log calls the effect in which `thrown` was thrown, at the end of `life`. */
  function named(effect: unknown, thrown: unknown = new Error('x')) {
    const monitor = watchEffects();
    monitor.effectTriggered?.({ effectId: 1, parentEffectId: 0, effect });
    monitor.effectRejected?.(1, thrown);
    return crashedEffect(thrown);
  }

  it.each([
    ['an event', put({ type: 'drafts/draftSaved', payload: 'secret' }), 'PUT drafts/draftSaved'],
    ['a call', call(logError, 'secret', fault), 'CALL logError'],
    ['a call of something without a name', call(() => {}), 'CALL'],
    ['a reading', select(selectNothing), 'SELECT selectNothing'],
    ['anything else', take('secret'), 'TAKE'],
    ['none', undefined, 'its own code'],
    ['nothing that is an effect', { payload: null }, 'its own code'],
    ['something without a type', { payload: { fn: now } }, 'its own code'],
    ['one of an unknown shape', { type: 'CALL', payload: null }, 'CALL'],
    ['one whose type is no text', { type: 7 }, 'its own code'],
    ['one whose type is empty', { type: '' }, 'its own code'],
  ])('%s is named without what it carries', (_case, effect, name) => {
    expect(named(effect)).toBe(name);
  });

  it.each(['a text', null])('is unknown if %j was thrown', (thrown) => {
    expect(named(take('x'), thrown)).toBe('its own code');
  });

  it('is the innermost one, which threw first', () => {
    const monitor = watchEffects();
    const thrown = new Error('x');
    monitor.effectTriggered?.({ effectId: 1, parentEffectId: 0, effect: call(flow) });
    monitor.effectTriggered?.({ effectId: 2, parentEffectId: 1, effect: call(now) });
    monitor.effectRejected?.(2, thrown);
    monitor.effectRejected?.(1, thrown);
    expect(crashedEffect(thrown)).toBe('CALL now');
  });

  it.each(['effectResolved', 'effectCancelled', 'effectRejected'] as const)('is forgotten after %s', (ends) => {
    const monitor = watchEffects();
    monitor.effectTriggered?.({ effectId: 1, parentEffectId: 0, effect: call(now) });
    monitor[ends]?.(1, ends === 'effectRejected' ? new Error('y') : undefined);
    const thrown = new Error('x');
    monitor.effectRejected?.(1, thrown);
    expect(crashedEffect(thrown)).toBe('its own code');
  });
});
