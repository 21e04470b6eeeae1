import { addMinutes } from '../wallClock.ts';

/** Minutes from the start or the end of a task to its reminder, by `warmingTime` (§3). */
const OFFSETS: readonly { readonly from: 'start' | 'end'; readonly minutes: number }[] = [
  { from: 'start', minutes: -30 },
  { from: 'start', minutes: -60 },
  { from: 'start', minutes: -120 },
  { from: 'start', minutes: -24 * 60 },
  { from: 'start', minutes: 60 },
  { from: 'start', minutes: 120 },
  { from: 'end', minutes: -30 },
];

/** The start or end that a chosen reminder time counts from; if none is chosen, 30 minutes before the start. */
export const reminderOffset = (warmingTime: number | null | undefined) => OFFSETS[warmingTime ?? 0];

interface Reminded {
  readonly isWarming: boolean;
  readonly warmingTime?: number | null | undefined;
  readonly startedAt: string;
  readonly endAt: string;
}

/**
 * When the reminder of a task is due, as wall clock; null if it has none. A reminder without a chosen time is due 30
 * minutes before the start.
 */
export function dueTime(task: Reminded): string | null {
  const offset = reminderOffset(task.warmingTime);
  if (!task.isWarming || !offset) return null;
  return addMinutes(offset.from === 'start' ? task.startedAt : task.endAt, offset.minutes);
}

/** When a new reminder is due; null also if that time has already passed. */
export function reminderAt(task: Reminded, wall: string): string | null {
  const due = dueTime(task);
  return due !== null && due > wall ? due : null;
}
