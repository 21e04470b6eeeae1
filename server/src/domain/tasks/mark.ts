import { businessError } from '../../errors/apiError.ts';
import { ERROR_CODES } from '../../errors/codes.ts';
import { noteProgress } from '../business/workTodos.ts';
import { ownName, type UserWork } from '../work.ts';
import { announceTask } from './announce.ts';
import { findTask } from './read.ts';
import { spreadChange, whoSees } from './spread.ts';

const KINDS = ['personal', 'work', 'schedule'] as const;

/**
 * Marks a task as completed by the caller and notifies its creator; the pages of others who see it reload it. Marking
 * it again has no effect and sends nothing.
 * Throws 404, and 403 if the caller is not an executor (§4).
 */
export async function markTask(work: UserWork, id: string): Promise<void> {
  const task = await findTask(work, id, KINDS);
  const mine = await work.db
    .selectFrom('task_executors')
    .select('status')
    .where('task_id', '=', task.id)
    .where('user_id', '=', work.userId)
    .forUpdate()
    .executeTakeFirst();
  if (!mine) {
    throw businessError(ERROR_CODES.notExecutor, {
      en: 'Only an executor may mark this task as completed.',
      zh: '只有执行人可以标记该任务为已完成。',
    });
  }
  if (mine.status === 1) return;
  await work.db
    .updateTable('task_executors')
    .set({ status: 1, finished_time: work.instant })
    .where('task_id', '=', task.id)
    .where('user_id', '=', work.userId)
    .execute();
  await noteProgress(work, task);
  const told = task.creator_id === work.userId ? [] : [task.creator_id];
  await announceTask(work, 'completed', task, told, await ownName(work));
  const { seeing } = await whoSees(work, task);
  await spreadChange(work, seeing, told);
}
