import { addDays } from '../../../contract/rules/days.ts';
import type { Message } from '../../lib/message.ts';
import { wallMinutesBetween } from '../../lib/wallClock.ts';

/**
 * A point in time in the fewest words: today or yesterday with the time, `11-20 18:00` in this year, otherwise the date
 * alone (all wall clock). Before the clock is known, date and time are written in full.
 */
export function timeText(at: string, now: string | null): Message {
  const date = at.slice(0, 10);
  const time = at.slice(11, 16);
  if (now === null) return { text: `${date} ${time}` };
  const today = now.slice(0, 10);
  if (date === today) return { key: 'workbench:todayAt', params: { time } };
  if (date === addDays(today, -1)) return { key: 'workbench:yesterdayAt', params: { time } };
  return { text: date.slice(0, 4) === today.slice(0, 4) ? `${date.slice(5)} ${time}` : date };
}

/**
 * How long until `endAt`, or since it: `late` is true once it has passed. Whole minutes, hours from 60 min, days from
 * 24 h.
 */
export function remainingText(endAt: string, now: string): { late: boolean; message: Message } {
  const minutes = Math.round(wallMinutesBetween(now, endAt));
  const late = minutes < 0;
  return { late, message: spanText(Math.abs(minutes), late ? 'Overdue' : 'Left') };
}

/** How long something has been waiting since `at`, in the same steps. */
export const waitedText = (at: string, now: string): Message =>
  spanText(Math.max(0, Math.round(wallMinutesBetween(at, now))), 'Waited');

function spanText(minutes: number, kind: 'Left' | 'Overdue' | 'Waited'): Message {
  // A backend may omit a time: then there is nothing to say.
  if (Number.isNaN(minutes)) return { text: '' };
  const [unit, count] =
    minutes < 60
      ? (['minutes', minutes] as const)
      : minutes < 24 * 60
        ? (['hours', Math.floor(minutes / 60)] as const)
        : (['days', Math.floor(minutes / (24 * 60))] as const);
  return { key: `workbench:${unit}${kind}`, params: { count } };
}

/**
 * The same for live events: within a minute, "just now". The page's clock advances in steps, so a new arrival may
 * appear to be ahead of it.
 */
export function momentText(at: string, now: string | null): Message {
  return now !== null && Math.abs(wallMinutesBetween(at, now)) < 1 ? { key: 'workbench:justNow' } : timeText(at, now);
}
