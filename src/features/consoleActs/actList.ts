import { createSelector } from '@reduxjs/toolkit';
import { PATHS } from '../../constants/paths.ts';
import { choice, day, type Filters, filtersIn, hrefWith, page, words } from '../../lib/addressQuery.ts';
import type { PageLocation } from '../routing/routingSlice.ts';
import { ACT_KINDS } from './actKinds.ts';

const FILTERS = { keyword: words(100), act: choice(ACT_KINDS), actor: words(100), from: day, to: day, page };

/** What the address says of the list of acts. */
export type ActFilters = Filters<typeof FILTERS>;

/** One object as long as the address stays, so that nothing draws anew because something else has changed. */
export const selectActFilters = createSelector(
  ({ routing }: { routing: { location: PageLocation } }) => routing.location.search,
  (search): ActFilters => filtersIn(FILTERS, search),
);

/** The address of the list with these filters. */
export const actsHref = (filters: Partial<ActFilters> = {}): string => hrefWith(PATHS.consoleActs, filters);

/** What the list is narrowed to, without what is not set. */
export const narrowedTo = ({ page: _page, ...filters }: ActFilters) =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));
