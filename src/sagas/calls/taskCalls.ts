import type { TaskInput, UserTask } from '../../../contract/tasks.ts';
import { TASK_GONE, type TaskKind, type TaskValues } from '../../features/task/taskValues.ts';
import { changedSchedule, deleteSchedule, newSchedule, schedule } from '../../services/api/schedules.ts';
import { changedTask, deleteTask, newTask, taskOf } from '../../services/api/tasks.ts';
import type { Endpoint } from '../../services/http/endpoint.ts';
import { missingOr } from './errorMessage.ts';

interface TaskCalls {
  read: (id: string) => Endpoint<UserTask>;
  create: (input: TaskInput) => Endpoint<{ id: string }>;
  /** Refused with 412 if the task no longer matches `stamp`. */
  update: (id: string, input: TaskInput, stamp: string | null) => Endpoint<unknown>;
  /** The same. */
  remove: (id: string, stamp: string | null) => Endpoint<unknown>;
}

/** The calls of each kind of task (§7). */
export const TASK_CALLS: Readonly<Record<TaskKind, TaskCalls>> = {
  personal: { read: taskOf, create: newTask, update: changedTask, remove: deleteTask },
  schedule: { read: schedule, create: newSchedule, update: changedSchedule, remove: deleteSchedule },
};

/** Why a task cannot be shown: a deleted task has its own message, anything else uses those of §8. */
export const taskFailure = missingOr(TASK_GONE);

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
