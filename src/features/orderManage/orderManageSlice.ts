import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Order, OrderSummary } from '../../../contract/orders.ts';
import { emptyLoad, type Load } from '../../lib/loading.ts';
import { addResource, defineResource } from '../../lib/resource.ts';
import { scoped } from '../../lib/scope.ts';

export interface OrderRows {
  readonly items: Order[];
  readonly totalCount: number;
}
interface OrderManageState {
  /** The filters of the list that is shown: what the answers must be about. */
  key: string;
  rows: Load<OrderRows>;
  summary: Load<OrderSummary>;
  /** What stands in the field of the order's number until the address has it; null if that is what the address has. */
  typed: string | null;
}
const initialState: OrderManageState = { key: '', rows: emptyLoad(), summary: emptyLoad(), typed: null };

export const orderRows = defineResource<OrderRows>('orderManage', 'rows');
export const orderSummaryResource = defineResource<OrderSummary>('orderManage', 'summary');

const slice = createSlice({
  name: 'orderManage',
  initialState,
  reducers: {
    /** A list is at the address. The rows stay until those of the new one are there. */
    ordersOpened(state, { payload }: PayloadAction<string>) {
      state.key = payload;
      state.typed = null;
    },
    orderNumberTyped(state, { payload }: PayloadAction<string>) {
      state.typed = payload;
    },
  },
  extraReducers: (builder) => {
    addResource(
      builder,
      orderRows,
      (state, key) => (key === state.key ? state.rows : null),
      (state) => [state.rows],
    );
    addResource(builder, orderSummaryResource, (state) => state.summary);
  },
  selectors: {
    selectOrderRows: (state) => state.rows,
    selectOrderSummary: (state) => state.summary,
    selectTypedOrderNumber: (state) => state.typed,
  },
});

export const { ordersOpened, orderNumberTyped } = slice.actions;
export const orderManageReducer = scoped('company', slice.reducer);
export const { selectOrderRows, selectOrderSummary, selectTypedOrderNumber } = slice.selectors;
