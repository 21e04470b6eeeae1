import { newOrderClosed, newOrderForm, offerResource } from '../../../src/features/newOrder/newOrderSlice.ts';
import { cancellationWanted, invoiceWanted } from '../../../src/features/orderActs/orderActsSlice.ts';
import { orderCopyWanted, orderResource } from '../../../src/features/orderDetail/orderDetailSlice.ts';
import { orderNumberTyped, orderRows } from '../../../src/features/orderManage/orderManageSlice.ts';
import { navigationWanted } from '../../../src/features/routing/routingSlice.ts';
import { consoleAdministrator } from '../consoleWork.ts';
import { ORDERS, orderBackend } from '../orderWork.ts';
import { does, doesAndWaits, type Scenario, surely } from './scenario.ts';

const LIST = '/console/costCenter/orderManage';
const DETAIL = '/console/costCenter/orderDetail/o1';
/** Back to the form for the new order, which the first attempt leaves. */
const back = navigationWanted({ to: `${LIST}?new=users` });
const order = { id: 'o1', orderNumber: 'AT20261118000143' };

/** Flows of a company's orders. */
export const orderScenarios: readonly Scenario[] = (
  [
    {
      flow: 'orderManage',
      title: 'the orders are fetched again',
      ask: does(orderRows.wanted()),
      leadsTo: ['orderManage/rowsRequested', 'orderManage/rowsLoaded'],
      story: [
        'orderManage/rowsWanted',
        'orderManage/rowsRequested',
        '→ GET /api/console/orders',
        'orderManage/rowsLoaded',
      ],
      path: LIST,
    },
    {
      flow: 'orderManage',
      title: 'a typed number narrows the list',
      ask: doesAndWaits(300, navigationWanted({ to: LIST }), orderNumberTyped('AT')),
      leadsTo: ['routing/navigationWanted', 'orderManage/ordersOpened', 'orderManage/rowsLoaded'],
      story: [
        'routing/navigationWanted',
        'routing/locationChanged',
        'pageTabs/pageVisited',
        'orderManage/orderNumberTyped',
        'routing/navigationWanted',
        'routing/locationChanged',
        'orderManage/ordersOpened',
        'pageTabs/pageVisited',
        'orderManage/rowsRequested',
        '→ GET /api/console/orders',
        'orderManage/rowsLoaded',
      ],
      path: LIST,
    },
    {
      flow: 'orderActs',
      title: 'an order is cancelled',
      ask: surely(cancellationWanted(order)),
      leadsTo: ['orderActs/actBegun', 'orderActs/actSucceeded', 'orderActs/actEnded', 'feedback/toastShown'],
      story: [
        'orderActs/cancellationWanted',
        'feedback/confirmationAsked',
        'feedback/confirmationAccepted',
        'orderActs/actBegun',
        '→ POST /api/console/orders/o1/cancel',
        'orderActs/actSucceeded',
        'orderActs/actEnded',
        'orderManage/summaryRequested',
        '→ GET /api/console/orders/summary',
        'orderManage/rowsRequested',
        '→ GET /api/console/orders',
        'feedback/toastShown',
        'orderManage/summaryLoaded',
        'orderManage/rowsLoaded',
      ],
      path: LIST,
    },
    {
      flow: 'orderActs',
      title: 'an invoice is requested',
      ask: does(invoiceWanted(order)),
      leadsTo: ['orderActs/actBegun', 'orderActs/actSucceeded', 'orderActs/actEnded', 'feedback/toastShown'],
      story: [
        'orderActs/invoiceWanted',
        'orderActs/actBegun',
        '→ POST /api/console/orders/o1/invoice',
        'orderActs/actSucceeded',
        'orderActs/actEnded',
        'orderManage/summaryRequested',
        '→ GET /api/console/orders/summary',
        'orderManage/rowsRequested',
        '→ GET /api/console/orders',
        'feedback/toastShown',
        'orderManage/summaryLoaded',
        'orderManage/rowsLoaded',
      ],
      path: LIST,
    },
    {
      flow: 'orderActs',
      title: 'a request for an invoice is refused',
      ask: does(invoiceWanted(order)),
      backend: orderBackend({ [ORDERS.invoice]: { status: 403, body: { error: { message: 'no' } } } }),
      leadsTo: ['orderActs/actBegun', 'orderActs/actEnded'],
      story: [
        'orderActs/invoiceWanted',
        'orderActs/actBegun',
        '→ POST /api/console/orders/o1/invoice',
        'feedback/toastShown',
        'orderActs/actEnded',
        'orderManage/summaryRequested',
        '→ GET /api/console/orders/summary',
        'orderManage/rowsRequested',
        '→ GET /api/console/orders',
        'orderManage/summaryLoaded',
        'orderManage/rowsLoaded',
      ],
      path: LIST,
    },
    {
      flow: 'orderDetail',
      title: 'the order is fetched again',
      ask: does(orderResource.wanted()),
      leadsTo: ['orderDetail/orderRequested', 'orderDetail/orderLoaded'],
      story: [
        'orderDetail/orderWanted',
        'orderDetail/orderRequested',
        '→ GET /api/console/orders/o1',
        'orderDetail/orderLoaded',
      ],
      path: DETAIL,
    },
    {
      flow: 'orderDetail',
      title: 'a fact is copied',
      ask: does(orderCopyWanted('4500')),
      leadsTo: ['feedback/toastShown'],
      story: ['orderDetail/orderCopyWanted', '→ copyText', 'feedback/toastShown'],
      path: DETAIL,
    },
    {
      flow: 'newOrder',
      title: 'the prices are fetched again',
      ask: does(offerResource.wanted()),
      leadsTo: ['newOrder/offerRequested', 'newOrder/offerLoaded'],
      story: [
        'newOrder/offerWanted',
        'newOrder/offerRequested',
        '→ GET /api/console/orders/offer',
        'newOrder/offerLoaded',
      ],
      path: `${LIST}?new=users`,
    },
    {
      flow: 'newOrder',
      title: 'an order is sent',
      ask: does(back, newOrderForm.submitted({ kind: 'users', users: 10, amount: '560.00' })),
      leadsTo: ['newOrder/orderSucceeded', 'forms/forgetWanted', 'routing/navigationWanted'],
      story: [
        'routing/navigationWanted',
        'routing/locationChanged',
        'pageTabs/pageVisited',
        'newOrder/orderSubmitted',
        '→ POST /api/console/new-orders/create',
        'newOrder/orderSucceeded',
        'forms/forgetWanted',
        'routing/navigationWanted',
        'routing/locationChanged',
        'newOrder/orderLeft',
        'newOrder/orderLeft',
        'orderDetail/orderOpened',
        'pageTabs/pageVisited',
        'orderDetail/orderRequested',
        '→ GET /api/console/orders/o1',
        'orderDetail/orderLoaded',
      ],
      path: `${LIST}?new=users`,
    },
    {
      flow: 'newOrder',
      title: 'the new order is closed',
      ask: does(back, newOrderClosed()),
      leadsTo: ['forms/forgetWanted', 'routing/navigationWanted'],
      story: [
        'routing/navigationWanted',
        'routing/locationChanged',
        'pageTabs/pageVisited',
        'newOrder/newOrderClosed',
        'forms/forgetWanted',
        'routing/navigationWanted',
        'routing/locationChanged',
        'newOrder/orderLeft',
        'pageTabs/pageVisited',
      ],
      path: `${LIST}?new=users`,
    },
  ] satisfies readonly Scenario[]
).map((scenario) => ({ preloadedState: consoleAdministrator(), backend: orderBackend(), ...scenario }));
