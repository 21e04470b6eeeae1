import { createSelector } from '@reduxjs/toolkit';
import { PATHS } from '../../constants/paths.ts';
import { choice, type Filters, filtersIn, hrefWith, page, words } from '../../lib/addressQuery.ts';
import type { PageLocation } from '../routing/routingSlice.ts';

/** What an order can wait for. */
export const ORDER_WAITS = ['payment', 'invoice'] as const;
const FILTERS = { orderNumber: words(32), wait: choice(ORDER_WAITS), page };

/** What the address says of the list. */
export type HostOrderFilters = Filters<typeof FILTERS>;

/** One object as long as the address stays, so that nothing draws anew because something else has changed. */
export const selectHostOrderFilters = createSelector(
  ({ routing }: { routing: { location: PageLocation } }) => routing.location.search,
  (search): HostOrderFilters => filtersIn(FILTERS, search),
);

/** The address of the list with these filters. */
export const hostOrdersHref = (filters: Partial<HostOrderFilters> = {}): string => hrefWith(PATHS.orderManage, filters);
