import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { HostOrder } from '../../../contract/hostOrders.ts';
import { type AddressList, addListRows, emptyAddressList, openList, typeIntoList } from '../../lib/addressList.ts';
import { crashed } from '../../lib/crash.ts';
import type { Page } from '../../lib/paging.ts';
import { defineResource } from '../../lib/resource.ts';
import { scoped } from '../../lib/scope.ts';

interface HostOrdersState extends AddressList<HostOrder> {
  /** The order that a pending request is about. */
  settling: string | null;
}
const initialState: HostOrdersState = { ...emptyAddressList(), settling: null };

export const hostOrderRows = defineResource<Page<HostOrder>>('hostOrders', 'rows');

const slice = createSlice({
  name: 'hostOrders',
  initialState,
  reducers: {
    hostOrdersOpened: openList,
    hostOrderTyped: typeIntoList,
    /** The host settles what the order waits for: the payment has arrived, or the invoice is ready. */
    settlementAsked(_state, _action: PayloadAction<HostOrder>) {},
    settlementBegun(state, { payload }: PayloadAction<string>) {
      state.settling = payload;
    },
    settlementEnded(state) {
      state.settling = null;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(crashed('hostOrders'), (state) => {
      state.settling = null;
    });
    addListRows(builder, hostOrderRows);
  },
  selectors: {
    selectHostOrders: (state) => state.rows,
    selectTypedHostOrder: (state) => state.typed,
    selectSettling: (state) => state.settling,
  },
});

export const { hostOrdersOpened, hostOrderTyped, settlementAsked, settlementBegun, settlementEnded } = slice.actions;
export const hostOrdersReducer = scoped('company', slice.reducer);
export const { selectHostOrders, selectTypedHostOrder, selectSettling } = slice.selectors;
