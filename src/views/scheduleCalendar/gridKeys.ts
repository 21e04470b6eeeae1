import { addDays, addMonths } from '../../../contract/rules/days.ts';
import { wallWeekday } from '../../lib/wallClock.ts';

/** Where a key leads from a date of the grid (APG grid pattern), or null if it does nothing there. */
export function dateAfterKey(key: string, date: string, today: string | null): string | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return addDays(date, -wallWeekday(date));
    case 'End':
      return addDays(date, 6 - wallWeekday(date));
    case 'PageUp':
      return addMonths(date, -1);
    case 'PageDown':
      return addMonths(date, 1);
    case 't':
    case 'T':
      return today;
    default:
      return null;
  }
}
