import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import type { EffectMiddleware } from 'redux-saga';
import { decode, type ErrorTable, encode } from './codec.ts';
import { createDigest, type IsHidden, plainDigest } from './digest.ts';
import { type Comparing, type Expected, effectOf, expectedOf, flowOfLine } from './expected.ts';
import { type CallLine, type Json, type Line, type Outcome, TAKE } from './format.ts';
import { outsideCall, outsideTake, type Taker } from './outside.ts';
import { plainPen } from './pen.ts';
import { isUnheard } from './record.ts';
import { changed, createSpeakers } from './speakers.ts';
import { actionDigest, encodedAction, type Said } from './writer.ts';

/** Where a replay first differs from its tape: what the tape holds there, and what came instead. */
export interface Difference {
  /** Index of the line, from 0; the number of lines if the tape ends too early. */
  readonly line: number;
  readonly flow: string;
  /** The event or the performer on the tape; empty for answers and at its end. */
  readonly effect: string;
  readonly expected: string;
  readonly got: string;
}

/** The store that is being replayed, as far as the driver needs it. */
export interface ReplayedStore {
  readonly dispatch: (action: UnknownAction) => unknown;
}

export interface ReplayOptions extends Comparing {
  readonly lines: readonly Line[];
  /** Which texts count only as present; none if omitted (mask.ts). */
  readonly isHidden?: IsHidden;
  readonly errors: ErrorTable;
  readonly nameOf: (fn: unknown, args: readonly unknown[]) => string | undefined;
  /** Awaited before an action from outside is dispatched: fetches the slices that it brings. */
  readonly prepare?: (action: UnknownAction) => Promise<void>;
  /** Called with every action that came out as recorded: the index of its line, and the resulting state. */
  readonly onAction?: (line: number, action: UnknownAction, state: unknown) => void;
}

export interface Replay {
  readonly effectMiddlewares: EffectMiddleware[];
  readonly middleware: Middleware;
  /**
   * Plays the tape on a store whose root saga is running. Resolves with the first difference, or null.
   *
   * @param until - the index of the line to stop before; to the end if omitted.
   */
  readonly play: (store: ReplayedStore, until?: number) => Promise<Difference | null>;
}

type Waiting = (outcome: Outcome, value: unknown) => void;
/** Rejects only for those who wait for it. */
function fetchedAgain(perform: () => unknown): Promise<unknown> {
  const code = (async () => perform())();
  code.catch(() => undefined);
  return code;
}
/** The message of an error that may come from a damaged tape, with arbitrary fields. */
function messageOf(thrown: unknown): string {
  const message: unknown = thrown instanceof Error ? thrown.message : thrown;
  return typeof message === 'string' ? message : 'what is no error';
}
const words = (line: readonly unknown[]): string => JSON.stringify(line).slice(0, 400);

/** Runs the real program on a tape: answers effects from it and compares everything that follows, line by line. */
export function createReplay(options: ReplayOptions): Replay {
  const { lines, isHidden, errors, nameOf, prepare, onAction } = options;
  const expected: Expected = expectedOf(lines, options);
  const speakers = createSpeakers(nameOf);
  const channels = new Map<number, object>();
  const numbers = new WeakMap<object, number>();
  const pen = plainPen((value) => numbers.get(value));
  const digestOf = isHidden ? createDigest(isHidden) : plainDigest;
  const pending = new Map<number, Waiting>();
  /** Code being fetched for real, by the number of the effect that needs it. */
  const fetched = new Map<number, Promise<unknown>>();
  let begun = 0;
  let difference: Difference | null = null;
  /** Since the last stimulus: the last event on the tape, and the state that all have led to. */
  let latest: { readonly line: number; readonly state: unknown } | null = null;

  function differs(flow: string, got: string, at = expected.next(flow) ?? expected.cursor()): void {
    const line = lines[at];
    const stands = line ? words(line) : 'the end of the tape';
    difference ??= { line: at, flow, effect: effectOf(line), expected: stands, got };
  }
  const channelOf = (n: number): object => {
    const known = channels.get(n);
    if (known) return known;
    const channel = { take: () => undefined, close: () => undefined };
    channels.set(n, channel);
    numbers.set(channel, n);
    return channel;
  };
  const read = (value: Json | undefined) => (value === undefined ? undefined : decode(value, channelOf, errors));

  /** Compares a beginning effect with the next line; null once something has differed: it is then never answered. */
  function matched(flow: string, performer: string, args: Json): CallLine | null {
    if (difference !== null) return null;
    const at = expected.next(flow);
    const line = at === undefined ? undefined : lines[at];
    const got: CallLine = ['c', begun, flow, performer, args];
    begun += 1;
    const isIt =
      line?.[0] === 'c' &&
      (!expected.isInOneOrder || line[1] === got[1]) &&
      line[2] === flow &&
      line[3] === performer &&
      digestOf(line[4], performer) === digestOf(args, performer);
    if (!isIt || at === undefined) {
      if (expected.isCompared(flow)) differs(flow, words(got));
      return null;
    }
    expected.meet(at);
    return line;
  }

  const effectMiddleware: EffectMiddleware = (next) => (effect) => {
    // After the first difference everything stops: flows that trigger each other would never come to an end.
    if (difference !== null) return undefined;
    const flow = speakers.flowOf(effect);
    const outside = outsideCall(effect);
    if (outside)
      return next(
        outside.answeredBy((done) => {
          const line = matched(flow, outside.name, encode(outside.args, pen, outside.name));
          if (line === null) return undefined;
          const [, n, , , , outcome, value] = line;
          if (outcome === 'x') done(read(value));
          if (outcome === 'v') done(null, read(value));
          if (outcome !== undefined) return undefined;
          if (outside.kind === 'code') fetched.set(n, fetchedAgain(outside.perform));
          pending.set(n, (how, answer) => (how === 'v' ? done(null, answer) : done(answer)));
          return () => void pending.delete(n);
        }),
      );
    const take = outsideTake(effect, pen.numberOf);
    if (take)
      return next(changed(take.effect, { channel: { take: (taker: Taker) => takeFrom(taker, flow, take.args) } }));
    return next(effect);
  };

  function takeFrom(taker: Taker, flow: string, args: readonly number[]): void {
    taker.cancel = () => undefined;
    const line = matched(flow, TAKE, [...args]);
    if (line === null) return;
    const [, n, , , , outcome, value] = line;
    if (outcome === undefined) {
      pending.set(n, (_, event) => taker(event));
      taker.cancel = () => void pending.delete(n);
    } else taker(read(value));
  }

  const middleware: Middleware = (api) => (next) => (action) => {
    const said = action as UnknownAction;
    let result: unknown;
    try {
      result = next(action);
    } finally {
      if (!isUnheard(said.type)) check(said, api.getState());
    }
    return result;
  };

  function check(said: UnknownAction, state: unknown): void {
    if (difference !== null) return;
    const flow = speakers.putBy(said);
    const at = flow === null ? expected.cursor() : expected.next(flow);
    const line = at === undefined ? undefined : lines[at];
    const leadsElsewhere = (digest: string) =>
      expected.states === 'each' && digest !== '' && digest !== digestOf(state);
    if (flow === null) {
      if (line?.[0] !== 'a') differs('', `${said.type}, dispatched`);
      else if (leadsElsewhere(line[3])) differs('', `${said.type}, which leads to another state`);
    } else {
      const digest = actionDigest(said as Said, pen, digestOf);
      const isIt = line?.[0] === 'p' && line[1] === flow && line[2] === said.type && line[3] === digest;
      if (!isIt && !expected.isCompared(flow)) return;
      if (!isIt || leadsElsewhere(line[4])) differs(flow, putInWords(flow, said, isIt));
    }
    if (difference !== null || at === undefined) return;
    latest = { line: Math.max(at, latest?.line ?? 0), state };
    onAction?.(at, said, state);
    expected.meet(at);
  }

  function putInWords(flow: string, said: UnknownAction, isSame: boolean): string {
    const put = words(['p', flow, encodedAction(said as Said, pen)]);
    return isSame ? `${put}, which leads to another state` : put;
  }

  /** Compares the state that flows have led to together, once each has had its turn. */
  function settle(): void {
    if (expected.states !== 'settled' || latest === null) return;
    const line = lines[latest.line];
    const digest = line?.[0] === 'a' ? line[3] : line?.[0] === 'p' ? line[4] : '';
    if (digest !== '' && digest !== digestOf(latest.state))
      differs('', 'another state, now that all flows have had their turn', latest.line);
    latest = null;
  }

  async function step(store: ReplayedStore, line: Line): Promise<void> {
    if (line[0] === 'a' || line[0] === 'r') settle();
    if (difference !== null) return;
    if (line[0] === 'a') {
      const action = read(line[2]) as UnknownAction;
      await prepare?.(action);
      return void store.dispatch(action);
    }
    const flow = flowOfLine(line);
    if (line[0] !== 'r') {
      if (flow === null || expected.isCompared(flow)) return differs(flow ?? '', 'nothing: the flow waits');
      return expected.meet(expected.cursor());
    }
    const [, , n, outcome, value] = line;
    const waiting = pending.get(n);
    if (!waiting && expected.isAnswerCompared(n)) return differs('', `an answer that nobody waits for`);
    pending.delete(n);
    const code = fetched.get(n);
    const answer = code && outcome === 'v' ? await code : read(value);
    expected.meet(expected.cursor());
    waiting?.(outcome, answer);
  }

  const next = () => lines[expected.cursor()];
  async function play(store: ReplayedStore, until = lines.length): Promise<Difference | null> {
    for (let line = next(); line && expected.cursor() < until && difference === null; line = next()) {
      if (line[0] === 'g') break;
      try {
        await step(store, line);
      } catch (thrown) {
        differs('', `the program throws ${messageOf(thrown)}`);
      }
    }
    settle();
    // Lines may be missing from the middle of what followed a stimulus; what came instead is unknown.
    return difference !== null && lines[difference.line]?.[0] === 'g' ? null : difference;
  }
  return { effectMiddlewares: [effectMiddleware, speakers.middleware], middleware, play };
}
