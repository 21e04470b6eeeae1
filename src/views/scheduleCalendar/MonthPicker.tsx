import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { addMonths } from '../../../contract/rules/days.ts';
import {
  cursorMoved,
  pickerClosed,
  pickerOpened,
  pickerYearTurned,
  selectPickerYear,
} from '../../features/scheduleCalendar/scheduleCalendarSlice.ts';
import { selectLanguage } from '../../features/settings/settingsSlice.ts';
import { wallParts } from '../../lib/wallClock.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { focusOnMount } from '../common/dom/focusOnMount.ts';
import { useDropDown } from '../common/dom/useDropDown.ts';
import { Icon } from '../common/Icon.tsx';
import { IconButton } from '../common/IconButton.tsx';
import looks from '../common/looks.module.css';
import { PopoverArea, PopoverPanel } from '../common/PopoverFrame.tsx';
import { useText } from '../common/useText.ts';
import { dateWords, monthWords } from './calendarWords.ts';
import styles from './month.module.css';

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -4, ArrowDown: 4 };

/** The name of the shown month; pressing it offers the twelve months of a year (CAL-1). */
export function MonthPicker({ cursor }: { readonly cursor: string }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const year = useAppSelector(selectPickerYear);
  const { areaRef, triggerRef, dismiss } = useDropDown(year !== null, pickerClosed);
  return (
    <PopoverArea ref={areaRef}>
      <button
        ref={triggerRef}
        type="button"
        className={styles.monthName}
        aria-haspopup="dialog"
        aria-expanded={year !== null}
        onClick={() => (year === null ? dispatch(pickerOpened()) : dismiss(true))}
      >
        {monthWords(t, cursor)}
        <span className={looks.visuallyHidden}>{t('scheduleCalendar:chooseMonth')}</span>
        <Icon of={ChevronDown} size={16} />
      </button>
      {year !== null && (
        <PickerPanel
          year={year}
          cursor={cursor}
          onChoose={(date) => {
            triggerRef.current?.focus();
            dispatch(cursorMoved(date));
          }}
        />
      )}
    </PopoverArea>
  );
}

type PickerPanelProps = {
  readonly year: number;
  readonly cursor: string;
  readonly onChoose: (date: string) => void;
};

function PickerPanel({ year, cursor, onChoose }: PickerPanelProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const language = useAppSelector(selectLanguage);
  const shown = wallParts(`${cursor}T00:00:00`);
  const turn = (key: 'previousYear' | 'nextYear', by: number) => (
    <IconButton aria-label={t(`scheduleCalendar:${key}`)} onClick={() => dispatch(pickerYearTurned(year + by))}>
      <Icon of={by < 0 ? ChevronLeft : ChevronRight} size={16} />
    </IconButton>
  );
  return (
    <PopoverPanel
      ref={focusOnMount}
      className={styles.monthPicker}
      role="dialog"
      aria-label={t('scheduleCalendar:chooseMonth')}
      tabIndex={-1}
      onKeyDown={walkMonths}
    >
      <div className={styles.monthPickerHead}>
        {turn('previousYear', -1)}
        <span className={looks.num} aria-live="polite">
          {t('scheduleCalendar:yearName', { year })}
        </span>
        {turn('nextYear', 1)}
      </div>
      <div className={styles.monthPickerMonths}>
        {MONTHS.map((month) => {
          const date = shown ? addMonths(cursor, (year - shown.year) * 12 + (month - shown.month)) : cursor;
          return (
            <button
              key={month}
              type="button"
              className={styles.monthPickerMonth}
              aria-pressed={date === cursor}
              onClick={() => onChoose(date)}
            >
              {dateWords(date, 'monthShort', language)}
            </button>
          );
        })}
      </div>
    </PopoverPanel>
  );
}

/** Arrow keys move between the months, which are laid out four to a row. */
function walkMonths(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const months = [...event.currentTarget.querySelectorAll<HTMLElement>('[aria-pressed]')];
  const at = event.target instanceof HTMLElement ? months.indexOf(event.target) : -1;
  const next = step === undefined || at < 0 ? undefined : months[at + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
