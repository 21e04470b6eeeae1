import type { UserTask } from '../../../contract/tasks.ts';
import { selectNow } from '../../features/clock/clockSlice.ts';
import { dialogOpened } from '../../features/notificationDialog/notificationDialogSlice.ts';
import { selectLanguage } from '../../features/settings/settingsSlice.ts';
import { inLanguage } from '../../lib/inLanguage.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Avatar } from '../common/Avatar.tsx';
import looks from '../common/looks.module.css';
import { RowLink } from '../common/RowLink.tsx';
import { timeText, waitedText } from '../common/timeText.ts';
import { useText } from '../common/useText.ts';
import styles from './todos.module.css';

/** One request: its kind, its subject, who asks, since when. Links to its code, since the app decides (§4). */
export function ApprovalRow({ task }: { readonly task: UserTask }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const now = useAppSelector(selectNow);
  const language = useAppSelector(selectLanguage);
  const about = task.request?.title ?? task.title;
  const list = task.myExecutorStatus === 2 ? 'overdue' : 'inProgress';
  return (
    <li className={`${styles.taskRow} ${styles.approvalRow}`}>
      <span className={`${styles.approvalKind} ${looks.ellipsis}`}>
        {task.request && inLanguage(task.request.type, language)}
      </span>
      <RowLink
        className={styles.taskTitle}
        title={about}
        aria-haspopup="dialog"
        onClick={() => dispatch(dialogOpened({ tab: 2, intent: { kind: 'code', list, task } }))}
      >
        {about}
      </RowLink>
      <span className={styles.taskPerson}>
        {task.creatorName && <Avatar name={task.creatorName} size={22} />}
        <span className={looks.ellipsis}>{task.creatorName}</span>
      </span>
      <time className={`${styles.taskTime} ${looks.num}`}>{t(timeText(task.createAt, now))}</time>
      <span className={styles.taskState}>
        <span>{now !== null && t(waitedText(task.createAt, now))}</span>
        <span className={styles.approvalAct} aria-hidden>
          {t('workbench:handle')}
        </span>
      </span>
    </li>
  );
}
