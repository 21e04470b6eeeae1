import type { UserTask } from '../../../contract/tasks.ts';

/**
 * The status of a to-do for the person (§4): their own if they are an executor, else completed once all executors are
 * done, and overdue past its deadline.
 */
export function statusOf(task: UserTask, now: string | null): number {
  if (task.myExecutorStatus != null) return task.myExecutorStatus;
  if (task.executors.length > 0 && task.executors.every(({ executorStatus }) => executorStatus === 1)) return 1;
  return now !== null && task.endAt < now ? 2 : 0;
}
