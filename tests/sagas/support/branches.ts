import { runSaga, type SagaIterator, stdChannel, type Task } from 'redux-saga';
import { type CallEffect, delay, type Effect } from 'redux-saga/effects';
import type { TestApiWithEffectsTesters } from 'redux-saga-test-plan';
import * as typed from 'typed-redux-saga';

/** A call of a function that its module does not export: it can be named, not imported. */
interface NamedCall {
  readonly call: string;
  readonly args: readonly unknown[];
}
type Branch = Effect | NamedCall | 'a saga';

const DELAY = delay(0).payload.fn;
const isIterator = (branch: unknown): branch is SagaIterator =>
  typeof branch === 'object' && branch !== null && 'next' in branch;
/** typed-redux-saga wraps one effect in a generator; any other generator is a saga of several steps. */
const isWrapped = (branch: SagaIterator) =>
  [typed.call, typed.take, typed.delay].some((effect) => branch instanceof effect);
const isCall = (effect: Effect): effect is CallEffect => effect.type === 'CALL';

const racers = new WeakMap<object, Readonly<Record<string, unknown>>>();

/** The branches of a race, unwrapped once: a generator can be run only once. */
function unwrapped(race: Effect): Readonly<Record<string, unknown>> {
  const known = racers.get(race);
  if (known) return known;
  const branches = Object.entries(race.payload as Record<string, unknown>).map(
    ([name, branch]) => [name, isIterator(branch) && isWrapped(branch) ? branch.next().value : branch] as const,
  );
  const found = Object.fromEntries(branches);
  racers.set(race, found);
  return found;
}

/**
 * The branches of a race, to compare. `.race(…)` of testSaga cannot: it would compare the generators in which
 * typed-redux-saga wraps the branches, and no two of them are equal.
 */
export function branchesOf(race: Effect): Record<string, Branch> {
  if (race.type !== 'RACE') throw new Error(`a race was expected, not ${race.type}`);
  const plain = ([name, branch]: [string, unknown]): [string, Branch] => {
    if (isIterator(branch)) return [name, 'a saga'];
    // Anything that is not a generator was an effect, or has been unwrapped to one.
    const effect = branch as Effect;
    if (!isCall(effect) || effect.payload.fn === DELAY) return [name, effect];
    return [name, { call: effect.payload.fn.name, args: effect.payload.args }];
  };
  return Object.fromEntries(Object.entries(unwrapped(race)).map(plain));
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
  const branch = unwrapped(race)[name];
  if (isIterator(branch)) return () => branch;
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
