import { delay } from 'redux-saga/effects';
import { type PerformerKind, performerOf } from '../lib/performer.ts';
import { DELAY } from './format.ts';
import { changed, isEffect, type RawEffect } from './speakers.ts';

/** redux-saga's own function, which its effect of the same name calls. */
const delayed: unknown = delay(0).payload.fn;

/** An effect on the world outside the store. */
export interface OutsideEffect {
  readonly name: string;
  readonly kind: PerformerKind;
  readonly args: readonly unknown[];
  /** Performs it for real; returns the answer, or a promise of it. */
  readonly perform: () => unknown;
  /** The effect, answered by somebody else. */
  readonly answeredBy: (begin: Begin) => RawEffect;
}

/** Answers an effect, at once or later; the error comes first, null if there is none. */
export type Done = (error: unknown, value?: unknown) => void;
/** Begins an effect. The function it returns is called if nobody waits for the answer any more. */
export type Begin = (done: Done) => (() => void) | undefined;

/** How a channel is taken from, as far as a tape is concerned. */
export interface Taker {
  (event: unknown): void;
  cancel?: () => void;
}

/** A call of a performer or of `delay`; null for everything internal to the program. */
export function outsideCall(effect: unknown): OutsideEffect | null {
  if (!isEffect(effect) || effect.type !== 'CALL') return null;
  const { fn, args, context } = effect.payload;
  if (typeof fn !== 'function') return null;
  const mark = fn === delayed ? ({ name: DELAY, kind: 'waits' } as const) : performerOf(fn);
  if (!mark) return null;
  const given = Array.isArray(args) ? args : [];
  return {
    ...mark,
    // What a delay resolves with does not concern the clock.
    args: mark.name === DELAY ? given.slice(0, 1) : given,
    perform: () => fn.apply(context, given),
    answeredBy: (begin) => answeredBy(effect, begin),
  };
}

/** As a callback effect, which redux-saga knows how to cancel. */
function answeredBy(effect: RawEffect, begin: Begin): RawEffect {
  const fn = (...all: readonly unknown[]) => {
    const done = all.at(-1) as Done & { cancel?: () => void };
    const cancel = begin(done);
    if (cancel) done.cancel = cancel;
  };
  return { ...changed(effect, { fn }), type: 'CPS' };
}

/** The channel from outside that an effect takes from; null if it is the store's own or a channel of the program. */
export function outsideTake(
  effect: unknown,
  numberOf: (value: object) => number | undefined,
): {
  readonly effect: RawEffect;
  readonly channel: { take: (taker: Taker) => void };
  readonly args: readonly number[];
} | null {
  if (!isEffect(effect) || effect.type !== 'TAKE') return null;
  const { channel } = effect.payload;
  if (!isChannel(channel)) return null;
  const number = numberOf(channel);
  return number === undefined ? null : { effect, channel, args: [number] };
}

const isChannel = (value: unknown): value is { take: (taker: Taker) => void } =>
  typeof value === 'object' && value !== null && 'take' in value && typeof value.take === 'function';
