// NTF-2 over companies: unread counts of the account's other companies, for the chooser and the user menu. A backend
// without the call shows no counts.
import type { Action } from '@reduxjs/toolkit';
import { type SagaGenerator, select, takeLatest } from '../effects/effects.ts';
import { companiesResource } from '../features/companySwitch/companySwitchEvents.ts';
import { unreadCounts } from '../features/companyUnread/companyUnreadSlice.ts';
import { selectLoginReturnType } from '../features/session/sessionSlice.ts';
import { popoverOpened } from '../features/shell/shellSlice.ts';
import { unreadOfCompanies } from '../services/api/companies.ts';
import { load } from './calls/resource.ts';

export function* companyUnread(): SagaGenerator<void> {
  yield* takeLatest(isLookedAt, loadCounts);
}

/** Whether companies are shown and there is more than one. */
const isLookedAt = (action: Action): boolean =>
  (companiesResource.loaded.match(action) && action.payload.length > 1) ||
  (popoverOpened.match(action) && action.payload.name === 'user');

function* loadCounts(): SagaGenerator<void> {
  if ((yield* select(selectLoginReturnType)) === 1) return;
  yield* load(unreadCounts, unreadOfCompanies(), { as: ({ items }) => items, unasked: true });
}
