import type { Middleware, MiddlewareAPI } from '@reduxjs/toolkit';
import { CANCEL, type EffectMiddleware } from 'redux-saga';
import { type Outcome, TAKE } from './format.ts';
import type { Note } from './notes.ts';
import { type Done, type OutsideEffect, outsideCall, outsideTake, type Taker } from './outside.ts';
import type { Pen } from './pen.ts';
import { changed, createSpeakers } from './speakers.ts';

/** redux-persist's own actions, which carry functions and change nothing. REHYDRATE is a stimulus like any other. */
export const isUnheard = (type: string) => type.startsWith('persist/') && type !== 'persist/REHYDRATE';

type BegunNote = Note & { kind: 'c' };
type Cancel = (() => void) | undefined;

export interface RecorderOptions {
  /** Milliseconds since any fixed point. */
  readonly clock: () => number;
  /** The flow that a forked function begins, by its arguments; undefined if it continues the current one. */
  readonly nameOf: (fn: unknown, args: readonly unknown[]) => string | undefined;
  /** Called on the first note since the notes were last taken. */
  readonly onNote?: () => void;
}

export interface Recorder {
  readonly effectMiddlewares: EffectMiddleware[];
  /** Must come right after redux-saga's: it sees actions in the order in which reducers do. */
  readonly middleware: Middleware;
  /** What was noted and not yet taken. */
  readonly notes: () => readonly Note[];
  /** Hands over what was noted since the last call, and forgets it. */
  readonly take: () => Note[];
  readonly numberOf: Pen['numberOf'];
  /** Stops noting. */
  readonly stop: () => void;
}

/** Notes every stimulus from outside and what follows from it. */
export function createRecorder({ clock, nameOf, onNote }: RecorderOptions): Recorder {
  let notes: Note[] = [];
  let isOn = true;
  /** Channels from outside, by the effect and the performer that opened them. */
  const channels = new WeakMap<object, { readonly n: number; readonly performer: string }>();
  const numberOf = (value: object) => channels.get(value)?.n;
  const speakers = createSpeakers(nameOf);
  let begun = 0;
  let latest = clock();

  function sinceStimulus(): number {
    const now = clock();
    const ms = now - latest;
    latest = now;
    return ms;
  }
  function note(note: Note): void {
    if (!isOn) return;
    notes.push(note);
    if (notes.length === 1) onNote?.();
  }
  const answered = (n: number, performer: string, outcome: Outcome, value: unknown) =>
    note({ kind: 'r', ms: sinceStimulus(), n, performer, outcome, value });
  const isChannel = (value: unknown): value is object => typeof value === 'object' && value !== null && 'take' in value;
  function know(value: unknown, n: number, performer: string): void {
    if (isChannel(value)) channels.set(value, { n, performer });
  }

  function noteBegun(flow: string, of: Pick<BegunNote, 'performer' | 'args' | 'asks' | 'answering'>): BegunNote {
    const beginning: BegunNote = { kind: 'c', n: begun, flow, ...of };
    begun += 1;
    note(beginning);
    return beginning;
  }

  /** Notes that an effect begins, performs it, and notes its result: at once, or before anybody learns of it. */
  function performed(flow: string, { name, kind, args, perform }: OutsideEffect, done: Done): Cancel {
    const beginning = noteBegun(flow, {
      performer: name,
      args,
      asks: kind === 'asks',
      answering: readUnder(name, kind, args),
    });
    let result: unknown;
    try {
      result = perform();
    } catch (thrown) {
      beginning.outcome = 'x';
      beginning.value = thrown;
      done(thrown);
      return undefined;
    }
    if (isPromise(result)) return heard(result, beginning, done);
    know(result, beginning.n, name);
    beginning.outcome = 'v';
    beginning.value = result;
    done(null, result);
    return undefined;
  }

  function heard(promise: PromiseLike<unknown>, { n, performer }: BegunNote, done: Done): Cancel {
    let cancelled = false;
    promise.then(
      (value) => {
        if (cancelled) return;
        know(value, n, performer);
        answered(n, performer, 'v', value);
        done(null, value);
      },
      (error: unknown) => {
        if (cancelled) return;
        answered(n, performer, 'x', error);
        done(error);
      },
    );
    return () => {
      cancelled = true;
      const cancel: unknown = Reflect.get(promise, CANCEL);
      if (typeof cancel === 'function') cancel.call(promise);
    };
  }

  /** The channel, with its next event noted as the answer to an effect. */
  function listened(channel: { take: (taker: Taker) => void }, flow: string, args: readonly number[]): object {
    return {
      take: (taker: Taker) => {
        const answering = channels.get(channel)?.performer ?? TAKE;
        const beginning = noteBegun(flow, { performer: TAKE, args, asks: false, answering });
        let isAtOnce = true;
        const told: Taker = (event) => {
          if (isAtOnce) {
            beginning.outcome = 'v';
            beginning.value = event;
          } else answered(beginning.n, answering, 'v', event);
          taker(event);
        };
        channel.take(told);
        isAtOnce = false;
        if (told.cancel) taker.cancel = told.cancel;
      },
    };
  }

  const effectMiddleware: EffectMiddleware = (next) => (effect) => {
    if (!isOn) return next(effect);
    const flow = speakers.flowOf(effect);
    const outside = outsideCall(effect);
    if (outside) return next(outside.answeredBy((done) => performed(flow, outside, done)));
    const take = outsideTake(effect, numberOf);
    if (take) return next(changed(take.effect, { channel: listened(take.channel, flow, take.args) }));
    return next(effect);
  };

  const middleware: Middleware = (api) => (next) => (action) => {
    try {
      return next(action);
    } finally {
      // A reducer that throws has said something too.
      noteSaid(action as { readonly type: string }, api);
    }
  };
  function noteSaid(action: { readonly type: string }, { getState }: Pick<MiddlewareAPI, 'getState'>): void {
    if (!isOn || isUnheard(action.type)) return;
    const state: unknown = getState();
    const flow = speakers.putBy(action);
    if (flow === null) note({ kind: 'a', ms: sinceStimulus(), action, state });
    else note({ kind: 'p', flow, action, state });
  }

  return {
    effectMiddlewares: [effectMiddleware, speakers.middleware],
    middleware,
    notes: () => notes,
    take: () => {
      const taken = notes;
      notes = [];
      return taken;
    },
    numberOf,
    stop: () => {
      isOn = false;
      notes = [];
    },
  };
}

/** What is read under a key goes by that key's name. */
const readUnder = (name: string, kind: OutsideEffect['kind'], [key]: readonly unknown[]) =>
  kind === 'reads' && typeof key === 'string' ? key : name;

const isPromise = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';
