import { raiseNotifications } from '../../notifications/raise.ts';
import { wallClockOf } from '../../wallClock.ts';
import type { BusinessWork } from '../engine/definition.ts';
import type { Case } from './case.ts';

/** Where the application shows a request. */
export const requestPath = (id: string): string => `/child/approval/request/${id}`;

/** The last detail on the card: the status in words, or who commented. */
export type Told =
  | { readonly type: 'approvalRequest' | 'approvalWarning' | 'approvalCopy'; readonly status: string }
  | { readonly type: 'approvalComment'; readonly commenter: string }
  /** For those who were asked: they are no longer needed, since `actor`, the applicant, has withdrawn the request. */
  | { readonly type: 'approvalRequest'; readonly status: string; readonly event: 'withdrawn'; readonly actor: string };

const DISPLAY = {
  approvalRequest: '审批请求',
  approvalWarning: '审批预警',
  approvalComment: '审批评论',
  approvalCopy: '审批抄送',
} as const;

function titleOf(workflow: string, title: string, told: Told): string {
  switch (told.type) {
    case 'approvalRequest':
      return 'event' in told ? `${workflow}${told.status}：${title}` : `${workflow}待您审批：${title}`;
    case 'approvalWarning':
      return `${workflow}${told.status}：${title}`;
    case 'approvalComment':
      return `${told.commenter}评论了${workflow}：${title}`;
    case 'approvalCopy':
      return `${workflow}${told.status}：${title}`;
  }
}

/** Raises a notification of the approval assistant (module BPM) for these people, once each. */
export async function tellOfRequest(
  work: BusinessWork,
  { approval, template }: Pick<Case, 'approval' | 'template'>,
  people: readonly string[],
  told: Told,
): Promise<void> {
  const { type, ...last } = told;
  const workflow = template.label.zh;
  await raiseNotifications(work, [...new Set(people)], {
    moduleName: 'BPM',
    notificationName: type,
    displayName: DISPLAY[type],
    title: titleOf(workflow, approval.title, told),
    app: {
      businessId: approval.id,
      path: requestPath(approval.id),
      workflowName: workflow,
      workflowNames: template.label,
      instanceId: approval.number,
      applicant: approval.applicant_name,
      startTime: wallClockOf(approval.start_time, work.zone).replace('T', ' '),
      ...last,
    },
  });
}
