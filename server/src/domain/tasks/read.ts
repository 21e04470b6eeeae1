import type { Selectable } from 'kysely';
import type { UserTask } from '../../../../contract/tasks.ts';
import type { TaskExecutorsTable, TasksTable } from '../../db/schema/work.ts';
import { notFound } from '../../errors/apiError.ts';
import { APPROVAL_MODULE, requestsOf } from '../business/approval/requests.ts';
import { groupBy } from '../groupBy.ts';
import { rowId } from '../ids.ts';
import { stampOf } from '../stamp.ts';
import { wallClockOf } from '../wallClock.ts';
import type { UserWork } from '../work.ts';
import { sourceOf } from './source.ts';

type Executor = Pick<Selectable<TaskExecutorsTable>, 'status' | 'end_at'>;

/**
 * 0 in progress, 1 completed, 2 overdue: past its end on the wall clock of the company's zone and not completed (§4).
 */
export function executorStatusOf(executor: Executor, wall: string): number {
  if (executor.status === 1) return 1;
  return executor.end_at < wall ? 2 : 0;
}

/**
 * Only its creator may change or delete a task, and a work to-do is changed in the application that created it. The
 * portal shows edit and delete accordingly, and the calls enforce it.
 */
export function mayEdit(work: UserWork, task: Pick<Selectable<TasksTable>, 'creator_id' | 'kind'>): boolean {
  return task.creator_id === work.userId && task.kind !== 'work';
}

/** The tasks with these ids, in this order, as sent, each with the version of its form. Ids without a row are omitted. */
export async function readTasks(work: UserWork, ids: readonly string[]): Promise<UserTask[]> {
  if (ids.length === 0) return [];
  const { db, tenantId } = work;
  const tasks = await db
    .selectFrom('tasks')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .execute();
  const executors = await db
    .selectFrom('task_executors')
    .select(['task_id', 'user_id', 'user_name', 'status', 'end_at'])
    .where('task_id', 'in', ids)
    .orderBy('task_id')
    .orderBy('user_name')
    .orderBy('user_id')
    .execute();
  const attachments = await db
    .selectFrom('attachments')
    .select(['task_id', 'blob_name', 'file_name'])
    .where('tenant_id', '=', tenantId)
    .where('task_id', 'in', ids)
    .orderBy('position')
    .execute();
  const followed = await db
    .selectFrom('task_followers')
    .select('task_id')
    .where('task_id', 'in', ids)
    .where('user_id', '=', work.userId)
    .where('is_collection', '=', true)
    .execute();

  const asking = tasks.filter(({ source }) => source === APPROVAL_MODULE).map(({ id }) => id);
  const requests = await requestsOf(work, asking);

  const followedIds = new Set(followed.map((row) => row.task_id));
  const executorsOf = groupBy(executors, (row) => row.task_id);
  const attachmentsOf = groupBy(attachments, (row) => row.task_id ?? '');
  const byId = new Map(tasks.map((task) => [task.id, task]));
  return ids.flatMap((id) => {
    const task = byId.get(id);
    if (!task) return [];
    const own = executorsOf.get(id) ?? [];
    const mine = own.find((row) => row.user_id === work.userId);
    const sent: UserTask = {
      id,
      title: task.title,
      description: task.description,
      degreeType: task.degree_type,
      startedAt: task.started_at,
      endAt: task.end_at,
      isSynchronizeDate: task.is_synchronize_date,
      isWarming: task.is_warming,
      warmingTime: task.warming_time,
      warmingType: task.warming_type,
      executors: own.map((row) => ({
        userId: row.user_id,
        userName: row.user_name,
        executorStatus: executorStatusOf(row, work.wall),
      })),
      attachments: (attachmentsOf.get(id) ?? []).map((row) => ({ blobName: row.blob_name, fileName: row.file_name })),
      createAt: wallClockOf(task.creation_time, work.zone),
      creatorName: task.creator_name,
      tenantName: work.tenantName,
      tenantId: work.tenantId,
      isCollection: followedIds.has(id),
      myExecutorStatus: mine ? executorStatusOf(mine, work.wall) : null,
      isEditOrDelete: mayEdit(work, task),
      source: sourceOf(work, task.source),
      request: requests.get(id) ?? null,
    };
    return { ...sent, concurrencyStamp: stampOf(editable(sent)) };
  });
}

interface Holding {
  readonly holds?: boolean;
}

/**
 * The row of a task that involves the user: as creator, executor, or present or past follower. Any other task does not
 * exist for them (404). `kinds` are those that the calling group handles. With `holds`, nobody else changes it until the
 * transaction ends.
 */
export async function findTask(
  work: UserWork,
  id: string,
  kinds: readonly Selectable<TasksTable>['kind'][],
  { holds = false }: Holding = {},
): Promise<Selectable<TasksTable>> {
  const taskId = rowId(id);
  const involved = (table: 'task_executors' | 'task_followers') =>
    work.db.selectFrom(table).select('task_id').where('task_id', '=', taskId).where('user_id', '=', work.userId);
  const task = await work.db
    .selectFrom('tasks')
    .selectAll()
    .where('tenant_id', '=', work.tenantId)
    .where('id', '=', taskId)
    .where('kind', 'in', kinds)
    .where((eb) =>
      eb.or([
        eb('creator_id', '=', work.userId),
        eb.exists(involved('task_executors')),
        eb.exists(involved('task_followers')),
      ]),
    )
    .$if(holds, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  if (!task) throw notFound();
  return task;
}

/** What the task form can change; completion by somebody in the meantime is not part of it. */
function editable(task: UserTask): unknown {
  const { title, description, degreeType, startedAt, endAt, isSynchronizeDate } = task;
  const { isWarming, warmingTime, warmingType, executors, attachments } = task;
  const people = executors.map(({ userId }) => userId).sort();
  return [
    title,
    description,
    degreeType,
    startedAt,
    endAt,
    isSynchronizeDate,
    isWarming,
    warmingTime,
    warmingType,
    people,
    attachments,
  ];
}

/** One task as sent; 404 and `holds` like `findTask`. */
export async function readTask(
  work: UserWork,
  id: string,
  kinds: readonly Selectable<TasksTable>['kind'][],
  how?: Holding,
): Promise<UserTask> {
  const { id: taskId } = await findTask(work, id, kinds, how);
  const [task] = await readTasks(work, [taskId]);
  if (!task) throw notFound();
  return task;
}
