import type { ApprovalTemplate } from '../../../../../contract/approvals.ts';
import type { Template } from './template.ts';
import { engineeringChange, seal } from './templates/company.ts';
import { purchase, reimbursement } from './templates/money.ts';
import { leave, overtime } from './templates/people.ts';

/** The processes of the installation, in the order in which they are offered. */
export const TEMPLATES: readonly Template[] = [leave, overtime, reimbursement, purchase, seal, engineeringChange];

/** The template with this code. */
export function templateOf(code: string): Template | undefined {
  return TEMPLATES.find((template) => template.code === code);
}

/** A template as it is sent. It does not say who is asked, since that depends on the applicant; the request does. */
export function describedTemplate({ code, label, icon, fields, measure, internal, steps }: Template): ApprovalTemplate {
  return {
    code,
    label,
    icon,
    fields: [...fields],
    measure: measure ?? null,
    internal: internal ?? false,
    steps: steps.map((step) => ({ key: step.key, label: step.label, hours: step.hours ?? null })),
  };
}
