import { orderStatus } from '../../contract/orders.ts';
import { actSucceeded, orderActsUnderWay } from '../../src/features/orderActs/orderActsSlice.ts';
import { orderDetailMachine, orderInvoiceMachine } from '../../src/features/orderDetail/orderDetailMachine.ts';
import {
  deadlinePassed,
  orderCancelled,
  orderDetailReducer,
  orderMissed,
  orderOpened,
  orderResource,
} from '../../src/features/orderDetail/orderDetailSlice.ts';
import { exhaust, partOf } from '../support/exhaust.ts';
import { completedOrder, orderOf } from '../support/orderWork.ts';

describe('the order at the address', () => {
  exhaust(orderDetailMachine, orderDetailReducer, {
    orderOpened: [orderOpened('o1')],
    orderMissed: [orderMissed()],
    orderLoaded: orderStatus.options.map((status) => orderResource.loaded(orderOf({ status }), 'o1')),
    orderCancelled: [orderCancelled()],
    deadlinePassed: [deadlinePassed()],
  });
});

describe('its invoice', () => {
  const events = ['begun', 'succeeded', 'ended'].map((type) => ({
    type: `orderDetailInvoice/${type}`,
  }));
  const statuses = ['none', 'available', 'requested', 'issued'] as const;
  const loaded = statuses.map((chosen) => ({ type: 'orderDetailInvoice/loaded', chosen }));
  exhaust(orderInvoiceMachine, partOf(orderInvoiceMachine), {
    loaded,
    ...Object.fromEntries(events.map((event) => [event.type.split('/')[1] ?? '', [event]])),
  });

  const invoiceAfter = (...acts: readonly { type: string }[]) =>
    [orderOpened('o1'), orderResource.loaded(completedOrder(), 'o1'), ...acts].reduce(
      (state, action) => orderDetailReducer(state, action),
      orderDetailReducer(undefined, { type: '@@test' }),
    ).invoice.status;
  const { begun, ended } = orderActsUnderWay;
  const requested = [begun('o1'), actSucceeded({ id: 'o1', act: 'requesting' }), ended('o1')];
  const withdrawn = [begun('o1'), actSucceeded({ id: 'o1', act: 'withdrawing' }), ended('o1')];

  it('changes with each action, and reverts with each that ends without success', () => {
    expect(invoiceAfter(begun('o1'))).toBe('requesting');
    expect(invoiceAfter(begun('o1'), ended('o1'))).toBe('available');
    expect(invoiceAfter(...requested)).toBe('requested');
    expect(invoiceAfter(...requested, ...withdrawn)).toBe('available');
    expect(invoiceAfter(...requested, begun('o1'), ended('o1'))).toBe('requested');
  });

  it("stays if the event concerns another order's invoice, or an order without one", () => {
    expect(invoiceAfter(begun('o2'), actSucceeded({ id: 'o2', act: 'requesting' }), ended('o2'))).toBe('available');
    const unpaid = orderResource.loaded(orderOf(), 'o1');
    expect(invoiceAfter(unpaid, begun('o1'), actSucceeded({ id: 'o1', act: 'cancelling' }))).toBe('none');
  });
});
