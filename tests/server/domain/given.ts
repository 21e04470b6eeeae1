import type { Notification } from '../../../contract/notifications.ts';
import type { TaskInput } from '../../../contract/tasks.ts';
import { ApiError } from '../../../server/src/errors/apiError.ts';
import { userId } from '../../../server/src/seed/staff.ts';

const LIN = userId('aurora', 'lin');

/** Valid input with some fields changed. */
export const taskInput = (changes: Partial<TaskInput> = {}): TaskInput => ({
  title: '核对备件清单',
  degreeType: 1,
  startedAt: '2026-11-21T09:00:00',
  endAt: '2026-11-21T18:00:00',
  isSynchronizeDate: true,
  isWarming: true,
  executors: [LIN],
  attachments: [],
  ...changes,
});
/** Matches the ApiError of a status, and of a field that it names. */
export const refusal = (status: number, member?: string) => (error: unknown) =>
  error instanceof ApiError &&
  error.status === status &&
  (member === undefined || error.problems.some((problem) => problem.members.includes(member)));

/** The `App` object of a notification's properties. */
export function appOf(notification: Pick<Notification, 'properties'> | undefined): Record<string, unknown> {
  const parsed: { App?: Record<string, unknown> } = JSON.parse(notification?.properties ?? '{}');
  return parsed.App ?? {};
}
