import { memo } from 'react';
import type { MonthEntry } from '../../../contract/schedules.ts';
import { cellContent } from '../../features/scheduleCalendar/calendarRules.ts';
import { classes } from '../common/classes.ts';
import { levelOf } from '../common/Star.tsx';
import type { TextFunction } from '../common/useText.ts';
import { dayLabel, monthDayWords, moreWords } from './calendarWords.ts';
import { CELL_STARS } from './cellStars.tsx';
import styles from './monthGrid.module.css';

type DayCellProps = {
  readonly date: string;
  readonly titles: MonthEntry['taskTitle'] | undefined;
  /** A day of another month: shown, but inactive (CAL-3). */
  readonly outside: boolean;
  readonly today: boolean;
  /** The only cell that the Tab key reaches. */
  readonly current: boolean;
  /** The day whose list is below the month on a phone. */
  readonly chosen: boolean;
  /** A phone has room for stars only. */
  readonly compact: boolean;
  readonly t: TextFunction;
};
/** What fits under the number on a phone. */
const MOST_STARS = 3;
const NO_TITLES: MonthEntry['taskTitle'] = [];

/**
 * One day of the month; the grid around it handles its events. Screen readers announce its number with the day's label,
 * which puts everything else in the cell into words; so the rest is hidden.
 */
export const DayCell = memo(function DayCell(props: DayCellProps) {
  const { date, titles = NO_TITLES, outside, today, current, chosen, compact, t } = props;
  const { shown, more } = cellContent(titles);
  const day = Number(date.slice(8));
  return (
    <td
      role="gridcell"
      className={classes(
        styles.day,
        outside && styles.dayOutside,
        today && styles.dayToday,
        chosen && styles.dayChosen,
      )}
      data-date={date}
      tabIndex={current ? 0 : outside ? undefined : -1}
      aria-selected={current}
      aria-disabled={outside || undefined}
      aria-current={today ? 'date' : undefined}
    >
      <span className={styles.dayNumber} {...{ role: 'img', 'aria-label': dayLabel(t, date, titles) }}>
        {outside && day === 1 && !compact ? monthDayWords(t, date) : day}
      </span>
      {compact ? (
        <span className={styles.dayStars} aria-hidden>
          {titles.slice(0, MOST_STARS).map(({ degreeType }, index) => (
            <i key={index}>{CELL_STARS[levelOf(degreeType)]}</i>
          ))}
        </span>
      ) : (
        shown.map(({ title, degreeType }, index) => {
          const level = levelOf(degreeType);
          return (
            <span
              key={index}
              className={classes(styles.dayEvent, level === 3 && styles.dayEvent3)}
              title={title}
              aria-hidden
            >
              {CELL_STARS[level]}
              {title}
            </span>
          );
        })
      )}
      {more > 0 && !compact && (
        <span className={styles.dayMore} aria-hidden>
          {moreWords(t, more)}
        </span>
      )}
    </td>
  );
});
