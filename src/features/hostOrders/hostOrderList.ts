import { PATHS } from '../../constants/paths.ts';
import { choice, type Filters, filterSelector, hrefWith, page, words } from '../../lib/addressQuery.ts';

/** What an order can wait for. */
export const ORDER_WAITS = ['payment', 'invoice'] as const;
const FILTERS = { orderNumber: words(32), wait: choice(ORDER_WAITS), page };

/** What the address says of the list. */
export type HostOrderFilters = Filters<typeof FILTERS>;

export const selectHostOrderFilters = filterSelector(FILTERS);

/** The address of the list with these filters. */
export const hostOrdersHref = (filters: Partial<HostOrderFilters> = {}): string => hrefWith(PATHS.orderManage, filters);
