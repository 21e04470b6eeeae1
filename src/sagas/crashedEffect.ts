import type { SagaMonitor } from 'redux-saga';

/** Maps a thrown object to the effect that threw it first: the innermost one, before it passed through its callers. */
const culprits = new WeakMap<object, unknown>();

/**
 * Watches the effects of all flows, so that a crash can name the one that threw. It keeps nothing about effects that
 * succeed, and for the others neither arguments nor payloads, which may be secret.
 */
export function watchEffects(): SagaMonitor {
  const running = new Map<number, unknown>();
  const forget = (effectId: number) => void running.delete(effectId);
  return {
    effectTriggered: ({ effectId, effect }) => void running.set(effectId, effect),
    effectResolved: forget,
    effectCancelled: forget,
    effectRejected: (effectId, thrown: unknown) => {
      if (typeof thrown === 'object' && thrown !== null && !culprits.has(thrown))
        culprits.set(thrown, running.get(effectId));
      forget(effectId);
    },
  };
}

/** Names the effect in which something was thrown; `its own code` if it was none. */
export function crashedEffect(thrown: unknown): string {
  const effect = typeof thrown === 'object' && thrown !== null ? culprits.get(thrown) : undefined;
  return described(effect) ?? 'its own code';
}

function described(effect: unknown): string | null {
  const type = textAt(effect, 'type');
  const payload = at(effect, 'payload');
  if (type === null) return null;
  const subject =
    textAt(at(payload, 'action'), 'type') ??
    textAt(at(payload, 'fn'), 'name') ??
    textAt(at(payload, 'selector'), 'name');
  return subject ? `${type} ${subject}` : type;
}

const at = (value: unknown, key: string): unknown =>
  (typeof value === 'object' && value !== null) || typeof value === 'function' ? Reflect.get(value, key) : undefined;
const textAt = (value: unknown, key: string): string | null => {
  const text = at(value, key);
  return typeof text === 'string' && text !== '' ? text : null;
};
