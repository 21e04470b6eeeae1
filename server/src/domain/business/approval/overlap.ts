import { sql } from 'kysely';
import type { Values } from '../../../../../contract/businessFields.ts';
import { daysBetween } from '../../../../../contract/businessFormulas.ts';
import { invalidField } from '../../../errors/apiError.ts';
import type { UserWork } from '../../work.ts';
import type { Template } from './template.ts';

type Span = NonNullable<Template['span']>;

/** The start and end of a span in days since 1970, in half days, as a half-open interval. */
function boundsOf({ from, to, fromNoon, toNoon }: Span, form: Values): readonly [number, number] {
  const day = (name: string) => daysBetween('1970-01-01', form[name]);
  return [day(from) + (form[fromNoon] === true ? 0.5 : 0), day(to) + (form[toNoon] === true ? 0.5 : 1)];
}

/** Whether two forms of a process cover the same half day; one may end at the noon at which the other begins. */
export function overlap(span: Span, one: Values, other: Values): boolean {
  const [from, to] = boundsOf(span, one);
  const [otherFrom, otherTo] = boundsOf(span, other);
  return from < otherTo && otherFrom < to;
}

/**
 * Throws 400 if the acting user already has a request for part of the same time that was not refused: at the field
 * where the time begins, with the number of that request. Concurrent requests wait for the number, and then find this
 * one.
 */
export async function demandFreeTime(work: UserWork, { code, label, span }: Template, form: Values): Promise<void> {
  if (!span) return;
  const known = await work.db
    .selectFrom('approvals')
    .select(['number', 'form', 'status'])
    .where('tenant_id', '=', work.tenantId)
    .where('applicant_id', '=', work.userId)
    .where('template', '=', code)
    .where('status', 'in', ['running', 'approved'])
    .where(
      sql<boolean>`form ->> ${span.from} <= ${String(form[span.to])} and form ->> ${span.to} >= ${String(form[span.from])}`,
    )
    .orderBy('start_time', 'desc')
    .execute();
  const one = known.find((each) => overlap(span, each.form, form));
  if (!one) return;
  const [from, to] = [one.form[span.from], one.form[span.to]];
  const isRunning = one.status === 'running';
  throw invalidField(span.from, {
    zh: `与您${isRunning ? '审批中' : '已通过'}的${label.zh} ${one.number}（${from} 至 ${to}）时间重叠。`,
    en: `This overlaps your ${isRunning ? 'pending' : 'approved'} request ${one.number} (${from} to ${to}).`,
  });
}
