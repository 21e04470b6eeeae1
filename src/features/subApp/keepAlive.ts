import { LIMITS } from '../../constants/limits.ts';
import type { Frame } from './subAppSlice.ts';

/**
 * The frames to evict so that no more are kept than allowed: those that were in front least recently, or never. One
 * with unsaved work always stays, and so does `shown`.
 *
 * @param used - ids of the frames that have been in front, the most recent one last.
 */
export function surplusFrames(frames: readonly Frame[], used: readonly string[], shown: string): readonly Frame[] {
  const live = frames.filter(({ status }) => status !== 'destroyed');
  const dispensable = live.filter(({ instance, dirty }) => !dirty && instance !== shown);
  dispensable.sort((a, b) => used.indexOf(a.instance) - used.indexOf(b.instance));
  return dispensable.slice(0, Math.max(0, live.length - LIMITS.frames));
}
