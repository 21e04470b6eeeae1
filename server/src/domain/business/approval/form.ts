import type { Values } from '../../../../../contract/businessFields.ts';
import type { Problem } from '../../../../../contract/businessProblems.ts';
import { problemsOf } from '../../../../../contract/businessRules.ts';
import { isRowId } from '../../ids.ts';
import type { UserWork } from '../../work.ts';
import { completeValues, onlyKnown } from '../engine/clean.ts';
import { missingOf } from '../engine/existence.ts';
import { mentionsOf } from '../engine/facets.ts';
import { refusal } from '../engine/problems.ts';
import { readMembers } from './case.ts';
import type { Template } from './template.ts';

/** Members whom the form names although they have been disabled: they cannot be asked. */
async function disabledIn(work: UserWork, { fields }: Template, form: Values): Promise<Problem[]> {
  const people = mentionsOf(fields, form).filter(({ field, id }) => field.type === 'person' && isRowId(id));
  const members = await readMembers(
    work,
    people.map(({ id }) => id),
  );
  return people
    .filter(({ id }) => members.get(id)?.isActive === false)
    .map(({ path, field }) => ({ path, label: field.label, kind: 'notThere' }));
}

/** The form as it is stored, checked by the rules of records. Throws 400 with each problem at its field. */
export async function checkedForm(work: UserWork, template: Template, sent: Values): Promise<Values> {
  const { fields } = template;
  const given = onlyKnown(fields, sent, () => true);
  const wrong = problemsOf(fields, given, { today: work.wall.slice(0, 10), before: {} });
  if (wrong.length > 0) throw refusal(fields, wrong);
  const form = completeValues(fields, given);
  const missing = [...(await missingOf({ work }, fields, form)), ...(await disabledIn(work, template, form))];
  if (missing.length > 0) throw refusal(fields, missing);
  return form;
}
