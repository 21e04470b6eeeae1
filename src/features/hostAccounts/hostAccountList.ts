import { PATHS } from '../../constants/paths.ts';
import { choice, day, type Filters, filterSelector, hrefWith, page, words } from '../../lib/addressQuery.ts';

/** Whether the accounts can sign in. */
export const ACCOUNT_STATES = ['active', 'disabled'] as const;
const FILTERS = { filter: words(), state: choice(ACCOUNT_STATES), signedInOn: day, page };

/** The list's filters, as the address states them. */
export type HostAccountFilters = Filters<typeof FILTERS>;

export const selectHostAccountFilters = filterSelector(FILTERS);

/** The address of the list with these filters. */
export const hostAccountsHref = (filters: Partial<HostAccountFilters> = {}): string =>
  hrefWith(PATHS.myOrganization, filters);
