import { ChevronLeft, ChevronRight, Plus, RotateCcw } from 'lucide-react';
import {
  cursorMoved,
  monthRetried,
  scheduleCreatePressed,
  selectMonthStatus,
} from '../../features/scheduleCalendar/scheduleCalendarSlice.ts';
import { selectNow } from '../../features/workbench/workbenchSlice.ts';
import { addWallMonths } from '../../lib/wallClock.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Icon } from '../common/Icon.tsx';
import { useText } from '../common/useText.ts';
import { monthWords } from './calendarWords.ts';
import { Legend } from './Legend.tsx';
import { MonthPicker } from './MonthPicker.tsx';

type MonthHeadProps = {
  readonly cursor: string;
  /** A phone has legend and create button below the month. */
  readonly compact?: boolean;
};

/** What moves the calendar (CAL-1): previous, picker, next, back to today; and a retry where the month did not load. */
export function MonthHead({ cursor, compact = false }: MonthHeadProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const today = useAppSelector(selectNow)?.slice(0, 10);
  const failed = useAppSelector(selectMonthStatus) === 'failed';
  const turn = (key: 'previousMonth' | 'nextMonth', by: number) => (
    <button
      type="button"
      className="icon-button"
      aria-label={t(`scheduleCalendar:${key}`)}
      onClick={() => dispatch(cursorMoved(addWallMonths(cursor, by)))}
    >
      <Icon of={by < 0 ? ChevronLeft : ChevronRight} />
    </button>
  );
  return (
    <div className="pane-head month-head">
      <h3 className="visually-hidden">{t('scheduleCalendar:calendar')}</h3>
      {turn('previousMonth', -1)}
      <MonthPicker cursor={cursor} />
      {turn('nextMonth', 1)}
      <p className="visually-hidden" aria-live="polite">
        {monthWords(t, cursor)}
      </p>
      {today !== undefined && (
        <button type="button" className="plain-button" onClick={() => dispatch(cursorMoved(today))}>
          {t('scheduleCalendar:backToToday')}
        </button>
      )}
      {failed && (
        <button type="button" className="text-button month-retry" onClick={() => dispatch(monthRetried())}>
          <Icon of={RotateCcw} size={16} />
          {t('common:retry')}
        </button>
      )}
      {!compact && (
        <>
          <Legend />
          <button
            type="button"
            className="plain-button month-add"
            onClick={() => dispatch(scheduleCreatePressed(cursor))}
          >
            <Icon of={Plus} size={16} />
            {t('scheduleCalendar:addSchedule')}
          </button>
        </>
      )}
    </div>
  );
}
