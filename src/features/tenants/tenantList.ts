import { PATHS } from '../../constants/paths.ts';
import { choice, type Filters, filterSelector, hrefWith, page, words } from '../../lib/addressQuery.ts';

/** The states that the list of companies can be narrowed to. */
export const TENANT_STATES = ['working', 'expiring', 'expired', 'stopped', 'locked'] as const;
const FILTERS = { filter: words(), state: choice(TENANT_STATES), page, edit: words(36) };

/** The list's filters, as the address states them: words, state, page, and the company whose dialog is open. */
export type TenantFilters = Filters<typeof FILTERS>;

export const selectTenantFilters = filterSelector(FILTERS);
/** The filters of the list itself, which is the same with and without the dialog over it. */
export const withoutEdit = (filters: TenantFilters): TenantFilters => ({ ...filters, edit: '' });

/** The address of the list with these filters. */
export const tenantsHref = (filters: Partial<TenantFilters> = {}): string => hrefWith(PATHS.console, filters);
