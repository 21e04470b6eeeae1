import * as z from 'zod/mini';
import { field, values } from './businessFields.ts';
import { defineCall } from './call.ts';
import { emptyResponse, idParams, pageRequest, text, wallClock, wallClockOrNone } from './common.ts';

// Applications that others approve (module BPM). The specification shows none of these paths.

export const approvalStatus = z.enum(['running', 'approved', 'refused', 'withdrawn']);
export type ApprovalStatus = z.infer<typeof approvalStatus>;
export const stepStatus = z.enum(['toCome', 'open', 'approved', 'refused', 'skipped']);
export type StepStatus = z.infer<typeof stepStatus>;
/** The state of one approver: `left` after a transfer, a replacement, or a step that no longer needs them. */
export const approverStatus = z.enum(['waiting', 'approved', 'refused', 'transferred', 'replaced', 'released']);
export type ApproverStatus = z.infer<typeof approverStatus>;

/** The four lists: requests waiting for the caller, decided by them, started by them, and copied to them. */
export const approvalBox = z.enum(['waiting', 'decided', 'started', 'copied']);
export type ApprovalBox = z.infer<typeof approvalBox>;

/**
 * A process as data: its form's fields and its approvers in turn. Who exactly depends on the applicant and the form.
 */
export const approvalTemplate = z.object({
  code: z.string(),
  label: text,
  /** Lucide icon, in kebab case. */
  icon: z.string(),
  fields: z.array(field),
  /** A money or number field that a list shows beside the title. */
  measure: z.nullable(z.string()),
  /** Only other applications start it. */
  internal: z.boolean(),
  steps: z.array(z.object({ key: z.string(), label: text, hours: z.nullable(z.number()) })),
});
export type ApprovalTemplate = z.infer<typeof approvalTemplate>;

export const listApprovalTemplates = defineCall('listApprovalTemplates', 'GET /api/approvals/templates', 'tenant', {
  shown: false,
  response: z.object({ items: z.array(approvalTemplate), today: z.string() }),
});

const person = z.object({ id: z.string(), name: z.string() });

/** One request as the lists show it. */
export const approvalSummary = z.object({
  id: z.string(),
  number: z.string(),
  template: z.string(),
  title: z.string(),
  status: approvalStatus,
  /** 0 normal … 3 important and urgent, as for to-dos. */
  importance: z.number(),
  measure: z.nullable(z.number()),
  applicant: person,
  department: z.nullable(z.string()),
  startTime: wallClock,
  /** Since when it has been waiting for the caller; empty unless it is. */
  askedTime: wallClockOrNone,
  /** Deadline for the caller's decision; empty if they have none. */
  dueTime: wallClockOrNone,
});
export type ApprovalSummary = z.infer<typeof approvalSummary>;

const counts = z.object({ waiting: z.number(), started: z.number(), copied: z.number() });

/**
 * One page of a list, newest first, or without `box` of all four, each request once; `counts` is the number of open
 * requests in each list, whatever the query. A POST that only reads.
 */
export const listApprovals = defineCall('listApprovals', 'POST /api/approvals/list', 'tenant', {
  shown: false,
  changesState: false,
  body: z.object({
    ...pageRequest,
    box: z.optional(approvalBox),
    keyword: z.optional(z.string().check(z.maxLength(100))),
    template: z.optional(z.string().check(z.maxLength(40))),
  }),
  response: z.object({ items: z.array(approvalSummary), totalCount: z.number(), counts }),
});

const approver = z.object({
  id: z.string(),
  name: z.string(),
  department: z.nullable(z.string()),
  status: approverStatus,
  /** Added by an approver, beyond the process. */
  isAdded: z.boolean(),
  comment: z.nullable(z.string()),
  time: wallClockOrNone,
});
export const approvalStep = z.object({
  key: z.string(),
  label: text,
  status: stepStatus,
  /** Whether all of them must approve, or any of them. */
  mode: z.enum(['all', 'any']),
  /** Who was asked; for a future step, who would be asked today. */
  approvers: z.array(approver),
  openTime: wallClockOrNone,
  dueTime: wallClockOrNone,
  endTime: wallClockOrNone,
  /** What happens at the deadline. */
  late: z.enum(['warn', 'escalate']),
});
export type ApprovalStep = z.infer<typeof approvalStep>;

export const APPROVAL_ACTS = [
  'started',
  'approved',
  'refused',
  'commented',
  'copied',
  'withdrawn',
  'reminded',
  'transferred',
  'added',
  'skipped',
  'replaced',
  'warned',
  'escalated',
  'ended',
] as const;
export const approvalEntry = z.object({
  id: z.string(),
  act: z.enum(APPROVAL_ACTS),
  /** Null for the system. */
  actor: z.nullable(person),
  /** Whom it concerned. */
  people: z.array(z.string()),
  step: z.nullable(text),
  comment: z.nullable(z.string()),
  time: wallClock,
});
export type ApprovalEntry = z.infer<typeof approvalEntry>;

/** What the caller may do now. */
export const APPROVAL_POWERS = ['decide', 'comment', 'copy', 'withdraw', 'remind', 'transfer', 'add'] as const;
export type ApprovalPower = (typeof APPROVAL_POWERS)[number];

export const approvalDetail = z.object({
  ...approvalSummary.shape,
  endTime: wallClockOrNone,
  form: values,
  /** The names of the ids in the form. */
  names: z.record(z.string(), z.string()),
  steps: z.array(approvalStep),
  /** Who has received a copy, and who will once it is approved. */
  copies: z.array(
    z.object({ id: z.string(), name: z.string(), department: z.nullable(z.string()), isSent: z.boolean() }),
  ),
  /** Newest first. */
  history: z.array(approvalEntry),
  /** The address of the record that it is about. */
  about: z.nullable(z.string()),
  may: z.array(z.enum(APPROVAL_POWERS)),
  /** Until when the applicant must wait before sending another reminder; empty if they need not. */
  remindTime: wallClockOrNone,
});
export type ApprovalDetail = z.infer<typeof approvalDetail>;

/**
 * `id` is the request's, or that of the to-do that asks for the decision. A copied request counts as read from now on.
 */
export const getApproval = defineCall('getApproval', 'GET /api/approvals/{id}', 'tenant', {
  shown: false,
  params: idParams,
  response: approvalDetail,
});

const MAX_COMMENT = 1000;
const comment = z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(MAX_COMMENT))));
const people = z.array(z.string()).check(z.minLength(1), z.maxLength(20));

export const startApproval = defineCall('startApproval', 'POST /api/approvals/start', 'tenant', {
  creates: true,
  shown: false,
  body: z.object({
    template: z.string().check(z.maxLength(40)),
    title: z.string().check(z.trim(), z.minLength(1), z.maxLength(50)),
    importance: z._default(z.int().check(z.minimum(0), z.maximum(3)), 0),
    form: values,
    copies: z._default(z.array(z.string()).check(z.maxLength(20)), []),
  }),
  response: z.object({ id: z.string(), number: z.string() }),
});

const act = <T extends z.ZodMiniType>(id: string, verb: string, body: T) =>
  defineCall(id, `POST /api/approvals/{id}/${verb}`, 'tenant', {
    shown: false,
    params: idParams,
    body,
    response: emptyResponse,
  });

/**
 * Approves or refuses for the caller; a refusal needs a reason. 403 if it has been decided in the meantime, naming who
 * did.
 */
export const decideApproval = act(
  'decideApproval',
  'decide',
  z.object({ decision: z.enum(['approve', 'refuse']), comment }),
);
export const commentApproval = act(
  'commentApproval',
  'comment',
  z.object({ comment: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_COMMENT)) }),
);
export const copyApproval = act('copyApproval', 'copy', z.object({ people, comment }));
/** By the applicant, while it is running. */
export const withdrawApproval = act('withdrawApproval', 'withdraw', z.object({ comment }));
/** By the applicant, once an hour. */
export const remindApproval = act('remindApproval', 'remind', z.object({}));
/** Hands the caller's decision to somebody else. */
export const transferApproval = act('transferApproval', 'transfer', z.object({ to: z.string(), comment }));
/** Asks more people in the same step; each of them must approve as well. */
export const addApprovers = act('addApprovers', 'add', z.object({ people, comment }));
