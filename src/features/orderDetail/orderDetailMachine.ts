import { defineMachine } from '../../lib/machine.ts';

/**
 * The order at the address (CON-1): what the server last reported, plus what this page knows before the server reports
 * it. Only an unpaid order can be paid or cancelled; once its deadline has passed, neither.
 */
export const orderDetailMachine = defineMachine('orderDetail', {
  scope: 'company',
  initial: 'unknown',
  any: {
    orderOpened: 'anew',
    orderMissed: 'missing',
    orderLoaded: ['unpaid', 'paid', 'completed', 'cancelled', 'refunded'],
  },
  transitions: {
    unknown: {},
    unpaid: { orderCancelled: 'cancelled', deadlinePassed: 'overdue' },
    // The server sweeps once a minute: until then the order is unpaid there.
    overdue: { orderLoaded: ['overdue', 'paid', 'completed', 'cancelled', 'refunded'] },
    paid: {},
    completed: {},
    cancelled: {},
    refunded: {},
    missing: {},
  },
});

/** The invoice of that order: requested by the person, issued by the provider. */
export const orderInvoiceMachine = defineMachine<
  'none' | 'available' | 'requesting' | 'requested' | 'withdrawing' | 'issued'
>('orderDetailInvoice', {
  initial: 'none',
  any: { loaded: ['none', 'available', 'requested', 'issued'] },
  transitions: {
    none: {},
    available: { begun: 'requesting' },
    requesting: { succeeded: 'requested', ended: 'available' },
    requested: { begun: 'withdrawing' },
    withdrawing: { succeeded: 'available', ended: 'requested' },
    issued: {},
  },
});
