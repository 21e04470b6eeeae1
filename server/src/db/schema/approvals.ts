import type { ColumnType, Generated } from 'kysely';
import type { Stamped } from './accounts.ts';

/** A request that others approve, step by step. */
export interface ApprovalsTable {
  id: Generated<string>;
  tenant_id: string;
  /** `PR-261120-007`: letters of the template, day, and position among all of that day. */
  number: string;
  template: string;
  title: string;
  /** The values of the form, including computed ones. */
  form: ColumnType<Readonly<Record<string, unknown>>, string, string>;
  importance: number;
  /** The form's amount or number that lists show; hundredths for money. */
  measure: number | null;
  status: string;
  applicant_id: string;
  applicant_name: string;
  department: string | null;
  /** The record of another application that waits for the outcome. */
  about_kind: string | null;
  about_id: string | null;
  start_time: Stamped;
  end_time: Date | null;
  reminded_time: Date | null;
}

export interface ApprovalStepsTable {
  tenant_id: string;
  approval_id: string;
  /** From 0, in the order in which the steps open. */
  position: number;
  /** The step of the template. */
  key: string;
  mode: string;
  status: string;
  /** What happens at the deadline. */
  late: string;
  open_time: Date | null;
  due_time: Date | null;
  /** When the warning about the deadline was sent. */
  warned_time: Date | null;
  end_time: Date | null;
  /** The work to-do of its approvers. */
  task_id: string | null;
}

/** Somebody who is asked to decide in a step. */
export interface ApproversTable {
  id: Generated<string>;
  tenant_id: string;
  approval_id: string;
  position: number;
  user_id: string;
  user_name: string;
  department: string | null;
  status: Generated<string>;
  is_added: boolean;
  comment: string | null;
  decided_time: Date | null;
}

export interface ApprovalCopiesTable {
  tenant_id: string;
  approval_id: string;
  user_id: string;
  user_name: string;
  department: string | null;
  creation_time: Stamped;
  read_time: Date | null;
}

export interface ApprovalHistoryTable {
  /** Increasing, so it orders the events of one transaction. */
  id: Generated<string>;
  tenant_id: string;
  approval_id: string;
  act: string;
  /** The step's key. */
  step: string | null;
  actor_id: string | null;
  actor_name: string | null;
  /** Names of the people concerned. */
  people: ColumnType<readonly string[], string, string>;
  comment: string | null;
  creation_time: Stamped;
}
