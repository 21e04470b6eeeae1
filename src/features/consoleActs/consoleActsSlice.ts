import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ActRecord } from '../../../contract/acts.ts';
import { type AddressList, addListRows } from '../../lib/addressList.ts';
import { emptyLoad } from '../../lib/loading.ts';
import type { Page } from '../../lib/paging.ts';
import { defineResource } from '../../lib/resource.ts';
import { scoped } from '../../lib/scope.ts';
import { addUnderWay, defineUnderWay } from '../../lib/underWay.ts';
import { type ActFilters, selectActFilters } from './actList.ts';

/** Fields that are searched by typing. */
type TypedField = 'keyword' | 'actor';

interface ConsoleActsState extends Pick<AddressList<ActRecord>, 'key' | 'rows'> {
  /** Text in the fields until the address has it. */
  typed: Partial<Record<TypedField, string>>;
  /** The list being exported as a file. */
  exports: string[];
}
const initialState: ConsoleActsState = { key: '', rows: emptyLoad(), typed: {}, exports: [] };

export const actRows = defineResource<Page<ActRecord>>('consoleActs', 'rows');
export const actsExportUnderWay = defineUnderWay(
  'consoleActs',
  'actsExport',
  (state: ConsoleActsState) => state.exports,
);

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
    actsExportWanted() {},
  },
  extraReducers: (builder) => {
    addListRows(builder, actRows);
    addUnderWay(builder, actsExportUnderWay);
  },
  selectors: {
    selectActRows: (state) => state.rows,
    selectTypedActs: (state) => state.typed,
    selectIsExportingActs: (state) => state.exports.length > 0,
  },
});

export const { actsOpened, actsSearchTyped, actsExportWanted } = slice.actions;
export const consoleActsReducer = scoped('company', slice.reducer);
export const { selectActRows, selectTypedActs, selectIsExportingActs } = slice.selectors;

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
