import type { EffectMiddleware } from 'redux-saga';
import { outsideCall } from '../../src/tape/outside.ts';
import { changed, isEffect } from '../../src/tape/speakers.ts';

/**
 * Finds what flows `call` outside the program without a mark (decision 0019): a function that is not a performer belongs to
 * the program, and returns an iterator.
 */
export function unmarkedCalls(): { readonly middleware: EffectMiddleware; readonly found: readonly string[] } {
  const found: string[] = [];
  const middleware: EffectMiddleware = (next) => (effect) => {
    const { fn } = isEffect(effect) && effect.type === 'CALL' ? effect.payload : {};
    if (typeof fn !== 'function' || outsideCall(effect)) return next(effect);
    const examined = function (this: unknown, ...args: unknown[]) {
      const result: unknown = fn.apply(this, args);
      const isProgram = typeof result === 'object' && result !== null && 'next' in result && 'throw' in result;
      if (!isProgram) found.push(fn.name || 'a closure');
      return result;
    };
    return next(isEffect(effect) ? changed(effect, { fn: examined }) : effect);
  };
  return { middleware, found };
}
