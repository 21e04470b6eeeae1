import { LIMITS } from '../../constants/limits.ts';
import type { Frame } from './subAppSlice.ts';

/**
 * The frames that have to go so that no more are kept than there may be: those that were in front the longest time ago,
 * or never. One with unsaved work stays whatever it costs, and so does `shown`.
 *
 * @param used - ids of the frames that have been in front, the last one last.
 */
export function surplusFrames(frames: readonly Frame[], used: readonly string[], shown: string): readonly Frame[] {
  const live = frames.filter(({ status }) => status !== 'destroyed');
  const dispensable = live.filter(({ instance, dirty }) => !dirty && instance !== shown);
  dispensable.sort((a, b) => used.indexOf(a.instance) - used.indexOf(b.instance));
  return dispensable.slice(0, Math.max(0, live.length - LIMITS.frames));
}
