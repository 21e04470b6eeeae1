import type { UserTask } from '../../../contract/tasks.ts';
import type { Message } from '../../lib/message.ts';
import { remainingText } from '../common/timeText.ts';

export type TaskState = { readonly kind: 'completed' | 'late' | 'open'; readonly message: Message };

/**
 * The status of a task for the person: their own if they are an executor, else that of all executors. Null while the
 * clock is unknown.
 */
export function taskState(task: UserTask, now: string | null): TaskState | null {
  const { myExecutorStatus, executors } = task;
  const completed =
    myExecutorStatus === 1 ||
    (myExecutorStatus == null && executors.length > 0 && executors.every((one) => one.executorStatus === 1));
  if (completed) return { kind: 'completed', message: { key: 'workbench:completed' } };
  if (now === null) return null;
  const { late, message } = remainingText(task.endAt, now);
  return { kind: late ? 'late' : 'open', message };
}
