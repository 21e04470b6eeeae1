import { wallParts } from '../../lib/wallClock.ts';

const FROM_HOUR = [
  [5, 'workbench:greetingMorning'],
  [9, 'workbench:greetingForenoon'],
  [12, 'workbench:greetingNoon'],
  [14, 'workbench:greetingAfternoon'],
  [18, 'workbench:greetingEvening'],
] as const;

/** The greeting for the hour of `now` (wall clock). The evening lasts until five in the morning. */
export function greetingKey(now: string): (typeof FROM_HOUR)[number][1] {
  const hour = wallParts(now)?.hour ?? 0;
  return FROM_HOUR.findLast(([from]) => hour >= from)?.[1] ?? 'workbench:greetingEvening';
}
