import type { TenantWork } from '../work.ts';

/**
 * Who executes a task, and who sees it: its creator, its executors, and its present or past followers. Call it before
 * they are removed.
 */
export async function whoSees(
  { db }: Pick<TenantWork, 'db'>,
  task: { readonly id: string; readonly creator_id: string },
): Promise<{ readonly executors: readonly string[]; readonly seeing: readonly string[] }> {
  const executors = await db.selectFrom('task_executors').select('user_id').where('task_id', '=', task.id).execute();
  const followers = await db.selectFrom('task_followers').select('user_id').where('task_id', '=', task.id).execute();
  const idsOf = (rows: typeof executors) => rows.map((row) => row.user_id);
  return { executors: idsOf(executors), seeing: [task.creator_id, ...idsOf([...executors, ...followers])] };
}

/**
 * Makes the open pages of those who see a task reload it, including other tabs of the person who changed it. `notified`
 * are people whose notification of the change has the same effect.
 */
export async function spreadChange(
  work: TenantWork,
  seeing: readonly string[],
  notified: readonly string[] = [],
): Promise<void> {
  const people = [...new Set(seeing)].filter((user) => !notified.includes(user));
  await work.services.publishTodosChange(work.db, work.tenantId, people);
}
