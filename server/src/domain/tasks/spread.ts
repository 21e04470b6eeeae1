import type { TenantWork } from '../work.ts';

/** Who sees a task: its creator, its executors, and who follows it or once did. Read it before they are taken off. */
export async function whoSees(
  { db }: Pick<TenantWork, 'db'>,
  task: { readonly id: string; readonly creator_id: string },
): Promise<string[]> {
  const executors = await db.selectFrom('task_executors').select('user_id').where('task_id', '=', task.id).execute();
  const followers = await db.selectFrom('task_followers').select('user_id').where('task_id', '=', task.id).execute();
  return [task.creator_id, ...[...executors, ...followers].map((row) => row.user_id)];
}

/**
 * The open pages of those who see a task read it again, other tabs of whoever changed it among them. `notified` are people
 * whose notification of the change has the same effect.
 */
export async function spreadChange(
  work: TenantWork,
  seeing: readonly string[],
  notified: readonly string[] = [],
): Promise<void> {
  const people = [...new Set(seeing)].filter((user) => !notified.includes(user));
  await work.services.publishTodosChange(work.db, work.tenantId, people);
}
