import { Fragment, type ReactNode } from 'react';
import { selectNow } from '../../features/clock/clockSlice.ts';
import { entryOf } from '../../features/scheduleCalendar/calendarRules.ts';
import { selectUser } from '../../features/session/sessionSlice.ts';
import { selectLanguage } from '../../features/settings/settingsSlice.ts';
import { selectTaskCounts } from '../../features/todoCentre/todoCentreSlice.ts';
import { dayChosen, selectWeekMonths, todoListChosen } from '../../features/workbench/workbenchSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { SkeletonBar } from '../common/Skeleton.tsx';
import { useText } from '../common/useText.ts';
import { dayWords, weekdayWords } from './dateWords.ts';
import { GreetingActions } from './GreetingActions.tsx';
import { greetingKey } from './greetingText.ts';
import styles from './workbench.module.css';

/** Name, date and what is due today, each number linking to its list; next to it the buttons to add something. */
export function Greeting() {
  const t = useText();
  const now = useAppSelector(selectNow);
  const language = useAppSelector(selectLanguage);
  const name = useAppSelector(selectUser)?.name ?? '';
  if (now === null) {
    return (
      <div className={styles.greeting} aria-hidden>
        <SkeletonBar width={124} height={18} />
        <SkeletonBar width={380} />
      </div>
    );
  }
  const today = now.slice(0, 10);
  return (
    <div className={styles.greeting}>
      <div className={styles.greetingWords}>
        <h1>{t(greetingKey(now), { name })}</h1>
        <p>
          <span className={styles.greetingDate}>
            {t('workbench:date', { day: dayWords(today, language), weekday: weekdayWords(today, language) })}
          </span>
          <Sentence today={today} />
        </p>
      </div>
      <GreetingActions today={today} />
    </div>
  );
}

function Sentence({ today }: { readonly today: string }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const counts = useAppSelector(selectTaskCounts).data;
  const month = useAppSelector(selectWeekMonths)[today.slice(0, 7)]?.data ?? null;
  const schedules = entryOf(month, today)?.taskTitle.length ?? 0;
  const { myInProgress = 0, myOverdue = 0 } = counts?.work ?? {};
  if (counts === null && month === null) return null;
  const parts: ReactNode[] = [];
  if (schedules > 0) {
    parts.push(
      <Jump onPress={() => dispatch(dayChosen(today))}>{t('workbench:schedulesToday', { count: schedules })}</Jump>,
    );
  }
  if (myInProgress > 0) {
    parts.push(
      <Jump onPress={() => dispatch(todoListChosen({ group: 'work', list: 'inProgress' }))}>
        {t('workbench:tasksInProgress', { count: myInProgress })}
      </Jump>,
    );
  }
  if (myOverdue > 0) {
    parts.push(
      <Jump onPress={() => dispatch(todoListChosen({ group: 'work', list: 'overdue' }))}>
        {t('workbench:tasksOverdue', { count: myOverdue })}
      </Jump>,
    );
  }
  if (parts.length === 0) return <>{t('workbench:nothingDue') + t('workbench:sentenceEnd')}</>;
  return (
    <>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && t('workbench:listSeparator')}
          {part}
        </Fragment>
      ))}
      {t('workbench:sentenceEnd')}
    </>
  );
}

function Jump({ onPress, children }: { readonly onPress: () => void; readonly children: string }) {
  return (
    <button type="button" className={styles.sentenceLink} onClick={onPress}>
      {children}
    </button>
  );
}
