import { useId } from 'react';
import type { UserTask } from '../../../contract/tasks.ts';
import { selectUser } from '../../features/session/sessionSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { Avatar } from '../common/Avatar.tsx';
import { StatusChip, taskStatusOf } from '../common/StatusChip.tsx';
import { useText } from '../common/useText.ts';

/** The executors with the status of each (§4), and how many are done. */
export function ExecutorList({ executors }: { readonly executors: UserTask['executors'] }) {
  const t = useText();
  const id = useId();
  const userId = useAppSelector(selectUser)?.id;
  const done = executors.filter(({ executorStatus }) => executorStatus === 1).length;
  return (
    <section>
      <h4 id={id}>
        {t('task:executorsLabel')}
        <span className="task-part-count">{t('task:executorsDone', { done, total: executors.length })}</span>
      </h4>
      <ul className="executors" aria-labelledby={id}>
        {executors.map((executor) => (
          <li key={executor.userId}>
            <Avatar name={executor.userName} size={28} />
            <span className="ellipsis" title={executor.userName}>
              {executor.userName}
              {executor.userId === userId && <span className="task-me">{t('task:me')}</span>}
            </span>
            <StatusChip status={taskStatusOf(executor.executorStatus)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
