/** One type of notification: the fields of its card in order, and whether a click leads anywhere (§3). */
export interface NotificationType {
  /** Keys inside the `App` object of `properties`, in the order the card shows them. */
  readonly fields: readonly string[];
  readonly jumpable: boolean;
}

const type = (fields: readonly string[], jumpable = true): NotificationType => ({ fields, jumpable });

const approval = ['workflowName', 'instanceId', 'applicant', 'startTime', 'status'];
const confirmation = ['month', 'employeeName', 'workNumber', 'sendTime'];
const machine = ['device', 'status', 'time', 'remark'];
const todo = ['title', 'startedAt', 'endAt', 'degreeType'];
const tenantChange = ['organization', 'edition', 'tenant', 'startDate', 'expireDate', 'remark'];
const balance = ['organization', 'tenant', 'remaining', 'threshold', 'remark'];
const event = ['eventName', 'content', 'level', 'time'];

/**
 * The notification types of §3 by module and `notificationName`. Names and keys are not shown by the specification;
 * they were chosen by analogy and are defined only here. `App` also holds `businessId` if the notification is about
 * something. A to-do's `App` says in `event` what has happened to it (assigned, completed, deleted, reminder) and in
 * `actor` who did it; for a deleted one, which leads nowhere, `taskId` says which it was. A request's `App` has
 * `workflowNames`, `{ zh, en }`, beside the Chinese `workflowName`; for a withdrawn one, `event` (withdrawn) and
 * `actor` say so too.
 */
export const notificationTypes: Readonly<Record<string, Readonly<Record<string, NotificationType>>>> = {
  BPM: {
    approvalRequest: type(approval),
    approvalWarning: type(approval),
    approvalComment: type(['workflowName', 'instanceId', 'applicant', 'startTime', 'commenter']),
    approvalCopy: type(approval),
  },
  HCM: {
    salaryConfirm: type(confirmation),
    attendanceConfirm: type(confirmation),
    interview: type(['candidate', 'interviewType', 'post', 'place', 'time']),
    attendanceMachineOnline: type(machine, false),
    attendanceMachineOffline: type(machine, false),
  },
  OA: {
    workerTodo: type(todo),
    personalTodo: type(todo),
  },
  Basic: {
    tenantCreated: type(tenantChange, false),
    expiryReminder: type(tenantChange, false),
    tenantChanged: type(tenantChange, false),
    tenantStopped: type(tenantChange, false),
    forcedShutdown: type(tenantChange, false),
    tenantRestored: type(tenantChange, false),
    userOrder: type(['organization', 'edition', 'tenant', 'orderNumber', 'startDate', 'expireDate', 'remark'], false),
    userCountWarning: type(['organization', 'edition', 'tenant', 'used', 'threshold', 'remark'], false),
    smsBalanceWarning: type(balance, false),
    clueBalanceWarning: type(balance, false),
  },
  WMS: {
    stockWarning: type(['warehouse', 'material', 'quantity', 'threshold', 'time']),
    eventWarning: type(event),
    timeoutWarning: type(['documentNumber', 'content', 'overdue', 'time']),
  },
  OMS: { eventWarning: type(event) },
  CRM: { eventWarning: type(event) },
  PDC: { eventWarning: type(event) },
  SCM: { eventWarning: type(event) },
};
