import { Fragment } from 'react';
import type { DayItem } from '../../../contract/schedules.ts';
import { selectNow } from '../../features/clock/clockSlice.ts';
import { dialogOpened } from '../../features/notificationDialog/notificationDialogSlice.ts';
import { wallMinutesBetween } from '../../lib/wallClock.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { classes } from '../common/classes.ts';
import looks from '../common/looks.module.css';
import { RowLink } from '../common/RowLink.tsx';
import { SkeletonBar } from '../common/Skeleton.tsx';
import { levelOf, Star } from '../common/Star.tsx';
import { useCompanyWords } from '../common/useCompanyWords.ts';
import { type TextFunction, useText } from '../common/useText.ts';
import styles from './agenda.module.css';

type AgendaProps = { readonly items: readonly DayItem[]; readonly day: string };

/** The schedules of a day in order, each linking to its detail; today a line marks the current time. */
export function Agenda({ items, day }: AgendaProps) {
  const t = useText();
  const clock = useAppSelector(selectNow);
  const now = clock?.slice(0, 10) === day ? clock : null;
  const sorted = [...items].sort((a, b) => a.startAt.localeCompare(b.startAt));
  const coming = now === null ? -1 : sorted.findIndex(({ startAt }) => startAt > now);
  const line = now !== null && (
    <li className={styles.nowLine}>
      <time className={looks.num}>
        <span className={looks.visuallyHidden}>{t('workbench:now', { time: now.slice(11, 16) })}</span>
        <span aria-hidden>{now.slice(11, 16)}</span>
      </time>
    </li>
  );
  return (
    <ul className={styles.agenda}>
      {sorted.map((item, index) => (
        <Fragment key={item.id}>
          {index === coming && line}
          <AgendaItem item={item} day={day} now={clock} next={index === coming} />
        </Fragment>
      ))}
      {coming < 0 && line}
    </ul>
  );
}

type AgendaItemProps = {
  readonly item: DayItem;
  readonly day: string;
  readonly now: string | null;
  readonly next: boolean;
};

function AgendaItem({ item, day, now, next }: AgendaItemProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const companyWords = useCompanyWords();
  const personal = !item.source || item.source === 'personal';
  const ended = now !== null && item.endAt <= now;
  const kind = ended ? styles.agendaEnded : next ? styles.agendaNext : undefined;
  const remark = now === null ? null : remarkOf(t, item, now);
  return (
    <li className={classes(styles.agendaItem, kind)}>
      <span className={`${styles.agendaTime} ${looks.num}`}>
        <time dateTime={item.startAt}>{timeOn(item.startAt, day)}</time>
        <time className={`${looks.meta} ${styles.agendaEnd}`} dateTime={item.endAt}>
          {timeOn(item.endAt, day)}
        </time>
      </span>
      <span className={styles.agendaWords}>
        <span className={styles.agendaTitle}>
          <Star level={levelOf(item.degreeType)} />
          <RowLink
            className={styles.agendaOpen}
            title={item.title}
            aria-haspopup="dialog"
            onClick={() => dispatch(dialogOpened({ tab: 3, intent: { kind: 'detail', id: item.id, date: day } }))}
          >
            {item.title}
          </RowLink>
        </span>
        <span className={`${looks.meta} ${styles.agendaMeta}`}>
          <span className={looks.ellipsis}>
            {personal ? t('workbench:personalSchedule') : companyWords(item.source ?? '')}
          </span>
          {remark !== null && (
            <span className={styles.agendaRemark}>
              {t('workbench:listSeparator')}
              {remark}
            </span>
          )}
        </span>
      </span>
    </li>
  );
}

/** The time of a moment on this day; the date of one before or after it, so that nobody mistakes it for this day's. */
const timeOn = (moment: string, day: string) =>
  moment.slice(0, 10) === day ? moment.slice(11, 16) : moment.slice(5, 10);

/** How an item relates to the clock; nothing if it is more than an hour away. */
function remarkOf(t: TextFunction, { startAt, endAt }: DayItem, now: string): string | null {
  if (endAt <= now) return t('workbench:ended');
  if (startAt <= now) return t('workbench:running');
  const count = Math.ceil(wallMinutesBetween(now, startAt));
  return count <= 60 ? t('workbench:startsInMinutes', { count }) : null;
}

/** Bars in place of four schedules. */
export function AgendaSkeleton() {
  return (
    <ul className={styles.agenda}>
      {[150, 180, 140, 170].map((width) => (
        <li key={width} className={styles.agendaItem}>
          <span className={styles.agendaTime}>
            <SkeletonBar width={38} />
            <SkeletonBar width={30} />
          </span>
          <span className={`${styles.agendaWords} ${styles.agendaBars}`}>
            <SkeletonBar width={width} />
            <SkeletonBar width={90} />
          </span>
        </li>
      ))}
    </ul>
  );
}
