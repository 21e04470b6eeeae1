import type { TaskCounts, TaskListName, UserTask } from '../../../contract/tasks.ts';
import type { Page } from '../../lib/paging.ts';

/** A to-do that the person has deleted, and the lists that counted it. */
export interface GoneTodo {
  id: string;
  lists: TaskListName[];
  /** The server has deleted it: what it sends from now on no longer contains it. */
  isDeleted: boolean;
}
/** From the confirmation until the counts without them have come, or they are taken back. */
export type GoneTodos = readonly GoneTodo[];

/** The personal lists that contain a to-do which the person may delete: only its creator may. */
export const listsWith = ({ myExecutorStatus, isCollection }: UserTask): TaskListName[] => [
  ...(typeof myExecutorStatus === 'number' ? (['participating'] as const) : []),
  'started',
  ...(isCollection ? (['personalFollowed'] as const) : []),
];

/** A page as it would be if the server had already deleted what the person has. */
export function withoutGone(gone: GoneTodos, list: TaskListName, page: Page<UserTask>): Page<UserTask> {
  const items = page.items.filter((task) => !gone.some(({ id }) => id === task.id));
  const counted = gone.filter(
    ({ id, lists, isDeleted }) => page.items.some((task) => task.id === id) || (!isDeleted && lists.includes(list)),
  );
  const hidden = Math.min(counted.length, page.totalCount - items.length);
  return { ...page, items, totalCount: page.totalCount - hidden, surplus: -hidden };
}

/** How many to-dos each list has, without those that the person has deleted; null if unknown. */
export function countsWithout(counts: TaskCounts | null, gone: GoneTodos): Record<TaskListName, number> | null {
  if (!counts) return null;
  const { work, personal } = counts;
  const less = (list: TaskListName, count: number) =>
    Math.max(0, count - gone.filter(({ lists }) => lists.includes(list)).length);
  return {
    inProgress: less('inProgress', work.myInProgress),
    overdue: less('overdue', work.myOverdue),
    finished: less('finished', work.myFinished),
    workFollowed: less('workFollowed', work.myCollection),
    participating: less('participating', personal.myParticipateIn),
    started: less('started', personal.myStartCount),
    personalFollowed: less('personalFollowed', personal.myCollection),
  };
}
