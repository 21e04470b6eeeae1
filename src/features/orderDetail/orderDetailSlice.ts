import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { OrderDetail } from '../../../contract/orders.ts';
import { addChangingResource } from '../../lib/keyedResource.ts';
import { emptyLoad, type Load } from '../../lib/loading.ts';
import { governed, move } from '../../lib/machine.ts';
import { defineResource } from '../../lib/resource.ts';
import { actSucceeded, orderActsUnderWay } from '../orderActs/orderActsSlice.ts';
import { orderDetailMachine, orderInvoiceMachine } from './orderDetailMachine.ts';

interface OrderDetailState {
  status: keyof typeof orderDetailMachine.transitions;
  id: string;
  order: Load<OrderDetail>;
  invoice: { status: keyof typeof orderInvoiceMachine.transitions };
  /** Wall clock during the last hour before the deadline, second by second; null before that. */
  now: string | null;
}
const initialState: OrderDetailState = {
  status: orderDetailMachine.initial,
  id: '',
  order: emptyLoad(),
  invoice: { status: orderInvoiceMachine.initial },
  now: null,
};

export const orderResource = defineResource<OrderDetail>('orderDetail', 'order');
/** This company has no such order. */
export const ORDER_MISSING = { key: 'orderDetail:missing' };

const slice = createSlice({
  name: 'orderDetail',
  initialState,
  reducers: {
    orderOpened(state, { payload }: PayloadAction<string>) {
      state.id = payload;
    },
    orderMissed() {},
    orderCancelled() {},
    /** Nobody can pay any more; the server will report that it has cancelled the order. */
    deadlinePassed() {},
    secondPassed(state, { payload }: PayloadAction<string>) {
      state.now = payload;
    },
    /** The person copies a fact of the order to the clipboard. */
    orderCopyWanted(_state, _action: PayloadAction<string>) {},
  },
  extraReducers: (builder) => {
    builder
      .addCase(orderActsUnderWay.begun, (state, { payload }) => {
        if (payload === state.id) move(orderInvoiceMachine, state.invoice, 'begun');
      })
      .addCase(actSucceeded, (state, { payload: { id } }) => {
        if (id === state.id) move(orderInvoiceMachine, state.invoice, 'succeeded');
      })
      .addCase(orderActsUnderWay.ended, (state, { payload }) => {
        if (payload === state.id) move(orderInvoiceMachine, state.invoice, 'ended');
      })
      .addMatcher(orderResource.loaded.match, (state, { payload }) => {
        // An order past its deadline does not become unpaid again because the server has not swept yet.
        const isOverdue = state.status === 'overdue' && payload.status === 'unpaid';
        state.status = isOverdue ? 'overdue' : payload.status;
        move(orderInvoiceMachine, state.invoice, 'loaded', payload.invoiceStatus);
      });
    addChangingResource(
      builder,
      orderResource,
      (state) => state.id,
      (state) => state.order,
    );
  },
  selectors: {
    selectOrderState: (state) => state.status,
    selectOrder: (state) => state.order,
    selectInvoiceState: (state) => state.invoice.status,
    selectOrderSecond: (state) => state.now,
  },
});

export const { orderOpened, orderMissed, orderCancelled, deadlinePassed, secondPassed, orderCopyWanted } =
  slice.actions;
export const orderDetailReducer = governed(orderDetailMachine, slice.reducer);
export const { selectOrderState, selectOrder, selectInvoiceState, selectOrderSecond } = slice.selectors;
