import type { UserTask } from '../../../contract/tasks.ts';
import { wallMinutesBetween, wallWeekday } from '../../lib/wallClock.ts';
import looks from '../common/looks.module.css';
import { LevelText, levelOf } from '../common/Star.tsx';
import { useText } from '../common/useText.ts';
import { DetailTexts, FactList } from '../task/DetailParts.tsx';
import { LoadedTask } from '../task/LoadedTask.tsx';
import { ReminderTags } from '../task/ReminderTags.tsx';
import { monthDayWords, weekdayHeads } from './calendarWords.ts';
import styles from './schedule.module.css';
import { useSourceWords } from './useSourceWords.ts';

/** The chosen schedule (§2 "Detail"). */
export function ScheduleDetail() {
  return <LoadedTask>{(task) => <Schedule task={task} />}</LoadedTask>;
}

function Schedule({ task }: { readonly task: UserTask }) {
  const t = useText();
  const sourceWords = useSourceWords();
  const people = task.executors.map(({ userName }) => userName).join(t('scheduleCalendar:nameSeparator'));
  return (
    <article className={styles.schedule}>
      <h4 className={styles.scheduleTitle}>{task.title}</h4>
      <p className={styles.scheduleSource}>
        <LevelText level={levelOf(task.degreeType)} />
        <span>{t('scheduleCalendar:source', { source: sourceWords(task.source) })}</span>
      </p>
      <Duration from={task.startedAt} to={task.endAt} />
      <FactList
        facts={[
          [t('task:reminder'), <ReminderTags key="reminder" task={task} />],
          [t('task:executorsLabel'), people],
        ]}
      />
      <DetailTexts task={task} />
    </article>
  );
}

/** Start, duration, end. */
function Duration({ from, to }: { readonly from: string; readonly to: string }) {
  const t = useText();
  const minutes = Math.max(0, wallMinutesBetween(from, to));
  return (
    <div className={styles.duration}>
      <Moment label={t('scheduleCalendar:starts')} at={from} />
      <p className={styles.durationLength}>
        {!Number.isNaN(minutes) && (
          <span>
            {t('scheduleCalendar:hours', { count: Math.floor(minutes / 60) })}{' '}
            {t('scheduleCalendar:minutes', { count: Math.floor(minutes % 60) })}
          </span>
        )}
      </p>
      <Moment label={t('scheduleCalendar:ends')} at={to} />
    </div>
  );
}

function Moment({ label, at }: { readonly label: string; readonly at: string }) {
  const t = useText();
  const date = at.slice(0, 10);
  return (
    <div className={styles.durationEnd}>
      <p className={looks.meta}>{label}</p>
      {at !== '' && (
        <time dateTime={at}>
          <b className={looks.num}>{at.slice(11, 16)}</b>
          <span className={styles.durationDate}>
            {t('scheduleCalendar:dayHeading', {
              day: monthDayWords(t, date),
              weekday: weekdayHeads(t)[wallWeekday(date)] ?? '',
            })}
          </span>
        </time>
      )}
    </div>
  );
}
