import type { UnknownAction } from '@reduxjs/toolkit';
import type { Line } from './format.ts';

/** An event that a replay reached: the index of its line, and the event itself. */
export interface Heard {
  readonly line: number;
  readonly action: UnknownAction;
}

/**
 * The file that Redux DevTools imports: the events of a replay in order, those of a flow with its name in `meta.flow`.
 * It is made from a replay, since a tape holds only digests of what flows put; so it contains nothing that the tape
 * hides.
 *
 * @param state - the initial state; undefined for the one that the reducers make themselves.
 */
export function liftedText(heard: readonly Heard[], lines: readonly Line[], state?: unknown): string {
  const actions = heard.map(({ line: index, action }) => {
    const line = lines[index];
    if (line?.[0] !== 'p' || line[1] === '') return action;
    const { meta } = action;
    return { ...action, meta: { ...(typeof meta === 'object' && meta), flow: line[1] } };
  });
  return JSON.stringify({
    payload: JSON.stringify(actions),
    ...(state !== undefined && { preloadedState: JSON.stringify(state) }),
  });
}
