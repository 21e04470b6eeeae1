import type { UnknownAction } from '@reduxjs/toolkit';
import { multicastChannel } from 'redux-saga';
import { LIMITS } from '../constants/limits.ts';
import { TIMING } from '../constants/timing.ts';
import { call, fork, put, race, type SagaGenerator, setContext, take } from '../effects/effects.ts';
import { flowStopped, flowsRetried } from '../features/supervisor/supervisorSlice.ts';
import { crashed } from '../lib/crash.ts';
import { now } from '../services/browser/clock.ts';
import { logError } from '../services/browser/log.ts';
import { crashedEffect } from './crashedEffect.ts';

export type Flow = () => SagaGenerator<void>;

/** Starts every flow separately: a crash in one does not affect the others, and cancelling the caller ends them all. */
export function* superviseAll(flows: Readonly<Record<string, Flow>>): SagaGenerator<void> {
  for (const [name, flow] of Object.entries(flows)) yield* fork(supervise, name, flow);
}

/**
 * Runs a flow, whatever is thrown in it. A crash is logged once, with the flow and the effect; `<flow>/crashed` resets
 * its machine; the flow's `finally` blocks release what it held; then it is restarted. After three crashes within a
 * minute it waits until the person retries.
 */
export function* supervise(name: string, flow: Flow): SagaGenerator<void> {
  let crashes: number[] = [];
  const unseen = multicastChannel<UnknownAction>();
  yield* setContext({
    // For what the flow cannot see: what its cancelled tasks throw (store/supervisedEnds.ts).
    *tellCrash(thrown: unknown) {
      yield* report(name, thrown);
      yield* put(unseen, crashed(name)());
    },
  });
  while (true) {
    try {
      const { fault } = yield* race({ end: call(flow), fault: take(unseen, '*') });
      if (!fault) return;
    } catch (thrown) {
      yield* report(name, thrown);
    }
    yield* tell(name, crashed(name)());
    const time = yield* call(now);
    crashes = [...crashes.filter((crash) => time - crash < TIMING.crashWindowMs), time];
    if (crashes.length < LIMITS.crashes) continue;
    yield* tell(name, flowStopped(name));
    yield* take(flowsRetried);
    crashes = [];
  }
}

/** A reducer that throws here as well must not end the supervisor: every other flow would end with it. */
function* tell(name: string, event: UnknownAction): SagaGenerator<void> {
  try {
    yield* put(event);
  } catch (thrown) {
    yield* report(name, thrown);
  }
}

function* report(name: string, thrown: unknown): SagaGenerator<void> {
  try {
    yield* call(logError, `${name}, ${crashedEffect(thrown)}`, thrown);
  } catch {
    // There is nobody left to tell, and the flow has to be started again all the same.
  }
}
