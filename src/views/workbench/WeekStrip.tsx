import { useId } from 'react';
import { selectNow } from '../../features/clock/clockSlice.ts';
import { entryOf } from '../../features/scheduleCalendar/calendarRules.ts';
import { selectLanguage } from '../../features/settings/settingsSlice.ts';
import { dayChosen, selectWeekMonths } from '../../features/workbench/workbenchSlice.ts';
import { weekOf } from '../../lib/wallClock.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { classes } from '../common/classes.ts';
import looks from '../common/looks.module.css';
import { useText } from '../common/useText.ts';
import styles from './agenda.module.css';
import { dayWords, weekdayHead, weekdayWords } from './dateWords.ts';

const MOST_DOTS = 3;

/**
 * Monday to Sunday around `day`, a dot for each schedule, at most three. Native radio buttons: one tab stop, arrow keys
 * move between days.
 */
export function WeekStrip({ day }: { readonly day: string }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const months = useAppSelector(selectWeekMonths);
  const language = useAppSelector(selectLanguage);
  const today = useAppSelector(selectNow)?.slice(0, 10);
  const name = useId();
  return (
    <fieldset className={styles.weekStrip}>
      <legend className={looks.visuallyHidden}>{t('workbench:week')}</legend>
      {weekOf(day).map((date) => {
        const entry = entryOf(months[date.slice(0, 7)]?.data, date);
        const count = entry?.taskTitle.length ?? 0;
        return (
          <label key={date}>
            <input
              type="radio"
              name={name}
              checked={date === day}
              aria-label={t('workbench:dayLabel', {
                day: dayWords(date, language),
                weekday: weekdayWords(date, language),
                count,
              })}
              onChange={() => dispatch(dayChosen(date))}
            />
            <span className={classes(styles.weekDay, date === today && styles.weekToday)} aria-hidden>
              <span className={styles.weekHead}>{weekdayHead(date, language)}</span>
              <span className={styles.weekNumber}>{Number(date.slice(8))}</span>
              <span className={styles.weekDots}>
                {Array.from({ length: Math.min(count, MOST_DOTS) }, (_, dot) => (
                  <i key={dot} />
                ))}
              </span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
