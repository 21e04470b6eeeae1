import { useId } from 'react';
import type { UserTask } from '../../../contract/tasks.ts';
import { selectUser } from '../../features/session/sessionSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { Avatar } from '../common/Avatar.tsx';
import looks from '../common/looks.module.css';
import { StatusChip, taskStatusOf } from '../common/StatusChip.tsx';
import { useText } from '../common/useText.ts';
import styles from './taskDetail.module.css';

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
        <span className={styles.taskPartCount}>{t('task:executorsDone', { done, total: executors.length })}</span>
      </h4>
      <ul className={styles.executors} aria-labelledby={id}>
        {executors.map((executor) => (
          <li key={executor.userId}>
            <Avatar name={executor.userName} size={28} />
            <span className={looks.ellipsis} title={executor.userName}>
              {executor.userName}
              {executor.userId === userId && <span className={styles.taskMe}>{t('task:me')}</span>}
            </span>
            <StatusChip status={taskStatusOf(executor.executorStatus)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
