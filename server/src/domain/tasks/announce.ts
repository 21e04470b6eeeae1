import { raiseNotifications } from '../notifications/raise.ts';
import type { TenantWork } from '../work.ts';

/** An event in a task's life that others should hear about. */
export type TaskEvent = 'assigned' | 'completed' | 'deleted' | 'reminder';

const titles: Readonly<Record<TaskEvent, (actor: string, title: string) => string>> = {
  assigned: (actor, title) => `${actor}给您分配了待办：${title}`,
  completed: (actor, title) => `${actor}完成了待办：${title}`,
  deleted: (actor, title) => `${actor}删除了待办：${title}`,
  reminder: (_actor, title) => `提醒：${title}`,
};

export interface AnnouncedTask {
  readonly id: string;
  readonly kind: 'personal' | 'work' | 'schedule';
  readonly title: string;
  readonly started_at: string;
  readonly end_at: string;
  readonly degree_type: number;
  readonly source: string;
}

/** The path in the application that assigned it; other to-dos exist only in the portal. */
const placeOf = ({ id, kind, source }: AnnouncedTask): { path?: string } =>
  kind === 'work' && source === 'OA' ? { path: `/child/oa/task/${id}` } : {};

/**
 * Notifies the recipients of an event, as the to-do assistant (module OA). `actor` is the name of the person who did
 * it.
 */
export async function announceTask(
  work: TenantWork,
  event: TaskEvent,
  task: AnnouncedTask,
  recipients: readonly string[],
  actor: string,
): Promise<void> {
  const isWork = task.kind === 'work';
  await raiseNotifications(work, recipients, {
    moduleName: 'OA',
    notificationName: isWork ? 'workerTodo' : 'personalTodo',
    displayName: isWork ? '工作待办' : '个人待办',
    title: titles[event](actor, task.title),
    app: {
      // A deleted task can no longer be opened, so its notification has no link; a page that shows the task learns
      // which one it was.
      ...(event === 'deleted' ? { businessId: null, taskId: task.id } : { businessId: task.id, ...placeOf(task) }),
      event,
      // Nobody causes a reminder.
      ...(event !== 'reminder' && { actor }),
      kind: task.kind,
      title: task.title,
      startedAt: task.started_at,
      endAt: task.end_at,
      degreeType: task.degree_type,
    },
  });
}
