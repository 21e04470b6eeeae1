import type { UserTask } from '../../../../../contract/tasks.ts';
import type { TenantWork } from '../../work.ts';
import { templateOf } from './templates.ts';

/** The module of to-dos that ask to decide a request. */
export const APPROVAL_MODULE = 'BPM';

type Request = NonNullable<UserTask['request']>;

/** The requests behind to-dos, by the to-do's id: each request's kind, in both languages, and its title. */
export async function requestsOf(
  { db, tenantId }: Pick<TenantWork, 'db' | 'tenantId'>,
  taskIds: readonly string[],
): Promise<ReadonlyMap<string, Request>> {
  if (taskIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('approval_steps as step')
    .innerJoin('approvals as approval', 'approval.id', 'step.approval_id')
    .select(['step.task_id', 'approval.template', 'approval.title'])
    .where('step.tenant_id', '=', tenantId)
    .where('step.task_id', 'in', taskIds)
    .execute();
  return new Map(
    rows.flatMap(({ task_id, template, title }) => {
      const type = templateOf(template)?.label;
      return task_id !== null && type ? [[task_id, { type, title }] as const] : [];
    }),
  );
}
