import { Bookmark } from 'lucide-react';
import type { UserTask } from '../../../contract/tasks.ts';
import { LIMITS } from '../../constants/limits.ts';
import { selectNow } from '../../features/clock/clockSlice.ts';
import { selectLanguage } from '../../features/settings/settingsSlice.ts';
import { followWanted } from '../../features/task/taskSlice.ts';
import { selectLastAt, selectShownList, todoPressed } from '../../features/todoCentre/todoCentreSlice.ts';
import { listed } from '../../lib/listed.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Avatar } from '../common/Avatar.tsx';
import { classes } from '../common/classes.ts';
import { focusWhenLost } from '../common/dom/focusWhenLost.ts';
import { Icon } from '../common/Icon.tsx';
import { IconButton } from '../common/IconButton.tsx';
import looks from '../common/looks.module.css';
import { RowLink } from '../common/RowLink.tsx';
import { levelOf, Star } from '../common/Star.tsx';
import { StatusChip, taskStatusOf } from '../common/StatusChip.tsx';
import { timeText } from '../common/timeText.ts';
import { useTaskTitle } from '../common/useTaskTitle.ts';
import { useText } from '../common/useText.ts';
import { RowMenu } from './RowMenu.tsx';
import styles from './todoRows.module.css';
import { statusOf } from './todoStatus.ts';

/** One to-do: importance, title and who started it, status, executors, deadline, follow and further actions. */
export function TodoRow({ task }: { readonly task: UserTask }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const now = useAppSelector(selectNow);
  const list = useAppSelector(selectShownList);
  const title = useTaskTitle()(task);
  const { id, creatorName, isCollection, endAt } = task;
  const status = statusOf(task, now);
  const wasHere = useAppSelector(selectLastAt) === id;
  return (
    <li className={classes(styles.todoRow, status === 1 && styles.todoRowDone)}>
      <Star level={levelOf(task.degreeType)} />
      <span className={styles.todoTitle}>
        <RowLink
          ref={wasHere ? focusWhenLost : undefined}
          className={styles.todoOpen}
          title={title}
          onClick={() => dispatch(todoPressed(task))}
        >
          {title}
        </RowLink>
        {creatorName && list !== 'started' && (
          <span className={`${styles.todoCreator} ${looks.meta}`}>
            {t('todoCentre:startedBy', { name: creatorName })}
          </span>
        )}
      </span>
      <StatusChip status={taskStatusOf(status)} />
      <Executors task={task} />
      <time
        className={
          status === 2 ? `${styles.todoTime} ${styles.todoTimeLate} ${looks.num}` : `${styles.todoTime} ${looks.num}`
        }
        dateTime={endAt}
      >
        {t(timeText(endAt, now))}
      </time>
      <IconButton
        className={classes(styles.todoFollow, isCollection && styles.followed)}
        aria-label={t(isCollection ? 'todoCentre:unfollowTask' : 'todoCentre:followTask', { title })}
        aria-pressed={isCollection}
        onClick={() => dispatch(followWanted({ id, isCollection: !isCollection }))}
      >
        <Icon of={Bookmark} size={16} />
      </IconButton>
      <RowMenu task={task} />
    </li>
  );
}

function Executors({ task: { executors } }: { readonly task: UserTask }) {
  const shown = executors.slice(0, LIMITS.rowExecutors);
  const language = useAppSelector(selectLanguage);
  const names = listed(
    executors.map(({ userName }) => userName),
    language,
  );
  return (
    <span className={styles.todoFaces} title={names}>
      <span className={looks.visuallyHidden}>{names}</span>
      {shown.map(({ userId, userName }) => (
        <Avatar key={userId} name={userName} size={22} />
      ))}
      {executors.length > shown.length && <span className={looks.meta}>+{executors.length - shown.length}</span>}
    </span>
  );
}
