import { type Selectable, sql } from 'kysely';
import type { ApprovalStatus, ApproverStatus, StepStatus } from '../../../../../contract/approvals.ts';
import type { ApprovalStepsTable, ApprovalsTable, ApproversTable } from '../../../db/schema/approvals.ts';
import { notFound } from '../../../errors/apiError.ts';
import { rowId } from '../../ids.ts';
import type { TenantWork } from '../../work.ts';
import { membersWith } from '../engine/members.ts';
import type { Circumstances, NamedMember } from './chain.ts';
import { type Approver, readOrganisation } from './organisation.ts';
import type { Template } from './template.ts';
import { templateOf } from './templates.ts';

/** The tables' check constraints limit the statuses to these. */
export type Step = Selectable<ApprovalStepsTable> & { status: StepStatus };
export type Asked = Selectable<ApproversTable> & { status: ApproverStatus };

/** A request with its steps and everybody who was asked, as the actions of one transaction change it. */
export interface Case {
  readonly approval: Selectable<ApprovalsTable> & { status: ApprovalStatus };
  readonly template: Template;
  readonly steps: readonly Step[];
  readonly asked: readonly Asked[];
}

/** Resolves a text to a request's id: it is either that id, or the id of a to-do that asks to decide the request. */
async function idOf(work: TenantWork, text: string): Promise<string> {
  const id = rowId(text);
  const step = await work.db
    .selectFrom('approval_steps')
    .select('approval_id')
    .where('tenant_id', '=', work.tenantId)
    .where('task_id', '=', id)
    .executeTakeFirst();
  return step?.approval_id ?? id;
}

/**
 * Reads a request; with `holds`, keeps others from acting on it until the transaction ends. Throws 404 if there is
 * none.
 */
export async function readCase(work: TenantWork, text: string, { holds }: { holds: boolean }): Promise<Case> {
  const id = await idOf(work, text);
  const query = work.db.selectFrom('approvals').selectAll().where('tenant_id', '=', work.tenantId).where('id', '=', id);
  const approval = await (holds ? query.forUpdate() : query).executeTakeFirst();
  const template = approval && templateOf(approval.template);
  if (!approval || !template) throw notFound();
  const steps = await work.db
    .selectFrom('approval_steps')
    .selectAll()
    .where('approval_id', '=', id)
    .orderBy('position')
    .execute();
  const asked = await work.db
    .selectFrom('approvers')
    .selectAll()
    .where('approval_id', '=', id)
    .orderBy('position')
    .orderBy('is_added')
    .orderBy(sql`decided_time nulls last`)
    .orderBy('user_name')
    .orderBy('id')
    .execute();
  // The tables' check constraints allow no other status.
  return { approval, template, steps, asked } as Case;
}

export const openStep = ({ steps }: Case): Step | undefined => steps.find(({ status }) => status === 'open');

/** The people who are being asked now. */
export function waitingIn({ asked }: Case, step: Step | undefined): Asked[] {
  return asked.filter(({ position, status }) => position === step?.position && status === 'waiting');
}

/** Members of the company by id, including disabled ones. */
export async function readMembers(work: TenantWork, ids: readonly string[]): Promise<Map<string, NamedMember>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<NamedMember>`
    select u.id, u.name, o.display_name as department, u.organization_unit_id as "unitId", u.is_active as "isActive"
    from tenant_users u left join organization_units o on o.id = u.organization_unit_id
    where u.tenant_id = ${work.tenantId} and u.id = any(${ids}::uuid[])`.execute(work.db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** What currently decides who is asked; `people` are additional members whose superiors are needed. */
export async function circumstancesOf(
  work: TenantWork,
  template: Template,
  given: {
    readonly applicantId: string;
    readonly form: Readonly<Record<string, unknown>>;
    readonly people?: readonly string[];
  },
): Promise<Circumstances> {
  const rules = [...template.steps.flatMap(({ approvers }) => approvers), ...(template.copies ?? [])];
  const fields = rules.flatMap((rule) => ('personIn' in rule ? [given.form[rule.personIn]] : []));
  const named = fields.filter((value) => typeof value === 'string');
  const members = await readMembers(work, [given.applicantId, ...named, ...(given.people ?? [])]);
  const holders = new Map<string, readonly Approver[]>();
  for (const rule of rules) {
    if ('policy' in rule) holders.set(rule.policy, await membersWith(work, rule.policy));
  }
  return {
    organisation: await readOrganisation(work, {
      unitIds: [...members.values()].map(({ unitId }) => unitId),
      names: rules.flatMap((rule) => ('headOf' in rule ? [rule.headOf] : [])),
    }),
    applicant: { id: given.applicantId, unitId: members.get(given.applicantId)?.unitId ?? null },
    form: given.form,
    named: members,
    holders,
  };
}

/** People in an open step who cannot be asked in it again: they are being asked already, or have approved. */
export function boundIn({ asked }: Case, step: Step | undefined): string[] {
  return asked
    .filter(({ position, status }) => position === step?.position && (status === 'waiting' || status === 'approved'))
    .map(({ user_id }) => user_id);
}
