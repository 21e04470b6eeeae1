import { addWallDays, addWallMonths, wallWeekday } from '../../lib/wallClock.ts';

/** Where a key leads from a date of the grid (APG grid pattern), or null if it does nothing there. */
export function dateAfterKey(key: string, date: string, today: string | null): string | null {
  switch (key) {
    case 'ArrowLeft':
      return addWallDays(date, -1);
    case 'ArrowRight':
      return addWallDays(date, 1);
    case 'ArrowUp':
      return addWallDays(date, -7);
    case 'ArrowDown':
      return addWallDays(date, 7);
    case 'Home':
      return addWallDays(date, -wallWeekday(date));
    case 'End':
      return addWallDays(date, 6 - wallWeekday(date));
    case 'PageUp':
      return addWallMonths(date, -1);
    case 'PageDown':
      return addWallMonths(date, 1);
    case 't':
    case 'T':
      return today;
    default:
      return null;
  }
}
