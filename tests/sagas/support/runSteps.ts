import type { UnknownAction } from '@reduxjs/toolkit';
import { runSaga, stdChannel, type Task } from 'redux-saga';
import { type CallEffect, call, type Effect } from 'redux-saga/effects';
import type { SagaGenerator } from '../../../src/effects/effects.ts';
import { performerOf } from '../../../src/lib/performer.ts';
import type { Endpoint } from '../../../src/services/http/endpoint.ts';

/** An event that was put; or a performer that was called, by its name, with its arguments. */
type Step = UnknownAction | readonly [performer: string, ...args: readonly unknown[]];

interface World<State> {
  readonly state: State;
  /** How events change the state; without it nothing does. */
  readonly reduce?: (state: State, event: UnknownAction) => State;
  /** What performers answer, by their names; the others answer nothing. A function is asked each time. */
  readonly answers?: Readonly<Record<string, unknown>>;
}

interface Run<State, T> {
  /** What has been done so far. */
  readonly steps: Step[];
  readonly state: () => State;
  /** Something happens that the saga may wait for. */
  readonly hear: (event: UnknownAction) => void;
  readonly task: Task<T>;
}

/** A call without the schema of its answer, which says nothing to a reader of a failing test. */
const withoutSchema = ({ response, ...rest }: Endpoint<unknown>) => rest;
const isEndpoint = (value: unknown): value is Endpoint<unknown> =>
  typeof value === 'object' && value !== null && 'response' in value && 'changesState' in value;
/** The step of sending a call. */
export const sent = (endpoint: Endpoint<unknown>): Step => ['send', withoutSchema(endpoint)];

const isCall = (effect: Effect): effect is CallEffect => effect.type === 'CALL';

/**
 * Runs a saga over real reducers, with answers in place of the outside world. Performers that only read (`newId`,
 * `now`) are answered but are no steps. For sagas of many selects, where `testSaga` would repeat the code.
 */
export function runSteps<State, T>(
  saga: () => SagaGenerator<T>,
  { state: begun, reduce = (state) => state, answers = {} }: World<State>,
): Run<State, T> {
  const steps: Step[] = [];
  let state = begun;
  const channel = stdChannel<UnknownAction>();
  const hear = (event: UnknownAction) => {
    state = reduce(state, event);
    channel.put(event);
  };
  const dispatch = (event: UnknownAction) => {
    steps.push(event);
    hear(event);
    return event;
  };
  const perform = (next: (effect: Effect) => void) => (effect: Effect) => {
    const performer = isCall(effect) ? performerOf(effect.payload.fn) : undefined;
    if (!performer || !isCall(effect)) return next(effect);
    if (performer.kind !== 'reads') {
      const args = effect.payload.args.map((each: unknown) => (isEndpoint(each) ? withoutSchema(each) : each));
      steps.push([performer.name, ...args]);
    }
    const answer = answers[performer.name];
    next(call(() => (typeof answer === 'function' ? answer(...effect.payload.args) : answer)));
  };
  const task = runSaga(
    { channel, dispatch, getState: () => state, effectMiddlewares: [perform], onError: () => {} },
    saga,
  );
  return { steps, state: () => state, hear, task };
}
