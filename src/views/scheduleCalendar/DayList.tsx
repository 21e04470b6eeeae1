import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { addDays } from '../../../contract/rules/days.ts';
import type { DayItem } from '../../../contract/schedules.ts';
import { selectNow } from '../../features/clock/clockSlice.ts';
import {
  daySchedules,
  scheduleCreatePressed,
  schedulePressed,
  selectDayItems,
  selectLastSchedule,
} from '../../features/scheduleCalendar/scheduleCalendarSlice.ts';
import { selectLanguage } from '../../features/settings/settingsSlice.ts';
import { selectDetailTarget } from '../../features/taskDetail/taskDetailSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { focusWhenLost } from '../common/dom/focusWhenLost.ts';
import { useScrollKept } from '../common/dom/useScrollKept.ts';
import { EmptyState } from '../common/EmptyState.tsx';
import { Icon } from '../common/Icon.tsx';
import { LoadedPart } from '../common/LoadedPart.tsx';
import looks from '../common/looks.module.css';
import { PlainButton } from '../common/PlainButton.tsx';
import { SkeletonBar } from '../common/Skeleton.tsx';
import { levelOf, Star } from '../common/Star.tsx';
import { useText } from '../common/useText.ts';
import { dayHeading } from './calendarWords.ts';
import styles from './dayList.module.css';
import { useSourceWords } from './useSourceWords.ts';

/** The schedules of a day under its date (§2 "Day list"). */
export function DayList({ day }: { readonly day: string }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const language = useAppSelector(selectLanguage);
  const items = useAppSelector(selectDayItems);
  const isToday = useAppSelector(selectNow)?.slice(0, 10) === day;
  const count = items.data?.length;
  const scrollerRef = useRef<HTMLDivElement>(null);
  useScrollKept(scrollerRef, 'day', day);
  return (
    <>
      <div className={styles.dayHead}>
        <div>
          <h3>{dayHeading(t, day, language)}</h3>
          {count !== undefined && count > 0 && (
            <p className={looks.meta}>
              {t(isToday ? 'scheduleCalendar:todaySchedules' : 'scheduleCalendar:daySchedules', { count })}
            </p>
          )}
        </div>
        <PlainButton onClick={() => dispatch(scheduleCreatePressed(day))}>
          <Icon of={Plus} size={16} />
          {t('scheduleCalendar:addSchedule')}
        </PlainButton>
      </div>
      <div ref={scrollerRef} className={styles.dayItems}>
        <LoadedPart
          load={items}
          skeleton={<DaySkeleton />}
          failedTitle={t('scheduleCalendar:loadFailed')}
          onRetry={() => dispatch(daySchedules.wanted())}
        >
          {(data) =>
            data.length === 0 ? (
              <EmptyState title={t('scheduleCalendar:noSchedules')} />
            ) : (
              <ul>
                {data.map((item) => (
                  <DayRow key={item.id} item={item} day={day} />
                ))}
              </ul>
            )
          }
        </LoadedPart>
      </div>
    </>
  );
}

function DayRow({ item, day }: { readonly item: DayItem; readonly day: string }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const sourceWords = useSourceWords();
  const target = useAppSelector(selectDetailTarget);
  const current = target?.id === item.id;
  const wasHere = useAppSelector(selectLastSchedule) === item.id;
  return (
    <li>
      <button
        ref={wasHere && target === null ? focusWhenLost : undefined}
        type="button"
        className={`${styles.dayItem} ${looks.insetFocus}`}
        aria-current={current ? 'true' : undefined}
        onClick={() => dispatch(schedulePressed(item.id))}
      >
        <span className={`${styles.dayItemTime} ${looks.num}`}>
          <time dateTime={item.startAt}>{timeOn(item.startAt, day)}</time>
          <time className={looks.meta} dateTime={item.endAt}>
            {timeOn(item.endAt, day)}
          </time>
        </span>
        <span className={styles.dayItemWords}>
          <span className={styles.dayItemTitle}>
            <Star level={levelOf(item.degreeType)} />
            <span className={looks.ellipsis} title={item.title}>
              {item.title}
            </span>
          </span>
          <span className={`${looks.meta} ${looks.ellipsis}`}>
            {isOfDay(item, day) ? '' : `${momentWords(item.startAt)} – ${momentWords(item.endAt)} · `}
            {t('scheduleCalendar:source', { source: sourceWords(item.source) })}
          </span>
        </span>
      </button>
    </li>
  );
}

/**
 * The time of day, with the following midnight as its end; the date if a schedule of several days starts or ends on
 * another day.
 */
function timeOn(at: string, day: string): string {
  if (at === `${addDays(day, 1)}T00:00:00`) return '24:00';
  return at.slice(0, 10) === day ? at.slice(11, 16) : at.slice(5, 10);
}
/** Whether both times of the row are on this day, so that it is complete. */
const isOfDay = ({ startAt, endAt }: DayItem, day: string): boolean =>
  [startAt, endAt].every((at) => timeOn(at, day).includes(':'));
const momentWords = (at: string): string => `${at.slice(5, 10)} ${at.slice(11, 16)}`;

function DaySkeleton() {
  return [150, 180, 140, 170].map((width) => (
    <div key={width} className={styles.dayItem}>
      <span className={`${styles.dayItemTime} ${styles.dayBars}`}>
        <SkeletonBar width={38} />
        <SkeletonBar width={30} />
      </span>
      <span className={`${styles.dayItemWords} ${styles.dayBars}`}>
        <SkeletonBar width={width} />
        <SkeletonBar width={90} />
      </span>
    </div>
  ));
}
