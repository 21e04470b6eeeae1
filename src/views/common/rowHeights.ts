import { selectSettings } from '../../features/settings/settingsSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { DENSITY } from '../../theme/density.ts';
import { useMediaQuery } from './dom/useMediaQuery.ts';

/** Large enough for a finger. */
const TOUCH = 44;
/** What the second line of a row adds. */
const SECOND_LINE = 12;

/** Heights of one-line and two-line rows in px, by the chosen size; on a phone never too low for a finger. */
export function useRowHeights(): { readonly tree: number; readonly person: number } {
  const { rowTight } = DENSITY[useAppSelector(selectSettings).size];
  const line = useMediaQuery('(max-width: 767px)') ? Math.max(TOUCH, rowTight) : rowTight;
  return { tree: line, person: Math.max(TOUCH, line + SECOND_LINE) };
}
