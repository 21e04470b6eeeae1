import * as calls from '../../../contract/approvals.ts';
import { addApprovers, comment, copyTo, remind, transfer, withdraw } from '../domain/business/approval/acts.ts';
import { begin } from '../domain/business/approval/begin.ts';
import { decide } from '../domain/business/approval/decide.ts';
import { countApprovals, listApprovals } from '../domain/business/approval/list.ts';
import { readApproval } from '../domain/business/approval/read.ts';
import { approvalDeskOf } from '../domain/business/approval/start.ts';
import { describedTemplate, TEMPLATES } from '../domain/business/approval/templates.ts';
import { catalogue } from '../domain/business/registry.ts';
import { type Route, route } from '../http/route.ts';

const BPM = { demands: 'BPM_Auth' } as const;

/** Requests that others approve. */
export const approvalRoutes: readonly Route[] = [
  route(calls.listApprovalTemplates, BPM, async ({ work }) => ({
    items: TEMPLATES.map(describedTemplate),
    today: work.wall.slice(0, 10),
  })),
  route(calls.listApprovals, BPM, async ({ work, body }) => ({
    ...(await listApprovals(work, body)),
    counts: await countApprovals(work),
  })),
  route(calls.getApproval, BPM, ({ work, params }) => readApproval(work, params.id)),
  route(calls.startApproval, BPM, async ({ work, body }) => begin(await approvalDeskOf(work, catalogue), body)),
  route(calls.decideApproval, BPM, async ({ work, params, body }) =>
    decide(await approvalDeskOf(work, catalogue), params.id, body.decision, body.comment),
  ),
  route(calls.commentApproval, BPM, ({ work, params, body }) => comment(work, params.id, body.comment)),
  route(calls.copyApproval, BPM, ({ work, params, body }) => copyTo(work, params.id, body.people, body.comment)),
  route(calls.withdrawApproval, BPM, async ({ work, params, body }) =>
    withdraw(await approvalDeskOf(work, catalogue), params.id, body.comment),
  ),
  route(calls.remindApproval, BPM, ({ work, params }) => remind(work, params.id)),
  route(calls.transferApproval, BPM, ({ work, params, body }) => transfer(work, params.id, body.to, body.comment)),
  route(calls.addApprovers, BPM, ({ work, params, body }) => addApprovers(work, params.id, body.people, body.comment)),
];
