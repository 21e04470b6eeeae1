import { sql } from 'kysely';
import type { UserTask } from '../../../../contract/tasks.ts';
import { type Page, readPage } from '../page.ts';
import type { UserWork } from '../work.ts';
import { readTasks } from './read.ts';

/** The module whose work to-dos are approvals (§1, §3). */
const APPROVALS = 'BPM';
/** As many as a workbench shows. */
const NEWEST = { skipCount: 0, maxResultCount: 5 };

/** What waits for the user's approval, also beyond its deadline: how many there are, and the newest of them. */
export async function pendingApprovals(work: UserWork): Promise<Page<UserTask>> {
  const { items, totalCount } = await readPage<{ id: string }>(work.db, NEWEST, {
    columns: sql`tasks.id`,
    from: sql`from task_executors mine join tasks on tasks.id = mine.task_id
      where mine.tenant_id = ${work.tenantId} and mine.user_id = ${work.userId} and mine.kind = 'work'
        and mine.status = 0 and tasks.tenant_id = ${work.tenantId} and tasks.source = ${APPROVALS}`,
    order: sql`tasks.creation_time desc, tasks.id`,
  });
  const ids = items.map(({ id }) => id);
  return { items: await readTasks(work, ids), totalCount };
}
