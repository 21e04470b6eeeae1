import type { EffectMiddleware } from 'redux-saga';
import { cancelled, getContext, type SagaGenerator } from '../effects/effects.ts';
import { type AnyIterator, withIterator } from '../tape/speakers.ts';

type TellCrash = (thrown: unknown) => SagaGenerator<void>;

/**
 * What a task throws after it has been cancelled, in a `finally`, is seen by no `catch`: redux-saga throws it at
 * whatever led to the cancelling, another flow or a view, or drops it, and the flow that cancelled waits for ever. Here
 * it is told to the flow's supervisor, and the cancelling goes on.
 */
export const supervisedEnds: EffectMiddleware = (next) => (effect) => next(withIterator(effect, supervised));

const supervised = (iterator: AnyIterator): AnyIterator => new Supervised(iterator);

/** A task. Until its end it only pays for one more call at each effect. A class, since every task has one. */
class Supervised implements AnyIterator {
  #iterator: AnyIterator;
  #isEnding = false;
  #isTold = false;

  constructor(iterator: AnyIterator) {
    this.#iterator = iterator;
  }
  next(value: unknown) {
    return this.#step('next', value);
  }
  throw(error: unknown) {
    return this.#step('throw', error);
  }
  return(value: unknown) {
    this.#isEnding = true;
    return this.#step('return', value);
  }

  #step(name: 'next' | 'throw' | 'return', value: unknown): IteratorResult<unknown, unknown> {
    try {
      return this.#iterator[name]?.(value) ?? { done: true, value };
    } catch (thrown) {
      if (!this.#isEnding || this.#isTold) throw thrown;
      this.#isTold = true;
      this.#iterator = told(thrown);
      return this.#iterator.next();
    }
  }
}

function* told(thrown: unknown): SagaGenerator<unknown> {
  const tellCrash = yield* getContext<TellCrash | undefined>('tellCrash');
  if (!tellCrash || !(yield* cancelled())) throw thrown;
  return yield* tellCrash(thrown);
}
