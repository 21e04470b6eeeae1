import type { Dashboard } from '../../../contract/dashboard.ts';

/** An edition counts as due from this many days before its last day. */
const EXPIRING_DAYS = 30;

/** Something that needs the company administrators' attention. */
export type DueRow =
  | {
      readonly kind: 'orders';
      readonly deadline: string | null;
      readonly count: number;
      readonly amount: string;
      /** The one to pay first. */
      readonly first: Dashboard['orders']['first'];
      readonly orderId: string | null;
    }
  | { readonly kind: 'certificationRefused'; readonly deadline: null; readonly count: number }
  | { readonly kind: 'certificationNone'; readonly deadline: null }
  | { readonly kind: 'invitations'; readonly deadline: string | null; readonly count: number }
  | { readonly kind: 'expiry'; readonly deadline: string | null; readonly days: number };

/** What is due, the nearest deadline first; rows without a deadline come last. */
export function dueRows({ orders, certification, invitations, edition }: Dashboard): DueRow[] {
  const rows: DueRow[] = [];
  if (orders.unpaid > 0)
    rows.push({
      kind: 'orders',
      deadline: orders.nextDeadline,
      count: orders.unpaid,
      amount: orders.unpaidAmount,
      first: orders.first,
      orderId: orders.unpaid === 1 ? (orders.first?.id ?? null) : null,
    });
  if (certification.status === 'refused')
    rows.push({ kind: 'certificationRefused', deadline: null, count: certification.reasons });
  if (certification.status === 'none') rows.push({ kind: 'certificationNone', deadline: null });
  if (invitations.ending > 0)
    rows.push({ kind: 'invitations', deadline: invitations.nextExpiration, count: invitations.ending });
  const { daysLeft, expireDate } = edition;
  if (daysLeft !== null && daysLeft <= EXPIRING_DAYS)
    rows.push({ kind: 'expiry', deadline: expireDate && `${expireDate}T23:59:59`, days: daysLeft });
  // The sort is stable: equals keep their order.
  return rows.sort((a, b) => (a.deadline ?? '9999').localeCompare(b.deadline ?? '9999'));
}
