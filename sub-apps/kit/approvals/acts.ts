import {
  ArrowRightLeft,
  BellRing,
  Check,
  type LucideIcon,
  MessageSquare,
  Send,
  Undo2,
  UserPlus,
  X,
} from 'lucide-react';
import type { ApprovalDetail, ApprovalPower } from '../../../contract/approvals.ts';
import type { Text, Values } from '../../../contract/businessFields.ts';
import { failureTexts, problemsByField } from '../core/failures.ts';
import type { Verb } from './calls.ts';

/** An action on a request; a decision is one of two. */
export type Act = Exclude<ApprovalPower, 'decide'> | 'approve' | 'refuse';

export const ACT_ICONS: Readonly<Record<Act, LucideIcon>> = {
  comment: MessageSquare,
  copy: Send,
  add: UserPlus,
  transfer: ArrowRightLeft,
  remind: BellRing,
  withdraw: Undo2,
  approve: Check,
  refuse: X,
};
const MINOR = ['comment', 'copy', 'add', 'transfer', 'remind', 'withdraw'] as const satisfies readonly Act[];

/** What the reader may do besides deciding, in display order. */
export const minorActs = ({ may }: ApprovalDetail): readonly Act[] => MINOR.filter((act) => may.includes(act));

export const asksPeople = (act: Act): boolean => act === 'copy' || act === 'add' || act === 'transfer';
/**
 * People who cannot be chosen for an act, because the server would refuse them: for a copy, whoever already has one;
 * for other acts, the applicant and whoever is or was asked in this step, including the caller.
 */
export function notAskable(act: Act, { applicant, copies, steps }: ApprovalDetail): readonly string[] {
  if (act === 'copy') return copies.filter(({ isSent }) => isSent).map(({ id }) => id);
  const open = steps.find(({ status }) => status === 'open')?.approvers ?? [];
  const bound = open.filter(({ status }) => status === 'waiting' || status === 'approved');
  return [applicant.id, ...bound.map(({ id }) => id)];
}

/** These acts mean nothing without a text. */
export const needsWords = (act: Act): act is 'comment' | 'refuse' => act === 'comment' || act === 'refuse';

/** Why an act cannot be sent or was refused. */
export interface Fault {
  readonly why: Text;
  /** The field that is wrong; null if it is none: the connection, the server, somebody faster. */
  readonly at: 'words' | 'people' | null;
}

/** The fault that an error reports; a field is wrong only if the server names it. */
export function faultOf(error: unknown): Fault {
  const named = Object.keys(problemsByField(error));
  const isNamed = (field: string) => named.some((name) => name.split(/[.[]/, 1)[0] === field);
  const at = isNamed('comment') ? 'words' : isNamed('people') || isNamed('to') ? 'people' : null;
  return { why: failureTexts(error), at };
}

/** The call of an act, and its body. */
export function callOf(
  act: Act,
  note: string,
  people: readonly string[],
): { readonly verb: Verb; readonly body: Values } {
  const comment = note.trim() || null;
  switch (act) {
    case 'approve':
    case 'refuse':
      return { verb: 'decide', body: { decision: act, comment } };
    case 'transfer':
      return { verb: act, body: { to: people[0], comment } };
    case 'copy':
    case 'add':
      return { verb: act, body: { people, comment } };
    case 'remind':
      return { verb: act, body: {} };
    default:
      return { verb: act, body: { comment } };
  }
}
