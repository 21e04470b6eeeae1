import type { Generated } from 'kysely';
import type { Stamped } from './accounts.ts';

export interface NotificationsTable {
  id: Generated<string>;
  tenant_id: string;
  /** Recipient: `tenant_users.id`, or the account's id under the host tenant. */
  user_id: string;
  module_name: string;
  notification_name: string;
  display_name: string;
  /** One line for the module summary and the popup. */
  title: string;
  /** JSON text with an `App` object (§3); kept as it came, malformed or not. */
  properties: string;
  creation_time: Stamped;
  /** 0 unread, 1 read. */
  state: Generated<number>;
}

export type TaskKind = 'personal' | 'work' | 'schedule';

/** A to-do, a work to-do or a schedule. Times named `_at` are wall clock `YYYY-MM-DDTHH:mm:ss` of the tenant's zone. */
export interface TasksTable {
  id: Generated<string>;
  tenant_id: string;
  kind: TaskKind;
  /** Business module that made it (BPM, QMS …) or 'personal'. */
  source: string;
  title: string;
  description: string | null;
  degree_type: Generated<number>;
  started_at: string;
  end_at: string;
  /** Also on the calendar of its executors. Schedules always are. */
  is_synchronize_date: Generated<boolean>;
  is_warming: Generated<boolean>;
  warming_time: number | null;
  warming_type: number | null;
  /** When the reminder is due; null without one. */
  reminder_at: string | null;
  /** Set in the transaction that raises the reminder, so that it is raised once. */
  reminded_time: Date | null;
  creator_id: string;
  creator_name: string;
  creation_time: Stamped;
  last_modification_time: Date | null;
}

/** One executor of a task. `kind`, `on_calendar` and the two times repeat the task's and change with it. */
export interface TaskExecutorsTable {
  tenant_id: string;
  task_id: string;
  user_id: string;
  user_name: string;
  kind: TaskKind;
  on_calendar: boolean;
  started_at: string;
  end_at: string;
  /** 0 in progress, 1 completed. 'Overdue' (2) is computed from `end_at`, never stored. */
  status: Generated<number>;
  finished_time: Date | null;
}

/** Who follows a task. The row stays when somebody stops following: having seen the task, she may open it again. */
export interface TaskFollowersTable {
  tenant_id: string;
  task_id: string;
  user_id: string;
  kind: TaskKind;
  is_collection: Generated<boolean>;
  creation_time: Stamped;
}

export interface AttachmentsTable {
  id: Generated<string>;
  tenant_id: string;
  /** Null between upload and save. */
  task_id: string | null;
  owner_id: string;
  /** Server-made: never derived from the file's own name. */
  blob_name: string;
  /** The name the user gave the file; display and download only. */
  file_name: string;
  /** Found by looking at the content. */
  content_type: string;
  size: number;
  position: Generated<number>;
  creation_time: Stamped;
}
