import { ChevronLeft } from 'lucide-react';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import type { CalendarStatus } from '../../features/scheduleCalendar/scheduleCalendarMachine.ts';
import {
  calendarPressed,
  selectCalendarStatus,
  selectCursor,
  selectDay,
} from '../../features/scheduleCalendar/scheduleCalendarSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { BusyBar } from '../common/BusyBar.tsx';
import { lazyScreen } from '../common/dom/lazyScreen.ts';
import { usePhone } from '../common/dom/useMediaQuery.ts';
import { Icon } from '../common/Icon.tsx';
import { PaneBack, PaneRight, Panes, PaneTop } from '../common/Pane.tsx';
import { useText } from '../common/useText.ts';
import { DayList } from './DayList.tsx';
import { DayPane } from './DayPane.tsx';
import { DetailPane } from './DetailPane.tsx';
import { MonthView, PhoneMonth } from './MonthView.tsx';
import styles from './schedule.module.css';

/** The form imports antd's controls; the month does without. */
const FormPane = lazyScreen(() => import('./FormPane.tsx'), 'FormPane');

/** What is to the right of the day list, or alone on a phone. */
const PANES: Readonly<Partial<Record<CalendarStatus, ComponentType>>> = {
  editForm: FormPane,
  dayList: DayPane,
  dayDetail: DetailPane,
  dayEdit: FormPane,
};

/** Tab 3 of the notification dialog: the schedule calendar (§2, §4). */
export function ScheduleCalendar() {
  const t = useText();
  const status = useAppSelector(selectCalendarStatus);
  const cursor = useAppSelector(selectCursor);
  const phone = usePhone();
  if (cursor === null) return <BusyBar label={t('common:loading')} />;
  if (phone && (status === 'calendar' || status === 'dayList')) return <PhoneMonth cursor={cursor} />;
  if (status === 'calendar') return <MonthView cursor={cursor} />;
  const Pane = PANES[status];
  const pane = (
    <PaneRight>
      <Suspense fallback={<BusyBar label={t('common:loading')} />}>{Pane && <Pane key={status} />}</Suspense>
    </PaneRight>
  );
  return phone || status === 'editForm' ? (
    <div className={styles.scheduleSingle}>{pane}</div>
  ) : (
    <DayPanes>{pane}</DayPanes>
  );
}

/** The day's list on the left, and next to it the item selected in it. */
function DayPanes({ children }: { readonly children: ReactNode }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const day = useAppSelector(selectDay);
  return (
    <Panes className={styles.dayPanes}>
      <section className={styles.dayLeft}>
        <PaneTop>
          <PaneBack aria-label={t('scheduleCalendar:backToCalendar')} onClick={() => dispatch(calendarPressed())}>
            <Icon of={ChevronLeft} size={16} />
            {t('scheduleCalendar:calendar')}
          </PaneBack>
        </PaneTop>
        {day !== null && <DayList day={day} />}
      </section>
      {children}
    </Panes>
  );
}
