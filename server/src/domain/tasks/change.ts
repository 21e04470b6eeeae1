import type { TaskInput } from '../../../../contract/tasks.ts';
import type { TaskKind } from '../../db/schema/work.ts';
import { businessError } from '../../errors/apiError.ts';
import { ERROR_CODES } from '../../errors/codes.ts';
import { ownName, type UserWork } from '../work.ts';
import { announceTask } from './announce.ts';
import { attachFiles } from './attach.ts';
import { findExecutors } from './executors.ts';
import { findTask, mayEdit, readTask } from './read.ts';
import { dueTime, reminderAt } from './reminders.ts';
import { spreadChange, whoSees } from './spread.ts';
import { addExecutors, checkTimes, taskColumns } from './write.ts';

const notYours = () =>
  businessError(ERROR_CODES.taskNotEditable, {
    en: 'Only the person who created this task may change or delete it.',
    zh: '只有创建人可以修改或删除该任务。',
  });

async function findEditable(work: UserWork, id: string, kinds: readonly TaskKind[]) {
  const task = await findTask(work, id, kinds, { holds: true });
  if (!mayEdit(work, task)) throw notYours();
  return task;
}

/** The version that a change is based on; held, so that it is still the current one when the change is made. */
export const presentTask = (work: UserWork, id: string, kinds: readonly TaskKind[]) =>
  readTask(work, id, kinds, { holds: true });

/**
 * Replaces the form data of a task. Executors who stay keep their status, new ones are notified. A reminder whose time
 * changed is due again. The pages of everybody else who saw it reload it. Throws 404, 403 (not the creator) and 400
 * like `createTask`.
 */
export async function updateTask(
  work: UserWork,
  id: string,
  input: TaskInput,
  kinds: readonly TaskKind[],
): Promise<void> {
  checkTimes(input);
  const before = await findEditable(work, id, kinds);
  const wanted = await findExecutors(work, input.executors);
  // One whose time stays is left as it is: it may be due, and not yet raised by a sweep.
  const isMoved = dueTime(input) !== before.reminder_at;
  const task = await work.db
    .updateTable('tasks')
    .set({
      ...taskColumns(input, before.kind),
      ...(isMoved && { reminder_at: reminderAt(input, work.wall), reminded_time: null }),
      last_modification_time: work.instant,
    })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const { executors: known, seeing } = await whoSees(work, task);
  const added = wanted.filter(({ id: user }) => !known.includes(user));
  const staying = wanted.map(({ id: user }) => user);
  await work.db
    .deleteFrom('task_executors')
    .where('task_id', '=', task.id)
    .where('user_id', 'not in', staying)
    .execute();
  // Otherwise somebody who once followed it could read it for ever, and would keep it in a list.
  await work.db
    .deleteFrom('task_followers')
    .where('task_id', '=', task.id)
    .where('user_id', 'not in', [...staying, task.creator_id])
    .execute();
  await work.db
    .updateTable('task_executors')
    .set({ started_at: task.started_at, end_at: task.end_at, on_calendar: task.is_synchronize_date })
    .where('task_id', '=', task.id)
    .execute();
  await addExecutors(work, task, added);
  await attachFiles(work, task.id, input.attachments);
  const told = added.map(({ id: user }) => user).filter((user) => user !== work.userId);
  await announceTask(work, 'assigned', task, told, await ownName(work));
  await spreadChange(work, seeing, told);
}

/**
 * Deletes one of the caller's tasks and notifies its other executors; the pages of the others who saw it reload. The
 * next sweep removes its files. Throws 404 and 403.
 */
export async function deleteTask(work: UserWork, id: string, kinds: readonly TaskKind[]): Promise<void> {
  const task = await findEditable(work, id, kinds);
  const { executors, seeing } = await whoSees(work, task);
  const told = executors.filter((user) => user !== work.userId);
  await work.db.deleteFrom('tasks').where('id', '=', task.id).execute();
  await announceTask(work, 'deleted', task, told, await ownName(work));
  await spreadChange(work, seeing, told);
}
