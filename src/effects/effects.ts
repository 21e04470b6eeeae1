import * as plain from 'redux-saga/effects';
import type * as typed from 'typed-redux-saga';

/** A saga that returns a `Result`. */
export type SagaGenerator<Result> = typed.SagaGenerator<Result>;

/** Passes one effect to redux-saga, and returns its result. */
class Asking implements Iterator<unknown, unknown, unknown> {
  readonly #effect: unknown;
  #isAsked = false;

  constructor(effect: unknown) {
    this.#effect = effect;
  }
  next(result: unknown): IteratorResult<unknown, unknown> {
    const isAnswered = this.#isAsked;
    this.#isAsked = true;
    return isAnswered ? { done: true, value: result } : { done: false, value: this.#effect };
  }
  throw(error: unknown): never {
    throw error;
  }
  return(value: unknown): IteratorResult<unknown, unknown> {
    return { done: true, value };
  }
}

/** In a prototype, where no comparison of effects looks. */
const YIELDABLE = {
  [Symbol.iterator](this: unknown) {
    return new Asking(this);
  },
};

/** Effects as `make` makes them, which `yield*` takes too. */
const yieldable =
  (make: (...args: never[]) => object) =>
  (...args: never[]): unknown =>
    Object.setPrototypeOf(make(...args), YIELDABLE);

/*
 * redux-saga's effects with typed results: `yield* call(load)` is what `load` returns. The types are those of
 * typed-redux-saga, which says the same of generators; its own functions are such generators, and redux-saga starts a task
 * for each one in a race. These are plain effects there, alike wherever they are equal.
 */
export const actionChannel = yieldable(plain.actionChannel) as typeof typed.actionChannel;
export const all = yieldable(plain.all) as typeof typed.all;
export const call = yieldable(plain.call) as typeof typed.call;
export const cancel = yieldable(plain.cancel) as typeof typed.cancel;
export const cancelled = yieldable(plain.cancelled) as typeof typed.cancelled;
export const delay = yieldable(plain.delay) as typeof typed.delay;
export const fork = yieldable(plain.fork) as typeof typed.fork;
export const getContext = yieldable(plain.getContext) as typeof typed.getContext;
export const join = yieldable(plain.join) as typeof typed.join;
export const put = yieldable(plain.put) as typeof typed.put;
export const race = yieldable(plain.race) as typeof typed.race;
export const select = yieldable(plain.select) as typeof typed.select;
export const setContext = yieldable(plain.setContext) as typeof typed.setContext;
export const take = yieldable(plain.take) as typeof typed.take;
export const takeEvery = yieldable(plain.takeEvery) as typeof typed.takeEvery;
export const takeLatest = yieldable(plain.takeLatest) as typeof typed.takeLatest;
export const takeLeading = yieldable(plain.takeLeading) as typeof typed.takeLeading;
