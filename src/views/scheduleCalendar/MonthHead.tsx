import { ChevronLeft, ChevronRight, Plus, RotateCcw } from 'lucide-react';
import { addMonths } from '../../../contract/rules/days.ts';
import { selectNow } from '../../features/clock/clockSlice.ts';
import {
  cursorMoved,
  monthEntries,
  scheduleCreatePressed,
  selectShownMonth,
} from '../../features/scheduleCalendar/scheduleCalendarSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { retrying } from '../common/dom/retrying.ts';
import { Icon } from '../common/Icon.tsx';
import { IconButton } from '../common/IconButton.tsx';
import looks from '../common/looks.module.css';
import { PaneTop } from '../common/Pane.tsx';
import { PlainButton } from '../common/PlainButton.tsx';
import { TextButton } from '../common/TextButton.tsx';
import { useText } from '../common/useText.ts';
import { monthWords } from './calendarWords.ts';
import { ExchangeMenu } from './ExchangeMenu.tsx';
import { Legend } from './Legend.tsx';
import { MonthPicker } from './MonthPicker.tsx';
import styles from './month.module.css';

type MonthHeadProps = {
  readonly cursor: string;
  /** A phone has legend and create button below the month. */
  readonly compact?: boolean;
};

/**
 * The calendar's navigation (CAL-1): previous, picker, next, back to today; and a retry if the month failed to load.
 */
export function MonthHead({ cursor, compact = false }: MonthHeadProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const today = useAppSelector(selectNow)?.slice(0, 10);
  const failed = useAppSelector(selectShownMonth).status === 'failed';
  const turn = (key: 'previousMonth' | 'nextMonth', by: number) => (
    <IconButton aria-label={t(`scheduleCalendar:${key}`)} onClick={() => dispatch(cursorMoved(addMonths(cursor, by)))}>
      <Icon of={by < 0 ? ChevronLeft : ChevronRight} />
    </IconButton>
  );
  return (
    <PaneTop className={styles.monthHead}>
      <h3 className={looks.visuallyHidden}>{t('scheduleCalendar:calendar')}</h3>
      {turn('previousMonth', -1)}
      <MonthPicker cursor={cursor} />
      {turn('nextMonth', 1)}
      <p className={looks.visuallyHidden} aria-live="polite">
        {monthWords(t, cursor)}
      </p>
      {today !== undefined && (
        <PlainButton className={styles.monthToday} onClick={() => dispatch(cursorMoved(today))}>
          {t('scheduleCalendar:backToToday')}
        </PlainButton>
      )}
      {failed && (
        <TextButton className={styles.monthRetry} onClick={retrying(() => dispatch(monthEntries.wanted()))}>
          <Icon of={RotateCcw} size={16} />
          {t('common:retry')}
        </TextButton>
      )}
      {!compact && (
        <>
          <Legend />
          <ExchangeMenu />
          <PlainButton className={styles.monthAdd} onClick={() => dispatch(scheduleCreatePressed(cursor))}>
            <Icon of={Plus} size={16} />
            {t('scheduleCalendar:addSchedule')}
          </PlainButton>
        </>
      )}
    </PaneTop>
  );
}
