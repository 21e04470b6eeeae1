import { type SagaGenerator, take } from '../../effects/effects.ts';
import { keyChanged } from '../../features/crossTab/crossTabEvents.ts';

/** Waits until another tab has written this stored key; answers with its text, or null if it has removed it. */
export function* otherTabWrote(key: string): SagaGenerator<string | null> {
  while (true) {
    const { payload } = yield* take(keyChanged);
    if (payload.key === key) return payload.raw;
  }
}
