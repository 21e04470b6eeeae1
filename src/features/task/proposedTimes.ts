import { addWallDays, addWallMinutes } from '../../lib/wallClock.ts';

interface Proposal {
  startedAt: string;
  endAt: string;
}

/** The next half hour after `now`, a wall clock. */
function nextHalfHour(now: string): string {
  const minute = Number(now.slice(14, 16));
  return addWallMinutes(`${now.slice(0, 16)}:00`, 30 - (minute % 30));
}

/** A new schedule on `date`: one hour, from nine, or today from the next half hour. */
export function proposedSchedule(date: string, now: string): Proposal {
  const startedAt = now.slice(0, 10) === date ? nextHalfHour(now) : `${date}T09:00:00`;
  return { startedAt, endAt: addWallMinutes(startedAt, 60) };
}

/** A new to-do: from the next half hour to the evening of the same day a week later. */
export function proposedTodo(now: string): Proposal {
  const startedAt = nextHalfHour(now);
  return { startedAt, endAt: `${addWallDays(startedAt.slice(0, 10), 7)}T18:00:00` };
}
