import { selectLanguage } from '../../features/settings/settingsSlice.ts';
import { selectFormId, selectInitialValues } from '../../features/taskForm/taskFormSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { AntdTheme } from '../common/AntdTheme.tsx';
import { PaneBody } from '../common/Pane.tsx';
import { useText } from '../common/useText.ts';
import { TaskForm } from '../task/TaskForm.tsx';
import { TaskFormActions } from '../task/TaskFormActions.tsx';
import { dayHeading } from './calendarWords.ts';
import { PaneHead } from './PaneHead.tsx';
import styles from './schedule.module.css';

/** View 2, and sub-view 2 of the day list: a new schedule or an existing one (§2, §5). */
export function FormPane() {
  const t = useText();
  const language = useAppSelector(selectLanguage);
  const isNew = useAppSelector(selectFormId) === null;
  const from = useAppSelector(selectInitialValues).startedAt;
  return (
    <AntdTheme>
      <PaneHead
        title={t(isNew ? 'scheduleCalendar:newSchedule' : 'scheduleCalendar:editSchedule')}
        note={from === null ? undefined : dayHeading(t, from.slice(0, 10), language)}
        actions={<TaskFormActions />}
      />
      <PaneBody>
        <div className={styles.scheduleForm}>
          <TaskForm />
        </div>
      </PaneBody>
    </AntdTheme>
  );
}
