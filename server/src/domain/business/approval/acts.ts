import { type ApiError, businessError, forbidden, invalidField, notFound } from '../../../errors/apiError.ts';
import { ERROR_CODES } from '../../../errors/codes.ts';
import { ownName, type UserWork } from '../../work.ts';
import { demandMembers } from './begin.ts';
import { boundIn, type Case, openStep, readCase, waitingIn } from './case.ts';
import { giveToRead } from './copies.ts';
import { demandTurn, withdrawn } from './decide.ts';
import { record } from './history.ts';
import { APPROVAL_MACHINE, nextStatus } from './machines.ts';
import { type ApprovalDesk, ask, end, takeOff } from './progress.ts';
import { isInvolved, nextReminder } from './read.ts';
import { tellOfRequest } from './tell.ts';

const STATUS = { running: '审批中', approved: '已通过', refused: '已驳回', withdrawn: '已撤回' } as const;

const ended = (): ApiError =>
  businessError(ERROR_CODES.approvalEnded, { en: 'It has already ended.', zh: '该申请已结束。' });

/** Locks a request that involves the caller and whose state allows the event. Throws 404 and 403. */
async function holdFor(work: UserWork, id: string, event: string): Promise<Case> {
  const one = await readCase(work, id, { holds: true });
  if (!(await isInvolved(work, one))) throw notFound();
  const { status } = one.approval;
  if (nextStatus(APPROVAL_MACHINE, status, event) === undefined) throw status === 'withdrawn' ? withdrawn() : ended();
  return one;
}

/** Adds a comment to a request and notifies the applicant and whoever is being asked now. */
export async function comment(work: UserWork, id: string, words: string): Promise<void> {
  const one = await holdFor(work, id, 'commented');
  await record(work, one, 'commented', { step: openStep(one), comment: words });
  const told = [one.approval.applicant_id, ...waitingIn(one, openStep(one)).map(({ user_id }) => user_id)];
  await tellOfRequest(
    work,
    one,
    told.filter((user) => user !== work.userId),
    { type: 'approvalComment', commenter: await ownName(work) },
  );
}

/**
 * Shares a request with people to read. Throws 400 for somebody who is not a member, and if all of them already have
 * it.
 */
export async function copyTo(
  work: UserWork,
  id: string,
  people: readonly string[],
  words: string | null | undefined,
): Promise<void> {
  const one = await holdFor(work, id, 'copied');
  const members = await demandMembers(work, people, 'people');
  const fresh = await giveToRead(work, one, members, STATUS[one.approval.status]);
  if (fresh.length === 0) throw invalidField('people', { en: 'They already have it.', zh: '已抄送给所选人员。' });
  await record(work, one, 'copied', { people: fresh.map(({ name }) => name), comment: words });
}

/** Withdraws one's own request while it is running. */
export async function withdraw(
  desk: ApprovalDesk & { readonly work: UserWork },
  id: string,
  words: string | null | undefined,
): Promise<void> {
  const one = await holdFor(desk.work, id, 'withdrawn');
  if (one.approval.applicant_id !== desk.work.userId) throw forbidden();
  await record(desk.work, one, 'withdrawn', { comment: words });
  await end(desk, one, 'withdrawn');
}

/** Reminds those who are asked that the applicant is waiting; at most once an hour. */
export async function remind(work: UserWork, id: string): Promise<void> {
  const one = await holdFor(work, id, 'reminded');
  if (one.approval.applicant_id !== work.userId) throw forbidden();
  const next = nextReminder(work, one.approval);
  if (next) {
    const minutes = Math.ceil((next.getTime() - work.instant.getTime()) / 60_000);
    throw businessError(ERROR_CODES.remindedLately, {
      en: `You can remind them again in ${minutes} min.`,
      zh: `${minutes} 分钟后可再次催办。`,
    });
  }
  await work.db
    .updateTable('approvals')
    .set({ reminded_time: work.instant })
    .where('id', '=', one.approval.id)
    .execute();
  const waiting = waitingIn(one, openStep(one));
  await record(work, one, 'reminded', { step: openStep(one), people: waiting.map(({ user_name }) => user_name) });
  await tellOfRequest(
    work,
    one,
    waiting.map(({ user_id }) => user_id),
    { type: 'approvalWarning', status: '发起人催办' },
  );
}

/** Demands people who can be asked in the open step: not the applicant, and not asked already. */
async function demandAskable(work: UserWork, one: Case, ids: readonly string[], field: string) {
  const bound = [one.approval.applicant_id, ...boundIn(one, openStep(one))];
  if (ids.some((id) => bound.includes(id.toLowerCase())))
    throw invalidField(field, {
      en: 'The applicant, and whoever is or was asked in this step, cannot be asked.',
      zh: '不能选择申请人或已在本环节中的人员。',
    });
  return demandMembers(work, ids, field);
}

/** Hands the caller's decision over to somebody else. Throws 403 unless it is the caller's turn. */
export async function transfer(
  work: UserWork,
  id: string,
  to: string,
  words: string | null | undefined,
): Promise<void> {
  const one = await holdFor(work, id, 'handedOn');
  const { step, mine } = demandTurn(one, work.userId);
  const people = await demandAskable(work, one, [to], 'to');
  // The new person is asked first: a to-do without executors would be deleted.
  await ask(work, one, step, people, mine.is_added);
  await takeOff(work, step, [mine], 'transferred', words);
  await record(work, one, 'transferred', { step, people: people.map(({ name }) => name), comment: words });
}

/** Asks additional people in the caller's step. Throws 403 unless it is the caller's turn. */
export async function addApprovers(
  work: UserWork,
  id: string,
  ids: readonly string[],
  words: string | null | undefined,
): Promise<void> {
  const one = await holdFor(work, id, 'handedOn');
  const { step } = demandTurn(one, work.userId);
  const people = await demandAskable(work, one, ids, 'people');
  await ask(work, one, step, people, true);
  await record(work, one, 'added', { step, people: people.map(({ name }) => name), comment: words });
}
