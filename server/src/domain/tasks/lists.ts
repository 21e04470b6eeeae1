import { type RawBuilder, sql } from 'kysely';
import type { TaskListName, UserTask } from '../../../../contract/tasks.ts';
import { type Cut, type Page, readLongPage } from '../page.ts';
import type { UserWork } from '../work.ts';
import { readTasks } from './read.ts';

/** The rows of a list and their order; each uses one index of migration 0005. */
interface ListQuery {
  readonly from: RawBuilder<unknown>;
  readonly order: RawBuilder<unknown>;
}

const own = (work: UserWork) => sql`tenant_id = ${work.tenantId} and user_id = ${work.userId}`;
const executed = (work: UserWork, kind: 'work' | 'personal', more = sql``) =>
  sql`task_executors where ${own(work)} and kind = ${sql.lit(kind)} ${more}`;
const followed =
  (kind: 'work' | 'personal') =>
  (work: UserWork): ListQuery => ({
    from: sql`task_followers where ${own(work)} and kind = ${sql.lit(kind)} and is_collection`,
    order: sql`creation_time desc, task_id`,
  });

/**
 * The seven lists (§7). `sortType` 1, the only one in the specification, means: open ones by deadline, nearest first;
 * completed or overdue ones by deadline, latest first; started or followed ones, newest first.
 */
const queries: Readonly<Record<TaskListName, (work: UserWork) => ListQuery>> = {
  inProgress: (work) => ({
    from: executed(work, 'work', sql`and status = 0 and end_at >= ${work.wall}`),
    order: sql`end_at, task_id`,
  }),
  overdue: (work) => ({
    from: executed(work, 'work', sql`and status = 0 and end_at < ${work.wall}`),
    order: sql`end_at desc, task_id desc`,
  }),
  finished: (work) => ({ from: executed(work, 'work', sql`and status = 1`), order: sql`end_at desc, task_id desc` }),
  workFollowed: followed('work'),
  participating: (work) => ({
    from: executed(work, 'personal'),
    order: sql`status, case when status = 0 then end_at end, end_at desc, task_id`,
  }),
  started: (work) => ({
    from: sql`(select id as task_id, creation_time from tasks
      where tenant_id = ${work.tenantId} and creator_id = ${work.userId} and kind = 'personal') mine`,
    order: sql`creation_time desc, task_id desc`,
  }),
  personalFollowed: followed('personal'),
};

/** One page of a list and how many to-dos it has. */
export async function listTasks(work: UserWork, name: TaskListName, cut: Cut): Promise<Page<UserTask>> {
  const { from, order } = queries[name](work);
  const query = { columns: sql`task_id`, from: sql`from ${from}`, order };
  const page = await readLongPage<{ task_id: string }>(work.db, cut, query);
  const ids = page.items.map((row) => row.task_id);
  return { ...page, items: await readTasks(work, ids) };
}
