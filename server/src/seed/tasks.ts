import type { Insertable } from 'kysely';
import type { TaskExecutorsTable, TaskFollowersTable, TaskKind, TasksTable } from '../db/schema/work.ts';
import { instantOf } from '../domain/wallClock.ts';
import { seedId } from './random.ts';
import { tenantId } from './staff.ts';

/** A member of the company, by `tenant_users.id`. */
export interface Person {
  readonly id: string;
  readonly name: string;
}
/** A task before it is turned into rows. All times are wall clocks; people are given by id. */
export interface DraftTask {
  readonly key: string;
  readonly kind: TaskKind;
  readonly source: string;
  readonly title: string;
  readonly description: string | null;
  readonly degree: number;
  readonly startedAt: string;
  readonly endAt: string;
  readonly creation: string;
  readonly creator: Person;
  readonly executors: readonly Person[];
  /** Ids of executors who have finished. */
  readonly finished: readonly string[];
  readonly followers: readonly string[];
}
export interface TaskRows {
  readonly tasks: Insertable<TasksTable>[];
  readonly executors: Insertable<TaskExecutorsTable>[];
  readonly followers: Insertable<TaskFollowersTable>[];
}

/**
 * Rows of the drafted tasks of one company. Their reminders are off, so that the demo does not start with a flood of
 * them.
 */
export function taskRows(company: string, zone: string, drafts: readonly DraftTask[]): TaskRows {
  const rows: TaskRows = { tasks: [], executors: [], followers: [] };
  const tenant_id = tenantId(company);
  for (const draft of drafts) {
    const task_id = seedId(`task ${company} ${draft.key}`);
    const times = { started_at: draft.startedAt, end_at: draft.endAt };
    const creation_time = instantOf(draft.creation, zone);
    rows.tasks.push({
      id: task_id,
      tenant_id,
      kind: draft.kind,
      source: draft.source,
      title: draft.title,
      description: draft.description,
      degree_type: draft.degree,
      ...times,
      is_synchronize_date: draft.kind === 'schedule',
      is_warming: false,
      warming_time: null,
      warming_type: null,
      creator_id: draft.creator.id,
      creator_name: draft.creator.name,
      creation_time,
    });
    for (const { id, name } of draft.executors) {
      const done = draft.finished.includes(id);
      rows.executors.push({
        tenant_id,
        task_id,
        user_id: id,
        user_name: name,
        kind: draft.kind,
        on_calendar: draft.kind === 'schedule',
        ...times,
        status: done ? 1 : 0,
        finished_time: done ? instantOf(draft.endAt, zone) : null,
      });
    }
    for (const user_id of draft.followers) {
      rows.followers.push({
        tenant_id,
        task_id,
        user_id,
        kind: draft.kind,
        is_collection: true,
        creation_time,
      });
    }
  }
  return rows;
}
