import { type ApiError, businessError, forbidden, invalidField } from '../../../errors/apiError.ts';
import { ERROR_CODES } from '../../../errors/codes.ts';
import type { Text } from '../../../errors/text.ts';
import type { UserWork } from '../../work.ts';
import { type Asked, type Case, openStep, readCase, type Step, waitingIn } from './case.ts';
import { record } from './history.ts';
import { APPROVER_MACHINE, led, STEP_MACHINE } from './machines.ts';
import { type ApprovalDesk, end, goOn, takeOff, updateStep } from './progress.ts';
import { tellOfRequest } from './tell.ts';
import { completeTodo } from './todo.ts';

/** The outcome of a step's answers: the first refusal ends it; added people must approve whatever the mode is. */
export function verdictOf(
  mode: string,
  asked: readonly Pick<Asked, 'status' | 'is_added'>[],
): 'open' | 'approved' | 'refused' {
  if (asked.some(({ status }) => status === 'refused')) return 'refused';
  const counted = asked.filter(({ status }) => status === 'waiting' || status === 'approved');
  const isApproved = ({ status }: Pick<Asked, 'status'>): boolean => status === 'approved';
  const [added, own] = [counted.filter((one) => one.is_added), counted.filter((one) => !one.is_added)];
  const isEnough = mode === 'any' && own.length > 0 ? own.some(isApproved) : own.every(isApproved);
  return isEnough && added.every(isApproved) ? 'approved' : 'open';
}

/** 403 for acting on a request that its applicant has withdrawn. */
export const withdrawn = (): ApiError =>
  businessError(ERROR_CODES.approvalWithdrawn, {
    en: 'The applicant has withdrawn it.',
    zh: '申请人已撤回该申请。',
  });

/** 403 that says why the decision is no longer possible: the request was withdrawn, or who decided first. */
function decidedMeanwhile(one: Case, userId: string): ApiError {
  if (one.approval.status === 'withdrawn') return withdrawn();
  const decided = one.asked.filter(({ status }) => status === 'approved' || status === 'refused');
  const last = decided.sort((a, b) => Number(b.decided_time) - Number(a.decided_time))[0];
  const because = (text: Text) => businessError(ERROR_CODES.alreadyDecided, text);
  if (decided.some(({ user_id }) => user_id === userId))
    return because({ en: 'You have already decided.', zh: '您已处理过该申请。' });
  return last
    ? because({ en: `${last.user_name} has already decided.`, zh: `${last.user_name}已先行处理。` })
    : because({ en: 'It no longer needs a decision.', zh: '该申请已无需处理。' });
}

/** The step that waits for the caller, and their place in it. Throws 403 if none does. */
export function demandTurn(one: Case, userId: string): { readonly step: Step; readonly mine: Asked } {
  const step = openStep(one);
  const mine = waitingIn(one, step).find(({ user_id }) => user_id === userId);
  if (step && mine) return { step, mine };
  throw one.asked.some(({ user_id }) => user_id === userId) ? decidedMeanwhile(one, userId) : forbidden();
}

/**
 * Approves or refuses on behalf of the caller. Concurrent decisions are serialised; the second caller is told that it
 * has been decided. Throws 404, 403, and 400 for a refusal without a reason.
 */
export async function decide(
  desk: ApprovalDesk & { readonly work: UserWork },
  id: string,
  decision: 'approve' | 'refuse',
  comment: string | null | undefined,
): Promise<void> {
  const { work } = desk;
  const one = await readCase(work, id, { holds: true });
  const { step, mine } = demandTurn(one, work.userId);
  if (decision === 'refuse' && !comment)
    throw invalidField('comment', { en: 'Say why you are refusing it.', zh: '拒绝时请填写意见。' });
  const event = decision === 'approve' ? 'approved' : 'refused';
  const changes = {
    status: led(APPROVER_MACHINE, mine.status, event),
    decided_time: work.instant,
    comment: comment || null,
  };
  await work.db.updateTable('approvers').set(changes).where('id', '=', mine.id).execute();
  Object.assign(mine, changes);
  await completeTodo(work, step.task_id, work.userId);
  await record(work, one, event, { step, comment });
  const verdict = verdictOf(
    step.mode,
    one.asked.filter(({ position }) => position === step.position),
  );
  const status = led(STEP_MACHINE, step.status, event, verdict);
  if (status !== 'open') {
    await takeOff(work, step, waitingIn(one, step), 'released');
    await updateStep(work, step, { status, end_time: work.instant });
  }
  if (verdict === 'refused') await end(desk, one, 'refused');
  if (verdict === 'approved') await goOn(desk, one);
  if (comment && one.approval.status === 'running')
    await tellOfRequest(work, one, [one.approval.applicant_id], { type: 'approvalComment', commenter: mine.user_name });
}
