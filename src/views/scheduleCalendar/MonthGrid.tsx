import { type KeyboardEvent, type MouseEvent, useId, useMemo, useRef } from 'react';
import { selectNow } from '../../features/clock/clockSlice.ts';
import {
  cursorMoved,
  dayPressed,
  scheduleCreatePressed,
  selectDay,
  selectDayItems,
  selectLastSchedule,
  selectMonthBusy,
  selectShownMonth,
} from '../../features/scheduleCalendar/scheduleCalendarSlice.ts';
import { selectLanguage } from '../../features/settings/settingsSlice.ts';
import { monthGrid } from '../../lib/wallClock.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { classes } from '../common/classes.ts';
import { useRovingFocus } from '../common/dom/useRovingFocus.ts';
import looks from '../common/looks.module.css';
import { useText } from '../common/useText.ts';
import { dateWords, monthWords, weekdayHeads } from './calendarWords.ts';
import { DayCell } from './DayCell.tsx';
import { dateAfterKey } from './gridKeys.ts';
import styles from './monthGrid.module.css';

const WEEKS = [0, 1, 2, 3, 4, 5];

type MonthGridProps = {
  /** The calendar's current date. */
  readonly cursor: string;
  /** A phone: stars instead of titles, and the selected day marked. */
  readonly compact?: boolean;
};

/** The month of `cursor` as six weeks (CAL-1 … CAL-3), one tab stop, one listener for all its days. */
export function MonthGrid({ cursor, compact = false }: MonthGridProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const language = useAppSelector(selectLanguage);
  const today = useAppSelector(selectNow)?.slice(0, 10) ?? null;
  const day = useAppSelector(selectDay);
  const entries = useAppSelector(selectShownMonth).data;
  const busy = useAppSelector(selectMonthBusy);
  const gridRef = useRef<HTMLTableElement>(null);
  const keysId = useId();
  // On a phone, the row to return to is below the month.
  const lastSchedule = useAppSelector(selectLastSchedule);
  const isRowBelow = useAppSelector(selectDayItems).data?.some(({ id }) => id === lastSchedule) ?? false;
  useRovingFocus(gridRef, cursor, compact && isRowBelow);

  const month = cursor.slice(0, 7);
  const dates = useMemo(() => monthGrid(month), [month]);
  const byDate = useMemo(
    () => new Map(entries?.map(({ dateString, taskTitle }) => [dateString.slice(0, 10), taskTitle])),
    [entries],
  );

  const select = (event: MouseEvent) => {
    const date = dateAt(event.target);
    if (date !== null) dispatch(dayPressed(date));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = dateAfterKey(event.key, cursor, today);
    if (next !== null) dispatch(cursorMoved(next));
    else if (event.key === 'Enter' || event.key === ' ') dispatch(dayPressed(cursor));
    else if (event.key === 'c' || event.key === 'C') dispatch(scheduleCreatePressed(cursor));
    else return;
    event.preventDefault();
  };
  return (
    <div className={classes(styles.month, compact && styles.monthCompact)}>
      <p id={keysId} className={looks.visuallyHidden}>
        {t('scheduleCalendar:keys')}
      </p>
      <table
        ref={gridRef}
        role="grid"
        className={styles.monthGrid}
        aria-label={monthWords(t, cursor)}
        aria-describedby={keysId}
        aria-busy={busy}
        onClick={select}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {weekdayHeads(t).map((head, index) => (
              <th key={head} scope="col">
                {compact ? dateWords(dates[index] ?? cursor, 'weekdayNarrow', language) : head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {WEEKS.map((week) => (
            <tr key={week}>
              {dates.slice(week * 7, week * 7 + 7).map((date, index) => (
                <DayCell
                  key={index}
                  date={date}
                  titles={byDate.get(date)}
                  outside={date.slice(0, 7) !== month}
                  today={date === today}
                  current={date === cursor}
                  chosen={compact && date === day}
                  compact={compact}
                  t={t}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The date of the cell in which an event occurred. */
function dateAt(target: EventTarget): string | null {
  return target instanceof Element ? (target.closest('[data-date]')?.getAttribute('data-date') ?? null) : null;
}
