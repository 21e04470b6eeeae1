import * as calls from '../../../contract/tasks.ts';
import { readAttachment, uploadAttachment } from '../domain/attachments/attachments.ts';
import { pendingApprovals } from '../domain/business/approval/pending.ts';
import { findFile } from '../domain/business/recordFiles.ts';
import { deleteTask, presentTask, updateTask } from '../domain/tasks/change.ts';
import { taskCounts } from '../domain/tasks/counts.ts';
import { toggleFollow } from '../domain/tasks/follow.ts';
import { listTasks } from '../domain/tasks/lists.ts';
import { markTask } from '../domain/tasks/mark.ts';
import { readTask } from '../domain/tasks/read.ts';
import { createTask } from '../domain/tasks/write.ts';
import { type Route, route } from '../http/route.ts';

/** Lists are of to-dos; the other calls serve the calendar's items too: a reminder leads to a schedule as to a to-do. */
const ALL = ['personal', 'work', 'schedule'] as const;
/** Files are stored and fetched outside any transaction: a slow disk must not block the database. */
const STEPS = { binding: 'steps' } as const;

const list = (name: calls.TaskListName): Route =>
  route(calls.taskLists[name], ({ work, body }) => listTasks(work, name, body));

/** §7 "To-dos". */
export const taskRoutes: readonly Route[] = [
  route(calls.getTaskCounts, async ({ work }) => ({
    ...(await taskCounts(work)),
    approvals: await pendingApprovals(work),
  })),
  list('inProgress'),
  list('overdue'),
  list('finished'),
  list('workFollowed'),
  list('participating'),
  list('started'),
  list('personalFollowed'),
  route(calls.createTask, async ({ work, body }) => ({ id: await createTask(work, 'personal', body) })),
  route(calls.updateTask, { current: ({ work, query }) => presentTask(work, query.id, ALL) }, ({ work, query, body }) =>
    updateTask(work, query.id, body, ALL),
  ),
  route(calls.getTask, ({ work, query }) => readTask(work, query.id, ALL)),
  route(calls.deleteTask, { current: ({ work, query }) => presentTask(work, query.id, ALL) }, ({ work, query }) =>
    deleteTask(work, query.id, ALL),
  ),
  route(calls.toggleFollow, async ({ work, query }) => ({ isCollection: await toggleFollow(work, query.id) })),
  route(calls.markTask, ({ work, query }) => markTask(work, query.id)),
  route(calls.uploadAttachment, STEPS, ({ steps, files }) => uploadAttachment(steps, files)),
  route(calls.getAttachment, STEPS, ({ steps, query }) => readAttachment(steps, query.filename, findFile)),
];
