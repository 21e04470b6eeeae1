import type { TaskInput } from '../../../../contract/tasks.ts';
import type { TaskKind } from '../../db/schema/work.ts';
import { invalidField } from '../../errors/apiError.ts';
import { isWallClock } from '../wallClock.ts';
import { ownName, type UserWork } from '../work.ts';
import { announceTask } from './announce.ts';
import { attachFiles } from './attach.ts';
import { findExecutors, type NamedUser } from './executors.ts';
import { reminderAt } from './reminders.ts';
import { spreadChange } from './spread.ts';

/** The contract's pattern accepts 31 February; this does not. */
export function checkTimes(input: TaskInput): void {
  for (const member of ['startedAt', 'endAt'] as const) {
    if (!isWallClock(input[member])) throw invalidField(member, { en: 'This is not a time.', zh: '时间无效。' });
  }
}

/** The columns of a task that its form determines. */
export function taskColumns(input: TaskInput, kind: TaskKind) {
  return {
    title: input.title,
    description: input.description ?? null,
    degree_type: input.degreeType,
    started_at: input.startedAt,
    end_at: input.endAt,
    is_synchronize_date: kind === 'schedule' || input.isSynchronizeDate,
    is_warming: input.isWarming,
    warming_time: input.isWarming ? (input.warmingTime ?? 0) : null,
    warming_type: input.isWarming ? (input.warmingType ?? 0) : null,
  };
}

/** The executor rows of a task, all in progress. */
export async function addExecutors(
  work: UserWork,
  task: { id: string; kind: TaskKind; is_synchronize_date: boolean; started_at: string; end_at: string },
  executors: readonly NamedUser[],
): Promise<void> {
  if (executors.length === 0) return;
  await work.db
    .insertInto('task_executors')
    .values(
      executors.map(({ id, name }) => ({
        tenant_id: work.tenantId,
        task_id: task.id,
        user_id: id,
        user_name: name,
        kind: task.kind,
        on_calendar: task.is_synchronize_date,
        started_at: task.started_at,
        end_at: task.end_at,
      })),
    )
    .execute();
}

/**
 * Creates a personal to-do or a schedule and notifies its executors; the caller's other pages reload. Throws 400 for
 * input that breaks a rule of §5.
 */
export async function createTask(
  work: UserWork,
  kind: 'personal' | 'schedule',
  input: TaskInput,
  uid: string | null = null,
): Promise<string> {
  checkTimes(input);
  const executors = await findExecutors(work, input.executors);
  const actor = executors.find(({ id }) => id === work.userId)?.name ?? (await ownName(work));
  const others = executors.map(({ id }) => id).filter((id) => id !== work.userId);
  const task = await work.db
    .insertInto('tasks')
    .values({
      tenant_id: work.tenantId,
      kind,
      uid,
      source: kind === 'schedule' && others.length > 0 ? 'company' : 'personal',
      ...taskColumns(input, kind),
      reminder_at: reminderAt(input, work.wall),
      creator_id: work.userId,
      creator_name: actor,
      creation_time: work.instant,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await addExecutors(work, task, executors);
  await attachFiles(work, task.id, input.attachments);
  await announceTask(work, 'assigned', task, others, actor);
  await spreadChange(work, [work.userId]);
  return task.id;
}
