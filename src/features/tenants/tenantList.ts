import { createSelector } from '@reduxjs/toolkit';
import { PATHS } from '../../constants/paths.ts';
import { choice, type Filters, filtersIn, hrefWith, page, words } from '../../lib/addressQuery.ts';
import type { PageLocation } from '../routing/routingSlice.ts';

/** The states that the list of companies can be narrowed to. */
export const TENANT_STATES = ['working', 'expiring', 'expired', 'stopped', 'locked'] as const;
const FILTERS = { filter: words(), state: choice(TENANT_STATES), page, edit: words(36) };

/** What the address says of the list: words, state, page, and the company whose dialog is open. */
export type TenantFilters = Filters<typeof FILTERS>;

/** One object as long as the address stays, so that nothing draws anew because something else has changed. */
export const selectTenantFilters = createSelector(
  ({ routing }: { routing: { location: PageLocation } }) => routing.location.search,
  (search): TenantFilters => filtersIn(FILTERS, search),
);

/** The address of the list with these filters. */
export const tenantsHref = (filters: Partial<TenantFilters> = {}): string => hrefWith(PATHS.console, filters);
