import { addDays } from '../../../contract/rules/days.ts';
import type { UserTask } from '../../../contract/tasks.ts';
import { DEFAULTS, LIMITS } from '../../constants/limits.ts';
import { whoseCounts } from '../../lib/mergeTexts.ts';
import { type Message, serverWords } from '../../lib/message.ts';
import { addWallMinutes } from '../../lib/wallClock.ts';

/** Which calls a task uses: those of the personal to-dos or those of the schedules (§7). */
export type TaskKind = 'personal' | 'schedule';
export interface TaskPerson {
  userId: string;
  userName: string;
}
export type TaskFile = UserTask['attachments'][number];

/** The times of a form, which people type. */
export type TimeField = 'startedAt' | 'endAt';

/** What the form of a to-do or schedule holds (§3); times are wall clock `YYYY-MM-DDTHH:mm:ss`. */
export interface TaskValues {
  title: string;
  description: string;
  degreeType: number;
  startedAt: string | null;
  endAt: string | null;
  /** Text typed into a time field that is not understood, or not yet; the time itself is null until it is. */
  typedTimes: Partial<Record<TimeField, string>>;
  isSynchronizeDate: boolean;
  isWarming: boolean;
  warmingTime: number;
  warmingType: number;
  executors: TaskPerson[];
  attachments: TaskFile[];
  /** The version that the values are based on; null for a new task, or if the backend reports none. */
  stamp: string | null;
}

/** A new form: normal, reminder on, synchronised to the calendar (§9 defaults). */
export const EMPTY_TASK: TaskValues = {
  title: '',
  description: '',
  degreeType: 0,
  startedAt: null,
  endAt: null,
  typedTimes: {},
  isSynchronizeDate: true,
  isWarming: true,
  warmingTime: 0,
  warmingType: 0,
  executors: [],
  attachments: [],
  stamp: null,
};

/** The form values of an existing task. */
export function valuesOf(task: UserTask): TaskValues {
  return {
    title: task.title,
    description: task.description ?? '',
    degreeType: task.degreeType,
    startedAt: task.startedAt,
    endAt: task.endAt,
    typedTimes: {},
    isSynchronizeDate: task.isSynchronizeDate,
    isWarming: task.isWarming,
    warmingTime: task.warmingTime ?? EMPTY_TASK.warmingTime,
    warmingType: task.warmingType ?? EMPTY_TASK.warmingType,
    executors: task.executors.map(({ userId, userName }) => ({ userId, userName })),
    attachments: task.attachments,
    stamp: task.concurrencyStamp ?? null,
  };
}

interface Proposal {
  startedAt: string;
  endAt: string;
}

/**
 * A new schedule on `date`: one hour, from nine; today, from the first half hour for which a reminder is still
 * possible; late in the evening, from the next half hour, since this is the day that was chosen.
 */
export function proposedSchedule(date: string, now: string): Proposal {
  const startedAt = now.slice(0, 10) === date ? startOn(date, now) : `${date}T09:00:00`;
  return { startedAt, endAt: proposedEnd('schedule', startedAt) };
}

/** A new to-do: one week, from the first half hour for which a reminder is still possible. */
export function proposedTodo(now: string): Proposal {
  const startedAt = remindableStart(now);
  return { startedAt, endAt: proposedEnd('personal', startedAt) };
}

/** The default end for a start: an hour later, or the evening of the same day a week later. */
export function proposedEnd(kind: TaskKind, startedAt: string): string {
  return kind === 'schedule' ? addWallMinutes(startedAt, 60) : `${addDays(startedAt.slice(0, 10), 7)}T18:00:00`;
}

function startOn(date: string, now: string): string {
  const remindable = remindableStart(now);
  return remindable.slice(0, 10) === date ? remindable : nextHalfHour(now);
}

/**
 * A reminder that is past when the form is saved never fires: the default one lies ahead, leaving time for the form.
 */
function remindableStart(now: string): string {
  return nextHalfHour(addWallMinutes(now, DEFAULTS.reminderMinutes + LIMITS.formMinutes));
}

function nextHalfHour(now: string): string {
  const minute = Number(now.slice(14, 16));
  return addWallMinutes(`${now.slice(0, 16)}:00`, 30 - (minute % 30));
}

export type TaskField = keyof TaskValues;
export type TaskProblems = Partial<Record<TaskField, Message>>;

/** Which rules of §5 the values break, by field. The fields themselves enforce lengths. */
export function taskProblemsOf({ title, startedAt, endAt, typedTimes, executors }: TaskValues): TaskProblems {
  return {
    ...(title.trim() === '' && { title: { key: 'task:titleEmpty' } }),
    ...(startedAt === null && { startedAt: { key: typedTimes.startedAt ? TIME_NOT_UNDERSTOOD : 'task:startEmpty' } }),
    ...(endAt === null && { endAt: { key: typedTimes.endAt ? TIME_NOT_UNDERSTOOD : 'task:deadlineEmpty' } }),
    ...(startedAt !== null && endAt !== null && startedAt > endAt && { startedAt: START_AFTER_DEADLINE }),
    ...(executors.length === 0 && { executors: { key: 'task:executorEmpty' } }),
  };
}
const TIME_NOT_UNDERSTOOD = 'task:timeNotUnderstood';
/** What a detail or form says of a task that no longer exists: there is nothing to retry. */
export const TASK_GONE = { key: 'task:gone' } as const;
export const START_AFTER_DEADLINE = { key: 'task:startAfterDeadline' } as const;

/** What a time chosen by the person changes: also the end, as long as that is only proposed. */
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
  error: {
    readonly validationErrors: readonly { readonly message: string; readonly members: readonly string[] }[];
    readonly language?: string;
  },
  fields: TaskValues,
): TaskProblems {
  const problems: TaskProblems = {};
  for (const { message, members } of error.validationErrors) {
    for (const member of members) {
      const name = /^\w+/.exec(member)?.[0].toLowerCase();
      const field = Object.keys(fields).find((key): key is TaskField => key.toLowerCase() === name);
      if (field) problems[field] = serverWords(message, error);
    }
  }
  return problems;
}

/** What people see as one part of a form, and the values it is kept in. */
const PARTS = {
  title: ['title'],
  degreeType: ['degreeType'],
  startedAt: ['startedAt'],
  endAt: ['endAt'],
  executors: ['executors'],
  reminder: ['isWarming', 'warmingTime', 'warmingType'],
  isSynchronizeDate: ['isSynchronizeDate'],
  description: ['description'],
  attachments: ['attachments'],
} as const satisfies Record<string, readonly (keyof TaskValues)[]>;
export type TaskPart = keyof typeof PARTS;

/** A part that was saved elsewhere with different content while the form was open. */
export interface DisputedPart {
  part: TaskPart;
  saved: TaskValues;
  own: TaskValues;
  /** Whether the form has adopted what was saved, in place of its own. */
  isTaken: boolean;
}

/** The values with one part of another version. */
export function withPart(values: TaskValues, part: TaskPart, from: TaskValues): TaskValues {
  return { ...values, ...Object.fromEntries(PARTS[part].map((name) => [name, from[name]])) };
}

/** The part's content, serialised so that equal contents are equal texts. */
function contentOf(values: TaskValues, part: TaskPart): string {
  if (part === 'executors') return JSON.stringify(values.executors.map(({ userId }) => userId).sort());
  if (part === 'attachments') return JSON.stringify(values.attachments.map(({ blobName }) => blobName));
  if (part === 'reminder' && !values.isWarming) return 'off';
  return JSON.stringify(PARTS[part].map((name) => values[name]));
}

/**
 * Merges what was saved elsewhere with what is in the form: a part that only the others changed becomes theirs, any
 * other stays the form's own. The parts that differ are reported, so that the person can choose.
 *
 * @param base - what the form began with; it says nothing about a draft that is older.
 */
export function mergeVersions(
  base: TaskValues,
  own: TaskValues,
  saved: TaskValues,
): { values: TaskValues; others: DisputedPart[] } {
  const isOnBase = own.stamp === base.stamp;
  let values: TaskValues = { ...own, stamp: saved.stamp };
  const others: DisputedPart[] = [];
  for (const part of Object.keys(PARTS) as TaskPart[]) {
    const began = isOnBase ? contentOf(base, part) : undefined;
    const whose = whoseCounts(began, contentOf(own, part), contentOf(saved, part));
    if (whose === 'own') continue;
    const isTaken = whose === 'theirs';
    if (isTaken) values = withPart(values, part, saved);
    others.push({ part, saved, own, isTaken });
  }
  return { values, others };
}
