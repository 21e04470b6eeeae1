import { Bookmark } from 'lucide-react';
import type { UserTask } from '../../../contract/tasks.ts';
import { LIMITS } from '../../constants/limits.ts';
import { followRequested } from '../../features/task/taskSlice.ts';
import { selectShownList, todoPressed } from '../../features/todoCentre/todoCentreSlice.ts';
import { selectNow } from '../../features/workbench/workbenchSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Avatar } from '../common/Avatar.tsx';
import { Icon } from '../common/Icon.tsx';
import { levelOf, Star } from '../common/Star.tsx';
import { StatusChip, taskStatusOf } from '../common/StatusChip.tsx';
import { timeText } from '../common/timeText.ts';
import { useText } from '../common/useText.ts';
import { RowMenu } from './RowMenu.tsx';
import { statusOf } from './todoStatus.ts';

/** One to-do: importance, title and who started it, status, executors, deadline, follow and what else may be done. */
export function TodoRow({ task }: { readonly task: UserTask }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const now = useAppSelector(selectNow);
  const list = useAppSelector(selectShownList);
  const { id, title, creatorName, isCollection, endAt } = task;
  const status = statusOf(task, now);
  return (
    <li className={status === 1 ? 'todo-row todo-row-done' : 'todo-row'}>
      <Star level={levelOf(task.degreeType)} />
      <span className="todo-title">
        <button type="button" className="todo-open ellipsis" title={title} onClick={() => dispatch(todoPressed(task))}>
          {title}
        </button>
        {creatorName && list !== 'started' && (
          <span className="todo-creator meta">{t('todoCentre:startedBy', { name: creatorName })}</span>
        )}
      </span>
      <StatusChip status={taskStatusOf(status)} />
      <Executors task={task} />
      <time className={status === 2 ? 'todo-time todo-time-late num' : 'todo-time num'} dateTime={endAt}>
        {t(timeText(endAt, now))}
      </time>
      <button
        type="button"
        className={isCollection ? 'icon-button todo-follow todo-followed' : 'icon-button todo-follow'}
        aria-label={t(isCollection ? 'todoCentre:unfollowTask' : 'todoCentre:followTask', { title })}
        aria-pressed={isCollection}
        onClick={() => dispatch(followRequested({ id, isCollection: !isCollection }))}
      >
        <Icon of={Bookmark} size={16} />
      </button>
      <RowMenu task={task} />
    </li>
  );
}

function Executors({ task: { executors } }: { readonly task: UserTask }) {
  const shown = executors.slice(0, LIMITS.rowExecutors);
  const names = executors.map(({ userName }) => userName).join('、');
  return (
    <span className="todo-faces" title={names}>
      <span className="visually-hidden">{names}</span>
      {shown.map(({ userId, userName }) => (
        <Avatar key={userId} name={userName} size={22} />
      ))}
      {executors.length > shown.length && <span className="meta">+{executors.length - shown.length}</span>}
    </span>
  );
}
