import type { TaskInput, UserTask } from '../../../contract/tasks.ts';
import type { TaskKind, TaskValues } from '../../features/task/taskValues.ts';
import { changedSchedule, deleteSchedule, newSchedule, schedule } from '../../services/api/schedules.ts';
import { changedTask, deleteTask, newTask, taskOf } from '../../services/api/tasks.ts';
import type { Endpoint } from '../../services/http/endpoint.ts';

interface TaskCalls {
  read: (id: string) => Endpoint<UserTask>;
  create: (input: TaskInput) => Endpoint<{ id: string }>;
  /** Refused with 412 where the task is no longer what `stamp` says. */
  update: (id: string, input: TaskInput, stamp: string | null) => Endpoint<unknown>;
  remove: (id: string) => Endpoint<unknown>;
}

/** The calls of each kind of task (§7). */
export const TASK_CALLS: Readonly<Record<TaskKind, TaskCalls>> = {
  personal: { read: taskOf, create: newTask, update: changedTask, remove: deleteTask },
  schedule: { read: schedule, create: newSchedule, update: changedSchedule, remove: deleteSchedule },
};

/** The body of a save: user ids only, and no reminder fields if the reminder is off (§3, §5). */
export function inputOf(values: TaskValues): TaskInput {
  const {
    executors,
    attachments,
    warmingTime,
    warmingType,
    startedAt,
    endAt,
    typedTimes: _,
    stamp: _stamp,
    ...rest
  } = values;
  return {
    ...rest,
    startedAt: startedAt ?? '',
    endAt: endAt ?? '',
    ...(values.isWarming && { warmingTime, warmingType }),
    executors: executors.map(({ userId }) => userId),
    attachments: attachments.map(({ blobName, fileName }) => ({ blobName, fileName })),
  };
}
