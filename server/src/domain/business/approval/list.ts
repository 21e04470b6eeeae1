import { type RawBuilder, type Selectable, sql } from 'kysely';
import { type ApprovalBox, type ApprovalSummary, approvalBox } from '../../../../../contract/approvals.ts';
import type { ApprovalsTable } from '../../../db/schema/approvals.ts';
import { likeText } from '../../like.ts';
import { type Cut, type Page, readPage } from '../../page.ts';
import type { UserWork } from '../../work.ts';
import type { Case } from './case.ts';
import { summaryOf } from './read.ts';

export interface ApprovalQuestion extends Cut {
  /** All of them if absent. */
  readonly box?: ApprovalBox | undefined;
  readonly keyword?: string | undefined;
  readonly template?: string | undefined;
}

/** Which of `approvals p` each list contains. */
function boxOf(work: UserWork, box: ApprovalBox): RawBuilder<unknown> {
  const asked = (statuses: RawBuilder<unknown>) => sql`p.id in (select approval_id from approvers
    where tenant_id = ${work.tenantId} and user_id = ${work.userId} and status in (${statuses}))`;
  switch (box) {
    case 'waiting':
      return asked(sql`'waiting'`);
    case 'decided':
      return asked(sql`'approved', 'refused', 'transferred'`);
    case 'started':
      return sql`p.applicant_id = ${work.userId}`;
    case 'copied':
      return sql`p.id in (select approval_id from approval_copies
        where tenant_id = ${work.tenantId} and user_id = ${work.userId})`;
  }
}

/** Which of `approvals p` any of the lists contains. */
const anyBox = (work: UserWork): RawBuilder<unknown> =>
  sql`(${sql.join(
    approvalBox.options.map((box) => boxOf(work, box)),
    sql` or `,
  )})`;

/** A value of the step of `approvals p` that waits for the caller. */
const ofTurn = (
  work: UserWork,
  column: 'open_time' | 'due_time',
): RawBuilder<unknown> => sql`(select s.${sql.ref(column)}
  from approval_steps s join approvers a
    on a.approval_id = s.approval_id and a.position = s.position and a.status = 'waiting' and a.user_id = ${work.userId}
  where s.approval_id = p.id and s.status = 'open')`;

/**
 * One page of a list, newest first; requests that wait for the caller are ordered by when they started waiting, and
 * have their deadline.
 */
export async function listApprovals(work: UserWork, question: ApprovalQuestion): Promise<Page<ApprovalSummary>> {
  const words = question.keyword?.trim();
  const like = `%${likeText(words ?? '')}%`;
  const matching = words
    ? sql`and (p.title ilike ${like} or p.number ilike ${like} or p.applicant_name ilike ${like})`
    : sql``;
  const kind = question.template ? sql`and p.template = ${question.template}` : sql``;
  const boxed = question.box ? boxOf(work, question.box) : anyBox(work);
  const page = await readPage<Selectable<ApprovalsTable> & { open_time: Date | null; due_time: Date | null }>(
    work.db,
    question,
    {
      columns: sql`p.*, ${ofTurn(work, 'open_time')} as open_time, ${ofTurn(work, 'due_time')} as due_time`,
      from: sql`from approvals p where p.tenant_id = ${work.tenantId} and ${boxed} ${matching} ${kind}`,
      order: question.box === 'waiting' ? sql`open_time desc, p.id` : sql`p.start_time desc, p.id`,
    },
  );
  // The table's check constraint allows no other status.
  return { ...page, items: page.items.map((row) => summaryOf(work, row as Case['approval'], row)) };
}

/** How many requests wait for the caller, how many of their own are running, and how many they have not read. */
export async function countApprovals(
  work: UserWork,
): Promise<{ readonly waiting: number; readonly started: number; readonly copied: number }> {
  const own = sql`tenant_id = ${work.tenantId} and user_id = ${work.userId}`;
  const { rows } = await sql<{ waiting: number; started: number; copied: number }>`select
    (select count(*)::int from approvers where ${own} and status = 'waiting') as waiting,
    (select count(*)::int from approvals where tenant_id = ${work.tenantId} and applicant_id = ${work.userId}
      and status = 'running') as started,
    (select count(*)::int from approval_copies where ${own} and read_time is null) as copied`.execute(work.db);
  return rows[0] ?? { waiting: 0, started: 0, copied: 0 };
}
