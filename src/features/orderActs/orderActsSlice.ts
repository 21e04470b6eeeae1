import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Order } from '../../../contract/orders.ts';
import { crashed } from '../../lib/crash.ts';
import { scoped } from '../../lib/scope.ts';

/** What an act needs to know about its order. */
export type ActedOrder = Pick<Order, 'id' | 'orderNumber'>;
export type OrderAct = 'cancelling' | 'requesting' | 'withdrawing';
interface OrderActsState {
  /** By order, what the server has been asked to do and has not answered yet. */
  underWay: Partial<Record<string, OrderAct>>;
}
const initialState: OrderActsState = { underWay: {} };

const slice = createSlice({
  name: 'orderActs',
  initialState,
  reducers: {
    /** The person wants to cancel an order. */
    cancellationAsked(_state, _action: PayloadAction<ActedOrder>) {},
    /** The person wants an invoice. */
    invoiceAsked(_state, _action: PayloadAction<ActedOrder>) {},
    /** The person withdraws that request. */
    withdrawalAsked(_state, _action: PayloadAction<ActedOrder>) {},
    /** The person wants the issued invoice. */
    invoiceFileAsked(_state, _action: PayloadAction<{ id: string; fileName: string }>) {},
    actBegun(state, { payload: { id, act } }: PayloadAction<{ id: string; act: OrderAct }>) {
      state.underWay[id] = act;
    },
    /** It succeeded: views that show the order read it again. */
    actSucceeded(state, { payload: { id } }: PayloadAction<{ id: string; act: OrderAct }>) {
      delete state.underWay[id];
    },
    /** It failed: the server has said why, and may know more about the order than this page. */
    actFailed(state, { payload: { id } }: PayloadAction<{ id: string; act: OrderAct }>) {
      delete state.underWay[id];
    },
  },
  extraReducers: (builder) =>
    builder.addCase(crashed('orderActs'), (state) => {
      state.underWay = {};
    }),
  selectors: { selectActsUnderWay: (state) => state.underWay },
});

export const { cancellationAsked, invoiceAsked, withdrawalAsked, invoiceFileAsked, actBegun, actSucceeded, actFailed } =
  slice.actions;
export const orderActsReducer = scoped('company', slice.reducer);
export const { selectActsUnderWay } = slice.selectors;
