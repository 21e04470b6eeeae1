import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ActRecord } from '../../../contract/acts.ts';
import { type AddressList, addListRows } from '../../lib/addressList.ts';
import { crashed } from '../../lib/crash.ts';
import { emptyLoad } from '../../lib/loading.ts';
import type { Page } from '../../lib/paging.ts';
import { defineResource } from '../../lib/resource.ts';
import { scoped } from '../../lib/scope.ts';
import { type ActFilters, selectActFilters } from './actList.ts';

/** Fields that are searched by typing. */
type TypedField = 'keyword' | 'actor';

interface ConsoleActsState extends Pick<AddressList<ActRecord>, 'key' | 'rows'> {
  /** Text in the fields until the address has it. */
  typed: Partial<Record<TypedField, string>>;
  /** Whether the file is being exported. */
  exporting: boolean;
}
const initialState: ConsoleActsState = { key: '', rows: emptyLoad(), typed: {}, exporting: false };

export const actRows = defineResource<Page<ActRecord>>('consoleActs', 'rows');

const slice = createSlice({
  name: 'consoleActs',
  initialState,
  reducers: {
    /** The address names a list; the rows of the previous page stay until the new ones arrive. */
    actsOpened(state, { payload }: PayloadAction<string>) {
      state.key = payload;
      state.typed = {};
    },
    actsSearchTyped(state, { payload }: PayloadAction<{ field: TypedField; text: string }>) {
      state.typed[payload.field] = payload.text;
    },
    /** The person exports the list as a file. */
    actsExportAsked() {},
    actsExportBegun(state) {
      state.exporting = true;
    },
    actsExportEnded(state) {
      state.exporting = false;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(crashed('consoleActs'), (state) => {
      state.exporting = false;
    });
    addListRows(builder, actRows);
  },
  selectors: {
    selectActRows: (state) => state.rows,
    selectTypedActs: (state) => state.typed,
    selectActsExporting: (state) => state.exporting,
  },
});

export const { actsOpened, actsSearchTyped, actsExportAsked, actsExportBegun, actsExportEnded } = slice.actions;
export const consoleActsReducer = scoped('company', slice.reducer);
export const { selectActRows, selectTypedActs, selectActsExporting } = slice.selectors;

/** The filters to apply: those in the address and what has been typed since, from the first page. */
export const selectWantedActs = createSelector(
  [selectActFilters, selectTypedActs],
  (filters, { keyword = filters.keyword, actor = filters.actor }): ActFilters => ({
    ...filters,
    keyword: keyword.trim(),
    actor: actor.trim(),
    page: 1,
  }),
);
