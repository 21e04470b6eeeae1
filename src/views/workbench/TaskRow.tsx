import { Check } from 'lucide-react';
import type { TaskListName, UserTask } from '../../../contract/tasks.ts';
import { APPLICATIONS } from '../../constants/applications.ts';
import { selectNow } from '../../features/clock/clockSlice.ts';
import { dialogOpened, type TodoIntent } from '../../features/notificationDialog/notificationDialogSlice.ts';
import { groupOf } from '../../features/todoCentre/todoCentreSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Avatar } from '../common/Avatar.tsx';
import { classes } from '../common/classes.ts';
import { Icon } from '../common/Icon.tsx';
import looks from '../common/looks.module.css';
import { RowLink } from '../common/RowLink.tsx';
import { levelOf, Star } from '../common/Star.tsx';
import { timeText } from '../common/timeText.ts';
import { useTaskTitle } from '../common/useTaskTitle.ts';
import { type TextFunction, useText } from '../common/useText.ts';
import { type TaskState, taskState } from './taskState.ts';
import styles from './todos.module.css';

const LOOK: Readonly<Record<TaskState['kind'], string | undefined>> = {
  completed: styles.taskCompleted,
  late: styles.taskLate,
  open: undefined,
};

type TaskRowProps = { readonly task: UserTask; readonly list: TaskListName };

/**
 * One to-do: importance, title, source, person, deadline, state. Links to its detail, or to its code if the app handles
 * it.
 */
export function TaskRow({ task, list }: TaskRowProps) {
  const t = useText();
  const title = useTaskTitle()(task);
  const dispatch = useAppDispatch();
  const now = useAppSelector(selectNow);
  const state = taskState(task, now);
  const person = task.creatorName ?? task.executors[0]?.userName ?? '';
  const intent: TodoIntent =
    groupOf(list) === 'personal' ? { kind: 'detail', id: task.id, list } : { kind: 'code', list, task };
  return (
    <li className={styles.taskRow}>
      <Star level={levelOf(task.degreeType)} />
      <RowLink
        className={styles.taskTitle}
        title={title}
        aria-haspopup="dialog"
        onClick={() => dispatch(dialogOpened({ tab: 2, intent }))}
      >
        {title}
      </RowLink>
      <span className={`${styles.taskSource} ${looks.ellipsis}`}>{sourceWords(t, task.source)}</span>
      <span className={styles.taskPerson}>
        {person !== '' && <Avatar name={person} size={22} />}
        <span className={looks.ellipsis}>{person}</span>
      </span>
      <time className={`${styles.taskTime} ${looks.num}`}>{t(timeText(task.endAt, now))}</time>
      {state && (
        <span className={classes(styles.taskState, LOOK[state.kind])}>
          {state.kind === 'completed' && <Icon of={Check} size={12} strokeWidth={2.4} />}
          {t(state.message)}
        </span>
      )}
    </li>
  );
}

/** The application that made a task, by its name; PDC is PLM there (§3). Unknown modules keep their own name. */
function sourceWords(t: TextFunction, source: string | null | undefined): string {
  if (!source) return '';
  if (source === 'personal') return t('workbench:sourcePersonal');
  const application = APPLICATIONS.find(({ short }) => short === (source === 'PDC' ? 'PLM' : source));
  return application ? t(`applications:${application.module}`) : source;
}
