import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { HostOrder } from '../../../contract/hostOrders.ts';
import { type AddressList, addListRows, emptyAddressList, openList, typeIntoList } from '../../lib/addressList.ts';
import type { Page } from '../../lib/paging.ts';
import { defineResource } from '../../lib/resource.ts';
import { scoped } from '../../lib/scope.ts';
import { addUnderWay, defineUnderWay } from '../../lib/underWay.ts';

interface HostOrdersState extends AddressList<HostOrder> {
  /** Orders that the server has been asked to settle. */
  settlements: string[];
}
const initialState: HostOrdersState = { ...emptyAddressList(), settlements: [] };

export const hostOrderRows = defineResource<Page<HostOrder>>('hostOrders', 'rows');
export const settlementsUnderWay = defineUnderWay(
  'hostOrders',
  'settlement',
  (state: HostOrdersState) => state.settlements,
);

const slice = createSlice({
  name: 'hostOrders',
  initialState,
  reducers: {
    hostOrdersOpened: openList,
    hostOrderTyped: typeIntoList,
    /** The host settles what the order waits for: the payment has arrived, or the invoice is ready. */
    settlementWanted(_state, _action: PayloadAction<HostOrder>) {},
  },
  extraReducers: (builder) => {
    addListRows(builder, hostOrderRows);
    addUnderWay(builder, settlementsUnderWay);
  },
  selectors: {
    selectHostOrders: (state) => state.rows,
    selectTypedHostOrder: (state) => state.typed,
    selectSettlements: (state) => state.settlements,
  },
});

export const { hostOrdersOpened, hostOrderTyped, settlementWanted } = slice.actions;
export const hostOrdersReducer = scoped('company', slice.reducer);
export const { selectHostOrders, selectTypedHostOrder, selectSettlements } = slice.selectors;
