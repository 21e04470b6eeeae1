import { sql } from 'kysely';
import type { TaskCounts } from '../../../../contract/tasks.ts';
import type { UserWork } from '../work.ts';

type Row = Record<
  | 'inProgress'
  | 'overdue'
  | 'finished'
  | 'workFollowed'
  | 'participating'
  | 'participatingOpen'
  | 'started'
  | 'personalFollowed',
  number
>;

/**
 * The counts of the seven lists. `total` is what still waits for the user: work to-dos in progress or overdue, and
 * personal to-dos that the user participates in and has not completed.
 */
export async function taskCounts(work: UserWork): Promise<TaskCounts> {
  const own = sql`tenant_id = ${work.tenantId} and user_id = ${work.userId}`;
  const { rows } = await sql<Row>`select
    (select count(*)::int from task_executors where ${own} and kind = 'work' and status = 0 and end_at >= ${work.wall}) as "inProgress",
    (select count(*)::int from task_executors where ${own} and kind = 'work' and status = 0 and end_at < ${work.wall}) as overdue,
    (select count(*)::int from task_executors where ${own} and kind = 'work' and status = 1) as finished,
    (select count(*)::int from task_followers where ${own} and kind = 'work' and is_collection) as "workFollowed",
    (select count(*)::int from task_executors where ${own} and kind = 'personal') as participating,
    (select count(*)::int from task_executors where ${own} and kind = 'personal' and status = 0) as "participatingOpen",
    (select count(*)::int from tasks
      where tenant_id = ${work.tenantId} and creator_id = ${work.userId} and kind = 'personal') as started,
    (select count(*)::int from task_followers where ${own} and kind = 'personal' and is_collection) as "personalFollowed"
  `.execute(work.db);
  const [row] = rows;
  if (!row) throw new Error('a select of counts gave no row');
  return {
    work: {
      myInProgress: row.inProgress,
      myOverdue: row.overdue,
      myFinished: row.finished,
      myCollection: row.workFollowed,
      total: row.inProgress + row.overdue,
    },
    personal: {
      myParticipateIn: row.participating,
      myStartCount: row.started,
      myCollection: row.personalFollowed,
      total: row.participatingOpen,
    },
  };
}
