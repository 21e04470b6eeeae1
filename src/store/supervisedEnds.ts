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

function* supervised(iterator: AnyIterator): SagaGenerator<unknown> {
  try {
    // An iterator that is run by redux-saga yields effects.
    return yield* { [Symbol.iterator]: () => iterator } as Iterable<never>;
  } catch (thrown) {
    const tellCrash = yield* getContext<TellCrash | undefined>('tellCrash');
    if (!tellCrash || !(yield* cancelled())) throw thrown;
    return yield* tellCrash(thrown);
  }
}
