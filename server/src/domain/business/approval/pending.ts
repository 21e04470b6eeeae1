import { sql } from 'kysely';
import type { UserTask } from '../../../../../contract/tasks.ts';
import { type Page, readPage } from '../../page.ts';
import { readTasks } from '../../tasks/read.ts';
import type { UserWork } from '../../work.ts';

/** As many as the workbench shows. */
const NEWEST = { skipCount: 0, maxResultCount: 5 };

/**
 * What waits for the user's decision: the number of requests, and the to-dos of the newest. These are the requests of
 * the list `waiting`, in its order (`list.ts`): a to-do without a request behind it does not count, and completing a
 * to-do by hand decides nothing.
 */
export async function pendingApprovals(work: UserWork): Promise<Page<UserTask>> {
  const { items, totalCount } = await readPage<{ id: string }>(work.db, NEWEST, {
    columns: sql`s.task_id as id`,
    from: sql`from approvers a
      join approval_steps s on s.approval_id = a.approval_id and s.position = a.position
      where a.tenant_id = ${work.tenantId} and a.user_id = ${work.userId} and a.status = 'waiting'`,
    order: sql`s.open_time desc, a.approval_id`,
  });
  return {
    totalCount,
    items: await readTasks(
      work,
      items.map(({ id }) => id),
    ),
  };
}
