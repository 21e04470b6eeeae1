import { orderStatus } from '../../contract/orders.ts';
import { actBegun, actFailed, actSucceeded, type OrderAct } from '../../src/features/orderActs/orderActsSlice.ts';
import { orderDetailMachine, orderInvoiceMachine } from '../../src/features/orderDetail/orderDetailMachine.ts';
import {
  deadlinePassed,
  orderCancelled,
  orderDetailReducer,
  orderMissed,
  orderOpened,
  orderResource,
} from '../../src/features/orderDetail/orderDetailSlice.ts';
import { move } from '../../src/lib/machine.ts';
import { exhaust } from '../support/exhaust.ts';
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
  const events = ['requesting', 'requested', 'withdrawing', 'withdrawn', 'refused'].map((type) => ({
    type: `orderInvoice/${type}`,
  }));
  const statuses = ['none', 'available', 'requested', 'issued'] as const;
  const loaded = statuses.map((chosen) => ({ type: 'orderInvoice/loaded', chosen }));
  const reducer = (
    state: { status: keyof typeof orderInvoiceMachine.transitions } = { status: 'none' },
    action: { type: string; chosen?: (typeof statuses)[number] },
  ) => {
    const next = { ...state };
    move(orderInvoiceMachine, next, action.type.split('/')[1] ?? '', action.chosen);
    return next;
  };
  exhaust(orderInvoiceMachine, reducer, {
    loaded,
    ...Object.fromEntries(events.map((event) => [event.type.split('/')[1] ?? '', [event]])),
  });

  const invoiceAfter = (...acts: readonly { type: string }[]) =>
    [orderOpened('o1'), orderResource.loaded(completedOrder(), 'o1'), ...acts].reduce(
      (state, action) => orderDetailReducer(state, action),
      orderDetailReducer(undefined, { type: '@@test' }),
    ).invoice.status;
  const step = (act: OrderAct, id = 'o1') => ({ id, act });

  it('CON-1 changes with each action, and reverts with each refusal', () => {
    expect(invoiceAfter(actBegun(step('requesting')))).toBe('requesting');
    expect(invoiceAfter(actBegun(step('requesting')), actFailed(step('requesting')))).toBe('available');
    const requested = [actBegun(step('requesting')), actSucceeded(step('requesting'))];
    expect(invoiceAfter(...requested)).toBe('requested');
    expect(invoiceAfter(...requested, actBegun(step('withdrawing')), actSucceeded(step('withdrawing')))).toBe(
      'available',
    );
    expect(invoiceAfter(...requested, actBegun(step('withdrawing')), actFailed(step('withdrawing')))).toBe('requested');
  });

  it("CON-1 stays if the event concerns another order's invoice, or the order itself", () => {
    expect(invoiceAfter(actBegun(step('requesting', 'o2')))).toBe('available');
    expect(invoiceAfter(actBegun(step('cancelling')), actFailed(step('cancelling')))).toBe('available');
  });
});
