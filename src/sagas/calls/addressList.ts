import type { UnknownAction } from '@reduxjs/toolkit';
import { TIMING } from '../../constants/timing.ts';
import { delay, put, type SagaGenerator, select } from '../../effects/effects.ts';
import { navigationWanted } from '../../features/routing/routingSlice.ts';
import { type Narrowed, narrowedTo } from '../../lib/addressQuery.ts';
import type { Page } from '../../lib/paging.ts';
import type { ResourceOf } from '../../lib/resource.ts';
import type { Endpoint } from '../../services/http/endpoint.ts';
import { whileShown } from '../waits/whileShown.ts';
import { keepFresh } from './keepFresh.ts';
import { load } from './resource.ts';

/** A list whose filters and page are in the address, so that back and a reload keep them (`lib/addressList.ts`). */
interface AddressListPlan<State, F extends { readonly page: number }, Row> {
  readonly rows: ResourceOf<Page<Row>>;
  readonly opened: (key: string) => UnknownAction;
  readonly filters: (state: State) => F;
  readonly href: (filters: F) => string;
  /** The filters that identify the list, without whatever is open on top of it; all of them by default. */
  readonly ofList?: (filters: F) => F;
  /** How many rows are on a page. */
  readonly size: number;
  readonly endpoint: (
    query: Narrowed<F> & { readonly skipCount: number; readonly maxResultCount: number },
  ) => Endpoint<Page<Row>>;
}

/** Loads the page at the address, and reloads it on request; `on` and `live` as for `keepFresh`. */
export function* keepList<State, F extends { readonly page: number }, Row>(
  { rows, opened, filters, href, ofList = (given) => given, size, endpoint }: AddressListPlan<State, F, Row>,
  { on = [], live = false }: { readonly on?: readonly { readonly type: string }[]; readonly live?: boolean } = {},
): SagaGenerator<void> {
  const selectList = (state: State) => ofList(filters(state));
  yield* whileShown(
    (state: State) => href(selectList(state)),
    function* (key) {
      yield* put(opened(key));
      const given = yield* select(selectList);
      const query = { ...narrowedTo(given), skipCount: (given.page - 1) * size, maxResultCount: size };
      yield* keepFresh(() => load(rows, endpoint(query), { key }), { on: [rows.wanted, ...on], live });
    },
  );
}

/** The list follows the typed text after a debounce, from its first page; keystrokes add no history entries. */
export function* followTyped<State, F extends { readonly page: number }>(
  { filters, href }: Pick<AddressListPlan<State, F, never>, 'filters' | 'href'>,
  typed: Partial<F>,
): SagaGenerator<void> {
  yield* delay(TIMING.listSearchMs);
  const given = yield* select(filters);
  yield* put(navigationWanted({ to: href({ ...given, ...typed, page: 1 }), replace: true }));
}
