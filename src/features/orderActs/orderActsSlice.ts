import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Order } from '../../../contract/orders.ts';
import { scoped } from '../../lib/scope.ts';
import { addUnderWay, defineUnderWay } from '../../lib/underWay.ts';

/** What an act needs to know about its order. */
export type ActedOrder = Pick<Order, 'id' | 'orderNumber'>;
export type OrderAct = 'cancelling' | 'requesting' | 'withdrawing';
interface OrderActsState {
  /** Orders that the server has been asked to act on. */
  underWay: string[];
}
const initialState: OrderActsState = { underWay: [] };

export const orderActsUnderWay = defineUnderWay('orderActs', 'act');

const slice = createSlice({
  name: 'orderActs',
  initialState,
  reducers: {
    /** The person wants to cancel an order. */
    cancellationWanted(_state, _action: PayloadAction<ActedOrder>) {},
    /** The person wants an invoice. */
    invoiceWanted(_state, _action: PayloadAction<ActedOrder>) {},
    /** The person withdraws that request. */
    withdrawalWanted(_state, _action: PayloadAction<ActedOrder>) {},
    /** The person wants the issued invoice. */
    invoiceFileWanted(_state, _action: PayloadAction<{ id: string; fileName: string }>) {},
    actSucceeded(_state, _action: PayloadAction<{ id: string; act: OrderAct }>) {},
  },
  extraReducers: (builder) => addUnderWay(builder, orderActsUnderWay, (state) => state.underWay),
  selectors: { selectActsUnderWay: (state) => state.underWay },
});

export const { cancellationWanted, invoiceWanted, withdrawalWanted, invoiceFileWanted, actSucceeded } = slice.actions;
export const orderActsReducer = scoped('company', slice.reducer);
export const { selectActsUnderWay } = slice.selectors;
