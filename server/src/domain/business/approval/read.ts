import type {
  ApprovalDetail,
  ApprovalEntry,
  ApprovalPower,
  ApprovalStep,
  ApprovalSummary,
} from '../../../../../contract/approvals.ts';
import { notFound } from '../../../errors/apiError.ts';
import { isRowId } from '../../ids.ts';
import { wallClockOf } from '../../wallClock.ts';
import type { UserWork } from '../../work.ts';
import { pathOf } from '../engine/tell.ts';
import { type Case, circumstancesOf, openStep, readCase, readMembers, type Step, waitingIn } from './case.ts';
import { approversOf, type Circumstances, copiesOf } from './chain.ts';
import type { Template } from './template.ts';

const wallOf = (work: UserWork, time: Date | null): string => (time ? wallClockOf(time, work.zone) : '');

/** Whether a request involves the caller: as applicant, as somebody who was asked, or as a reader. */
export async function isInvolved(work: UserWork, { approval, asked }: Case): Promise<boolean> {
  if (approval.applicant_id === work.userId || asked.some(({ user_id }) => user_id === work.userId)) return true;
  const copy = await work.db
    .selectFrom('approval_copies')
    .select('user_id')
    .where('approval_id', '=', approval.id)
    .where('user_id', '=', work.userId)
    .executeTakeFirst();
  return copy !== undefined;
}

/** A request as the lists show it; `turn` is the step that waits for the caller, if any. */
export function summaryOf(
  work: UserWork,
  approval: Case['approval'],
  turn: Pick<Step, 'open_time' | 'due_time'> | null,
): ApprovalSummary {
  return {
    id: approval.id,
    number: approval.number,
    template: approval.template,
    title: approval.title,
    status: approval.status,
    importance: approval.importance,
    measure: approval.measure,
    applicant: { id: approval.applicant_id, name: approval.applicant_name },
    department: approval.department,
    startTime: wallClockOf(approval.start_time, work.zone),
    askedTime: wallOf(work, turn?.open_time ?? null),
    dueTime: wallOf(work, turn?.due_time ?? null),
  };
}

function stepsOf(work: UserWork, { steps, asked, template }: Case, given: Circumstances): ApprovalStep[] {
  return steps.map((step) => {
    const rule = template.steps.find(({ key }) => key === step.key);
    const people =
      step.status === 'toCome' && rule
        ? approversOf(rule, given).people.map((one) => ({
            ...one,
            status: 'waiting' as const,
            isAdded: false,
            comment: null,
            time: '',
          }))
        : asked
            .filter(({ position, status }) => position === step.position && status !== 'released')
            .map((one) => ({
              id: one.user_id,
              name: one.user_name,
              department: one.department,
              status: one.status,
              isAdded: one.is_added,
              comment: one.comment,
              time: wallOf(work, one.decided_time),
            }));
    return {
      key: step.key,
      label: rule?.label ?? { zh: step.key, en: step.key },
      status: step.status,
      // The table's check constraint allows nothing else.
      mode: step.mode as ApprovalStep['mode'],
      late: step.late as ApprovalStep['late'],
      approvers: people,
      openTime: wallOf(work, step.open_time),
      dueTime: wallOf(work, step.due_time),
      endTime: wallOf(work, step.end_time),
    };
  });
}

async function historyOf(work: UserWork, { approval, template }: Case): Promise<ApprovalEntry[]> {
  const rows = await work.db
    .selectFrom('approval_history')
    .selectAll()
    .where('approval_id', '=', approval.id)
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: String(row.id),
    // Only `record` writes here.
    act: row.act as ApprovalEntry['act'],
    actor: row.actor_id === null ? null : { id: row.actor_id, name: row.actor_name ?? '' },
    people: [...row.people],
    step: template.steps.find(({ key }) => key === row.step)?.label ?? null,
    comment: row.comment,
    time: wallClockOf(row.creation_time, work.zone),
  }));
}

async function copiesIn(work: UserWork, { approval, template }: Case, given: Circumstances) {
  const rows = await work.db
    .selectFrom('approval_copies')
    .select(['user_id as id', 'user_name as name', 'department'])
    .where('approval_id', '=', approval.id)
    .orderBy('creation_time')
    .orderBy('user_name')
    .execute();
  const sent = rows.map((row) => ({ ...row, isSent: true }));
  const later = approval.status === 'running' ? copiesOf(template, given) : [];
  return [
    ...sent,
    ...later.filter(({ id }) => !rows.some((row) => row.id === id)).map((one) => ({ ...one, isSent: false })),
  ];
}

/** The names of people and departments in the form. */
async function namesIn(work: UserWork, { fields }: Template, form: Case['approval']['form']) {
  const idsOf = (type: string): string[] =>
    fields
      .filter((field) => field.type === type)
      .map(({ name }) => form[name])
      .filter((value) => typeof value === 'string' && isRowId(value)) as string[];
  const people = await readMembers(work, idsOf('person'));
  const units = idsOf('department');
  const named =
    units.length === 0
      ? []
      : await work.db
          .selectFrom('organization_units')
          .select(['id', 'display_name as name'])
          .where('tenant_id', '=', work.tenantId)
          .where('id', 'in', units)
          .execute();
  return Object.fromEntries([...people.values(), ...named].map(({ id, name }) => [id, name]));
}

function powersOf(work: UserWork, one: Case): ApprovalPower[] {
  const isRunning = one.approval.status === 'running';
  const isMine = isRunning && one.approval.applicant_id === work.userId;
  const isAsked = waitingIn(one, openStep(one)).some(({ user_id }) => user_id === work.userId);
  return [
    ...(isAsked ? (['decide', 'transfer', 'add'] as const) : []),
    'comment',
    'copy',
    ...(isMine ? (['withdraw', 'remind'] as const) : []),
  ];
}

const HOUR_MS = 3_600_000;
/** When the applicant may next remind of a request, which is once an hour; null if they may now. */
export function nextReminder(work: UserWork, { reminded_time }: Case['approval']): Date | null {
  const next = reminded_time && new Date(reminded_time.getTime() + HOUR_MS);
  return next && next > work.instant ? next : null;
}

/** The path of the record that a request is about, in the application that started it. */
function placeOf({ about_kind: kind, about_id: id }: Case['approval']): string | null {
  return kind !== null && id !== null ? pathOf(kind, id) : null;
}

/**
 * A request with everything that the caller may know; opening a request that was shared with them marks it as read. 404
 * for people who are not involved.
 */
export async function readApproval(work: UserWork, id: string): Promise<ApprovalDetail> {
  const one = await readCase(work, id, { holds: false });
  if (!(await isInvolved(work, one))) throw notFound();
  const { approval, template } = one;
  await work.db
    .updateTable('approval_copies')
    .set({ read_time: work.instant })
    .where('approval_id', '=', approval.id)
    .where('user_id', '=', work.userId)
    .where('read_time', 'is', null)
    .execute();
  const given = await circumstancesOf(work, template, { applicantId: approval.applicant_id, form: approval.form });
  const may = powersOf(work, one);
  return {
    ...summaryOf(work, approval, may.includes('decide') ? (openStep(one) ?? null) : null),
    endTime: wallOf(work, approval.end_time),
    form: { ...approval.form },
    names: await namesIn(work, template, approval.form),
    steps: stepsOf(work, one, given),
    copies: await copiesIn(work, one, given),
    history: await historyOf(work, one),
    about: placeOf(approval),
    may,
    remindTime: wallOf(work, may.includes('remind') ? nextReminder(work, approval) : null),
  };
}
