import type { EffectMiddleware } from 'redux-saga';
import { cancelled, getContext, type SagaGenerator } from '../effects/effects.ts';
import { type AnyIterator, Passing, type StepName, withIterator } from '../tape/speakers.ts';

type TellCrash = (thrown: unknown) => SagaGenerator<void>;

/**
 * No `catch` sees what a cancelled task throws in a `finally`: redux-saga throws it at whatever caused the
 * cancellation, another flow or a view, or drops it, and the flow that cancelled waits for ever. Here it is reported to
 * the flow's supervisor, and the cancellation goes on.
 */
export const supervisedEnds: EffectMiddleware = (next) => (effect) => next(withIterator(effect, supervised));

const supervised = (iterator: AnyIterator): AnyIterator => new Supervised(iterator);

/** A task. Until its end it only pays for one more call at each effect. */
class Supervised extends Passing {
  #isEnding = false;
  #isTold = false;

  protected override step(name: StepName, value: unknown): IteratorResult<unknown, unknown> {
    if (name === 'return') this.#isEnding = true;
    try {
      return super.step(name, value);
    } catch (thrown) {
      if (!this.#isEnding || this.#isTold) throw thrown;
      this.#isTold = true;
      this.iterator = told(thrown);
      return this.iterator.next();
    }
  }
}

function* told(thrown: unknown): SagaGenerator<unknown> {
  const tellCrash = yield* getContext<TellCrash | undefined>('tellCrash');
  if (!tellCrash || !(yield* cancelled())) throw thrown;
  return yield* tellCrash(thrown);
}
