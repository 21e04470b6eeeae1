import type { OrderOffer } from '../../contract/newOrder.ts';
import type { OrderDetail, OrderItem } from '../../contract/orders.ts';
import { consoleBackend } from './consoleWork.ts';
import type { Backend } from './playFlow.ts';

export const ORDERS = {
  list: 'GET /api/console/orders',
  summary: 'GET /api/console/orders/summary',
  offer: 'GET /api/console/orders/offer',
  create: 'POST /api/console/new-orders/create',
  detail: 'GET /api/console/orders/o1',
  cancel: 'POST /api/console/orders/o1/cancel',
  invoice: 'POST /api/console/orders/o1/invoice',
  withdraw: 'POST /api/console/orders/o1/invoice/withdraw',
  file: 'GET /api/console/orders/o1/invoice-file',
} as const;

const line: OrderItem = {
  kind: 'edition',
  name: 'Pro',
  reason: 'renewal',
  quantity: 2000,
  per: 1,
  months: 12,
  unitPrice: '84.00',
  amount: '168000.00',
};

/** An order of the company, unpaid unless told otherwise. */
export function orderOf(over: Partial<OrderDetail> = {}): OrderDetail {
  return {
    id: 'o1',
    orderNumber: 'AT20261118000143',
    kind: 'edition',
    content: '续费 12 个月，2,000 用户',
    lead: line,
    amount: '168000.00',
    status: 'unpaid',
    invoiceStatus: 'none',
    creationTime: '2026-11-18T16:20:11',
    paymentDeadline: '2026-11-21T16:20:11',
    creatorName: 'Lin',
    paymentMethod: null,
    payerName: null,
    paidTime: null,
    startDate: null,
    endDate: null,
    items: [line],
    goodsAmount: '168000.00',
    discount: '0.00',
    taxRate: 6,
    tax: '9509.43',
    expiry: { from: '2027-06-30', to: '2028-06-30' },
    userLimit: null,
    transfer: { payee: 'Atrium', bank: 'Bank', account: '4500', remark: 'AT20261118000143' },
    invoice: { title: 'Former', taxNumber: null, fileName: null },
    events: [{ kind: 'placed', actorName: 'Lin', creationTime: '2026-11-18T16:20:11' }],
    ...over,
  };
}
/** The same, paid and started; its invoice can be requested. */
export const completedOrder = (over: Partial<OrderDetail> = {}): OrderDetail =>
  orderOf({
    status: 'completed',
    invoiceStatus: 'available',
    paidTime: '2026-11-18T16:40:11',
    paymentDeadline: null,
    transfer: null,
    ...over,
  });

export const offer: OrderOffer = {
  editionName: 'Pro',
  expireDate: '2027-06-30',
  userLimit: 2000,
  userMonth: '7.00',
  terms: [
    { months: 12, discountPercent: 0 },
    { months: 24, discountPercent: 5 },
  ],
  monthsLeft: 8,
  maxUsers: 10_000,
  unpaid: { edition: null, users: null },
};

/** A backend with one order; `over` overrides its replies. */
export function orderBackend(over: Backend = {}): Backend {
  return consoleBackend({
    [ORDERS.list]: { body: { items: [orderOf()], totalCount: 25 } },
    [ORDERS.summary]: {
      body: {
        total: 25,
        unpaid: 1,
        unpaidAmount: '168000.00',
        paidThisYear: '199030.00',
        invoiceable: '15580.00',
        nextDeadline: '2026-11-21T16:20:11',
      },
    },
    [ORDERS.offer]: { body: offer },
    [ORDERS.create]: { body: { id: 'o1' } },
    [ORDERS.detail]: { body: orderOf() },
    [ORDERS.cancel]: { status: 204 },
    [ORDERS.invoice]: { status: 204 },
    [ORDERS.withdraw]: { status: 204 },
    ...over,
  });
}
