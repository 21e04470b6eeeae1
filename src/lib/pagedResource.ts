import { type ActionReducerMapBuilder, createAction, type UnknownAction } from '@reduxjs/toolkit';
import { crashed } from './crash.ts';
import { keyed, keyedPayload } from './keyed.ts';
import { type Message, UNEXPECTED } from './message.ts';
import * as paging from './paging.ts';

/**
 * A list that a flow loads page by page (`lib/resource.ts` for the keys): `<flow>/<noun>PageWanted`, `…PageRequested`,
 * `…PageLoaded` and `…PageFailed` for the first page, `…NextPageRequested`, `…NextPageLoaded` and `…NextPageFailed` for
 * those after it. `…PageAbandoned` ends either kind without an answer. `sagas/calls/pagedResource.ts` performs it.
 */
export function definePagedResource<T extends { readonly id: string }>(flow: string, noun: string) {
  return {
    flow,
    /** The person wants the first page again after a failure. */
    wanted: createAction(`${flow}/${noun}PageWanted`, keyed),
    requested: createAction(`${flow}/${noun}PageRequested`, keyed),
    loaded: createAction(`${flow}/${noun}PageLoaded`, keyedPayload<paging.Page<T>>),
    failed: createAction(`${flow}/${noun}PageFailed`, keyedPayload<Message>),
    /** The end of the list is in sight, or the person retries. */
    nextRequested: createAction(`${flow}/${noun}NextPageRequested`, keyed),
    nextLoaded: createAction(`${flow}/${noun}NextPageLoaded`, keyedPayload<paging.Page<T>>),
    nextFailed: createAction(`${flow}/${noun}NextPageFailed`, keyedPayload<Message>),
    /** The page under way is no longer awaited: its list has been left. */
    abandoned: createAction(`${flow}/${noun}PageAbandoned`, keyed),
  };
}
export type PagedResource<T extends { readonly id: string }> = ReturnType<typeof definePagedResource<T>>;

interface Holder<State, T> {
  /** The writable list of a key in the state; null if that key is no longer shown. */
  readonly at: (state: State, key: string) => paging.Paged<T> | null;
  /** Every list of this resource in the state: loads under way fail when the flow crashes. */
  readonly all?: (state: State) => readonly paging.Paged<T>[];
  /** Transforms a page, the first or a next one, before it is taken. */
  readonly prepare?: (state: State, page: paging.Page<T>, key: string, isFirst: boolean) => paging.Page<T>;
}

/** Lets a slice hold a paged resource. Called after all `addCase`s. */
export function addPagedResource<State, T extends { readonly id: string }>(
  builder: ActionReducerMapBuilder<State>,
  resource: PagedResource<T>,
  { at, all = (state) => [at(state, '') ?? []].flat(), prepare = (_state, page) => page }: Holder<State, T>,
): void {
  const { requested, loaded, failed, nextRequested, nextLoaded, nextFailed, abandoned } = resource;
  const crash = crashed(resource.flow);
  const types = new Set<string>(
    [requested, loaded, failed, nextRequested, nextLoaded, nextFailed, abandoned, crash].map(({ type }) => type),
  );
  const isOurs = (action: UnknownAction): action is UnknownAction => types.has(action.type);
  builder.addMatcher(isOurs, (draft, action) => {
    // Immer's draft of a state is the state made writable; for a type parameter its type cannot express that.
    const state = draft as State;
    if (crash.match(action)) {
      for (const list of all(state)) {
        paging.pageFailed(list, UNEXPECTED);
        paging.nextFailed(list, UNEXPECTED);
      }
      return;
    }
    const { key } = action['meta'] as { readonly key: string };
    const list = at(state, key);
    if (!list) return;
    if (requested.match(action)) paging.pageRequested(list);
    else if (loaded.match(action)) paging.pageArrived(list, prepare(state, action.payload, key, true));
    else if (failed.match(action)) paging.pageFailed(list, action.payload);
    else if (nextRequested.match(action)) paging.nextRequested(list);
    else if (nextLoaded.match(action)) paging.nextArrived(list, prepare(state, action.payload, key, false));
    else if (nextFailed.match(action)) paging.nextFailed(list, action.payload);
    else paging.pageAbandoned(list);
  });
}
