import type { Field, Text } from '../../../../../contract/businessFields.ts';
import { field, text } from '../words.ts';

/**
 * Who is asked: the manager from the organisation tree (the head of the applicant's department; for the head, the next
 * one above), the head of a named department, the head of the company, the person in a field of the form, or everybody
 * who has a policy.
 */
export type Rule =
  | { readonly manager: true }
  | { readonly headOf: string }
  | { readonly generalManager: true }
  | { readonly personIn: string }
  | { readonly policy: string };

/**
 * Whether a step is needed: a number in the form exceeds a limit (hundredths for money), or a field has one of these
 * values.
 */
export type Condition =
  | { readonly field: string; readonly above: number }
  | { readonly field: string; readonly in: readonly unknown[] }
  | { readonly field: string; readonly filled: true };

export interface TemplateStep {
  readonly key: string;
  readonly label: Text;
  readonly approvers: readonly Rule[];
  /** All of them must approve, or any of them. */
  readonly mode: 'all' | 'any';
  readonly hours?: number;
  /** At the deadline: notify its people again, or ask those above them instead. */
  readonly late?: 'warn' | 'escalate';
  readonly onlyIf?: Condition;
}

/** A process as data. */
export interface Template {
  readonly code: string;
  readonly label: Text;
  readonly icon: string;
  /** Letter prefix of its request numbers. */
  readonly prefix: string;
  readonly fields: readonly Field[];
  /** The field that lists show next to the title. */
  readonly measure?: string;
  /**
   * The time that it asks for: dates, and whether the first begins and the last ends at noon. Nobody can request the
   * same time twice.
   */
  readonly span?: {
    readonly from: string;
    readonly to: string;
    readonly fromNoon: string;
    readonly toNoon: string;
  };
  /** Can only be started by other applications. */
  readonly internal?: true;
  readonly steps: readonly TemplateStep[];
  /** Who is given it to read once it is approved. */
  readonly copies?: readonly Rule[];
}

/** Fields and steps that several templates share. */
export const REASON: Field = field('reason', 'longText', '事由', 'Reason', { required: true, max: 500 });
export const BY_MANAGER: TemplateStep = {
  key: 'manager',
  label: text('部门负责人', 'Department head'),
  approvers: [{ manager: true }],
  mode: 'all',
  hours: 24,
  late: 'warn',
};
