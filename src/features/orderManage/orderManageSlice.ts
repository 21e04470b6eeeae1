import { createSlice } from '@reduxjs/toolkit';
import type { Order, OrderSummary } from '../../../contract/orders.ts';
import { type AddressList, addListRows, emptyAddressList, openList, typeIntoList } from '../../lib/addressList.ts';
import { emptyLoad, type Load } from '../../lib/loading.ts';
import type { Page } from '../../lib/paging.ts';
import { addResource, defineResource } from '../../lib/resource.ts';
import { scoped } from '../../lib/scope.ts';

interface OrderManageState extends AddressList<Order> {
  summary: Load<OrderSummary>;
}
const initialState: OrderManageState = { ...emptyAddressList(), summary: emptyLoad() };

export const orderRows = defineResource<Page<Order>>('orderManage', 'rows');
export const orderSummaryResource = defineResource<OrderSummary>('orderManage', 'summary');

const slice = createSlice({
  name: 'orderManage',
  initialState,
  reducers: {
    ordersOpened: openList,
    orderNumberTyped: typeIntoList,
  },
  extraReducers: (builder) => {
    addListRows(builder, orderRows);
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
