import type { Insertable } from 'kysely';
import type { NotificationsTable } from '../db/schema/work.ts';
import type { TaskRows } from './tasks.ts';

const KINDS: Readonly<Record<string, string>> = { personalTodo: 'personal', workerTodo: 'work' };

/**
 * Makes the to-do assistant's notifications refer to existing to-dos: each gets one that `owner` executes, in turn, so
 * that a click opens it. Malformed ones and those of other modules stay as they are.
 */
export function tellOfTodos(
  notifications: readonly Insertable<NotificationsTable>[],
  { tasks, executors }: TaskRows,
  owner: string,
): Insertable<NotificationsTable>[] {
  const own = new Set<unknown>(executors.filter(({ user_id }) => user_id === owner).map(({ task_id }) => task_id));
  const executed = tasks.filter(({ id }) => own.has(id));
  const turns = new Map<string, number>();
  return notifications.map((row) => {
    const kind = row.module_name === 'OA' ? KINDS[row.notification_name] : undefined;
    const fitting = executed.filter((task) => task.kind === kind);
    const turn = turns.get(row.notification_name) ?? 0;
    const task = fitting[turn % fitting.length];
    if (task === undefined) return row;
    turns.set(row.notification_name, turn + 1);
    const app = {
      businessId: task.id,
      title: task.title,
      startedAt: task.started_at,
      endAt: task.end_at,
      degreeType: task.degree_type,
    };
    return { ...row, title: task.title, properties: JSON.stringify({ App: app }) };
  });
}
