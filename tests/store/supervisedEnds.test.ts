import { type Action, configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { call, cancel, cancelled, fork, put, race, type SagaGenerator, take } from '../../src/effects/effects.ts';
import { watchEffects } from '../../src/sagas/crashedEffect.ts';
import { type Flow, superviseAll } from '../../src/sagas/supervise.ts';
import { supervisedEnds } from '../../src/store/supervisedEnds.ts';
import { playFlow } from '../support/playFlow.ts';

const FAULT = 'thrown by the test';
function fail(): never {
  throw new Error(FAULT);
}
const failed = { type: 'test/failed' };

/** A flow that does `work` whenever a door is opened, beside another one that hears of the same doors. */
const flows = (work: Flow) => ({
  *drafts(): SagaGenerator<void> {
    while (true) {
      yield* take('door/opened');
      yield* work();
    }
  },
  *push(): SagaGenerator<void> {
    while (true) {
      yield* take('door/closed');
      yield* put({ type: 'push/heard' });
    }
  },
});

/** These flows over a store; its reducer throws at one event. */
function running(work: Flow) {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const events: string[] = [];
  const sagas = createSagaMiddleware({ sagaMonitor: watchEffects(), effectMiddlewares: [supervisedEnds] });
  const store = configureStore({
    reducer: (_state: null | undefined, { type }: Action) => {
      if (type === failed.type) fail();
      if (!type.startsWith('@@')) events.push(type);
      return null;
    },
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
  });
  const root = sagas.run(superviseAll, flows(work));
  return {
    root,
    told: () => log.mock.calls.splice(0).map(([where, thrown]) => [where, (thrown as Error).message]),
    /** Opens and closes the door; what has happened then. */
    pass: () => {
      store.dispatch({ type: 'door/opened' });
      store.dispatch({ type: 'door/closed' });
      return events.splice(0);
    },
  };
}
afterEach(() => jest.restoreAllMocks());

/** Waits until it is cancelled, then does something that throws. */
function* untilCancelled(atEnd: Flow): SagaGenerator<void> {
  try {
    yield* take('door/painted');
  } finally {
    yield* atEnd();
  }
}
function* putsFailing(): SagaGenerator<void> {
  yield* put(failed);
}
function* callsFailing(): SagaGenerator<void> {
  yield* call(fail);
}
function* failing(): SagaGenerator<void> {
  fail();
}

describe.each<[where: string, effect: string, atEnd: Flow]>([
  ['in an event', 'PUT test/failed', putsFailing],
  ['in a call', 'CALL fail', callsFailing],
  ['in its own code', 'its own code', failing],
])('DEV-5 what a cancelled task throws in its finally, %s,', (_where, effect, atEnd) => {
  const ONCE = [[`drafts, ${effect}:`, FAULT]];
  const CRASHED = ['door/opened', 'door/closed', 'push/heard', 'drafts/crashed'];

  it.each<[string, Flow]>([
    [
      'a forked task',
      function* () {
        const task = yield* fork(untilCancelled, atEnd);
        yield* take('door/closed');
        yield* cancel(task);
      },
    ],
    [
      'the loser of a race',
      function* () {
        yield* race({ opened: call(untilCancelled, atEnd), closed: take('door/closed') });
      },
    ],
    [
      'one that another one had called',
      function* () {
        yield* race({
          opened: call(function* () {
            yield* call(untilCancelled, atEnd);
          }),
          closed: take('door/closed'),
        });
      },
    ],
  ])('is logged once, resets and restarts its flow, and reaches no other: %s', (_task, work) => {
    const { pass, root, told } = running(work);
    expect([pass(), told()]).toEqual([CRASHED, ONCE]);
    expect([pass(), told()]).toEqual([CRASHED, ONCE]);
    expect(root.isRunning()).toBe(true);
  });

  it('keeps no other task from ending', () => {
    const left: string[] = [];
    const { pass, told } = running(function* () {
      const around = yield* fork(function* () {
        try {
          yield* fork(untilCancelled, atEnd);
          yield* fork(untilCancelled, function* () {
            left.push('the one beside it');
            yield* cancelled();
          });
          yield* call(untilCancelled, atEnd);
        } finally {
          left.push('the one around it');
        }
      });
      yield* take('door/closed');
      yield* cancel(around);
    });
    expect(pass()).toEqual(CRASHED);
    expect(left).toEqual(['the one around it', 'the one beside it']);
    expect(told()).toEqual([...ONCE, ...ONCE]);
  });

  it('is logged when every flow is ended', () => {
    const { root, pass, told } = running(function* () {
      yield* fork(untilCancelled, atEnd);
    });
    pass();
    root.cancel();
    expect(told()).toEqual(ONCE);
  });
});

it('is logged beside the crash that cancelled the task, which restarts the flow once', () => {
  const { pass, told } = running(function* () {
    yield* fork(untilCancelled, callsFailing);
    yield* take('door/closed');
    throw new Error('the first');
  });
  expect(pass()).toEqual(['door/opened', 'door/closed', 'push/heard', 'drafts/crashed']);
  expect(told()).toEqual([
    ['drafts, CALL fail:', FAULT],
    ['drafts, CALL drafts:', 'the first'],
  ]);
});

it('DEV-5 what a cancelled task throws later restarts its flow as well', async () => {
  const { pass, told } = running(function* () {
    yield* race({
      opened: call(untilCancelled, function* () {
        yield* call(() => Promise.reject(new Error(FAULT)));
      }),
      closed: take('door/closed'),
    });
  });
  expect(pass()).not.toContain('drafts/crashed');
  await new Promise(process.nextTick);
  expect(told()).toEqual([['drafts, CALL:', FAULT]]);
});

it('three of them within a minute stop the flow, as any other crashes do', () => {
  const { pass } = running(function* () {
    yield* race({ opened: call(untilCancelled, callsFailing), closed: take('door/closed') });
  });
  const events = [pass(), pass(), pass()].flat();
  expect(events.slice(-2)).toEqual(['drafts/crashed', 'supervisor/flowStopped']);
  expect(pass()).toEqual(['door/opened', 'door/closed', 'push/heard']);
});

it('outside every flow, what a cancelled task throws is thrown at whoever cancelled it', () => {
  const sagas = createSagaMiddleware({ effectMiddlewares: [supervisedEnds] });
  sagas({ getState: () => null, dispatch: (action) => action });
  const task = sagas.run(function* () {
    yield* call(untilCancelled, callsFailing);
  });
  expect(() => task.cancel()).toThrow(FAULT);
});

it('a tape of it can be replayed', async () => {
  jest.useFakeTimers();
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const work: Flow = function* () {
    yield* race({ opened: call(untilCancelled, failing), closed: take('door/closed') });
  };
  const play = await playFlow({}, { saga: () => superviseAll(flows(work)) });
  play.events();
  play.dispatch({ type: 'door/opened' });
  play.dispatch({ type: 'door/closed' });
  expect(play.events()).toEqual(['door/opened', 'door/closed', 'push/heard', 'drafts/crashed']);
  expect(log).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
