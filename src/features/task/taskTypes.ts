import type { UserTask } from '../../../contract/tasks.ts';

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
  /** What was typed into a time field and is not understood, or not yet: the time itself is null meanwhile. */
  typedTimes: Partial<Record<TimeField, string>>;
  isSynchronizeDate: boolean;
  isWarming: boolean;
  warmingTime: number;
  warmingType: number;
  executors: TaskPerson[];
  attachments: TaskFile[];
  /** The version that they are based on; null for a new task, and where the backend tells none. */
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
