import type { EffectMiddleware } from 'redux-saga';
import { type Effect, effectTypes } from 'redux-saga/effects';

interface Take extends Effect {
  readonly payload: { readonly channel?: unknown; readonly pattern?: unknown };
}
type Pattern = string | ((action: { readonly type: string }) => boolean);

/**
 * Every event is offered to every waiting flow. redux-saga reads the names of the events that a flow waits for again
 * each time; here they are read once, when the flow starts to wait.
 */
export const takesByType: EffectMiddleware = (next) => (effect) => next(isTake(effect) ? byType(effect) : effect);

const isTake = (effect: unknown): effect is Take =>
  typeof effect === 'object' && effect !== null && 'type' in effect && effect.type === effectTypes.TAKE;

function byType(effect: Take): Take {
  const pattern = effect.payload.channel === undefined ? patternOf(effect.payload.pattern) : undefined;
  return pattern === undefined ? effect : { ...effect, payload: { ...effect.payload, pattern } };
}

/** The same pattern, faster to test; undefined if it looks at more than the type. */
function patternOf(pattern: unknown): Pattern | undefined {
  if (!Array.isArray(pattern)) return typeOf(pattern);
  const types = new Set(pattern.map(typeOf));
  return types.has(undefined) ? undefined : ({ type }) => types.has(type);
}

/** The type that a single pattern names: itself, or what an action creator reports. `*` is every type. */
function typeOf(pattern: unknown): string | undefined {
  if (typeof pattern === 'string') return pattern === '*' ? undefined : pattern;
  return typeof pattern === 'function' && Object.hasOwn(pattern, 'toString') ? String(pattern) : undefined;
}
