import type { EffectMiddleware } from 'redux-saga';
import { cancelled, getContext, type SagaGenerator } from 'typed-redux-saga';
import { type AnyIterator, withIterator } from '../tape/speakers.ts';

type TellCrash = (thrown: unknown) => SagaGenerator<void>;

/**
 * What a task throws after it has been cancelled, in a `finally`, is seen by no `catch`: redux-saga throws it at
 * whatever led to the cancelling, another flow or a view, or drops it, and the flow that cancelled waits for ever. Here
 * it is told to the flow's supervisor, and the cancelling goes on.
 */
export const supervisedEnds: EffectMiddleware = (next) => (effect) => next(withIterator(effect, supervised));

/** Every effect passes through here, so until its end a task only pays for one more call. */
function supervised(iterator: AnyIterator): AnyIterator {
  let current = iterator;
  let isEnding = false;
  const step = (name: 'next' | 'throw' | 'return', value: unknown) => {
    if (!isEnding || current !== iterator) return current[name]?.(value) ?? { done: true, value };
    try {
      return iterator[name]?.(value) ?? { done: true, value };
    } catch (thrown) {
      current = told(thrown);
      return current.next();
    }
  };
  return {
    next: (value) => step('next', value),
    throw: (value) => step('throw', value),
    return: (value) => {
      isEnding = true;
      return step('return', value);
    },
  };
}

function* told(thrown: unknown): SagaGenerator<unknown> {
  const tellCrash = yield* getContext<TellCrash | undefined>('tellCrash');
  if (!tellCrash || !(yield* cancelled())) throw thrown;
  return yield* tellCrash(thrown);
}
