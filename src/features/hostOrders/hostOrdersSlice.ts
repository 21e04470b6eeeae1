import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { HostOrder } from '../../../contract/hostOrders.ts';
import { crashed } from '../../lib/crash.ts';
import { emptyLoad, type Load } from '../../lib/loading.ts';
import type { Page } from '../../lib/paging.ts';
import { addResource, defineResource } from '../../lib/resource.ts';
import { scoped } from '../../lib/scope.ts';

interface HostOrdersState {
  /** Of the list that is shown: what the answers must be about. */
  key: string;
  rows: Load<Page<HostOrder>>;
  /** What stands in the search field until the address has it; null if that is what the address has. */
  typed: string | null;
  /** The order that the server has been asked to do something about. */
  settling: string | null;
}
const initialState: HostOrdersState = { key: '', rows: emptyLoad(), typed: null, settling: null };

export const hostOrderRows = defineResource<Page<HostOrder>>('hostOrders', 'rows');

const slice = createSlice({
  name: 'hostOrders',
  initialState,
  reducers: {
    /** A list is at the address; the rows of the former page stay until the new ones are there. */
    hostOrdersOpened(state, { payload }: PayloadAction<string>) {
      state.key = payload;
      state.typed = null;
    },
    hostOrderTyped(state, { payload }: PayloadAction<string>) {
      state.typed = payload;
    },
    /** The host does what the order waits for: its money has come, or its invoice is there. */
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
    addResource(
      builder,
      hostOrderRows,
      (state, key) => (key === state.key ? state.rows : null),
      (state) => [state.rows],
    );
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
