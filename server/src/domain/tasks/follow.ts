import { sql } from 'kysely';
import type { UserWork } from '../work.ts';
import { findTask } from './read.ts';
import { spreadChange } from './spread.ts';

const KINDS = ['personal', 'work', 'schedule'] as const;

/** Follows a task, or stops following it; returns the new state. Throws 404 for a task the user is not involved in. */
export async function toggleFollow(work: UserWork, id: string): Promise<boolean> {
  const task = await findTask(work, id, KINDS);
  // One statement, so that two clicks at once are two toggles.
  const row = await work.db
    .insertInto('task_followers')
    .values({
      tenant_id: work.tenantId,
      task_id: task.id,
      user_id: work.userId,
      kind: task.kind,
      creation_time: work.instant,
    })
    .onConflict((conflict) =>
      conflict.columns(['task_id', 'user_id']).doUpdateSet({
        is_collection: sql<boolean>`not task_followers.is_collection`,
        creation_time: work.instant,
      }),
    )
    .returning('is_collection')
    .executeTakeFirstOrThrow();
  await spreadChange(work, [work.userId]);
  return row.is_collection;
}
