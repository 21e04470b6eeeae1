import { isDay } from '../../../contract/rules/days.ts';

const TYPED =
  /^(?<year>\d{4})(?:(?<mark>[-/.年])\s*(?<month>\d{1,2})(?:\k<mark>|月)\s*(?<day>\d{1,2})日?|(?<both>\d{4}))(?:[T\s]+(?<hour>\d{1,2}):(?<minute>\d{2}))?$/;

/**
 * A day, or a day and a time, as they are stored: `2026-03-01`, `2026-03-01T09:00`.
 * @param text - as people type it: `2026/3/1`, `2026.3.1`, `2026年3月1日`, `20260301`, followed by `9:00`, full-width or
 *   not. What is no day is returned unchanged, for the form to refuse.
 */
export function storedDay(text: string): string {
  const parts = TYPED.exec(text.normalize('NFKC').trim())?.groups;
  if (!parts) return text;
  const { year, month = parts['both']?.slice(0, 2), day = parts['both']?.slice(2), hour, minute } = parts;
  const date = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  if (!isDay(date)) return text;
  return hour === undefined ? date : `${date}T${hour.padStart(2, '0')}:${minute}`;
}
