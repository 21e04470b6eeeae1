import type { Field, Text } from '../../../../../contract/businessFields.ts';
import { field, text } from '../words.ts';

/**
 * Who is asked: the manager from the organisation tree (the head of the applicant's department, the next above for the head
 * itself), the head of a named department, whoever leads the company, the person in a field of the form, or everybody who
 * has a policy.
 */
export type Rule =
  | { readonly manager: true }
  | { readonly headOf: string }
  | { readonly generalManager: true }
  | { readonly personIn: string }
  | { readonly policy: string };

/** Whether a step is needed: a number of the form beyond a limit (hundredths for money), or one of these values in a field. */
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
  /** At the deadline: tell its people again, or ask those above them instead. */
  readonly late?: 'warn' | 'escalate';
  readonly onlyIf?: Condition;
}

/** A process as data. */
export interface Template {
  readonly code: string;
  readonly label: Text;
  readonly icon: string;
  /** Letters of its numbers. */
  readonly prefix: string;
  readonly fields: readonly Field[];
  /** The field that lists show beside the title. */
  readonly measure?: string;
  /** The time that it asks for: dates, and whether the first begins and the last ends at noon. Nobody asks for it twice. */
  readonly span?: {
    readonly from: string;
    readonly to: string;
    readonly fromNoon: string;
    readonly toNoon: string;
  };
  /** Only other applications start it. */
  readonly internal?: true;
  readonly steps: readonly TemplateStep[];
  /** Who is given it to read once it is approved. */
  readonly copies?: readonly Rule[];
}

/** Fields and steps that several templates have. */
export const REASON: Field = field('reason', 'longText', '事由', 'Reason', { required: true, max: 500 });
export const BY_MANAGER: TemplateStep = {
  key: 'manager',
  label: text('部门负责人', 'Department head'),
  approvers: [{ manager: true }],
  mode: 'all',
  hours: 24,
  late: 'warn',
};
