import { useRef } from 'react';
import { selectDay, selectMonthBusy } from '../../features/scheduleCalendar/scheduleCalendarSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { BusyBar } from '../common/BusyBar.tsx';
import { useScrollKept } from '../common/dom/useScrollKept.ts';
import looks from '../common/looks.module.css';
import { useText } from '../common/useText.ts';
import { DayList } from './DayList.tsx';
import { ExchangeMenu } from './ExchangeMenu.tsx';
import { Legend } from './Legend.tsx';
import { MonthGrid } from './MonthGrid.tsx';
import { MonthHead } from './MonthHead.tsx';
import styles from './month.module.css';

type MonthProps = { readonly cursor: string };

/** View 1: the whole month (CAL-1). */
export function MonthView({ cursor }: MonthProps) {
  return (
    <section className={`${styles.monthView} ${looks.insetFocus}`}>
      <MonthBusy />
      <MonthHead cursor={cursor} />
      <MonthGrid cursor={cursor} />
    </section>
  );
}

/** Views 1 and 3 on a phone: the month with stars, and below it the list of the chosen day. */
export function PhoneMonth({ cursor }: MonthProps) {
  const day = useAppSelector(selectDay);
  const scrollerRef = useRef<HTMLDivElement>(null);
  useScrollKept(scrollerRef, 'month', day ?? cursor);
  return (
    <section ref={scrollerRef} className={`${styles.monthView} ${styles.monthPhone} ${looks.insetFocus}`}>
      <MonthBusy />
      <MonthHead cursor={cursor} compact />
      <MonthGrid cursor={cursor} compact />
      <div className={styles.monthFoot}>
        <Legend />
        <ExchangeMenu />
      </div>
      <section className={styles.monthDay}>{day !== null && <DayList day={day} />}</section>
    </section>
  );
}

/** §8: a failed load only ends this. */
function MonthBusy() {
  const t = useText();
  return useAppSelector(selectMonthBusy) ? <BusyBar label={t('common:loading')} /> : null;
}
