import { NUMBER, numeralValue, two } from './momentDates.ts';

const MINUTE = String.raw`(?<minute>[0-5]\d)(?::[0-5]\d(?:\.\d+)?)?(?!\d)`;
const HAN_MINUTE = String.raw`(?<minute>${NUMBER})\s*分?`;
const HALF = '(?<half>半)|(?<quarters>[一二两三])刻';
const PART = String.raw`(?<part>凌晨|清晨|早上|早晨|早|上午|中午|下午|傍晚|晚上|晚|夜里)?\s*(?:at\s+)?`;

const PATTERNS: readonly RegExp[] = [
  new RegExp(`^${PART}(?<hour>\\d{1,2}):${MINUTE}\\s*(?<meridiem>[ap]\\.?m\\b\\.?)?`),
  /^(?<hour>\d{1,2})\s*(?<meridiem>[ap]\.?m\b\.?)/,
  new RegExp(`^${PART}(?<hour>${NUMBER})\\s*[点點时時]\\s*(?:${HALF}|[整钟鐘]|${HAN_MINUTE})?`),
  /^(?<part>noon|中午)/,
];
/** After a day, a bare hour is a time: `tomorrow 9`. */
const BARE = /^(?<hour>\d{1,2})$/;

/**
 * The time of day at the beginning of `text`, `HH:mm`, and how much of the text it is. Null if there is none, or it
 * does not exist. Seconds are dropped: the forms work in minutes.
 */
export function timeAtStart(text: string, afterDay: boolean): { time: string; length: number } | null {
  for (const pattern of afterDay ? [...PATTERNS, BARE] : PATTERNS) {
    const match = pattern.exec(text);
    if (!match) continue;
    const { hour, minute, half, quarters, part, meridiem } = match.groups ?? {};
    const minutes = half ? 30 : quarters ? numeralValue(quarters) * 15 : minute ? numeralValue(minute) : 0;
    const hours = hourOfDay(hour === undefined ? 12 : numeralValue(hour), part, meridiem?.charAt(0));
    if (hours === null || !(minutes < 60)) return null;
    return { time: `${two(hours)}:${two(minutes)}`, length: match[0].length };
  }
  return null;
}

const MORNING = /^(?:凌晨|清晨|早上|早晨|早|上午)$/;

/** 0 to 23; null if it contradicts itself (14 am) or could be either of two midnights (晚上12点). */
function hourOfDay(hour: number, part: string | undefined, meridiem: string | undefined): number | null {
  if (!(hour < 24)) return null;
  if (meridiem !== undefined) {
    if (part !== undefined && part !== '晚') return null;
    return hour < 1 || hour > 12 ? null : (hour % 12) + (meridiem === 'p' ? 12 : 0);
  }
  if (part === undefined) return hour;
  if (MORNING.test(part)) return hour > 12 ? null : part === '凌晨' ? hour % 12 : hour;
  if (part === '中午' || part === 'noon') return hour < 4 ? hour + 12 : hour < 11 || hour > 14 ? null : hour;
  if (hour >= 13) return hour;
  if (hour === 12) return part === '下午' ? 12 : null;
  return hour === 0 ? null : hour + 12;
}
