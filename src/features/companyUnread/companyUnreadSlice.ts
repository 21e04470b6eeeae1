import { createReducer, createSelector } from '@reduxjs/toolkit';
import type { UnreadOfCompany } from '../../../contract/companies.ts';
import { emptyLoad, type Load } from '../../lib/loading.ts';
import { addResource, defineResource } from '../../lib/resource.ts';
import { scoped } from '../../lib/scope.ts';
import type { KeptUnread } from '../keptUnread/keptUnreadSlice.ts';

interface CompanyUnreadState {
  counts: Load<UnreadOfCompany[]>;
}
const initialState: CompanyUnreadState = { counts: emptyLoad() };

/** What is unread in each of the account's companies. */
export const unreadCounts = defineResource<UnreadOfCompany[]>('companyUnread', 'companyUnread');

export const companyUnreadReducer = scoped(
  'session',
  createReducer(initialState, (builder) => addResource(builder, unreadCounts, (state) => state.counts)),
);

interface Slice {
  companyUnread: CompanyUnreadState;
  session: { tenantId: string | null; hostInfo: { id: string } | null };
  keptUnread: { kept: Record<string, readonly KeptUnread[]> };
}

/** The server's counts plus what the account keeps as unread on this device, as the bell counts it (NTF-4). */
const selectCounts = createSelector(
  [
    ({ companyUnread: { counts } }: Slice) => counts.data,
    ({ session }: Slice) => session.hostInfo?.id,
    ({ keptUnread }: Slice) => keptUnread.kept,
  ],
  (counts, account, kept) =>
    (counts ?? []).map((company) => ({
      ...company,
      unreadCount: company.unreadCount + (kept[`${account}/${company.tenantId}`]?.length ?? 0),
    })),
);

/** The companies other than the present one with something unread, the most first. */
export const selectWaitingElsewhere = createSelector(
  [selectCounts, ({ session }: Slice) => session.tenantId],
  (counts, tenantId) =>
    counts
      .filter((company) => company.unreadCount > 0 && company.tenantId !== tenantId)
      .sort((a, b) => b.unreadCount - a.unreadCount),
);

/** Unread notifications in a company; 0 if nothing is known, or only what was true before the chooser opened. */
export const selectUnreadOf = (state: Slice, tenantId: string): number =>
  state.companyUnread.counts.status === 'loaded'
    ? (selectCounts(state).find((company) => company.tenantId === tenantId)?.unreadCount ?? 0)
    : 0;
