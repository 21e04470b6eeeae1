import { createSelector } from '@reduxjs/toolkit';
import { PATHS } from '../../constants/paths.ts';
import { choice, day, type Filters, filtersIn, hrefWith, page, words } from '../../lib/addressQuery.ts';
import type { PageLocation } from '../routing/routingSlice.ts';

/** Whether they can sign in. */
export const ACCOUNT_STATES = ['active', 'disabled'] as const;
const FILTERS = { filter: words(), state: choice(ACCOUNT_STATES), signedInOn: day, page };

/** What the address says of the list. */
export type HostAccountFilters = Filters<typeof FILTERS>;

/** One object as long as the address stays, so that nothing draws anew because something else has changed. */
export const selectHostAccountFilters = createSelector(
  ({ routing }: { routing: { location: PageLocation } }) => routing.location.search,
  (search): HostAccountFilters => filtersIn(FILTERS, search),
);

/** The address of the list with these filters. */
export const hostAccountsHref = (filters: Partial<HostAccountFilters> = {}): string =>
  hrefWith(PATHS.myOrganization, filters);
