import type { Message } from '../../../lib/message.ts';
import { wallParts } from '../../../lib/wallClock.ts';

const HOUR = 3600;
const two = (value: number): string => String(value).padStart(2, '0');

function secondsOf(wall: string): number {
  const parts = wallParts(wall);
  const seconds = Number(wall.slice(17, 19));
  return parts
    ? Date.UTC(parts.year, parts.month - 1, parts.day, parts.hour, parts.minute, seconds) / 1000
    : Number.NaN;
}

/**
 * The time left until `deadline`, both wall clock: days and hours, hours and minutes, in the last hour minutes and
 * seconds.
 */
export function leftText(now: string, deadline: string): Message {
  const left = Math.max(0, secondsOf(deadline) - secondsOf(now));
  const hours = Math.floor(left / HOUR);
  const minutes = Math.floor((left % HOUR) / 60);
  if (hours >= 24) return { key: 'orderDetail:leftDays', params: { days: Math.floor(hours / 24), hours: hours % 24 } };
  if (hours > 0) return { key: 'orderDetail:leftHours', params: { hours, minutes: two(minutes) } };
  return { key: 'orderDetail:leftSeconds', params: { minutes: two(minutes), seconds: two(left % 60) } };
}
