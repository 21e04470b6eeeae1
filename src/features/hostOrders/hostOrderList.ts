import { PATHS } from '../../constants/paths.ts';
import { choice, type Filters, filterSelector, hrefWith, page, words } from '../../lib/addressQuery.ts';

/** What an order can wait for. */
export const ORDER_WAITS = ['payment', 'invoice'] as const;
const FILTERS = { orderNumber: words(32), wait: choice(ORDER_WAITS), page };

/** The list's filters, as the address states them. */
export type HostOrderFilters = Filters<typeof FILTERS>;

export const selectHostOrderFilters = filterSelector(FILTERS);

/** The address of the list with these filters. */
export const hostOrdersHref = (filters: Partial<HostOrderFilters> = {}): string => hrefWith(PATHS.orderManage, filters);
