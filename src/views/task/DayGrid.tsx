import { ChevronLeft, ChevronRight } from 'lucide-react';
import { addMonths } from '../../../contract/rules/days.ts';
import { selectLanguage } from '../../features/settings/settingsSlice.ts';
import { monthGrid } from '../../lib/wallClock.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { Icon } from '../common/Icon.tsx';
import { IconButton } from '../common/IconButton.tsx';
import looks from '../common/looks.module.css';
import { useText } from '../common/useText.ts';
import { dateWords, dayHeading, monthWords } from '../scheduleCalendar/calendarWords.ts';
import styles from './timeFields.module.css';
import { walkChoices } from './walkChoices.ts';

type DayGridProps = {
  /** Any date of the shown month. */
  readonly month: string;
  readonly chosen: string;
  readonly today: string;
  readonly onTurn: (month: string) => void;
  readonly onChoose: (date: string) => void;
};

/** The six weeks of a month; arrow keys move between the days. */
export function DayGrid({ month, chosen, today, onTurn, onChoose }: DayGridProps) {
  const t = useText();
  const language = useAppSelector(selectLanguage);
  const days = monthGrid(month);
  const reachable = days.includes(chosen) ? chosen : days.find((date) => date.endsWith('-01'));
  return (
    <div className={styles.timeDays}>
      <div className={styles.timeMonth}>
        <IconButton aria-label={t('scheduleCalendar:previousMonth')} onClick={() => onTurn(addMonths(month, -1))}>
          <Icon of={ChevronLeft} size={16} />
        </IconButton>
        <span aria-live="polite">{monthWords(t, month)}</span>
        <IconButton aria-label={t('scheduleCalendar:nextMonth')} onClick={() => onTurn(addMonths(month, 1))}>
          <Icon of={ChevronRight} size={16} />
        </IconButton>
      </div>
      <fieldset
        className={`${styles.timeGrid} ${looks.num}`}
        aria-label={monthWords(t, month)}
        onKeyDown={walkChoices(7)}
      >
        {days.slice(0, 7).map((date) => (
          <span key={date} className={styles.timeHead} aria-hidden>
            {dateWords(date, 'weekdayNarrow', language)}
          </span>
        ))}
        {days.map((date) => (
          <button
            key={date}
            type="button"
            className={styles.timeDay}
            data-other={date.slice(0, 7) !== month.slice(0, 7) || undefined}
            aria-label={dayHeading(t, date, language)}
            aria-current={date === today ? 'date' : undefined}
            aria-pressed={date === chosen}
            tabIndex={date === reachable ? 0 : -1}
            onClick={() => onChoose(date)}
          >
            {Number(date.slice(8))}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
