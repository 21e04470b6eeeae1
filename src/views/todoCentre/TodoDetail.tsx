import type { UserTask } from '../../../contract/tasks.ts';
import { selectNow } from '../../features/clock/clockSlice.ts';
import { selectTaskDetail } from '../../features/taskDetail/taskDetailSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { PaneBody, PaneTop } from '../common/Pane.tsx';
import { LevelText, levelOf } from '../common/Star.tsx';
import { StatusChip, taskStatusOf } from '../common/StatusChip.tsx';
import { remainingText, timeText } from '../common/timeText.ts';
import { useCompanyWords } from '../common/useCompanyWords.ts';
import { useTaskTitle } from '../common/useTaskTitle.ts';
import { useText } from '../common/useText.ts';
import { DetailTexts, FactList, fullTime } from '../task/DetailParts.tsx';
import { ExecutorList } from '../task/ExecutorList.tsx';
import { LoadedTask } from '../task/LoadedTask.tsx';
import { ReminderTags } from '../task/ReminderTags.tsx';
import { BackButton } from './BackButton.tsx';
import { DetailActions } from './DetailActions.tsx';
import styles from './todoDetail.module.css';
import { statusOf } from './todoStatus.ts';

/** View 4: a personal to-do with its executors and the available actions (TODO-6). */
export function TodoDetail() {
  const load = useAppSelector(selectTaskDetail);
  return (
    <>
      <PaneTop>
        <BackButton focused />
        {load.data && <DetailActions task={load.data} />}
      </PaneTop>
      <PaneBody className={styles.todoDetail}>
        <LoadedTask>{(task) => <Detail task={task} />}</LoadedTask>
      </PaneBody>
    </>
  );
}

function Detail({ task }: { readonly task: UserTask }) {
  const t = useText();
  const now = useAppSelector(selectNow);
  const companyWords = useCompanyWords();
  const title = useTaskTitle()(task);
  const status = statusOf(task, now);
  return (
    <div className={styles.todoDetailColumns}>
      <div className={styles.todoDetailMain}>
        <h3>{title}</h3>
        <p className={styles.todoDetailState}>
          <StatusChip status={taskStatusOf(status)} />
          <LevelText level={levelOf(task.degreeType)} />
          {now !== null && status !== 1 && (
            <span className={styles.todoLeft}>{t(remainingText(task.endAt, now).message)}</span>
          )}
        </p>
        <FactList
          facts={[
            [t('task:startLabel'), fullTime(task.startedAt)],
            [t('task:deadlineLabel'), fullTime(task.endAt)],
            [t('task:reminder'), <ReminderTags key="reminder" task={task} />],
            [t('task:schedule'), t(task.isSynchronizeDate ? 'task:synchronised' : 'task:notSynchronised')],
          ]}
        />
        <DetailTexts task={task} />
      </div>
      <aside className={styles.todoDetailSide}>
        <ExecutorList executors={task.executors} />
        <FactList
          facts={[
            [t('task:creator'), task.creatorName ?? null],
            [t('task:company'), task.tenantName ? companyWords(task.tenantName) : null],
            [t('task:createdAt'), t(timeText(task.createAt, now))],
          ]}
        />
      </aside>
    </div>
  );
}
