import { Button } from 'antd';
import { Bookmark, Check, Pencil, Trash2 } from 'lucide-react';
import type { UserTask } from '../../../contract/tasks.ts';
import { selectUser } from '../../features/session/sessionSlice.ts';
import { selectBusyTasks } from '../../features/task/busyTasks.ts';
import { completionWanted, followWanted, mayComplete, taskDeletionWanted } from '../../features/task/taskSlice.ts';
import { todoEditPressed } from '../../features/todoCentre/todoCentreSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Icon } from '../common/Icon.tsx';
import { PaneActions } from '../common/Pane.tsx';
import { useText } from '../common/useText.ts';
import styles from './todoDetail.module.css';

/** Follow, edit, delete and complete, each only if allowed (TODO-6); primary last. */
export function DetailActions({ task }: { readonly task: UserTask }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const userId = useAppSelector(selectUser)?.id;
  const busy = useAppSelector(selectBusyTasks).includes(task.id);
  const { id, isCollection, isEditOrDelete, myExecutorStatus } = task;
  return (
    <PaneActions>
      <Button
        className={isCollection ? styles.followed : undefined}
        icon={<Icon of={Bookmark} size={16} />}
        aria-pressed={isCollection}
        onClick={() => dispatch(followWanted({ id, isCollection: !isCollection }))}
      >
        {t(isCollection ? 'task:followed' : 'task:follow')}
      </Button>
      {isEditOrDelete && (
        <>
          <Button icon={<Icon of={Pencil} size={16} />} onClick={() => dispatch(todoEditPressed(id))}>
            {t('task:edit')}
          </Button>
          <Button
            icon={<Icon of={Trash2} size={16} />}
            disabled={busy}
            onClick={() => dispatch(taskDeletionWanted({ kind: 'personal', id }))}
          >
            {t('task:delete')}
          </Button>
        </>
      )}
      {mayComplete(task, userId) && (
        <Button
          type="primary"
          icon={<Icon of={Check} size={16} />}
          disabled={busy}
          onClick={() => dispatch(completionWanted({ id, status: myExecutorStatus ?? 0 }))}
        >
          {t('task:markComplete')}
        </Button>
      )}
    </PaneActions>
  );
}
