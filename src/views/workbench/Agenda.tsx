import { Fragment } from 'react';
import type { DayItem } from '../../../contract/schedules.ts';
import { selectNow } from '../../features/workbench/workbenchSlice.ts';
import { wallMinutesBetween } from '../../lib/wallClock.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { SkeletonBar } from '../common/Skeleton.tsx';
import { levelOf, Star } from '../common/Star.tsx';
import { type TextFunction, useText } from '../common/useText.ts';

type AgendaProps = { readonly items: readonly DayItem[]; readonly isToday: boolean };

/** The schedules of a day in order; today a line stands where the clock is. */
export function Agenda({ items, isToday }: AgendaProps) {
  const t = useText();
  const clock = useAppSelector(selectNow);
  const now = isToday ? clock : null;
  const sorted = [...items].sort((a, b) => a.startAt.localeCompare(b.startAt));
  const coming = now === null ? -1 : sorted.findIndex(({ startAt }) => startAt > now);
  const line = now !== null && (
    <li className="now-line">
      <time className="num">
        <span className="visually-hidden">{t('workbench:now', { time: now.slice(11, 16) })}</span>
        <span aria-hidden>{now.slice(11, 16)}</span>
      </time>
    </li>
  );
  return (
    <ul className="agenda">
      {sorted.map((item, index) => (
        <Fragment key={item.id}>
          {index === coming && line}
          <AgendaItem item={item} now={now} next={index === coming} />
        </Fragment>
      ))}
      {coming < 0 && line}
    </ul>
  );
}

type AgendaItemProps = { readonly item: DayItem; readonly now: string | null; readonly next: boolean };

function AgendaItem({ item, now, next }: AgendaItemProps) {
  const t = useText();
  const ended = now !== null && item.endAt <= now;
  const kind = ended ? 'agenda-ended' : next ? 'agenda-next' : '';
  const remark = now === null ? null : remarkOf(t, item, now);
  return (
    <li className={`agenda-item ${kind}`}>
      <span className="agenda-time num">
        <time>{item.startAt.slice(11, 16)}</time>
        <time className="meta">{item.endAt.slice(11, 16)}</time>
      </span>
      <span className="agenda-words">
        <span className="agenda-title">
          <Star level={levelOf(item.degreeType)} />
          <span className="ellipsis" title={item.title}>
            {item.title}
          </span>
        </span>
        <span className="meta agenda-meta">
          <span className="ellipsis">{sourceWords(t, item.source)}</span>
          {remark !== null && (
            <span className="agenda-remark">
              {t('workbench:listSeparator')}
              {remark}
            </span>
          )}
        </span>
      </span>
    </li>
  );
}

/** What the clock says of an item of today; nothing for what is more than an hour away. */
function remarkOf(t: TextFunction, { startAt, endAt }: DayItem, now: string): string | null {
  if (endAt <= now) return t('workbench:ended');
  if (startAt <= now) return t('workbench:running');
  const count = Math.ceil(wallMinutesBetween(now, startAt));
  return count <= 60 ? t('workbench:startsInMinutes', { count }) : null;
}

const sourceWords = (t: TextFunction, source: string | null | undefined) =>
  !source || source === 'personal' ? t('workbench:personalSchedule') : source;

/** Bars where four schedules will be. */
export function AgendaSkeleton() {
  return (
    <ul className="agenda">
      {[150, 180, 140, 170].map((width) => (
        <li key={width} className="agenda-item">
          <span className="agenda-time">
            <SkeletonBar width={38} />
            <SkeletonBar width={30} />
          </span>
          <span className="agenda-words agenda-bars">
            <SkeletonBar width={width} />
            <SkeletonBar width={90} />
          </span>
        </li>
      ))}
    </ul>
  );
}
