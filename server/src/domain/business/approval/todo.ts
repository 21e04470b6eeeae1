import { addMinutes, wallClockOf } from '../../wallClock.ts';
import type { BusinessWork } from '../engine/definition.ts';
import type { Case, Step } from './case.ts';
import type { Approver } from './organisation.ts';
import { APPROVAL_MODULE } from './requests.ts';

/** For steps without a deadline: a to-do needs one. */
const DAYS_WITHOUT_DEADLINE = 7;
const TITLE_LENGTH = 50;

/** Adds people to the to-do of a step, which is created with the first of them. */
export async function askByTodo(
  work: BusinessWork,
  { approval, template }: Case,
  step: Step,
  people: readonly Approver[],
): Promise<string> {
  const end = step.due_time
    ? wallClockOf(step.due_time, work.zone)
    : addMinutes(work.wall, DAYS_WITHOUT_DEADLINE * 24 * 60);
  const times = { started_at: work.wall < end ? work.wall : end, end_at: end };
  const known = step.task_id ?? (await makeTodo(work, `${template.label.zh}：${approval.title}`, approval, times));
  const task = await work.db
    .selectFrom('tasks')
    .select(['id', 'started_at', 'end_at'])
    .where('id', '=', known)
    .executeTakeFirstOrThrow();
  await work.db
    .insertInto('task_executors')
    .values(
      people.map(({ id, name }) => ({
        tenant_id: work.tenantId,
        task_id: task.id,
        user_id: id,
        user_name: name,
        kind: 'work' as const,
        on_calendar: false,
        started_at: task.started_at,
        end_at: task.end_at,
      })),
    )
    .execute();
  // The people asked just now are not among those whom `record` tells.
  await work.services.publishTodosChange(
    work.db,
    work.tenantId,
    people.map(({ id }) => id),
  );
  return task.id;
}

async function makeTodo(
  work: BusinessWork,
  title: string,
  approval: Case['approval'],
  times: { started_at: string; end_at: string },
): Promise<string> {
  const { id } = await work.db
    .insertInto('tasks')
    .values({
      tenant_id: work.tenantId,
      kind: 'work',
      source: APPROVAL_MODULE,
      title: title.slice(0, TITLE_LENGTH),
      degree_type: approval.importance,
      ...times,
      is_synchronize_date: false,
      is_warming: false,
      creator_id: approval.applicant_id,
      creator_name: approval.applicant_name,
      creation_time: work.instant,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Completes the to-do for a person who has decided. */
export async function completeTodo(work: BusinessWork, taskId: string | null, userId: string): Promise<void> {
  if (taskId === null) return;
  await work.db
    .updateTable('task_executors')
    .set({ status: 1, finished_time: work.instant })
    .where('task_id', '=', taskId)
    .where('user_id', '=', userId)
    .execute();
}

/** Removes people who are no longer asked; deletes the to-do if nobody is left. */
export async function releaseTodo(
  work: BusinessWork,
  taskId: string | null,
  userIds: readonly string[],
): Promise<void> {
  if (taskId === null || userIds.length === 0) return;
  await work.db.deleteFrom('task_executors').where('task_id', '=', taskId).where('user_id', 'in', userIds).execute();
  await work.db
    .deleteFrom('tasks')
    .where('id', '=', taskId)
    .where((eb) => eb.not(eb.exists(eb.selectFrom('task_executors').select('user_id').where('task_id', '=', taskId))))
    .execute();
}
