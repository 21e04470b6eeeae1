import type { BusinessWork } from '../engine/definition.ts';
import { type Asked, type Case, circumstancesOf, openStep, type Step, waitingIn } from './case.ts';
import { approversOf, type Circumstances, copiesOf } from './chain.ts';
import { giveToRead } from './copies.ts';
import { record } from './history.ts';
import { APPROVAL_MACHINE, APPROVER_MACHINE, led, STEP_MACHINE } from './machines.ts';
import type { Approver } from './organisation.ts';
import { tellOfRequest } from './tell.ts';
import { askByTodo, releaseTodo } from './todo.ts';

const HOUR_MS = 3_600_000;
/** Texts on the cards that report the outcome. */
const OUTCOMES = { approved: '已通过', refused: '已驳回', withdrawn: '已撤回' } as const;

/** The record of another application that waits for the outcome. */
export interface About {
  /** `application/resource`. */
  readonly kind: string;
  readonly id: string;
}

/** Work on requests, and how the end of one reaches the record that waits for it. */
export interface ApprovalDesk {
  readonly work: BusinessWork;
  readonly perform: (about: About, event: 'approved' | 'refused') => Promise<void>;
}

/** Asks people in an open step: creates their rows, their to-do and their notifications. */
export async function ask(
  work: BusinessWork,
  one: Case,
  step: Step,
  people: readonly Approver[],
  isAdded: boolean,
): Promise<void> {
  if (people.length === 0) return;
  await work.db
    .insertInto('approvers')
    .values(
      people.map(({ id, name, department }) => ({
        tenant_id: work.tenantId,
        approval_id: one.approval.id,
        position: step.position,
        user_id: id,
        user_name: name,
        department,
        is_added: isAdded,
      })),
    )
    .execute();
  const taskId = await askByTodo(work, one, step, people);
  await updateStep(work, step, { task_id: taskId });
  await tellOfRequest(
    work,
    one,
    people.map(({ id }) => id),
    { type: 'approvalRequest', status: '审批中' },
  );
}

/** Changes a step both in the database and in the given case. */
export async function updateStep(work: BusinessWork, step: Step, changes: Partial<Step>): Promise<void> {
  await work.db
    .updateTable('approval_steps')
    .set(changes)
    .where('approval_id', '=', step.approval_id)
    .where('position', '=', step.position)
    .execute();
  Object.assign(step, changes);
}

/** Takes people off a step: they handed it over, were replaced, or are no longer needed. */
export async function takeOff(
  work: BusinessWork,
  step: Step,
  people: readonly Asked[],
  event: 'transferred' | 'replaced' | 'released',
  comment: string | null = null,
): Promise<void> {
  for (const one of people) {
    const status = led(APPROVER_MACHINE, one.status, event);
    const changes = { status, decided_time: work.instant, comment: comment || null };
    await work.db.updateTable('approvers').set(changes).where('id', '=', one.id).execute();
    Object.assign(one, changes);
  }
  await releaseTodo(
    work,
    step.task_id,
    people.map(({ user_id }) => user_id),
  );
}

/** Opens the next step that has somebody to ask, or ends the request as approved if there is none. */
export async function goOn(desk: ApprovalDesk, one: Case, known?: Circumstances): Promise<void> {
  const { work } = desk;
  const { approval, template } = one;
  const given =
    known ?? (await circumstancesOf(work, template, { applicantId: approval.applicant_id, form: approval.form }));
  for (const step of one.steps.filter(({ status }) => status === 'toCome')) {
    const rule = template.steps.find(({ key }) => key === step.key);
    const { people, isOwn } = approversOf(rule ?? { approvers: [] }, given);
    await updateStep(work, step, {
      status: led(STEP_MACHINE, step.status, 'opened'),
      open_time: work.instant,
      due_time: rule?.hours === undefined ? null : new Date(work.instant.getTime() + rule.hours * HOUR_MS),
    });
    if (!isOwn) {
      await ask(work, one, step, people, false);
      return;
    }
    await updateStep(work, step, {
      status: led(STEP_MACHINE, step.status, 'passedOver'),
      end_time: work.instant,
      due_time: null,
    });
    await record(work, one, 'skipped', { step, people: [approval.applicant_name], bySystem: true });
  }
  await end(desk, one, 'passed', given);
}

/**
 * Ends a request: nobody is asked any more, the people concerned are notified, and the record that waits for it
 * proceeds.
 */
export async function end(
  desk: ApprovalDesk,
  one: Case,
  event: 'passed' | 'refused' | 'withdrawn',
  known?: Circumstances,
): Promise<void> {
  const { work } = desk;
  const { approval, template } = one;
  const step = openStep(one);
  const waiting = waitingIn(one, step);
  if (step) await takeOff(work, step, waiting, 'released');
  for (const left of one.steps.filter(({ status }) => status === 'open' || status === 'toCome'))
    await updateStep(work, left, { status: led(STEP_MACHINE, left.status, 'closed'), end_time: work.instant });
  const status = led(APPROVAL_MACHINE, approval.status, event);
  await work.db
    .updateTable('approvals')
    .set({ status, end_time: work.instant })
    .where('id', '=', approval.id)
    .execute();
  Object.assign(approval, { status, end_time: work.instant });
  const told = { type: 'approvalCopy', status: OUTCOMES[status as keyof typeof OUTCOMES] } as const;
  if (event === 'withdrawn') {
    const people = waiting.map(({ user_id }) => user_id);
    await tellOfRequest(work, one, people, {
      type: 'approvalRequest',
      status: told.status,
      event,
      actor: approval.applicant_name,
    });
  } else {
    await record(work, one, 'ended', { bySystem: true });
    await tellOfRequest(work, one, [approval.applicant_id], told);
  }
  if (event === 'passed') {
    const given =
      known ?? (await circumstancesOf(work, template, { applicantId: approval.applicant_id, form: approval.form }));
    await giveToRead(work, one, copiesOf(template, given), told.status);
  }
  if (approval.about_kind !== null && approval.about_id !== null) {
    const about = { kind: approval.about_kind, id: approval.about_id };
    await desk.perform(about, event === 'passed' ? 'approved' : 'refused');
  }
}
