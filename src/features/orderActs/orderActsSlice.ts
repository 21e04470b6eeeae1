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
  /** Orders whose invoice is being fetched. */
  files: string[];
}
const initialState: OrderActsState = { underWay: [], files: [] };

export const orderActsUnderWay = defineUnderWay('orderActs', 'act', (state: OrderActsState) => state.underWay);
export const invoiceFilesUnderWay = defineUnderWay('orderActs', 'invoiceFile', (state: OrderActsState) => state.files);

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
  extraReducers: (builder) => {
    addUnderWay(builder, orderActsUnderWay);
    addUnderWay(builder, invoiceFilesUnderWay);
  },
  selectors: { selectActsUnderWay: (state) => state.underWay, selectInvoiceFiles: (state) => state.files },
});

export const { cancellationWanted, invoiceWanted, withdrawalWanted, invoiceFileWanted, actSucceeded } = slice.actions;
export const orderActsReducer = scoped('company', slice.reducer);
export const { selectActsUnderWay, selectInvoiceFiles } = slice.selectors;
