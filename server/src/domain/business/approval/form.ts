import type { Field, LineField, Values } from '../../../../../contract/businessFields.ts';
import { linesOf, withComputed } from '../../../../../contract/businessFormulas.ts';
import { type Problem, problemText } from '../../../../../contract/businessProblems.ts';
import { isAsked, isEmpty, problemsOf } from '../../../../../contract/businessRules.ts';
import { invalid } from '../../../errors/apiError.ts';
import { isRowId } from '../../ids.ts';
import type { UserWork } from '../../work.ts';
import { readMembers } from './case.ts';
import type { Template } from './template.ts';

function fieldAt(fields: readonly Field[], path: string): LineField | undefined {
  const [name, , column] = path.split('.');
  const field = fields.find((one) => one.name === name);
  return column === undefined ? field : field?.columns?.find((one) => one.name === column);
}

/** What the form asks of what was sent, without what is empty. */
function askedOf(fields: readonly (Field | LineField)[], sent: Values): Values {
  const kept = fields.flatMap((field): [string, unknown][] => {
    const value = sent[field.name];
    if (field.computed || isEmpty(value) || !isAsked(field, sent)) return [];
    const columns = 'columns' in field ? field.columns : undefined;
    if (!columns || !Array.isArray(value)) return [[field.name, value]];
    const lines = linesOf(sent, field.name);
    // Whatever is no line stays, and is refused as a whole.
    return [[field.name, lines.length === value.length ? lines.map((line) => askedOf(columns, line)) : value]];
  });
  return Object.fromEntries(kept);
}

/** Which people, departments and files of the form this company does not have, or the applicant may not attach. */
async function missingIn(work: UserWork, fields: readonly Field[], form: Values): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const { name, type, label } of fields) {
    const value = form[name];
    if (value === undefined) continue;
    const isThere = type === 'person' || type === 'department' ? await isKnown(work, type, value) : true;
    const isHeld = type === 'files' ? await holdsFiles(work, value) : true;
    if (!isThere || !isHeld) problems.push({ path: name, label, kind: 'notThere' });
  }
  return problems;
}

async function isKnown(work: UserWork, type: 'person' | 'department', value: unknown): Promise<boolean> {
  if (typeof value !== 'string' || !isRowId(value)) return false;
  if (type === 'person') return (await readMembers(work, [value])).get(value)?.isActive ?? false;
  const unit = await work.db
    .selectFrom('organization_units')
    .select('id')
    .where('tenant_id', '=', work.tenantId)
    .where('id', '=', value)
    .executeTakeFirst();
  return unit !== undefined;
}

async function holdsFiles(work: UserWork, value: unknown): Promise<boolean> {
  const names = new Set(linesOf({ value }, 'value').map(({ blobName }) => blobName));
  const { count } = await work.db
    .selectFrom('attachments')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('tenant_id', '=', work.tenantId)
    .where('owner_id', '=', work.userId)
    .where('blob_name', 'in', [...names] as string[])
    .executeTakeFirstOrThrow();
  return Number(count) === names.size;
}

/** The form as it is kept. Throws 400 with each problem at its field. */
export async function checkedForm(work: UserWork, { fields }: Template, sent: Values): Promise<Values> {
  const form = askedOf(fields, sent);
  const problems = problemsOf(fields, form);
  if (problems.length === 0) problems.push(...(await missingIn(work, fields, form)));
  if (problems.length > 0)
    throw invalid(
      problems.map((problem) => ({
        message: problemText(problem, fieldAt(fields, problem.path)?.type === 'money'),
        members: [problem.path],
      })),
    );
  return withComputed(fields, form);
}
