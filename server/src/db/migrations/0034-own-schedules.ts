import { migration } from './statements.ts';

/**
 * Somebody's month was found among everything they have ever had. The statistics tell the planner that who somebody is
 * implies their company: otherwise it assumes that they have hardly anything, and that any index will do.
 */
export const ownSchedules = migration([
  "create index tasks_schedules on tasks (tenant_id, creator_id, end_at, started_at) where kind = 'schedule'",
  'create statistics tasks_creators (dependencies) on tenant_id, creator_id from tasks',
  'create statistics task_executors_users (dependencies) on tenant_id, user_id from task_executors',
]);
