import { addWallDays, addWallMinutes } from '../../lib/wallClock.ts';
import type { TaskKind } from './taskTypes.ts';

interface Proposal {
  startedAt: string;
  endAt: string;
}

/** A new schedule on `date`: one hour, from nine, or today from the next half hour. */
export function proposedSchedule(date: string, now: string): Proposal {
  const startedAt = now.slice(0, 10) === date ? nextHalfHour(now) : `${date}T09:00:00`;
  return { startedAt, endAt: proposedEnd('schedule', startedAt) };
}

/** A new to-do: a week, from the next half hour. */
export function proposedTodo(now: string): Proposal {
  const startedAt = nextHalfHour(now);
  return { startedAt, endAt: proposedEnd('personal', startedAt) };
}

/** The end that goes with a start: an hour later, or the evening of the same day a week later. */
export function proposedEnd(kind: TaskKind, startedAt: string): string {
  return kind === 'schedule' ? addWallMinutes(startedAt, 60) : `${addWallDays(startedAt.slice(0, 10), 7)}T18:00:00`;
}

function nextHalfHour(now: string): string {
  const minute = Number(now.slice(14, 16));
  return addWallMinutes(`${now.slice(0, 16)}:00`, 30 - (minute % 30));
}
