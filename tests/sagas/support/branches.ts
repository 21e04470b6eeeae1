import { runSaga, type SagaIterator, stdChannel, type Task } from 'redux-saga';
import { type CallEffect, delay, type Effect } from 'redux-saga/effects';
import type { TestApiWithEffectsTesters } from 'redux-saga-test-plan';

/** A call of a function that its module does not export: it can be named, not imported. */
interface NamedCall {
  readonly call: string;
  readonly args: readonly unknown[];
}
type Branch = Effect | NamedCall | 'a saga';

const DELAY = delay(0).payload.fn;
const isCall = (effect: Effect): effect is CallEffect => effect.type === 'CALL';
const isSaga = (branch: unknown): branch is SagaIterator =>
  typeof branch === 'object' && branch !== null && 'next' in branch;

/** What waits in a race. */
const racers = (race: Effect): Readonly<Record<string, unknown>> => race.payload;

/** The branches of a race, to compare even where they call what its module does not export, or are sagas. */
export function branchesOf(race: Effect): Record<string, Branch> {
  if (race.type !== 'RACE') throw new Error(`a race was expected, not ${race.type}`);
  const plain = ([name, branch]: [string, unknown]): [string, Branch] => {
    if (isSaga(branch)) return [name, 'a saga'];
    // What is no saga is an effect.
    const effect = branch as Effect;
    if (!isCall(effect) || effect.payload.fn === DELAY) return [name, effect];
    return [name, { call: effect.payload.fn.name, args: effect.payload.args }];
  };
  return Object.fromEntries(Object.entries(racers(race)).map(plain));
}

/** The effect that a saga has reached. */
export function effectAt(at: TestApiWithEffectsTesters): Effect {
  const seen: Effect[] = [];
  at.inspect((effect: Effect) => seen.push(effect));
  const [effect] = seen;
  if (!effect) throw new Error('the saga has ended');
  return effect;
}

/** What a branch of a race runs, to be tested step by step itself. */
export function sagaIn(race: Effect, name: string): () => SagaIterator {
  const branch = racers(race)[name];
  if (isSaga(branch)) return () => branch;
  return sagaOf(branch as Effect);
}

/** What a `call` or `fork` runs, to be tested step by step itself. */
export function sagaOf(effect: Effect): () => SagaIterator {
  const { fn, args } = effect.payload as CallEffect['payload'];
  return () => fn(...args);
}

/** The kind of a `call` or `fork`, and what it runs, if its module does not export that. */
export function namesOf(effect: Effect): readonly [kind: string, saga: string] {
  return [effect.type, (effect.payload as CallEffect['payload']).fn.name];
}

/** A task for `cancel`, which accepts nothing else. */
export function aTask(): Task {
  const io = { channel: stdChannel(), dispatch: () => {}, getState: () => ({}) };
  return runSaga(io, function* () {});
}
