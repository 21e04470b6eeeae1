import type { OrderKind, OrderStatus } from '../../../contract/orders.ts';
import { PATHS } from '../../constants/paths.ts';
import { choice, day, type Filters, filterSelector, hrefWith, page, words } from '../../lib/addressQuery.ts';

export const ORDER_KINDS = [
  'edition',
  'users',
  'sms',
  'clue',
  'storage',
  'plugin',
] as const satisfies readonly OrderKind[];
export const ORDER_STATUSES = [
  'unpaid',
  'paid',
  'completed',
  'cancelled',
  'refunded',
] as const satisfies readonly OrderStatus[];
/** What a company can order for itself. */
export const NEW_ORDERS = ['edition', 'users'] as const;
export type NewOrderKind = (typeof NEW_ORDERS)[number];

const FILTERS = {
  orderNumber: words(32),
  kind: choice(ORDER_KINDS),
  status: choice(ORDER_STATUSES),
  startDate: day,
  endDate: day,
  page,
  /** The new order that is being filled in above the list. */
  new: choice(NEW_ORDERS),
} as const;
export type OrderFilters = Filters<typeof FILTERS>;

export const selectOrderFilters = filterSelector(FILTERS);
/** The filters of the list itself, which is the same with and without a new order above it. */
export const withoutNew = (filters: OrderFilters): OrderFilters => ({ ...filters, new: '' });
/** The address of the list with these filters. */
export const ordersHref = (filters: Partial<OrderFilters> = {}): string => hrefWith(PATHS.orderManage, filters);
/** The address of an order's page. */
export const orderHref = (id: string): string => `${PATHS.orderDetail}/${encodeURIComponent(id)}`;
/** Where an order's page explains how to pay. */
export const payHref = (id: string): string => `${orderHref(id)}#transfer`;
/** Where a new order is filled in. */
export const newOrderHref = (kind: NewOrderKind): string => ordersHref({ new: kind });
