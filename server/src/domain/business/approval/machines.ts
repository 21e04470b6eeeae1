import type { ApprovalStatus, ApproverStatus, StepStatus } from '../../../../../contract/approvals.ts';

/** Status → event → next status; several if data decides. A status refuses events that it does not name. */
type Table<Status extends string> = Readonly<
  Record<Status, Readonly<Record<string, Status | 'stays' | readonly Status[]>>>
>;

/** The life cycle of a request. `passed`: its last step is done. */
export const APPROVAL_MACHINE = {
  running: {
    passed: 'approved',
    refused: 'refused',
    withdrawn: 'withdrawn',
    advanced: 'stays',
    commented: 'stays',
    copied: 'stays',
    reminded: 'stays',
    handedOn: 'stays',
  },
  approved: { commented: 'stays', copied: 'stays' },
  refused: { commented: 'stays', copied: 'stays' },
  withdrawn: { commented: 'stays', copied: 'stays' },
} as const satisfies Table<ApprovalStatus>;

/**
 * The life cycle of one step. `approved`: one of its people has approved; whether that suffices depends on the others.
 * `closed`: it is no longer needed.
 */
export const STEP_MACHINE = {
  toCome: { opened: 'open', closed: 'skipped' },
  open: { approved: ['open', 'approved'], refused: 'refused', passedOver: 'skipped', closed: 'skipped' },
  approved: {},
  refused: {},
  skipped: {},
} as const satisfies Table<StepStatus>;

/** The states of a person who is asked: they leave `waiting` only once, so nobody decides twice. */
export const APPROVER_MACHINE = {
  waiting: {
    approved: 'approved',
    refused: 'refused',
    transferred: 'transferred',
    replaced: 'replaced',
    released: 'released',
  },
  approved: {},
  refused: {},
  transferred: {},
  replaced: {},
  released: {},
} as const satisfies Table<ApproverStatus>;

/**
 * The status to which an event leads, or undefined if the table refuses it. `chosen` is the status that data selected,
 * for an event that can lead to several.
 */
export function nextStatus<Status extends string>(
  table: Table<Status>,
  status: Status,
  event: string,
  chosen?: Status,
): Status | undefined {
  const target = table[status][event];
  if (target === undefined) return undefined;
  if (target === 'stays') return status;
  // Otherwise the target is an array.
  if (typeof target === 'string') return target as Status;
  return chosen !== undefined && target.includes(chosen) ? chosen : undefined;
}

/** The same, for cases in which a refusal by the table would be a bug. */
export function led<Status extends string>(
  table: Table<Status>,
  status: Status,
  event: string,
  chosen?: Status,
): Status {
  const next = nextStatus(table, status, event, chosen);
  if (next === undefined) throw new Error(`nothing leads from ${status} by ${event}`);
  return next;
}
