import { sql } from 'kysely';
import type { TenantWork } from '../../work.ts';
import type { BusinessWork } from '../engine/definition.ts';
import {
  type Asked,
  boundIn,
  type Case,
  circumstancesOf,
  openStep,
  readCase,
  readMembers,
  type Step,
  waitingIn,
} from './case.ts';
import { type Circumstances, deputiesOf } from './chain.ts';
import { record } from './history.ts';
import { ask, takeOff, updateStep } from './progress.ts';
import { tellOfRequest } from './tell.ts';

/** Requests processed in one transaction; the rest follow in the next. */
const BATCH = 100;

/** Replaces somebody in a step with the people who answer for them; the step continues with whoever is left. */
async function replace(
  work: BusinessWork,
  one: Case,
  step: Step,
  gone: Asked,
  given: Circumstances,
  act: 'replaced' | 'escalated',
): Promise<boolean> {
  const unitId = given.named.get(gone.user_id)?.unitId ?? null;
  const bound = boundIn(one, step);
  const above = deputiesOf({ id: gone.user_id, unitId }, given);
  const people = above.filter(({ id }) => !bound.includes(id));
  // Nobody is above them, so they remain asked as long as they are here.
  if (above.length === 0) return false;
  await ask(work, one, step, people, gone.is_added);
  await takeOff(work, step, [gone], 'replaced');
  await record(work, one, act, {
    step,
    people: [gone.user_name, ...above.map(({ name }) => name)],
    bySystem: true,
  });
  return true;
}

/** What decides who is asked in place of these people. */
async function circumstances(work: TenantWork, one: Case, people: readonly Asked[]): Promise<Circumstances> {
  const { approval, template } = one;
  return circumstancesOf(work, template, {
    applicantId: approval.applicant_id,
    form: approval.form,
    people: people.map(({ user_id }) => user_id),
  });
}

/** Replaces people who are asked although they have left the company or were disabled. */
async function replaceGone(work: BusinessWork, id: string): Promise<void> {
  const one = await readCase(work, id, { holds: true });
  const step = openStep(one);
  const waiting = waitingIn(one, step);
  const members = await readMembers(
    work,
    waiting.map(({ user_id }) => user_id),
  );
  const gone = waiting.filter(({ user_id }) => !members.get(user_id)?.isActive);
  const given = await circumstances(work, one, gone);
  for (const person of gone) if (step) await replace(work, one, step, person, given, 'replaced');
}

/** Handles the deadline of a step, once: asks those above instead, or tells everybody that it is late. */
async function warn(work: BusinessWork, id: string): Promise<void> {
  const one = await readCase(work, id, { holds: true });
  const step = openStep(one);
  if (!step?.due_time || step.warned_time || step.due_time > work.instant) return;
  const waiting = waitingIn(one, step);
  const told = [one.approval.applicant_id, ...waiting.map(({ user_id }) => user_id)];
  await updateStep(work, step, { warned_time: work.instant });
  await tellOfRequest(work, one, told, { type: 'approvalWarning', status: '已超时' });
  await record(work, one, 'warned', { step, people: waiting.map(({ user_name }) => user_name), bySystem: true });
  if (step.late !== 'escalate' || step.open_time === null) return;
  const hours = step.due_time.getTime() - step.open_time.getTime();
  const given = await circumstances(work, one, waiting);
  // The deadline restarts for those above, and ends with a warning.
  await updateStep(work, step, { due_time: new Date(work.instant.getTime() + hours) });
  let isHandedUp = false;
  for (const late of waiting) {
    if (await replace(work, one, step, late, given, 'escalated')) isHandedUp = true;
  }
  await updateStep(work, step, isHandedUp ? { late: 'warn', warned_time: null } : { late: 'warn' });
}

/**
 * Replaces people who have left in a company's running requests, and handles passed deadlines; returns how many
 * requests were affected.
 */
export async function sweepApprovals(work: TenantWork): Promise<number> {
  const onBehalfOfNobody: BusinessWork = { ...work, userId: null };
  // At random: people whom nobody can replace are found again every time, and must not keep the others out.
  const gone = await sql<{ id: string }>`
    select a.approval_id as id from approvers a
    where a.tenant_id = ${work.tenantId} and a.status = 'waiting' and not exists (
      select from tenant_users u where u.tenant_id = a.tenant_id and u.id = a.user_id and u.is_active)
    group by a.approval_id order by random() limit ${BATCH}`.execute(work.db);
  for (const { id } of gone.rows) await replaceGone(onBehalfOfNobody, id);
  const late = await sql<{ id: string }>`
    select approval_id as id from approval_steps
    where tenant_id = ${work.tenantId} and status = 'open' and warned_time is null and due_time <= ${work.instant}
    order by due_time limit ${BATCH}`.execute(work.db);
  for (const { id } of late.rows) await warn(onBehalfOfNobody, id);
  return gone.rows.length + late.rows.length;
}
