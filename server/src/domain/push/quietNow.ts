import type { PushQuiet } from '../../../../contract/push.ts';
import { addDays } from '../../../../contract/rules/days.ts';

const dayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/**
 * Whether somebody currently wants to be notified only of urgent things.
 *
 * @param wall - the company's wall clock.
 */
export function isQuietNow({ doNotDisturb, quietHours }: PushQuiet, now: Date, wall: string): boolean {
  if (doNotDisturb !== null && (doNotDisturb.until === null || doNotDisturb.until > now.getTime())) return true;
  if (quietHours === null) return false;
  const { from, to, days } = quietHours;
  const [date, time] = [wall.slice(0, 10), wall.slice(11, 16)];
  const beginsToday = days.includes(dayOf(date));
  if (from < to) return beginsToday && time >= from && time < to;
  // Hours past midnight belong to the day on which they start.
  return (beginsToday && time >= from) || (days.includes(dayOf(addDays(date, -1))) && time < to);
}
