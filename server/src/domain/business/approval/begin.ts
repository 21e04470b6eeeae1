import type { Values } from '../../../../../contract/businessFields.ts';
import { type ApiError, invalidField } from '../../../errors/apiError.ts';
import { isRowId } from '../../ids.ts';
import { ownName, type UserWork } from '../../work.ts';
import { nextNumber } from '../engine/numbers.ts';
import { circumstancesOf, readCase, readMembers } from './case.ts';
import { neededSteps } from './chain.ts';
import { giveToRead } from './copies.ts';
import { checkedForm } from './form.ts';
import { record } from './history.ts';
import { demandFreeTime } from './overlap.ts';
import { type About, type ApprovalDesk, goOn } from './progress.ts';
import { templateOf } from './templates.ts';

/** The content of a request. */
export interface Application {
  readonly template: string;
  readonly title: string;
  readonly form: Values;
  readonly importance?: number;
  readonly copies?: readonly string[];
  readonly about?: About;
}

const unknownTemplate = (): ApiError =>
  invalidField('template', { en: 'There is no such process.', zh: '流程不存在。' });

/** Active members by their ids. Throws 400 at the field if any id is not one. */
export async function demandMembers(work: UserWork, ids: readonly string[], field: string) {
  const members = ids.every(isRowId) ? await readMembers(work, ids) : new Map();
  const people = [...members.values()].filter(({ isActive }) => isActive);
  if (people.length < new Set(ids).size)
    throw invalidField(field, {
      en: 'Somebody does not belong to this company or has been disabled.',
      zh: '所选人员不属于本公司或已被停用。',
    });
  return people;
}

/**
 * Starts a request by the acting user: creates its steps and asks the people of the first. Throws 400 for an unknown
 * template and for problems of the form.
 */
export async function begin(
  desk: ApprovalDesk & { readonly work: UserWork },
  asked: Application,
): Promise<{ id: string; number: string }> {
  const { work } = desk;
  const template = templateOf(asked.template);
  if (!template || (template.internal && !asked.about)) throw unknownTemplate();
  const form = await checkedForm(work, template, asked.form);
  const copies = await demandMembers(work, asked.copies ?? [], 'copies');
  const given = await circumstancesOf(work, template, { applicantId: work.userId, form });
  const number = await nextNumber({ work }, template.prefix);
  await demandFreeTime(work, template, form);
  const measure = template.measure === undefined ? undefined : form[template.measure];
  const { id } = await work.db
    .insertInto('approvals')
    .values({
      tenant_id: work.tenantId,
      number,
      template: template.code,
      title: asked.title,
      form: JSON.stringify(form),
      importance: asked.importance ?? 0,
      measure: typeof measure === 'number' ? measure : null,
      status: 'running',
      applicant_id: work.userId,
      applicant_name: await ownName(work),
      department: given.organisation.units.find((unit) => unit.id === given.applicant.unitId)?.name ?? null,
      about_kind: asked.about?.kind ?? null,
      about_id: asked.about?.id ?? null,
      start_time: work.instant,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const steps = neededSteps(template, form).map(({ key, mode, late = 'warn' }, position) => ({
    tenant_id: work.tenantId,
    approval_id: id,
    position,
    key,
    mode,
    late,
    status: 'toCome',
  }));
  if (steps.length > 0) await work.db.insertInto('approval_steps').values(steps).execute();
  const one = await readCase(work, id, { holds: true });
  await record(work, one, 'started');
  await giveToRead(work, one, copies, '审批中');
  await goOn(desk, one, given);
  return { id, number };
}
