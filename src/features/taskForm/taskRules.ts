import type { Message } from '../../lib/message.ts';
import { proposedEnd } from '../task/proposedTimes.ts';
import type { TaskKind, TaskValues, TimeField } from '../task/taskTypes.ts';

export type TaskField = keyof TaskValues;
export type TaskProblems = Partial<Record<TaskField, Message>>;

/** Which rules of §5 the values break, by field. The fields themselves enforce lengths. */
export function problemsOf({ title, startedAt, endAt, typedTimes, executors }: TaskValues): TaskProblems {
  return {
    ...(title.trim() === '' && { title: { key: 'task:titleEmpty' } }),
    ...(startedAt === null && { startedAt: { key: typedTimes.startedAt ? TIME_NOT_UNDERSTOOD : 'task:startEmpty' } }),
    ...(endAt === null && { endAt: { key: typedTimes.endAt ? TIME_NOT_UNDERSTOOD : 'task:deadlineEmpty' } }),
    ...(startedAt !== null && endAt !== null && startedAt > endAt && { startedAt: START_AFTER_DEADLINE }),
    ...(executors.length === 0 && { executors: { key: 'task:executorEmpty' } }),
  };
}
const TIME_NOT_UNDERSTOOD = 'task:timeNotUnderstood';
export const START_AFTER_DEADLINE = { key: 'task:startAfterDeadline' } as const;

/** What a time that the person has chosen changes: the end too, as long as that is only proposed. */
export function chosenTime(
  { kind, endProposed }: { readonly kind: TaskKind; readonly endProposed: boolean },
  field: TimeField,
  at: string | null,
): Partial<TaskValues> {
  if (field === 'startedAt' && at !== null && endProposed) return { startedAt: at, endAt: proposedEnd(kind, at) };
  return { [field]: at };
}

/** The server's messages by the fields they name (`title`, `Title`, `attachments[0].blobName`). */
export function serverProblems(
  errors: readonly { readonly message: string; readonly members: readonly string[] }[],
  fields: TaskValues,
): TaskProblems {
  const problems: TaskProblems = {};
  for (const { message, members } of errors) {
    for (const member of members) {
      const name = /^\w+/.exec(member)?.[0].toLowerCase();
      const field = Object.keys(fields).find((key): key is TaskField => key.toLowerCase() === name);
      if (field) problems[field] = { text: message };
    }
  }
  return problems;
}
