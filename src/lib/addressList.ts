import type { ActionReducerMapBuilder, PayloadAction } from '@reduxjs/toolkit';
import { addChangingResource } from './keyedResource.ts';
import { emptyLoad, type Load } from './loading.ts';
import type { Page } from './paging.ts';
import type { ResourceOf } from './resource.ts';

/** A list whose filters and page are in the address, as a slice holds it. `sagas/calls/addressList.ts` performs it. */
export interface AddressList<Row> {
  /** Identifies the shown list; answers for another one are dropped. */
  key: string;
  rows: Load<Page<Row>>;
  /** Text in the search field until the address has it; null if they agree. */
  typed: string | null;
}
export const emptyAddressList = <Row>(): AddressList<Row> => ({ key: '', rows: emptyLoad(), typed: null });

/** Opens the list at the address; the previous page's rows stay until the new ones arrive. */
export function openList(state: AddressList<unknown>, { payload }: PayloadAction<string>): void {
  state.key = payload;
  state.typed = null;
}

/** The person types into the search field. */
export function typeIntoList(state: AddressList<unknown>, { payload }: PayloadAction<string>): void {
  state.typed = payload;
}

/** Lets a slice hold the rows. Called after all `addCase`s. */
export function addListRows<State extends Pick<AddressList<Row>, 'key' | 'rows'>, Row>(
  builder: ActionReducerMapBuilder<State>,
  rows: ResourceOf<Page<Row>>,
): void {
  addChangingResource(
    builder,
    rows,
    (state) => state.key,
    (state) => state.rows,
  );
}
