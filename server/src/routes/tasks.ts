import * as calls from '../../../contract/tasks.ts';
import { readAttachment, uploadAttachment } from '../domain/attachments/attachments.ts';
import { deleteTask, updateTask } from '../domain/tasks/change.ts';
import { taskCounts } from '../domain/tasks/counts.ts';
import { toggleFollow } from '../domain/tasks/follow.ts';
import { listTasks } from '../domain/tasks/lists.ts';
import { markTask } from '../domain/tasks/mark.ts';
import { readTask } from '../domain/tasks/read.ts';
import { createTask } from '../domain/tasks/write.ts';
import { userWork } from '../domain/work.ts';
import { type Route, route } from '../http/route.ts';

/** What these calls are about; schedules have their own. Detail, follow and mark serve the calendar's items too. */
const TODOS = ['personal', 'work'] as const;
const ALL = ['personal', 'work', 'schedule'] as const;

const list = (name: calls.TaskListName): Route =>
  route(calls.taskLists[name], async (context) => listTasks(await userWork(context), name, context.body));

/** §7 "To-dos". */
export const taskRoutes: readonly Route[] = [
  route(calls.getTaskCounts, async (context) => taskCounts(await userWork(context))),
  list('inProgress'),
  list('overdue'),
  list('finished'),
  list('workFollowed'),
  list('participating'),
  list('started'),
  list('personalFollowed'),
  route(calls.createTask, async (context) => ({
    id: await createTask(await userWork(context), 'personal', context.body),
  })),
  route(calls.updateTask, async (context) => {
    await updateTask(await userWork(context), context.query.id, context.body, TODOS);
    return undefined;
  }),
  route(calls.getTask, async (context) => readTask(await userWork(context), context.query.id, ALL)),
  route(calls.deleteTask, async (context) => {
    await deleteTask(await userWork(context), context.query.id, ALL);
    return undefined;
  }),
  route(calls.toggleFollow, async (context) => ({
    isCollection: await toggleFollow(await userWork(context), context.query.id),
  })),
  route(calls.markTask, async (context) => {
    await markTask(await userWork(context), context.query.id);
    return undefined;
  }),
  route(calls.uploadAttachment, async (context) => uploadAttachment(await userWork(context), context.files)),
  route(calls.getAttachment, async (context) => readAttachment(await userWork(context), context.query.filename)),
];
