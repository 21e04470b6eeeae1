import type { SagaMiddlewareOptions } from 'redux-saga';
import type { Effect } from 'redux-saga/effects';
import { call } from '../../src/effects/effects.ts';
import { watchEffects } from '../../src/sagas/crashedEffect.ts';
import { supervise } from '../../src/sagas/supervise.ts';
import { supervisedEnds } from '../../src/store/supervisedEnds.ts';
import { takesByType } from '../../src/store/takesByType.ts';

/** What a sabotaged effect throws. */
export const SABOTAGE = 'thrown by the test';

/**
 * Throws in one flow. Pass `effects` to `playFlow`, then `arm(n)`: the n-th effect that the flow runs from then on, in its
 * own code or in one of its tasks, throws instead of being performed. `count` says how many it has run since.
 *
 * @param flow - its name in the supervisor.
 */
export function sabotage(flow: string) {
  /** By effect id: the supervised flow that runs it. The supervisor's own effects belong to no flow. */
  const owners = new Map<number, string>();
  const supervisors = new Map<number, string>();
  const watched = watchEffects();
  let current: string | undefined;
  let target = Number.POSITIVE_INFINITY;
  let count = 0;
  let struck: Effect | undefined;

  const sagaMonitor: SagaMiddlewareOptions['sagaMonitor'] = {
    ...watched,
    effectTriggered: (options) => {
      const { effectId, parentEffectId, effect } = options;
      watched.effectTriggered?.(options);
      const name = supervisedBy(effect);
      current = owners.get(parentEffectId);
      const supervisor = name ?? (isRacing(effect) ? supervisors.get(parentEffectId) : undefined);
      if (supervisor !== undefined) {
        supervisors.set(effectId, supervisor);
        return;
      }
      // What the supervisor calls is the flow; its other effects are its own.
      const owner = current ?? (isCall(effect) ? supervisors.get(parentEffectId) : undefined);
      if (owner !== undefined) owners.set(effectId, owner);
    },
  };
  const perform: NonNullable<SagaMiddlewareOptions['effectMiddlewares']>[number] = (next) => (effect) => {
    if (current !== flow) return next(effect);
    count += 1;
    if (count !== target) return next(effect);
    struck = effect;
    return next(thrower());
  };
  return {
    effects: { sagaMonitor, effectMiddlewares: [perform, takesByType, supervisedEnds] },
    arm: (at: number) => {
      count = 0;
      target = at;
      struck = undefined;
    },
    disarm: () => {
      target = Number.POSITIVE_INFINITY;
    },
    count: () => count,
    /** The effect that threw, if it has. */
    struck: () => struck,
  };
}

function throwIt(): never {
  throw new Error(SABOTAGE);
}
const thrower = (): unknown => call(throwIt);

function supervisedBy(effect: unknown): string | null {
  const { type, payload } = (effect ?? {}) as Partial<Effect>;
  return type === 'FORK' && payload.fn === supervise ? String(payload.args[0]) : null;
}
/** The supervisor runs the flow in a race. */
const isRacing = (effect: unknown): boolean => (effect as Partial<Effect> | null)?.type === 'RACE';
const isCall = (effect: unknown): boolean => (effect as Partial<Effect> | null)?.type === 'CALL';
