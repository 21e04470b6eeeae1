import type { EffectMiddleware } from 'redux-saga';

/** An effect as redux-saga passes it to its runner, as far as a tape looks into it. */
export interface RawEffect {
  readonly type: string;
  readonly payload: Readonly<Record<string, unknown>>;
}
const MARK = '@@redux-saga/IO';
/** How redux-saga marks what its flows put. */
const PUT_MARK = '@@redux-saga/SAGA_ACTION';
export const isEffect = (value: unknown): value is RawEffect =>
  typeof value === 'object' && value !== null && MARK in value;

/** The same effect with another payload. */
export const changed = (effect: RawEffect, payload: RawEffect['payload']): RawEffect => ({
  ...effect,
  payload: { ...effect.payload, ...payload },
});

export type AnyIterator = Iterator<unknown, unknown, unknown>;
const isIterator = (value: unknown): value is AnyIterator =>
  typeof value === 'object' && value !== null && 'next' in value && 'throw' in value;

/** The same effect, with the iterator that it is, calls or forks passed through `wrap`. */
export function withIterator(effect: unknown, wrap: (iterator: AnyIterator) => AnyIterator): unknown {
  const wrapped = (value: unknown) => (isIterator(value) ? wrap(value) : value);
  if (!isEffect(effect) || (effect.type !== 'CALL' && effect.type !== 'FORK')) return wrapped(effect);
  const { fn } = effect.payload;
  return changed(effect, {
    fn(this: unknown, ...args: unknown[]) {
      return wrapped(typeof fn === 'function' ? fn.apply(this, args) : undefined);
    },
  });
}

export type StepName = 'next' | 'throw' | 'return';

/** Passes everything on to another iterator. What wraps a task extends it: a class, since every task has one. */
export class Passing implements AnyIterator {
  protected iterator: AnyIterator;

  constructor(iterator: AnyIterator) {
    this.iterator = iterator;
  }
  next(value: unknown) {
    return this.step('next', value);
  }
  throw(error: unknown) {
    return this.step('throw', error);
  }
  return(value: unknown) {
    return this.step('return', value);
  }

  protected step(name: StepName, value: unknown): IteratorResult<unknown, unknown> {
    return this.iterator[name]?.(value) ?? { done: true, value };
  }
}

/** An iterator that names its flow whenever it has yielded. */
class Speaking extends Passing {
  readonly #flow: string;
  readonly #speaks: (flow: string) => void;

  constructor(iterator: AnyIterator, flow: string, speaks: (flow: string) => void) {
    super(iterator);
    this.#flow = flow;
    this.#speaks = speaks;
  }

  protected override step(name: StepName, value: unknown) {
    try {
      return super.step(name, value);
    } finally {
      this.#speaks(this.#flow);
    }
  }
}

/** The name outside all flows: the root itself. */
const NOBODY = '';

/** Knows which flow an effect belongs to. */
export interface Speakers {
  /** Precedes whatever looks at effects: passes them on with their iterators marked. */
  readonly middleware: EffectMiddleware;
  /** The flow of the effect that is about to be run. */
  readonly flowOf: (effect: unknown) => string;
  /** The flow that has put an action; null for one from outside. */
  readonly putBy: (action: object) => string | null;
}

/**
 * redux-saga runs an effect right after its iterator yielded it, so each iterator leaves its flow's name behind when it
 * yields; nothing is kept per effect except for those that wait together, whose turn comes later.
 *
 * @param nameOf - the flow that a forked function begins, by its arguments; undefined if it continues the current one.
 */
export function createSpeakers(nameOf: (fn: unknown, args: readonly unknown[]) => string | undefined): Speakers {
  let speaking = NOBODY;
  const waiting = new WeakMap<object, string>();
  const puts = new WeakMap<object, string>();
  const flowOf = (effect: unknown) =>
    (typeof effect === 'object' && effect !== null ? waiting.get(effect) : undefined) ?? speaking;

  const speaks = (flow: string) => {
    speaking = flow;
  };
  const spoken = (effect: unknown, flow: string) =>
    withIterator(effect, (iterator) => new Speaking(iterator, flow, speaks));

  const middleware: EffectMiddleware = (next) => (effect) => {
    const flow = flowOf(effect);
    if (!isEffect(effect)) return next(spoken(effect, flow));
    const { type, payload } = effect;
    if (type === 'RACE' || type === 'ALL') {
      for (const child of Object.values(payload))
        if (typeof child === 'object' && child !== null) waiting.set(child, flow);
      return next(effect);
    }
    const { action } = payload;
    if (type === 'PUT' && typeof action === 'object' && action !== null) puts.set(action, flow);
    if (type !== 'CALL' && type !== 'FORK') return next(effect);
    const args = Array.isArray(payload['args']) ? payload['args'] : [];
    const named = type === 'FORK' ? (nameOf(payload['fn'], args) ?? flow) : flow;
    return next(spoken(effect, named));
  };
  const putBy = (action: object) => (PUT_MARK in action ? (puts.get(action) ?? NOBODY) : null);
  return { middleware, flowOf, putBy };
}
